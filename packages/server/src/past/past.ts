import { Worker } from 'node:worker_threads'
import { type GameRecord, ok, type PackedMatch, type Problem, type Result, type Viewer } from '@quayside/kernel'
import type { Asker } from '../budget.ts'
import type { Log } from '../log.ts'
import { deny } from '../reasons.ts'
import { FairQueue, type QueueItem } from '../thinking/queue.ts'
import type { Job } from './jobs.ts'
import { Shelf } from './shelf.ts'

/** What a job came to: a text, and the milliseconds of a processor that it took. */
interface Made {
  readonly text: string
  readonly took: number
}
export type Answered = Made | { readonly refused: Problem } | { readonly failed: string }

interface Waiting extends QueueItem {
  readonly job: Job
  tell(answered: Answered): void
}

/** Jobs that may wait. Whoever comes when there are more is asked to come again. */
const MOST_WAITING = 200
/** Characters of histories that are kept for the next who asks. */
const MOST_KEPT = 16 * 1024 * 1024
/** When the games are loaded in the thread, in milliseconds after the start: then the first who asks need not wait for that. */
const LATER = 3000
/** It needs less than the tables, and what they may have is much. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 }
/** What comes from the store is wanted by whoever waits for the table, whoever that is. */
const ANYBODY = ['', '', '']

/**
 * Plays games again in a thread of its own: tables that come back from the store, and histories. A history takes up to a quarter of a second,
 * and the tables must not wait for it. Networks, addresses and people take turns.
 */
export class Past {
  private readonly log: Log
  private readonly queue = new FairQueue<Waiting>()
  private readonly histories = new Shelf(MOST_KEPT)
  private thread: Worker | null = null
  private current: Waiting | null = null
  private stopping = false
  private timer: NodeJS.Timeout | undefined

  constructor(log: Log) {
    this.log = log
  }

  startLater(): void {
    this.timer = setTimeout(() => {
      this.thread ??= this.begin()
    }, LATER).unref()
  }

  /** Whoever still waits is told that the server stops. */
  async stop(): Promise<void> {
    this.stopping = true
    clearTimeout(this.timer)
    await this.thread?.terminate()
    this.queue.clear()
  }

  async match(record: GameRecord): Promise<Result<PackedMatch>> {
    const made = await this.ask({ kind: 'match', record }, ANYBODY)
    return made.ok ? ok(JSON.parse(made.value.text) as PackedMatch) : made
  }

  /** Plays a record of somebody's own through; true if its game is over. */
  async check(record: GameRecord, { person = '', from }: Asker): Promise<Result<{ over: boolean; took: number }>> {
    const made = await this.ask({ kind: 'check', record }, [from.network, from.address, person])
    return made.ok ? ok({ over: made.value.text === 'over', took: made.value.took }) : made
  }

  /**
   * A history as text, made once for all who see the same. `name` tells apart what viewers may know, and nothing else: from how long it takes
   * nobody must learn of drafts.
   */
  async history(name: string, record: GameRecord, viewer: Viewer, { person = '', from }: Asker): Promise<Result<Made>> {
    const known = this.histories.get(name)
    if (known !== undefined) return ok({ text: known, took: 0 })
    const made = await this.ask({ kind: 'history', record, viewer }, [from.network, from.address, person])
    if (made.ok) this.histories.put(name, made.value.text)
    return made
  }

  /** How a game stands, in short: `KeptGlance` as text. */
  glance(record: GameRecord, { person = '', from }: Asker): Promise<Result<Made>> {
    return this.ask({ kind: 'glance', record }, [from.network, from.address, person])
  }

  private ask(job: Job, behalf: readonly string[]): Promise<Result<Made>> {
    if (this.stopping) return Promise.resolve(deny('stopping'))
    if (this.queue.size >= MOST_WAITING) return Promise.resolve(deny('slow-down'))
    return new Promise((resolve) => {
      const tell = (answered: Answered) => resolve(this.outcome(answered))
      const drop = () => resolve(deny('stopping'))
      this.queue.add({ job, tell, behalf, urgency: 0, wanted: () => !this.stopping, drop })
      this.next()
    })
  }

  private outcome(answered: Answered): Result<Made> {
    if ('text' in answered) return ok(answered)
    if (this.stopping) return deny('stopping')
    if ('refused' in answered) return { ok: false, error: answered.refused }
    this.log.error({ err: answered.failed }, 'a game could not be played again')
    return deny('server-error')
  }

  private next(): void {
    if (this.current) return
    this.current = (this.stopping ? undefined : this.queue.next()) ?? null
    if (!this.current) return
    this.thread ??= this.begin()
    this.thread.postMessage(this.current.job)
  }

  private answered(answered: Answered): void {
    const { current } = this
    this.current = null
    current?.tell(answered)
    this.next()
  }

  /** A thread that dies takes its job with it; the next job begins another. */
  private begin(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: MEMORY })
    thread.unref()
    thread.on('message', (answered: Answered) => this.answered(answered))
    thread.on('error', (problem) => this.log.error({ err: problem }, 'the thread for the past has died'))
    thread.on('exit', () => {
      if (this.thread === thread) this.thread = null
      if (this.current) this.answered({ failed: 'the thread has ended' })
    })
    return thread
  }
}
