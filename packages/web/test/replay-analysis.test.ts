import type { Advised } from '@quayside/bots/advice'
import { type AnalysisStep, Analyst } from '@quayside/bots/analysis'
import { gameById } from '@quayside/games'
import { AnswerList, type GameRecord, Match, Rng, recordOf, seatsIn } from '@quayside/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stonesJudgement } from '../../bots/test/stones-judgement.ts'
import { stones } from '../../kernel/test/games/stones.ts'
import { bandsOf, percents, valuesAt } from '../src/replay/bands.ts'
import { Insight, type Scholar } from '../src/replay/insight.svelte.ts'
import { Lines } from '../src/replay/lines.ts'
import { whenQuiet } from '../src/replay/quiet.ts'
import { Places, pastAs } from '../src/replay/record.ts'
import { type Found, fingerprintOf, LONGEST, MOST_GAMES, MOST_TEXT, Shelf } from '../src/replay/shelf.ts'
import { courseOf } from '../src/replay/steps.ts'
import { questionAt, type Weighing, weigh } from '../src/replay/why.ts'

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** A game that the policy plays; now and then an answer is taken back and given again. */
function recorded(game = stones as ReturnType<typeof gameById> & object, options: object, most = Infinity): GameRecord {
  const match = must(Match.begin(game, options, 'analysis'))
  const list = new AnswerList()
  const rng = new Rng('analysis')
  while (!match.over && match.lines.length < most) {
    const [seat] = seatsIn(game.toMove(match.state))
    list.clear()
    game.legal(match.state, seat, list)
    must(match.play(seat, game.policy(match.state, seat, list, rng)))
    if (rng.below(5) === 0) match.undo(seat)
  }
  return recordOf(match)
}

const puertoRico = gameById('puerto-rico')!
const finished = recorded(stones, { players: 3, stones: 12 })

/** Thinks on the spot; afterwards one can see what it was asked. */
class Here implements Scholar {
  readonly heard: (AnalysisStep | null)[] = []
  private readonly analyst = new Analyst()

  async analyse(task: Parameters<Scholar['analyse']>[0]): Promise<AnalysisStep | null> {
    const news = this.analyst.next({ ...task, milliseconds: undefined }, { game: stones, judgement: stonesJudgement })
    this.heard.push(news)
    return news
  }

  advise(): never {
    throw new Error('nobody asked for advice')
  }
}

describe('an insight', () => {
  it('grows until everything is known', async () => {
    const insight = new Insight(finished, new Here())
    await insight.start()
    expect(insight.state).toBe('done')
    expect(insight.curve.map(({ line }) => line)).toEqual(insight.curve.map(({ line }) => line).sort((a, b) => a - b))
    expect(insight.curve.at(-1)).toMatchObject({ line: finished.answers.length, seat: null })
    expect(insight.curve.slice(0, -1).every(({ playouts }) => playouts === 96)).toBe(true)
    expect(insight.reviews.size).toBe(insight.curve.length - 1)
  })

  it('stops when nobody wants it any more, and goes on later', async () => {
    const here = new Here()
    const insight = new Insight(finished, here)
    const running = insight.start()
    insight.stop()
    await running
    expect(insight.state).toBe('waiting')
    expect(here.heard.length).toBe(1)
    await insight.start()
    expect(insight.state).toBe('done')
  })

  it('is shown once every moment was looked at', async () => {
    const here = new Here()
    const states: boolean[] = []
    const insight: Insight = new Insight(finished, {
      analyse: async (task) => {
        states.push(insight.ready)
        return here.analyse(task)
      },
      advise: here.advise,
    })
    await insight.start()
    const moments = insight.curve.length - 1
    expect(states.indexOf(true)).toBe(1 + moments)
  })

  it('keeps what it knows when the thinking has to begin anew', async () => {
    let here = new Here()
    const playouts: number[] = []
    const insight: Insight = new Insight(finished, {
      analyse: async (task) => {
        playouts.push(insight.curve[0]?.playouts ?? 0)
        if (playouts.length === 60) here = new Here()
        return here.analyse(task)
      },
      advise: here.advise,
    })
    await insight.start()
    expect(playouts.slice(1)).toEqual(playouts.slice(1).sort((a, b) => a - b))
  })

  it('comes to nothing for a game that runs, and can be tried again after a failure', async () => {
    const running = new Insight(recorded(stones, { players: 3, stones: 12 }, 2), new Here())
    await running.start()
    expect([running.state, running.curve.length, running.reviews.size]).toEqual(['alone', 0, 0])
    const here = new Here()
    let failures = 1
    const insight = new Insight(finished, {
      analyse: (task) => (failures-- > 0 ? Promise.reject(new Error('no worker')) : here.analyse(task)),
      advise: here.advise,
    })
    await insight.start()
    expect(insight.state).toBe('failed')
    await insight.start()
    expect(insight.state).toBe('done')
  })

  it('reviews an answer at once when somebody asks', async () => {
    const here = new Here()
    const insight = new Insight(finished, here)
    await insight.start()
    const [[line, review]] = insight.reviews
    const other = new Insight(finished, here)
    await other.review(line)
    expect(other.reviews.get(line)).toEqual(review)
  })
})

