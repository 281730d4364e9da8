import { crowded } from '../../../packages/server/bench/load/crowd.ts'
import { Pace } from '../../../packages/server/bench/load/pace.ts'
import type { Peer } from './line.ts'
import { PeerTable } from './table.ts'

/** One table in so many is watched closely. */
const WATCHED = 50

/** Everybody at all tables. */
export class PeerCrowd extends Pace<PeerTable> {
  constructor(tables: number) {
    super()
    for (let at = 0; at < tables; at++) this.tables.push(new PeerTable(this, at % WATCHED === 0))
  }

  async open(peer: Peer, url: string, seats: number): Promise<void> {
    await crowded(this.tables, (table) => table.open(peer, url, seats))
    await this.allReady()
  }

  /** Answers given at all tables. */
  get given(): number {
    return this.tables.reduce((sum, table) => sum + table.given, 0)
  }

  /** What all seats were told in the last phase. */
  get bytes(): number {
    return this.tables.reduce((sum, table) => sum + table.bytes, 0)
  }

  check(): void {
    for (const table of this.tables) table.check()
  }
}
