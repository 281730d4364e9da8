import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Phase } from '../../packages/server/bench/load/pace.ts'
import { ServerProcess } from '../../packages/server/bench/support/process.ts'
import { PeerCrowd } from './crowd/crowd.ts'
import type { Peer } from './crowd/line.ts'
import { given } from './support/settings.ts'
import { type Memory, timeUsed } from './support/side-channel.ts'

/** One measurement: a server in a process of its own, all clients in this one. Tells its parent what came out. */

export interface Measured {
  readonly steady: PhaseMeasured
  readonly flat: PhaseMeasured
  /** KB that a table takes, with its connections, after the steady phase. */
  readonly kilobytes: number
  readonly failures: readonly string[]
}

export interface PhaseMeasured {
  readonly perSecond: number
  /** Milliseconds of the server's processor time for an answer, and of the clients'. */
  readonly server: number
  readonly clients: number
  /** Milliseconds until the last seat has seen an answer. */
  readonly p50: number
  readonly p99: number
  /** What each seat was told with each answer. */
  readonly bytes: number
}

/** As `npm start` has it, the same for all. */
const FLAGS = ['--expose-gc', '--max-semi-space-size=64']

const settings = given()
process.once('SIGTERM', () => process.exit(1))
process.env.NODE_ENV = 'production'
const { peer } = (await import(`./${settings.peer}/peer.ts`)) as { peer: Peer }
const folder = await mkdtemp(join(tmpdir(), 'quayside-peers-'))
const server = new ServerProcess({ data: folder, entry: fileURLToPath(peer.entry), flags: FLAGS })
try {
  process.send!(await measure(await server.url))
} finally {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
process.disconnect!()
process.exit()

async function measure(url: string): Promise<Measured> {
  const crowd = new PeerCrowd(settings.tables)
  const empty = await server.ask<Memory>('memory')
  await crowd.open(peer, url, settings.seats)
  const steady = await during(crowd, () => crowd.steadily(settings.rate, settings.steady))
  const played = await server.ask<Memory>('memory')
  const flat = await during(crowd, () => crowd.flatOut(settings.flat))
  crowd.check()
  if (server.complaints) crowd.failed(server.complaints)
  await server.end('SIGTERM')
  if (settings.kept) {
    const stored = peer.answersStored(folder)
    if (stored !== crowd.given) crowd.failed(`${stored} of ${crowd.given} answers are stored`)
  }
  return { steady, flat, kilobytes: (played.used - empty.used) / settings.tables / 1024, failures: crowd.failures }
}

async function during(crowd: PeerCrowd, play: () => Promise<Phase>): Promise<PhaseMeasured> {
  const [before, own] = [await server.ask<number>('time'), timeUsed()]
  const { sent, acknowledged, perSecond, times } = await play()
  const [after, ownAfter] = [await server.ask<number>('time'), timeUsed()]
  if (sent !== acknowledged) crowd.failed(`${acknowledged} of ${sent} answers arrived`)
  return {
    perSecond,
    server: (after - before) / acknowledged,
    clients: (ownAfter - own) / acknowledged,
    p50: times.at(0.5),
    p99: times.at(0.99),
    bytes: crowd.bytes / acknowledged / settings.seats,
  }
}
