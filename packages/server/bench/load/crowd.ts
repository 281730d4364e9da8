import { setTimeout as sleep } from 'node:timers/promises'
import type { GameId } from '../support/games.ts'
import { type Crowd, LoadTable } from './table.ts'
import { Times } from './times.ts'

/** Tables that come in at the same time. */
const AT_ONCE = 25
/** How long tables may take to be ready, and the last answers of a phase to arrive. */
const PATIENCE = 60_000

export interface Phase {
  readonly sent: number
  readonly acknowledged: number
  /** Of those that were acknowledged in its time. */
  readonly perSecond: number
  /** Milliseconds from when an answer was due until the last seat had seen it. */
  readonly times: Times
  readonly timesOf: ReadonlyMap<GameId, Times>
  /** What all seats were told. */
  readonly megabytesPerSecond: number
}

/** Everybody at all tables. */
export class LoadCrowd implements Crowd {
  readonly failures: string[] = []
  private readonly tables: LoadTable[]
  private readonly idle: LoadTable[] = []
  private hurry = false
  private sent = 0
  private acks = 0
  private times = new Times()
  private timesOf = new Map<GameId, Times>()
  private readonly games: readonly GameId[]

  /** Tables of these games, as many of each. */
  constructor(tables: number, games: readonly GameId[]) {
    this.games = games
    this.tables = Array.from({ length: tables }, (_, i) => new LoadTable(this, games[i % games.length]))
  }

  /* Coming in */

  async connect(url: string, seats: number): Promise<void> {
    await crowded(this.tables, (table) => table.connect(url, seats))
  }

  async begin(url: string): Promise<void> {
    await crowded(this.tables, (table) => table.set(url))
    await until(() => this.idle.length === this.tables.length)
  }

  /* What tables tell */

  ready(table: LoadTable): void {
    this.idle.push(table)
    if (this.hurry) this.answer(performance.now())
  }

  acknowledged(): void {
    this.acks++
  }

  arrived({ game }: LoadTable, due: number): void {
    const time = performance.now() - due
    this.times.add(time)
    this.timesOf.get(game)!.add(time)
  }

  failed(what: string): void {
    this.failures.push(what)
  }

  /* Playing */

  /** So many answers a second, each due at its time, whether or not earlier ones have arrived. */
  async steadily(rate: number, seconds: number): Promise<Phase> {
    const began = this.beginPhase()
    const total = rate * seconds
    while (this.sent < total) {
      const now = performance.now()
      for (;;) {
        const due = began + (this.sent * 1000) / rate
        if (due > now || this.sent === total || this.idle.length === 0) break
        this.answer(due)
      }
      await sleep(1)
    }
    return this.endPhase(began)
  }

  /** Every table as fast as it goes. */
  async flatOut(seconds: number): Promise<Phase> {
    const began = this.beginPhase()
    this.hurry = true
    while (this.idle.length > 0) this.answer(performance.now())
    await sleep(seconds * 1000)
    this.hurry = false
    return this.endPhase(began)
  }

  private beginPhase(): number {
    this.sent = 0
    this.acks = 0
    this.times = new Times()
    this.timesOf = new Map(this.games.map((game) => [game, new Times()]))
    for (const table of this.tables) table.forgetBytes()
    return performance.now()
  }

  private async endPhase(began: number): Promise<Phase> {
    const seconds = (performance.now() - began) / 1000
    const perSecond = this.acks / seconds
    const bytes = this.tables.reduce((sum, table) => sum + table.bytes, 0)
    await until(() => this.times.count >= this.sent && this.acks >= this.sent)
    const { sent, acks: acknowledged, times, timesOf } = this
    return { sent, acknowledged, perSecond, times, timesOf, megabytesPerSecond: bytes / seconds / 1e6 }
  }

  /** At any of the tables that wait for it. */
  private answer(due: number): void {
    const { idle } = this
    const at = Math.floor(Math.random() * idle.length)
    const table = idle[at]
    idle[at] = idle[idle.length - 1]
    idle.pop()
    this.sent++
    table.answer(due)
  }
}

/** Does something for all, a few at a time. */
async function crowded<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = all[Symbol.iterator]()
  const worker = async () => {
    for (const one of left) await act(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!holds() && Date.now() < end) await sleep(5)
}
