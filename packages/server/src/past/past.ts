import { Worker } from 'node:worker_threads'
import { type GameRecord, ok, type PackedMatch, type Result, type Viewer } from '@quayside/kernel'
import type { Log } from '../log.ts'
import { deny } from '../reasons.ts'
import type { Job } from './jobs.ts'
import { Shelf } from './shelf.ts'

export interface Asked {
  readonly id: number
  readonly job: Job
}
export type Answered =
  | { readonly id: number; readonly outcome: Result<string> }
  | { readonly id: number; readonly failed: string }

/** Jobs that may wait. Whoever comes when there are more is asked to come again. */
const MOST_WAITING = 200
const LATER = 3000
/** Characters of histories that are kept for the next who asks. */
const MOST_KEPT = 16 * 1024 * 1024

/**
 * Plays games again in a thread of its own: tables that come back from the store, and histories. It takes up to a quarter of a second for a
 * history, and the tables must not wait for it.
 */
export class Past {
  private readonly log: Log
  private readonly waiting = new Map<number, (answered: Answered) => void>()
  private readonly histories = new Shelf(MOST_KEPT)
  private thread: Worker | null = null
  private timer: NodeJS.Timeout | undefined
  private nextId = 0

  constructor(log: Log) {
    this.log = log
  }

  /** A while after the server has opened, the games are loaded here too: then the first who asks need not wait for that. */
  startLater(): void {
    this.timer = setTimeout(() => this.start(), LATER).unref()
  }

  private start(): void {
    this.thread ??= this.begin()
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer)
    await this.thread?.terminate()
  }

  async match(record: GameRecord): Promise<Result<PackedMatch>> {
    const text = await this.ask({ kind: 'match', record })
    return text.ok ? ok(JSON.parse(text.value) as PackedMatch) : text
  }

  /**
   * A history as text, made once for all who see the same. `name` tells apart what viewers may know, and nothing else: from how long it takes
   * nobody must learn of drafts.
   */
  async history(name: string, record: GameRecord, viewer: Viewer): Promise<Result<string>> {
    const known = this.histories.get(name)
    if (known !== undefined) return ok(known)
    const made = await this.ask({ kind: 'history', record, viewer })
    if (made.ok) this.histories.put(name, made.value)
    return made
  }

  private ask(job: Job): Promise<Result<string>> {
    if (this.waiting.size >= MOST_WAITING) return Promise.resolve(deny('slow-down'))
    this.start()
    const id = this.nextId++
    return new Promise((resolve) => {
      this.waiting.set(id, (answered) =>
        resolve('failed' in answered ? this.failed(answered.failed) : answered.outcome),
      )
      this.thread!.postMessage({ id, job } satisfies Asked)
    })
  }

  private failed(problem: unknown): Result<never> {
    this.log.error({ err: problem }, 'a game could not be played again')
    return deny('server-error')
  }

  private begin(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url))
    thread.unref()
    thread.on('message', (answered: Answered) => {
      const tell = this.waiting.get(answered.id)
      this.waiting.delete(answered.id)
      tell?.(answered)
    })
    // A thread that dies takes its jobs with it; the next job begins another.
    const end = (problem: unknown) => {
      if (this.thread === thread) this.thread = null
      for (const [id, tell] of this.waiting) tell({ id, failed: String(problem) })
      this.waiting.clear()
    }
    thread.on('error', end)
    thread.on('exit', () => end('the thread has ended'))
    return thread
  }
}
