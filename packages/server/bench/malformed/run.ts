import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Usage } from '../load/server.ts'
import { Times } from '../load/times.ts'
import { GAMES, type GameId, plainTable } from '../support/games.ts'
import { Guest } from '../support/guest.ts'
import { Line } from '../support/line.ts'
import type { ServerProcess } from '../support/process.ts'
import { WatchedTable } from '../support/watched.ts'
import { Findings } from './findings.ts'
import type { Orders } from './senders.ts'

interface Settings {
  readonly messages: number
  readonly seed: string
  /** The games that are played beside it, one after the other. */
  readonly games?: readonly GameId[]
  /** Seconds in which they are played alone, before anything is sent. */
  readonly alone?: number
  progress?(findings: Findings): void
}

export interface Outcome {
  readonly findings: Findings
  /** Milliseconds until answers at the watched table had arrived, alone and beside the messages. */
  readonly alone: Times
  readonly beside: Times
  /** How many of its games were played to the end. */
  readonly finished: number
  /** Bytes in use before and after. */
  readonly heap: readonly [number, number]
}

/** Sends malformed messages of all kinds to a server on which a table is played, and to an engine. */
export async function malformedTest(server: ServerProcess, settings: Settings): Promise<Outcome> {
  const { messages, seed, games = GAMES, alone: seconds = 0 } = settings
  const url = await server.url
  const findings = new Findings()
  const faults: string[] = []
  const still = await StillTable.set(url)
  const watched = new WatchedTable({ url, seed }, (what) => void faults.push(what))
  await watched.arrive()
  await watched.begin(games[0])
  const play = async (goesOn: () => boolean) => {
    for (let game = 1; goesOn(); ) {
      if (!watched.over) await watched.step()
      else {
        await watched.check()
        await watched.begin(games[game++ % games.length])
      }
    }
  }
  const until = performance.now() + seconds * 1000
  await play(() => performance.now() < until)
  const alone = watched.times
  watched.times = new Times()
  const before = await server.ask<Usage>('usage')
  const mallory = new Guest('Mallory')
  await mallory.arrive(url)
  const { table } = await mallory.setTable(url, plainTable('puerto-rico', [{ kind: 'me' }, { kind: 'open' }]))
  const tables = [table, still.id, watched.id]
  let sending = true
  const sent = send({ url, cookie: mallory.cookie, tables, messages, seed }, (told) => {
    findings.take(told)
    settings.progress?.(findings)
  }).finally(() => {
    sending = false
  })
  await Promise.all([sent, play(() => sending || watched.finished === 0)])
  await still.check(findings)
  const after = await server.ask<Usage>('usage')
  if (server.complaints) findings.wrong(`the server complained: ${server.complaints.slice(0, 1000)}`)
  for (const fault of faults) findings.wrong(fault)
  return { findings, alone, beside: watched.times, finished: watched.finished, heap: [before.heap, after.heap] }
}

/** Resolves when all messages are sent and answered. */
function send(orders: Orders, told: (findings: Findings) => void): Promise<void> {
  const thread = new Worker(new URL('./senders.ts', import.meta.url), { workerData: orders })
  thread.on('message', told)
  return new Promise((resolve, reject) => {
    thread.on('error', reject)
    thread.on('exit', () => resolve())
  })
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
