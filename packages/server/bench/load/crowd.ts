import type { GameId } from '../support/games.ts'
import { Pace } from './pace.ts'
import { type Crowd, LoadTable } from './table.ts'

/** Tables that come in at the same time. */
const AT_ONCE = 25

/** Everybody at all tables. */
export class LoadCrowd extends Pace<LoadTable> implements Crowd {
  /** Tables of these games, as many of each. */
  constructor(tables: number, games: readonly GameId[]) {
    super()
    for (let i = 0; i < tables; i++) this.tables.push(new LoadTable(this, games[i % games.length]))
  }

  async connect(url: string, seats: number): Promise<void> {
    await crowded(this.tables, (table) => table.connect(url, seats))
  }

  async begin(url: string): Promise<void> {
    await crowded(this.tables, (table) => table.set(url))
    await this.allReady()
  }
}

/** Does something for all, a few at a time. */
export async function crowded<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = all[Symbol.iterator]()
  const worker = async () => {
    for (const one of left) await act(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
