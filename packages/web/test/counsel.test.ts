import type { Advised } from '@quayside/bots/advice'
import type { Facts } from '@quayside/kernel'
import type { AdviceShown, ImaginedStep } from '@quayside/table'
import { describe, expect, it, vi } from 'vitest'
import { Counsel } from '../src/table/counsel.svelte.ts'
import type { Refused } from '../src/table/link.ts'
import type { Play } from '../src/table/play.svelte.ts'
import { tableWords } from '../src/table/words.ts'

/** Advice at a table: asked for, waited for, put into words. */

const advised = (line: string[], chance: number, equal = false): Advised => ({
  line,
  // What sealing is about hangs on what was placed before.
  facts: line.map((text, i) => ({ kind: text === 'seal' ? `a seal on ${i}` : text })),
  chance,
  error: 0.03,
  simulations: 50,
  equal,
  points: [41.4, 38],
  expected: [],
  cause: null,
})

const begin = { over: false, view: { at: 0 }, scores: [], asked: [] }
/** Something is told of the first two steps, and the third is quiet. */
const STEPS: readonly ImaginedStep[] = ['moved', 'moved', 'rested'].map((kind, i) => ({
  seat: i % 2,
  events: [{ kind, seat: i % 2 }],
  patch: [[['view', 'at'], i + 1]],
}))
const shown = (...answers: Advised[]): AdviceShown => ({
  seat: 0,
  truth: 'truth',
  answers,
  begin,
  courses: answers.map(() => STEPS),
})
const standing = (...texts: string[]) => ({
  question: { kind: 'place' },
  answers: texts.map((text) => ({ text, facts: { kind: text } })),
})

/** A table at which every answer is said by its own text, and one is asked to place something. */
function table(heard: AdviceShown | Refused, changes: object = {}) {
  let answer: (heard: AdviceShown | Refused) => void = () => {}
  const advise = vi.fn(
    (_seq: number, _signal: AbortSignal) =>
      new Promise<AdviceShown | Refused>((resolve) => {
        answer = resolve
      }),
  )
  const play = {
    link: { advise },
    game: 'puerto-rico',
    chairs: [],
    imagined: null,
    letGo: () => {},
    nameOf: ({ kind }: Facts) => kind,
    stage: { sight: { seq: 7, over: false }, table: { advice: true } },
    viewer: 0,
    names: ['Marta', 'Anselmo'],
    language: 'en',
    said: tableWords.en,
    standing: standing('a', 'b', 'c', 'seal'),
    words: { answer: ({ kind }: Facts) => `Place ${kind}`, scoreLine: (what: string) => what },
    board: {
      places: ({ kind }: Facts) => [`at:${kind}`],
      quiet: new Set(['rested']),
      chapters: new Set(),
    },
    laysOut: false,
    ...changes,
  }
  const counsel = new Counsel(play as unknown as Play)
  let asked: Promise<void> | undefined
  const ask = () => {
    asked = counsel.toggle()
  }
  const come = async () => {
    answer(heard)
    await asked
  }
  return { counsel, advise, ask, come, play }
}

const two = shown(advised(['a'], 0.526, true), advised(['b'], 0.526, true))

