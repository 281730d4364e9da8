import { answersFrom, type Found } from '@quayside/bots/parallel'
import { gathered } from '@quayside/bots/parts'
import type { Services } from '../services.ts'
import { Crew } from './crew.ts'
import type { Job, Thought } from './messages.ts'
import { cut, longestOf, partsFor } from './parts.ts'
import { FairQueue, type QueueItem } from './queue.ts'

/** A job that somebody wants done. */
export interface JobRequest {
  readonly kind: 'bot' | 'advice' | 'telling' | 'move-up'
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
 * Lets processes think. People, and the addresses they come from, take turns, so that nobody's bots keep the others' waiting. When nobody else
 * waits, all processes that are free share a long job.
 */
export class ThinkingPool {
  private readonly services: Pick<Services, 'config' | 'log' | 'metrics'>
  private readonly queue = new FairQueue<QueuedRequest>()
  private readonly served = new Set<QueuedRequest>()
  private readonly crew: Crew
  private stopped = false

  constructor(services: Pick<Services, 'config' | 'log' | 'metrics'>) {
    this.services = services
    this.crew = new Crew(services, () => this.serveQueue())
  }

  /** What was thought; null if nobody wants it any more. Rejects if it cannot be had. */
  ask(request: JobRequest): Promise<unknown> {
    if (this.stopped) return Promise.resolve(null)
    const queued = new QueuedRequest(request)
    this.queue.add(queued)
    this.serveQueue()
    this.makeRoom()
    return queued.outcome
  }

  /** The processes that there are now. */
  get pids(): number[] {
    return this.crew.pids
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.queue.clear()
    await this.crew.end()
  }

  private serveQueue(): void {
    while (this.crew.free > 0) {
      const queued = this.queue.next()
      if (!queued) break
      this.serve(queued).catch(queued.reject)
    }
    this.services.metrics.thoughtsWaiting.set(this.queue.size)
    this.services.metrics.thoughtsRunning.set(this.served.size)
  }

  /** While somebody waits no process goes on with a long thought that nobody wants any more. */
  private makeRoom(): void {
    if (this.queue.empty || this.crew.free > 0) return
    for (const queued of this.served) if (queued.long && !queued.wanted()) queued.stop.abort()
  }

  private async serve(queued: QueuedRequest): Promise<void> {
    const { log, metrics } = this.services
    const { kind } = queued.request
    const began = performance.now()
    this.served.add(queued)
    queued.tries++
    try {
      queued.resolve(await this.think(queued))
      metrics.thinking.observe({ kind }, (performance.now() - began) / 1000)
    } catch (problem) {
      if (this.stopped || queued.stop.signal.aborted) return queued.drop()
      log.warn({ err: problem, kind, tries: queued.tries }, 'thinking failed')
      if (queued.tries === TRIES) return queued.reject(problem)
      this.queue.add(queued)
    } finally {
      this.served.delete(queued)
      this.serveQueue()
    }
  }

  /** What failed once is not shared again: perhaps one process can do it. */
  private async think(queued: QueuedRequest): Promise<unknown> {
    const { metrics, config } = this.services
    const job = queued.request.job()
    const milliseconds = Math.min(longestOf(job), config.thinking.milliseconds)
    const ask = async (part: Job, signal: AbortSignal): Promise<unknown> => {
      try {
        return await this.crew.ask(JSON.stringify({ ...part, milliseconds }), milliseconds, signal)
      } catch (problem) {
        if (!this.stopped && !signal.aborted) metrics.thinkingFailures.inc()
        throw problem
      }
    }
    const parts = 'record' in job ? 1 : partsFor(job, this.queue.empty ? this.crew.free : 1)
    queued.long = !('record' in job) && partsFor(job, 2) > 1
    if ('record' in job || parts === 1 || queued.tries > 1) return ask(job, queued.stop.signal)
    const late = new AbortController()
    const signal = AbortSignal.any([queued.stop.signal, late.signal])
    try {
      const found = (await gathered(cut(job, parts).map((part) => ask(part, signal)))) as Found<string>[]
      return 'bot' in job ? answersFrom(found) : this.tell(queued.request, { ...job, found })
    } finally {
      late.abort()
    }
  }

  /** What was found is told by one process, when its turn has come: that is a short job, and all parts have ended or will. */
  private tell(request: JobRequest, job: Thought): Promise<unknown> {
    return this.ask({ ...request, kind: 'telling', job: () => job })
  }
}

/** A request that waits for a process, or is being served. */
class QueuedRequest implements QueueItem {
  readonly request: JobRequest
  readonly outcome: Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (problem: unknown) => void
  /** Takes it from the processes that are at it. */
  readonly stop = new AbortController()
  long = false
  tries = 0

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
