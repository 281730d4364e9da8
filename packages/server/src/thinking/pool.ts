import type { Services } from '../services.ts'
import type { Job } from './messages.ts'
import { FairQueue, type QueueItem } from './queue.ts'
import { Thinker } from './thinker.ts'

/** A job that somebody wants done. */
export interface JobRequest {
  readonly kind: 'bot' | 'advice' | 'move-up'
  /** On whose behalf, and how urgently: see `QueueItem`. */
  readonly behalf: readonly string[]
  readonly urgency: number
  /** Whether an answer would still be of use. */
  wanted(): boolean
  /** Made when its turn has come, so that it is about the table as it is then. */
  job(): Job
}

/** How often a job is tried before it is given up: a process may die of something else. */
const TRIES = 2

/**
 * Processes that think. None is started before it is needed, and those that have nothing to do end after a while. People, and
 * the addresses they come from, take turns, so that nobody's bots keep the others' waiting.
 */
export class ThinkingPool {
  private readonly services: Pick<Services, 'config' | 'log' | 'metrics'>
  private readonly queue = new FairQueue<QueuedRequest>()
  private readonly thinkers = new Set<Thinker>()
  private readonly resting = new Map<Thinker, NodeJS.Timeout>()
  private running = 0
  private stopped = false

  constructor(services: Pick<Services, 'config' | 'log' | 'metrics'>) {
    this.services = services
  }

  /** What was thought; null if nobody wants it any more. Rejects if it cannot be had. */
  ask(request: JobRequest): Promise<unknown> {
    if (this.stopped) return Promise.resolve(null)
    const queued = new QueuedRequest(request)
    this.queue.add(queued)
    this.serveQueue()
    return queued.outcome
  }

  /** The processes that there are now. */
  get pids(): number[] {
    return Array.from(this.thinkers, ({ pid }) => pid).filter((pid) => pid !== undefined)
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.queue.clear()
    await Promise.all(Array.from(this.thinkers, (thinker) => thinker.end()))
  }

  private serveQueue(): void {
    while (this.running < this.services.config.thinking.processes) {
      const queued = this.queue.next()
      if (!queued) break
      this.running++
      this.serve(queued)
        .catch(queued.reject)
        .finally(() => {
          this.running--
          this.serveQueue()
        })
    }
    this.services.metrics.thoughtsWaiting.set(this.queue.size)
    this.services.metrics.thoughtsRunning.set(this.running)
  }

  private async serve(queued: QueuedRequest): Promise<void> {
    const { log, metrics } = this.services
    for (let tries = 1; queued.wanted() && !this.stopped; tries++) {
      const began = performance.now()
      const thinker = this.rested() ?? this.start()
      try {
        queued.resolve(await thinker.ask(this.textOf(queued)))
        metrics.thinking.observe({ kind: queued.request.kind }, (performance.now() - began) / 1000)
        return
      } catch (problem) {
        if (this.stopped) break
        metrics.thinkingFailures.inc()
        log.warn({ err: problem, kind: queued.request.kind, tries }, 'thinking failed')
        if (tries === TRIES) return queued.reject(problem)
      } finally {
        this.rest(thinker)
      }
    }
    queued.drop()
  }

  private textOf({ request }: QueuedRequest): string {
    return JSON.stringify({ ...request.job(), milliseconds: this.services.config.thinking.milliseconds })
  }

  /* The processes */

  private start(): Thinker {
    const thinker = new Thinker(this.services.config.thinking)
    this.thinkers.add(thinker)
    this.count()
    thinker.ended.then(() => {
      this.thinkers.delete(thinker)
      this.wake(thinker)
      this.count()
    })
    return thinker
  }

  private count(): void {
    this.services.metrics.thinkers.set(this.thinkers.size)
  }

  private rest(thinker: Thinker): void {
    if (!thinker.alive) return
    const { idle } = this.services.config.thinking
    this.resting.set(thinker, setTimeout(() => this.wake(thinker).end(), idle).unref())
  }

  /** The process that has been idle for the shortest time, so that surplus ones reach their idle limit and end. */
  private rested(): Thinker | undefined {
    const thinker = [...this.resting.keys()].findLast(({ alive }) => alive)
    return thinker && this.wake(thinker)
  }

  private wake(thinker: Thinker): Thinker {
    clearTimeout(this.resting.get(thinker))
    this.resting.delete(thinker)
    return thinker
  }
}

/** A request that waits for a process, or is being served. */
class QueuedRequest implements QueueItem {
  readonly request: JobRequest
  readonly outcome: Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (problem: unknown) => void

  constructor(request: JobRequest) {
    this.request = request
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.outcome = promise
    this.resolve = resolve
    this.reject = reject
  }

  get behalf(): readonly string[] {
    return this.request.behalf
  }

  get urgency(): number {
    return this.request.urgency
  }

  wanted(): boolean {
    return this.request.wanted()
  }

  drop(): void {
    this.resolve(null)
  }
}