describe('advice', () => {
  it('says each answer with its outlook and a reason, the best first', async () => {
    const { counsel, advise, ask, come } = table(two)
    ask()
    expect(advise).toHaveBeenCalledWith(7, expect.any(AbortSignal))
    await come()
    expect(counsel.rows).toMatchObject([
      { answer: 'Place a', outlook: '53% to win, about 41 points', places: ['at:a'], steps: '' },
      { answer: 'Place b', outlook: '53% to win, about 41 points', alike: 'about equal' },
    ])
    expect(counsel.rows[0].reason).toBe('About equal to “b”.')
    expect(counsel.rows.map(({ equal }) => equal)).toEqual([true, true])
    expect(counsel.told).toContain('1: Place a. 53% to win, about 41 points. about equal. ')
  })

  it('says that it is a quick look, if it is no more', async () => {
    const { counsel, ask, come } = table({ ...two, short: true })
    ask()
    await come()
    expect(counsel.short).toBe(true)
    expect(counsel.told).toContain(`Advice. ${tableWords.en.quickLook} 1: Place a.`)
  })

  it('that names nothing is none', async () => {
    const { counsel, ask, come } = table(shown())
    ask()
    await come()
    expect(counsel.trouble).toBe(tableWords.en.noAdvice)
  })

  it('calls answers equal that differ by chance, and others not', async () => {
    const clear = shown(advised(['a'], 0.6), advised(['b'], 0.5), advised(['c'], 0.49))
    const { counsel, ask, come } = table(clear)
    ask()
    await come()
    expect(counsel.rows.map(({ equal }) => equal)).toEqual([false, false, false])
  })

  it('names a whole by what tells it from the others, and says its steps', async () => {
    const wholes = shown(advised(['a', 'b', 'seal'], 0.5), advised(['a', 'c', 'seal'], 0.4))
    const { counsel, ask, come } = table(wholes)
    ask()
    await come()
    expect(counsel.rows.map(({ answer }) => answer)).toEqual(['Place b, and 2 more', 'Place c, and 2 more'])
    expect(counsel.rows[0].steps).toBe('Place a; Place b; Place a seal on 2')
  })

  it('is seen to be on its way after a while, and not before', async () => {
    vi.useFakeTimers()
    const { counsel, ask } = table(two)
    ask()
    await vi.advanceTimersByTimeAsync(399)
    expect(counsel.slow).toBe(false)
    await vi.advanceTimersByTimeAsync(2)
    expect(counsel.slow).toBe(true)
    expect(counsel.told).toBe('Thinking it through')
    vi.useRealTimers()
  })

  it('is let go when the question changes, and what comes late is not shown', async () => {
    const { counsel, advise, ask, come } = table(two)
    ask()
    counsel.close()
    expect(advise.mock.calls[0][1].aborted).toBe(true)
    await come()
    expect(counsel.open).toBe(false)
    expect(counsel.rows).toEqual([])
  })

  it('that does not come says why', async () => {
    const { counsel, ask, come } = table({ code: 'unreachable', message: '' })
    ask()
    await come()
    expect(counsel.trouble).toBe(tableWords.en.offline)
    const broken = table({ code: 'no-advice', message: 'the worker broke' })
    broken.ask()
    await broken.come()
    expect(broken.counsel.trouble).toBe(tableWords.en.noAdvice)
  })

  it('is offered to players of tables that play with it', () => {
    const stage = (advice: boolean) => ({ stage: { sight: { seq: 7, over: false }, table: { advice } } })
    expect(table(two).counsel.offered).toBe(true)
    expect(table(two, stage(false)).counsel.offered).toBe(false)
    expect(table(two, { viewer: 'spectator' }).counsel.offered).toBe(false)
  })

  it('is asked only about a question that stands', async () => {
    const { counsel, advise } = table(two, { standing: null })
    await counsel.toggle()
    expect(advise).not.toHaveBeenCalled()
    expect(counsel.open).toBe(false)
  })
})

describe('what is expected after an answer', () => {
  async function imagined() {
    const at = table(two)
    at.ask()
    await at.come()
    await at.counsel.imagine(1)
    return { ...at, ahead: (at.play as unknown as Play).imagined! }
  }

  it('is looked at moment by moment; what nobody tells of belongs to the one before', async () => {
    const { ahead } = await imagined()
    expect(ahead.after).toBe('Place b')
    expect(ahead.moments.map(({ told, sight }) => [told[0].kind, sight.view.at])).toEqual([
      ['moved', 1],
      ['moved', 3],
    ])
    expect(ahead.sight).toMatchObject({ view: { at: 1 }, ask: null, undo: null })
  })

  it('goes by keys, and no further than it is expected', async () => {
    const { ahead } = await imagined()
    expect(ahead.key('ArrowLeft')).toBe(true)
    expect(ahead.at).toBe(0)
    ahead.key('ArrowRight')
    ahead.key('ArrowRight')
    expect(ahead.at).toBe(1)
    ahead.key('Home')
    expect(ahead.at).toBe(0)
    expect(ahead.key('1')).toBe(false)
  })

  it('goes with the question', async () => {
    const { counsel, play } = await imagined()
    counsel.close()
    expect(play.imagined).toBeNull()
  })
})
