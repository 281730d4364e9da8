import { isDeepStrictEqual } from 'node:util'
import type { Usage } from '../load/server.ts'
import type { Times } from '../load/times.ts'
import { GAMES, type GameId, plainTable } from '../support/games.ts'
import { Guest } from '../support/guest.ts'
import { Line } from '../support/line.ts'
import type { ServerProcess } from '../support/process.ts'
import { WatchedTable } from '../support/watched.ts'
import { EngineSender } from './engine-sender.ts'
import { Findings } from './findings.ts'
import { Mutator } from './mutator.ts'
import { FrameSender, HttpSender } from './raw-sender.ts'
import { httpSamples, socketSamples } from './samples.ts'
import type { Means, Sender } from './sender.ts'
import { SocketSender } from './socket-sender.ts'

interface Settings {
  readonly messages: number
  readonly seed: string
  /** The games that are played beside it, one after the other. */
  readonly games?: readonly GameId[]
  progress?(findings: Findings): void
}

export interface Outcome {
  readonly findings: Findings
  /** Milliseconds until answers at the watched table had arrived, and how many of its games were played to the end. */
  readonly times: Times
  readonly finished: number
  /** Bytes in use before and after. */
  readonly heap: readonly [number, number]
}

/** Of a hundred messages. */
const SHARES = { frames: 2, http: 10, engine: 28 }
/** Senders over websockets, which share the rest; messages each sends between two looks at the progress. */
const SOCKETS = 4
const ROUNDS = 100

/** Sends malformed messages of all kinds to a server on which a table is played, and to an engine. */
export async function malformedTest(server: ServerProcess, settings: Settings): Promise<Outcome> {
  const { messages, seed, games = GAMES, progress } = settings
  const url = await server.url
  const findings = new Findings()
  const still = await StillTable.set(url)
  const watched = new WatchedTable({ url, seed }, (what) => findings.wrong(what))
  await watched.arrive()
  await watched.begin(games[0])
  const before = await server.ask<Usage>('usage')
  const senders = await sendersTo(url, seed, findings, [still.id, watched.id])
  let sending = true
  const play = async () => {
    for (let game = 1; sending || watched.finished === 0; ) {
      if (!watched.over) await watched.step()
      else {
        await watched.check()
        await watched.begin(games[game++ % games.length])
      }
    }
  }
  const send = async () => {
    const shares = senders.map(({ share }) => Math.ceil((share * messages) / ROUNDS))
    for (let round = 0; round < ROUNDS && findings.faults.length === 0; round++) {
      await Promise.all(senders.map(({ sender }, i) => sender.send(shares[i])))
      progress?.(findings)
    }
  }
  await Promise.all([send().finally(() => (sending = false)), play()])
  await Promise.all(senders.map(({ sender }) => sender.end()))
  await still.check(findings)
  const after = await server.ask<Usage>('usage')
  if (server.complaints) findings.wrong(`the server complained: ${server.complaints.slice(0, 1000)}`)
  return { findings, times: watched.times, finished: watched.finished, heap: [before.heap, after.heap] }
}

async function sendersTo(
  url: string,
  seed: string,
  findings: Findings,
  tables: readonly string[],
): Promise<{ readonly sender: Sender; readonly share: number }[]> {
  const mallory = new Guest('Mallory')
  await mallory.arrive(url)
  const { table } = await mallory.setTable(url, plainTable('puerto-rico', [{ kind: 'me' }, { kind: 'open' }]))
  const names = [table, ...tables]
  const means = (name: string): Means => ({
    url,
    cookie: mallory.cookie,
    mutator: new Mutator(`${seed} ${name}`),
    findings,
  })
  const rest = 100 - SHARES.frames - SHARES.http - SHARES.engine
  return [
    { sender: new FrameSender(means('frames')), share: SHARES.frames / 100 },
    { sender: new HttpSender(means('http'), httpSamples(names, mallory.cookie)), share: SHARES.http / 100 },
    { sender: new EngineSender(means('engine')), share: SHARES.engine / 100 },
    ...Array.from({ length: SOCKETS }, (_, i) => ({
      sender: new SocketSender(means(`socket ${i}`), socketSamples(names)),
      share: rest / 100 / SOCKETS,
    })),
  ]
}

/** A game that nobody goes on with: at the end it has to be what it was. */
class StillTable {
  readonly id: string
  private readonly url: string
  private readonly host: Guest
  private readonly was: unknown

  private constructor(url: string, host: Guest, id: string, was: unknown) {
    this.url = url
    this.host = host
    this.id = id
    this.was = was
  }

  static async set(url: string): Promise<StillTable> {
    const host = new Guest('Eva')
    await host.arrive(url)
    const dice = { kind: 'bot', bot: 'random', name: 'Dice' } as const
    const { table } = await host.setTable(url, plainTable('puerto-rico', [{ kind: 'me' }, dice]))
    const line = await Line.open(url, host.cookie, () => {})
    await line.ask({ t: 'open', table })
    await line.ask({ t: 'chat', table, text: 'until tomorrow' })
    await line.ask({ t: 'begin', table })
    line.close()
    return new StillTable(url, host, table, await look(url, host, table))
  }

  async check(findings: Findings): Promise<void> {
    const now = await look(this.url, this.host, this.id)
    if (!isDeepStrictEqual(now, this.was)) findings.wrong('a table that nobody played at has changed')
  }
}

/** All that the host of a table can know of it. */
async function look(url: string, host: Guest, table: string): Promise<unknown> {
  const line = await Line.open(url, host.cookie, () => {})
  const { info, chat, game } = await line.ask({ t: 'open', table })
  line.close()
  const { clock: _, ...rest } = info
  return { info: rest, chat, game, history: await host.call(url, 'GET', `/api/tables/${table}/history`) }
}
