import type { AnalysisJob } from '@quayside/bots/analysis'
import type { Grade } from '@quayside/bots/grades'
import type { Found } from '@quayside/bots/parallel'
import { type InPart, LATENESS } from '@quayside/bots/parts'
import type { BotJob } from '@quayside/bots/think'
import type { GameRecord } from '@quayside/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GRACE, type Helper, IDLE, LOADING } from '../src/bots/desk.ts'
import { Thinker, workersFor } from '../src/bots/thinker.ts'
import type { Said, Wish } from '../src/bots/wish.ts'

/** The page's workers: who is asked what, and what becomes of those who fail. */

const WHOLE = { index: 0, of: 1 }

class Worker implements Helper {
  onmessage: Helper['onmessage'] = null
  onerror: Helper['onerror'] = null
  readonly asked: Wish[] = []
  dismissed = false

  postMessage(text: string): void {
    this.asked.push(JSON.parse(text))
  }

  terminate(): void {
    this.dismissed = true
  }

  say(said: Said): void {
    this.onmessage?.({ data: JSON.stringify(said) } as MessageEvent<string>)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function office(most = 1) {
  const workers: Worker[] = []
  const thinker = new Thinker(() => {
    workers.push(new Worker())
    return workers.at(-1)!
  }, most)
  return { workers, thinker }
}

const task = (seat: number, bot: Grade = 'strong'): BotJob => ({
  rules: { game: 'puerto-rico', version: 1, data: '' },
  options: { players: 3 },
  bot,
  seat,
  seed: 's',
  state: {},
})
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const LONGEST = 3000

/** What a part has found: of each way, how good it looked in ten simulations. */
const found = (ways: { readonly [answer: string]: number }, part = WHOLE): Found<string> => ({
  part,
  seat: 0,
  trust: 0,
  ways: Object.entries(ways).map(([answer, value], way) => {
    const sums = [10 * value, 10 - 10 * value]
    return {
      way,
      answers: [answer],
      promise: 0,
      simulations: 10,
      values: sums,
      points: sums,
      squares: sums,
      last: true,
    }
  }),
})
const answer = (line: string): Said => ({ t: 'answer', found: found({ [line]: 0.5 }) })
const begin = { over: false, view: {}, scores: [], asked: [] }
const SHOWN = { seat: 0, answers: [], truth: '', begin, courses: [] }
const seatsAsked = ({ asked }: Worker) => asked.map((wish) => (wish.task as BotJob).seat)

describe('the worker', () => {
  it('is hired with the first wish, and asked one thing after the other', async () => {
    const { workers, thinker } = office()
    expect(workers).toHaveLength(0)
    const first = thinker.answer(task(1))
    const second = thinker.answer(task(2))
    const [worker] = workers
    expect(worker.asked).toEqual([{ kind: 'answer', task: { ...task(1), milliseconds: LONGEST, part: WHOLE } }])
    worker.say({ t: 'begun' })
    worker.say(answer('role mayor'))
    expect(await first).toEqual(['role mayor'])
    worker.say(answer('role captain'))
    expect(await second).toEqual(['role captain'])
    expect(workers).toHaveLength(1)
    expect(seatsAsked(worker)).toEqual([1, 2])
  })

  it('is asked for advice before anything else that waits', async () => {
    const { workers, thinker } = office()
    void thinker.answer(task(1))
    void thinker.answer(task(2))
    const advice = thinker.advise(task(0))
    workers[0].say(answer('pass'))
    expect(workers[0].asked.map(({ kind }) => kind)).toEqual(['answer', 'advice'])
    workers[0].say({ t: 'advice', advice: SHOWN })
    expect(await advice).toEqual(SHOWN)
    expect(workers[0].asked.map(({ kind }) => kind)).toEqual(['answer', 'advice', 'answer'])
  })

  it('that fails is dismissed; the next wish gets another', async () => {
    const { workers, thinker } = office()
    const first = thinker.answer(task(1))
    const second = thinker.answer(task(2))
    workers[0].say({ t: 'failed', message: 'no such game' })
    await expect(first).rejects.toThrow('no such game')
    expect(workers[0].dismissed).toBe(true)
    workers[1].say(answer('pass'))
    expect(await second).toEqual(['pass'])
  })

  it('that cannot even be loaded is a failure too', async () => {
    const { workers, thinker } = office()
    const lost = thinker.answer(task(1))
    workers[0].onerror?.({ message: 'not found', preventDefault() {} } as ErrorEvent)
    await expect(lost).rejects.toThrow('not found')
    const nowhere = new Thinker(() => {
      throw new Error('no workers here')
    }, 2)
    const refused = [nowhere.answer(task(1, 'master')), nowhere.answer(task(2))]
    for (const one of refused) await expect(one).rejects.toThrow('no workers here')
  })

  it.each([
    ['strong', 3000],
    ['master', 3000],
    ['grandmaster', 10_000],
  ] as const)('may take its time to load, and then thinks no longer than the grade may: %s', async (bot, longest) => {
    const { workers, thinker } = office()
    const late = thinker.answer(task(1, bot))
    late.catch(() => {})
    await wait(LOADING - 1)
    workers[0].say({ t: 'begun' })
    await wait(longest + GRACE - 1)
    expect(workers[0].dismissed).toBe(false)
    await wait(1)
    await expect(late).rejects.toThrow('too long')
    expect(workers[0].dismissed).toBe(true)
  })

  it('is not kept at what nobody waits for', async () => {
    const { workers, thinker } = office()
    const [undone, closed] = [new AbortController(), new AbortController()]
    const first = thinker.answer(task(1), undone.signal)
    const second = thinker.answer(task(2), closed.signal)
    const third = thinker.answer(task(3))
    closed.abort()
    await expect(second).rejects.toThrow('nobody waits')
    expect(workers[0].dismissed).toBe(false)
    undone.abort()
    await expect(first).rejects.toThrow('nobody waits')
    expect(workers[0].dismissed).toBe(true)
    expect(seatsAsked(workers[1])).toEqual([3])
    workers[1].say(answer('pass'))
    expect(await third).toEqual(['pass'])
  })

  it('that has answered goes on with what others want, whatever becomes of who asked first', async () => {
    const { workers, thinker } = office()
    const leaving = new AbortController()
    const first = thinker.answer(task(1), leaving.signal)
    workers[0].say(answer('pass'))
    await first
    const second = thinker.answer(task(2))
    leaving.abort()
    workers[0].say(answer('role mayor'))
    expect(await second).toEqual(['role mayor'])
    expect(workers).toHaveLength(1)
  })

  it('with nothing to do is dismissed after a while, and hired again', async () => {
    const { workers, thinker } = office()
    const first = thinker.answer(task(1))
    workers[0].say(answer('pass'))
    await first
    await wait(IDLE - 1)
    expect(workers[0].dismissed).toBe(false)
    await wait(1)
    expect(workers[0].dismissed).toBe(true)
    void thinker.answer(task(2))
    expect(workers).toHaveLength(2)
    await wait(LOADING - 1)
    expect(workers[1].dismissed).toBe(false)
  })
})

describe('several workers', () => {
  it('are half as many as there are cores, and one at least', () => {
    expect([0, 1, 2, 3, 4, 8, 64].map(workersFor)).toEqual([1, 1, 1, 1, 2, 4, 8])
  })

  it('share what a master thinks, in truths of their own, and it is put together', async () => {
    const { workers, thinker } = office(3)
    const line = thinker.answer(task(1, 'master'))
    const parts = workers.map(({ asked }) => (asked[0].task as InPart<BotJob>).part)
    expect(parts).toEqual([0, 1, 2].map((index) => ({ index, of: 3 })))
    const said = [
      { a: 0.6, b: 0.5 },
      { a: 0.3, b: 0.5 },
      { a: 0.5, b: 0.5 },
    ]
    for (const [i, ways] of said.entries()) workers[i].say({ t: 'answer', found: found(ways, parts[i]) })
    expect(await line).toEqual(['b'])
  })

  it('find together what a master would answer, and one of them tells of it', async () => {
    const { workers, thinker } = office(2)
    const { bot: _, ...wanted } = task(0)
    const advice = thinker.advise(wanted)
    const parts = workers.map(({ asked }) => asked[0].task as InPart<BotJob>)
    expect(parts.map(({ bot, part }) => [bot, part.index])).toEqual([
      ['master', 0],
      ['master', 1],
    ])
    const said = [found({ a: 0.6 }, parts[0].part), found({ a: 0.4 }, parts[1].part)]
    for (const [i, one] of said.entries()) workers[i].say({ t: 'answer', found: one })
    await wait(0)
    expect(workers.map(({ asked }) => asked.length).sort()).toEqual([1, 2])
    const teller = workers.find(({ asked }) => asked.length === 2)!
    expect(teller.asked[1]).toEqual({ kind: 'advice', task: { ...wanted, milliseconds: LONGEST, found: said } })
    teller.say({ t: 'advice', advice: SHOWN })
    expect(await advice).toEqual(SHOWN)
  })

  it('do not all turn to what is soon done, or while others wait', async () => {
    const { workers, thinker } = office(2)
    void thinker.answer(task(1))
    expect(workers).toHaveLength(1)
    void thinker.answer(task(2))
    void thinker.answer(task(3, 'master'))
    void thinker.answer(task(4, 'master'))
    expect(workers.map(seatsAsked)).toEqual([[1], [2]])
    workers[0].say(answer('pass'))
    workers[1].say(answer('pass'))
    expect(workers.map(seatsAsked)).toEqual([
      [1, 3],
      [2, 4],
    ])
  })

  it('answer without the one that fails', async () => {
    const { workers, thinker } = office(2)
    const line = thinker.answer(task(1, 'grandmaster'))
    workers[0].say({ t: 'failed', message: 'out of memory' })
    workers[1].say({ t: 'answer', found: found({ pass: 0.5 }, { index: 1, of: 2 }) })
    expect(await line).toEqual(['pass'])
  })

  it('answer without the one that is late', async () => {
    const { workers, thinker } = office(2)
    const line = thinker.answer(task(1, 'master'))
    workers[0].say({ t: 'answer', found: found({ pass: 0.5 }, { index: 0, of: 2 }) })
    await wait(LATENESS)
    expect(await line).toEqual(['pass'])
  })

  it('are all dismissed when nobody waits', async () => {
    const { workers, thinker } = office(3)
    const undone = new AbortController()
    const line = thinker.answer(task(1, 'master'), undone.signal)
    undone.abort()
    await expect(line).rejects.toThrow('nobody waits')
    expect(workers.map(({ dismissed }) => dismissed)).toEqual([true, true, true])
  })

  it('leave an analysis to the one that remembers it', async () => {
    const { workers, thinker } = office(2)
    const { rules, options } = task(1)
    const job: AnalysisJob = { record: { rules, options } as GameRecord, seed: 's' }
    void thinker.analyse(job)
    void thinker.analyse(job)
    void thinker.answer(task(1))
    expect(workers.map(({ asked }) => asked.map(({ kind }) => kind))).toEqual([['analysis'], ['answer']])
    workers[1].say(answer('pass'))
    workers[0].say({ t: 'analysis', news: null })
    expect(workers.map(({ asked }) => asked.map(({ kind }) => kind))).toEqual([['analysis', 'analysis'], ['answer']])
  })
})
