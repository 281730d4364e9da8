import type { BotJob } from '@quayside/bots/think'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GRACE, type Helper, LOADING, LONGEST, Thinker } from '../src/bots/thinker.ts'
import type { Said, Wish } from '../src/bots/wish.ts'

/** The page's one worker: who is asked what, and what becomes of those who fail. */

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

function office() {
  const workers: Worker[] = []
  const thinker = new Thinker(() => {
    workers.push(new Worker())
    return workers.at(-1)!
  })
  return { workers, thinker }
}

const task = (seat: number): BotJob => ({
  rules: { game: 'puerto-rico', version: 1, data: '' },
  options: { players: 3 },
  bot: 'strong',
  seat,
  seed: 's',
  state: {},
})
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the worker', () => {
  it('is hired with the first wish, and asked one thing after the other', async () => {
    const { workers, thinker } = office()
    expect(workers).toHaveLength(0)
    const first = thinker.answer(task(1))
    const second = thinker.answer(task(2))
    const [worker] = workers
    expect(worker.asked).toEqual([{ kind: 'answer', task: { ...task(1), milliseconds: LONGEST } }])
    worker.say({ t: 'begun' })
    worker.say({ t: 'answer', line: ['role mayor'] })
    expect(await first).toEqual(['role mayor'])
    worker.say({ t: 'answer', line: ['role captain'] })
    expect(await second).toEqual(['role captain'])
    expect(workers).toHaveLength(1)
    expect(worker.asked.map((wish) => (wish.task as BotJob).seat)).toEqual([1, 2])
  })

  it('is asked for advice before anything else that waits', async () => {
    const { workers, thinker } = office()
    void thinker.answer(task(1))
    void thinker.answer(task(2))
    const advice = thinker.advise(task(0))
    workers[0].say({ t: 'answer', line: ['pass'] })
    expect(workers[0].asked.map(({ kind }) => kind)).toEqual(['answer', 'advice'])
    const begin = { over: false, view: {}, scores: [], asked: [] }
    const found = { seat: 0, answers: [], truth: '', begin, courses: [] }
    workers[0].say({ t: 'advice', advice: found })
    expect(await advice).toEqual(found)
    expect(workers[0].asked.map(({ kind }) => kind)).toEqual(['answer', 'advice', 'answer'])
  })

  it('that fails is dismissed; the next wish gets another', async () => {
    const { workers, thinker } = office()
    const first = thinker.answer(task(1))
    const second = thinker.answer(task(2))
    workers[0].say({ t: 'failed', message: 'no such game' })
    await expect(first).rejects.toThrow('no such game')
    expect(workers[0].dismissed).toBe(true)
    workers[1].say({ t: 'answer', line: ['pass'] })
    expect(await second).toEqual(['pass'])
  })

  it('that cannot even be loaded is a failure too', async () => {
    const { workers, thinker } = office()
    const lost = thinker.answer(task(1))
    workers[0].onerror?.({ message: 'not found', preventDefault() {} } as ErrorEvent)
    await expect(lost).rejects.toThrow('not found')
    const refused = new Thinker(() => {
      throw new Error('no workers here')
    }).answer(task(1))
    await expect(refused).rejects.toThrow('no workers here')
  })

  it('may take its time to load, and then thinks no longer than agreed', async () => {
    const { workers, thinker } = office()
    const late = thinker.answer(task(1))
    late.catch(() => {})
    await wait(LOADING - 1)
    workers[0].say({ t: 'begun' })
    await wait(LONGEST + GRACE - 1)
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
    expect(workers[1].asked.map((wish) => (wish.task as BotJob).seat)).toEqual([3])
    workers[1].say({ t: 'answer', line: ['pass'] })
    expect(await third).toEqual(['pass'])
  })
})