describe('a quiet page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is waited for, from the last touch on, and used once', () => {
    const act = vi.fn()
    whenQuiet(1000, act)
    vi.advanceTimersByTime(900)
    document.dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(900)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    document.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(5000)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('does not count while it is hidden, nor once it was left', () => {
    const act = vi.fn()
    const giveUp = whenQuiet(1000, act)
    Object.assign(document, { hidden: true })
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(5000)
    Object.assign(document, { hidden: false })
    document.dispatchEvent(new Event('visibilitychange'))
    giveUp()
    vi.advanceTimersByTime(5000)
    expect(act).not.toHaveBeenCalled()
  })
})

describe('lines of a record', () => {
  const record = recorded(puertoRico, { players: 3 })
  const places = new Places(puertoRico, record)

  it.each(['referee', 1] as const)('find the answer of every moment, and the moment again (%s)', (viewer) => {
    const course = courseOf(pastAs(puertoRico, record, viewer), () => 1)
    const lines = new Lines(course, places, viewer)
    course.steps.forEach(({ seat, texts }, i) => {
      const line = lines.lineOf(i + 1)!
      expect(record.answers[line]).toBe(`${seat} ${texts[0]}`)
      expect(lines.momentAfter(line)).toBe(i + 1)
      expect(lines.momentBefore(line)).toBe(i)
    })
    expect(lines.lineOf(0)).toBeUndefined()
    expect(lines.momentBefore(record.answers.length)).toBe(course.steps.length)
  })
})

describe('the question of an answer', () => {
  const record = recorded(puertoRico, { players: 3 })
  const words = puertoRico.words('en', record.options)

  it('is asked as it stood then', () => {
    const line = record.answers.findIndex((answer) => answer.includes(' role '))
    const question = questionAt(puertoRico, record, line)!
    expect(`${question.seat} ${question.given}`).toBe(record.answers[line])
    const known = puertoRico.unpack(question.task.state)
    expect(seatsIn(puertoRico.toMove(known))).toContain(question.seat)
    expect(question.answer('role builder', words)).toBe('Choose Builder')
  })

  it('is none after the last answer', () => {
    expect(questionAt(puertoRico, record, record.answers.length)).toBeNull()
  })
})

