import type { Advice, Advised } from '@quayside/bots/advice'
import type { Facts } from '@quayside/kernel'
import { describe, expect, it, vi } from 'vitest'
import { Counsel } from '../src/table/counsel.svelte.ts'
import type { Refused } from '../src/table/link.ts'
import type { Play } from '../src/table/play.svelte.ts'
import { tableWords } from '../src/table/words.ts'

/** Advice at a table: asked for, waited for, put into words. */

const advised = (line: string[], chance: number): Advised => ({
  line,
  chance,
  error: 0.03,
  simulations: 50,
  points: [41.4, 38],
  differences: [],
  rival: null,
})
const standing = (...texts: string[]) => ({
  question: { kind: 'place' },
  answers: texts.map((text) => ({ text, facts: { kind: text } })),
})

/** A table at which every answer is said by its own text, and one is asked to place something. */
function table(heard: Advice | Refused, changes: object = {}) {
  let answer: (heard: Advice | Refused) => void = () => {}
  const advise = vi.fn(
    (_seq: number, _signal: AbortSignal) =>
      new Promise<Advice | Refused>((resolve) => {
        answer = resolve
      }),
  )
  const play = {
    link: {
      advise,
      // What sealing is about hangs on what was placed before.
      preview: async (given: string[]) => {
        const { answers } = standing('a', 'b', 'c')
        return { ask: { answers: [...answers, { text: 'seal', facts: { kind: `a seal on ${given.length}` } }] } }
      },
    },
    stage: { sight: { seq: 7, over: false }, table: { advice: true } },
    viewer: 0,
    names: ['Marta', 'Anselmo'],
    language: 'en',
    said: tableWords.en,
    standing: standing('a', 'b', 'c', 'seal'),
    words: { answer: ({ kind }: Facts) => `Place ${kind}`, scoreLine: (what: string) => what },
    board: { places: ({ kind }: Facts) => [`at:${kind}`] },
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
  return { counsel, advise, ask, come }
}

const two: Advice = { seat: 0, answers: [advised(['a'], 0.534), advised(['b'], 0.5)] }

describe('advice', () => {
  it('says each answer with its outlook and a reason, the best first', async () => {
    const { counsel, advise, ask, come } = table(two)
    ask()
    expect(advise).toHaveBeenCalledWith(7, expect.any(AbortSignal))
    await come()
    expect(counsel.rows).toMatchObject([
      { answer: 'Place a', outlook: '53% to win, about 41 points', places: ['at:a'], steps: '' },
      { answer: 'Place b', outlook: '50% to win, about 41 points' },
    ])
    expect(counsel.rows[0].reason).toContain('“Place b”')
    expect(counsel.rows.map(({ equal }) => equal)).toEqual([true, true])
    expect(counsel.told).toContain('1: Place a. 53% to win, about 41 points. ')
  })

  it('says that it is a quick look, if it is no more', async () => {
    const { counsel, ask, come } = table({ ...two, short: true })
    ask()
    await come()
    expect(counsel.short).toBe(true)
    expect(counsel.told).toContain(`Advice. ${tableWords.en.quickLook} 1: Place a.`)
  })

  it('that names nothing is none', async () => {
    const { counsel, ask, come } = table({ seat: 0, answers: [] })
    ask()
    await come()
    expect(counsel.trouble).toBe(tableWords.en.noAdvice)
  })

  it('calls answers equal that differ by chance, and others not', async () => {
    const clear = { seat: 0, answers: [advised(['a'], 0.6), advised(['b'], 0.5), advised(['c'], 0.49)] }
    const { counsel, ask, come } = table(clear)
    ask()
    await come()
    expect(counsel.rows.map(({ equal }) => equal)).toEqual([false, false, false])
  })

  it('names a whole by what tells it from the others, and says its steps', async () => {
    const wholes = { seat: 0, answers: [advised(['a', 'b', 'seal'], 0.5), advised(['a', 'c', 'seal'], 0.4)] }
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
