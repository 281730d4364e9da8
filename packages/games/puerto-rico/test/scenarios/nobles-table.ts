import type { EditionId, TileId } from '../../src/ids.ts'
import { type More, newTable, type PlayerSeen, type Seen, type Setting, Table, tableAt } from '../table.ts'

/** Tables with nobles in play. */

interface NoblesSeen extends Seen {
  readonly nobleShip: number
  readonly nobleSupply: number
}

interface NoblesPlayer extends PlayerSeen {
  readonly spareNobles: number
  readonly fields: readonly { readonly tile: TileId; readonly workers: number; readonly nobles?: number }[]
  readonly city: readonly { readonly building: string; readonly workers: number; readonly nobles?: number }[]
}

export class NoblesTable extends Table {
  /** Workers and nobles on the ship, then in the supply. */
  people(): number[] {
    const { workerShip, nobleShip, workerSupply, nobleSupply } = this.view() as NoblesSeen
    return [workerShip, nobleShip, workerSupply, nobleSupply]
  }

  /** A seat's spare workers and nobles. */
  spares(seat: number): number[] {
    const { spare, spareNobles } = this.player(seat)
    return [spare, spareNobles]
  }

  override player(seat: number): NoblesPlayer {
    return super.player(seat) as NoblesPlayer
  }

  tiles(seat: number): TileId[] {
    return this.player(seat).fields.map(({ tile }) => tile)
  }
}

type Options = More & { readonly players?: number }

/** Nobles together with New Buildings. */
export const WITH_NEW: More = { expansions: ['new-buildings', 'nobles'] }

/** A table for three in the middle of a game. */
export const noblesAt = (edition: EditionId, setting: Setting, { players = 3, ...more }: Options = {}): NoblesTable =>
  new NoblesTable(tableAt(edition, players, setting, { expansions: ['nobles'], ...more }).match)

export const newNoblesTable = (edition: EditionId, { players = 3, ...more }: Options = {}): NoblesTable =>
  new NoblesTable(newTable(edition, players, 'nobles', { expansions: ['nobles'], ...more }).match)

/** A building with a noble, a tile with one. */
export const noble = (building: string) => ({ building, nobles: 1 })
export const nobleOn = (tile: TileId) => ({ tile, nobles: 1 })

/** An island without a circle: whoever has it places nothing. */
export const bare = { fields: [] }

export const by = (phase: 'settler' | 'mayor' | 'builder' | 'craftsman' | 'trader' | 'captain', seat = 0) => ({
  phase,
  by: seat,
})
