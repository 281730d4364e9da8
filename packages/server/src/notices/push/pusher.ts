import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { PushPayload } from '@quayside/table'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import type { SubscriptionRow } from '../../store/notices.ts'
import type { Delivered } from './deliver.ts'
import { endpointOf } from './endpoints.ts'
import { type PushKeys, pushKeys } from './keys.ts'
import type { PushDone, PushJob, ThreadData } from './thread.ts'

/** Sends messages to devices, in a thread of its own that begins with the first of them. */
export class Pusher {
  private readonly data: ThreadData
  private readonly log: Log
  private readonly waiting = new Map<number, (delivered: Delivered) => void>()
  private thread: Worker | null = null
  private nextId = 0

  constructor(keys: PushKeys, subject: string, hosts: readonly string[], log: Log) {
    this.data = { keys, subject, hosts }
    this.log = log
  }

  /** What browsers want to know before they give an address. */
  get publicKey(): string {
    return this.data.keys.publicKey
  }

  /** Whether the server would send there. */
  accepts(endpoint: string): boolean {
    return endpointOf(endpoint, this.data.hosts) !== null
  }

  send({ endpoint, p256dh, auth }: SubscriptionRow, payload: PushPayload, ttl: number): Promise<Delivered> {
    const id = this.nextId++
    this.thread ??= this.begin()
    const job: PushJob = { id, endpoint, p256dh, auth, payload: JSON.stringify(payload), ttl, topic: topicOf(payload) }
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.thread!.postMessage(job)
    })
  }

  async stop(): Promise<void> {
    await this.thread?.terminate()
  }

  private begin(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: this.data })
    thread.unref()
    thread.on('message', ({ id, delivered }: PushDone) => {
      this.waiting.get(id)?.(delivered)
      this.waiting.delete(id)
    })
    thread.on('error', (problem) => this.log.error({ err: problem }, 'the thread for push messages has died'))
    // Whatever it had to do is tried again later, by another.
    thread.on('exit', () => {
      if (this.thread === thread) this.thread = null
      for (const tell of this.waiting.values()) tell('failed')
      this.waiting.clear()
    })
    return thread
  }
}

/** Services take at most 32 signs, and have no need to know the table. */
const topicOf = ({ tag }: PushPayload): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** Null where nothing can be pushed: services want to know who sends, and browsers give addresses only over https. */
export function openPusher({ url, data, pushHosts }: Config, log: Log): Pusher | null {
  return url?.startsWith('https://') ? new Pusher(pushKeys(data), url, pushHosts, log) : null
}