describe('what a master thought of', () => {
  const advised = (text: string, chance: number, equal = false): Advised => ({
    line: [text],
    facts: [{ kind: text }],
    simulations: 100,
    chance,
    error: 0.02,
    equal,
    points: [30, 28],
    expected: [],
    cause: null,
  })
  const advice = (...answers: Advised[]) => ({ seat: 0, answers })
  const review = { line: 4, seat: 0, quality: 'slip', lost: 0.07, best: ['a'] } as const
  const shown = ({ rows }: Weighing) => rows.map(({ line: [text], percent }) => `${text} ${percent}`)

  it('is sorted by the chances shown', () => {
    const weighing = weigh(advice(advised('a', 0.47), advised('b', 0.54), advised('c', 0.5)), 'a', undefined)
    expect(shown(weighing)).toEqual(['b 54', 'c 50', 'a 47'])
    expect(weighing).toMatchObject({ quality: 'slip', apart: 7 })
  })

  it('is about equal within the error, and then nothing is the best', () => {
    const equals = advice(advised('a', 0.53, true), advised('b', 0.53, true), advised('c', 0.4))
    expect(weigh(equals, 'a', undefined)).toMatchObject({ quality: 'equal', apart: 0, error: 3 })
    expect(weigh(equals, 'b', undefined).quality).toBe('equal')
    expect(weigh(equals, 'c', undefined).quality).toBe('blunder')
    expect(weigh(advice(advised('a', 0.64), advised('b', 0.52)), 'a', undefined).quality).toBe('best')
    expect(weigh(advice(advised('a', 0.64), advised('b', 0.5)), 'b', undefined).quality).toBe('blunder')
    expect(weigh(advice(advised('a', 0.54), advised('b', 0.5)), 'b', undefined).quality).toBe('good')
  })

  it('has what was answered in its place even if no master thought of it, once it was compared', () => {
    const thought = advice(advised('a', 0.54), advised('b', 0.45))
    expect(shown(weigh(thought, 'z', review))).toEqual(['a 54', 'z 47', 'b 45'])
    expect(weigh(thought, 'z', review)).toMatchObject({ quality: 'slip', apart: 7 })
    expect(weigh(thought, 'z', undefined).quality).toBeNull()
  })
})

