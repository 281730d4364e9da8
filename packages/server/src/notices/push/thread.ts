import { parentPort, workerData } from 'node:worker_threads'
import webPush from 'web-push'
import { type Delivered, deliver } from './deliver.ts'
import { endpointOf } from './endpoints.ts'
import type { PushKeys } from './keys.ts'

// The thread that seals push messages and sends them: sealing one takes longer than an answer at a table.

export interface ThreadData {
  readonly keys: PushKeys
  /** Who sends, as an address of the web. */
  readonly subject: string
  /** Services that the host has added. */
  readonly hosts: readonly string[]
}

export interface PushJob {
  readonly id: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly payload: string
  /** Seconds that the service may keep it. */
  readonly ttl: number
  /** Of those with the same the service keeps the last. */
  readonly topic: string
}

export interface PushDone {
  readonly id: number
  readonly delivered: Delivered
}

const port = parentPort!
const { keys, subject, hosts } = workerData as ThreadData

port.on('message', async (job: PushJob) => {
  port.postMessage({ id: job.id, delivered: await send(job).catch(() => 'failed') } satisfies PushDone)
})

async function send({ endpoint, p256dh, auth, payload, ttl, topic }: PushJob): Promise<Delivered> {
  const place = endpointOf(endpoint, hosts)
  // It was allowed once, and is not any more.
  if (!place) return 'gone'
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...keys },
    contentEncoding: 'aes128gcm',
    TTL: ttl,
    urgency: 'high',
    topic,
  })
  return deliver(place, { headers, body })
}
