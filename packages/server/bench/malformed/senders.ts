import { parentPort, workerData } from 'node:worker_threads'
import { EngineSender } from './engine-sender.ts'
import { Findings } from './findings.ts'
import { Mutator } from './mutator.ts'
import { FrameSender, HttpSender } from './raw-sender.ts'
import { httpSamples, socketSamples } from './samples.ts'
import type { Means, Sender } from './sender.ts'
import { SocketSender } from './socket-sender.ts'

// The thread of those who send malformed messages: whoever plays beside them must not wait for us, but for the server alone.

export interface Orders {
  readonly url: string
  readonly cookie: string
  /** Tables that the messages name. */
  readonly tables: readonly string[]
  readonly messages: number
  readonly seed: string
}

/** Of a hundred messages. */
const SHARES = { frames: 2, http: 10, engine: 28 }
/** Senders over websockets, which share the rest. */
const SOCKETS = 4
/** After each of so many rounds it is told how things stand. */
const ROUNDS = 100

const { url, cookie, tables, messages, seed } = workerData as Orders
const findings = new Findings()

function means(name: string): Means {
  return { url, cookie, mutator: new Mutator(`${seed} ${name}`), findings }
}

const share = (percent: number) => Math.ceil((percent * messages) / 100 / ROUNDS)
const rest = 100 - SHARES.frames - SHARES.http - SHARES.engine
const senders: readonly { readonly sender: Sender; readonly count: number }[] = [
  { sender: new FrameSender(means('frames')), count: share(SHARES.frames) },
  { sender: new HttpSender(means('http'), httpSamples(tables, cookie)), count: share(SHARES.http) },
  { sender: new EngineSender(means('engine')), count: share(SHARES.engine) },
  ...Array.from({ length: SOCKETS }, (_, i) => ({
    sender: new SocketSender(means(`socket ${i}`), socketSamples(tables)),
    count: share(rest / SOCKETS),
  })),
]

for (let round = 0; round < ROUNDS && findings.faults.length === 0; round++) {
  await Promise.all(senders.map(({ sender, count }) => sender.send(count)))
  parentPort!.postMessage(findings.told())
}
await Promise.all(senders.map(({ sender }) => sender.end()))
parentPort!.postMessage(findings.told())
