import type { AnalysisJob, AnalysisStep } from '@quayside/bots/analysis'
import type { AdviceJob, BotJob } from '@quayside/bots/think'
import type { AdviceShown } from '@quayside/table'
import type { Said, Wish } from './wish.ts'

/** As much of a worker as is needed here. */
export interface Helper {
  onmessage: ((event: MessageEvent<string>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(text: string): void
  terminate(): void
}

/** The longest a bot may think, and how much longer it may take to say so; before that it may load its game. In milliseconds. */
export const LONGEST = 3000
export const GRACE = 2000
export const LOADING = 12_000

const UNWANTED = 'nobody waits'

interface Waiting {
  readonly wish: Wish
  resolve(said: Said): void
  reject(error: Error): void
}

/**
 * The one worker of this page, for all its tables. It is asked one thing after the other; when it fails, takes too long or is no longer
 * needed, it is dismissed, and the next wish gets a new one.
 */
export class Thinker {
  private readonly hire: () => Helper
  private helper: Helper | undefined
  private readonly queue: Waiting[] = []
  private current: Waiting | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(hire: () => Helper) {
    this.hire = hire
  }

  /** A bot's answers. Rejects if none came in time, or when the signal says that nobody waits for them any more. */
  async answer(task: BotJob, signal?: AbortSignal): Promise<readonly string[]> {
    const said = await this.ask({ kind: 'answer', task: inTime(task) }, signal)
    if (said.t !== 'answer') throw new Error('the worker said something else')
    return said.line
  }

  /** What a master would answer; the same about coming to nothing. */
  async advise(task: AdviceJob, signal?: AbortSignal): Promise<AdviceShown> {
    const said = await this.ask({ kind: 'advice', task: inTime(task) }, signal)
    if (said.t !== 'advice') throw new Error('the worker said something else')
    return said.advice
  }

  /** What the next step of an analysis has found; null if there is nothing more to find. Whoever has enough just asks no more. */
  async analyse(task: AnalysisJob): Promise<AnalysisStep | null> {
    const said = await this.ask({ kind: 'analysis', task: inTime(task) })
    if (said.t !== 'analysis') throw new Error('the worker said something else')
    return said.news
  }

  private ask(wish: Wish, signal?: AbortSignal): Promise<Said> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new Error(UNWANTED))
      const waiting = { wish, resolve, reject }
      signal?.addEventListener('abort', () => this.drop(waiting), { once: true })
      // Somebody waits for advice with nothing else to do.
      if (wish.kind === 'advice') this.queue.unshift(waiting)
      else this.queue.push(waiting)
      this.next()
    })
  }

  private next(): void {
    if (this.current) return
    const waiting = this.queue.shift()
    if (!waiting) return
    this.current = waiting
    try {
      this.helper ??= this.hired()
    } catch (error) {
      this.fail(String(error))
      return
    }
    this.wait(LOADING)
    this.helper.postMessage(JSON.stringify(waiting.wish))
  }

  private hired(): Helper {
    const helper = this.hire()
    helper.onmessage = ({ data }) => this.hear(JSON.parse(data) as Said)
    helper.onerror = (event) => {
      // Told here, and nowhere else.
      event.preventDefault()
      this.fail(event.message)
    }
    return helper
  }

  private hear(said: Said): void {
    if (said.t === 'begun') this.wait(this.current!.wish.task.milliseconds! + GRACE)
    else if (said.t === 'failed') this.fail(said.message)
    else this.done((waiting) => waiting.resolve(said))
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.fail('it took too long'), milliseconds)
  }

  private drop(waiting: Waiting): void {
    const at = this.queue.indexOf(waiting)
    if (at >= 0) this.queue.splice(at, 1)
    if (this.current === waiting) this.fail(UNWANTED)
    else waiting.reject(new Error(UNWANTED))
  }

  private fail(message: string): void {
    this.helper?.terminate()
    this.helper = undefined
    if (message !== UNWANTED) console.warn(`The worker was dismissed: ${message}`)
    this.done((waiting) => waiting.reject(new Error(message)))
  }

  private done(settle: (waiting: Waiting) => void): void {
    clearTimeout(this.timer)
    const { current } = this
    this.current = undefined
    if (current) settle(current)
    this.next()
  }
}

const inTime = <T extends { readonly milliseconds?: number }>(task: T): T => ({
  ...task,
  milliseconds: task.milliseconds ?? LONGEST,
})

export const thinker = new Thinker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