describe('a shelf of analyses', () => {
  /** As much of a browser's storage as is used. */
  class Box {
    readonly texts = new Map<string, string>()
    most = Infinity
    get length(): number {
      return this.texts.size
    }
    key(i: number): string | null {
      return [...this.texts.keys()][i] ?? null
    }
    getItem(key: string): string | null {
      return this.texts.get(key) ?? null
    }
    setItem(key: string, text: string): void {
      if (text.length > this.most) throw new Error('full')
      this.texts.set(key, text)
    }
    removeItem(key: string): void {
      this.texts.delete(key)
    }
  }
  const found = (line = 3): Found => ({
    outlooks: [{ line, seat: 0, playouts: 8, chances: [1 / 3, 2 / 3], points: [30.123456, 2] }],
    reviews: [{ line, seat: 1, quality: 'slip', lost: 0.0712345, best: ['draw'] }],
    ready: true,
    done: false,
    spent: 1200,
  })

  it('gives back what was put on it, by the game', () => {
    const shelf = new Shelf(
      () => box,
      () => 5,
    )
    const box = new Box()
    shelf.put('one', found())
    shelf.put('other', found(7))
    expect(shelf.take('one')).toMatchObject({ ready: true, done: false, spent: 1200 })
    expect(shelf.take('one')?.outlooks[0].chances).toEqual([0.3333, 0.6667])
    expect(shelf.take('other')?.reviews[0]).toMatchObject({ line: 7, quality: 'slip', lost: 0.0712 })
    expect(shelf.take('none')).toBeNull()
    expect(fingerprintOf(finished)).toMatch(/^[0-9a-f]{32}$/)
    expect(fingerprintOf({ ...finished, answers: finished.answers.slice(1) })).not.toBe(fingerprintOf(finished))
  })

  it('keeps only so many, so much and so long: the longest untouched go', () => {
    const box = new Box()
    let now = 0
    const shelf = new Shelf(
      () => box,
      () => now,
    )
    box.setItem('quayside.table.x', 'a table')
    for (now = 1; now <= MOST_GAMES + 3; now++) shelf.put(`game ${now}`, found())
    expect(box.length).toBe(MOST_GAMES + 1)
    expect([shelf.take('game 3'), shelf.take('game 4') === null]).toEqual([null, false])
    const large = { ...found(), outlooks: Array.from({ length: 3000 }, () => found().outlooks[0]) }
    for (const key of ['a', 'b', 'c', 'd']) shelf.put(key, large)
    const letters = [...box.texts].reduce((sum, [, text]) => sum + text.length, 0)
    expect(letters).toBeLessThanOrEqual(MOST_TEXT)
    expect(shelf.take('d')).not.toBeNull()
    now += LONGEST + 1
    expect(shelf.take('d')).toBeNull()
    shelf.put('new', found())
    expect([...box.texts.keys()]).toEqual(['quayside.table.x', 'quayside.analysis.new'])
  })

  it('takes nothing that is old, cut off or edited, and does without a storage', () => {
    const box = new Box()
    const shelf = new Shelf(() => box)
    const bad = ['', '{', 'null', '{"making":0}', '{"making":1}', '{"making":1,"outlooks":[{}],"reviews":[]}']
    for (const text of bad) {
      box.setItem('quayside.analysis.x', text)
      expect(shelf.take('x')).toBeNull()
    }
    box.most = 10
    shelf.put('y', found())
    expect(shelf.take('y')).toBeNull()
    const none = new Shelf(() => null)
    none.put('y', found())
    expect(none.take('y')).toBeNull()
  })

  it('lets an analysis go on where it stopped', async () => {
    const box = new Box()
    const shelf = new Shelf(() => box)
    const whole = new Insight(finished, new Here(), new Shelf(() => null))
    await whole.start()
    const first: Insight = new Insight(
      finished,
      new (class extends Here {
        override async analyse(task: Parameters<Scholar['analyse']>[0]) {
          if (this.heard.length === 12) first.stop()
          return super.analyse(task)
        }
      })(),
      shelf,
    )
    await first.start()
    expect(first.state).toBe('waiting')

    // The page is loaded again.
    const here = new Here()
    const second = new Insight(finished, here, shelf)
    expect(second.begun).toBe(true)
    expect(second.ready).toBe(first.ready)
    expect(second.curve.map(({ playouts }) => playouts)).toEqual(first.curve.map(({ playouts }) => playouts))
    await second.start()
    expect(second.state).toBe('done')
    expect(second.curve.map(({ line, playouts }) => [line, playouts])).toEqual(
      whole.curve.map(({ line, playouts }) => [line, playouts]),
    )
    expect([...second.reviews.keys()].sort()).toEqual([...whole.reviews.keys()].sort())

    // And again: nothing is left to do.
    const idle = new Here()
    const third = new Insight(finished, idle, shelf)
    await third.start()
    expect([third.state, third.ready, idle.heard.length]).toEqual(['done', true, 0])
    expect(third.turnings.map(({ line }) => line)).toEqual(second.turnings.map(({ line }) => line))
  })
})

describe('bands', () => {
  const stack = {
    places: [0, 0.5, 1],
    rows: [
      [0.5, 0.5],
      [0.25, 0.75],
      [1, 0],
    ],
  }

  it('lie one on the other and fill the height', () => {
    const [first, second] = bandsOf(stack, { x: (place) => 100 * place, top: 10, height: 40, thin: 0 })
    expect(first.d).toBe('M0.0 10.0L50.0 10.0L100.0 10.0L100.0 50.0L50.0 20.0L0.0 30.0z')
    expect([first.left, second.left, second.right]).toEqual([20, 40, 50])
  })

  it('leave a little of everybody to be seen', () => {
    const [first, second] = bandsOf(stack, { x: (place) => 100 * place, top: 0, height: 40, thin: 2 })
    expect([first.right, second.right]).toEqual([19, 39])
  })

  it('are read between their places', () => {
    expect(valuesAt(stack, 0)).toEqual([0.5, 0.5])
    expect(valuesAt(stack, 0.25)).toEqual([0.375, 0.625])
    expect(valuesAt(stack, 1)).toEqual([1, 0])
  })

  it('are told in percents that add up', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
    expect(percents([0.006, 0.994])).toEqual([1, 99])
    expect(percents([1, 0])).toEqual([100, 0])
  })
})
