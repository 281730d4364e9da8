import type { Seat } from '@quayside/kernel'
import { matchAt, newMatch } from '@quayside/kernel/scenarios'
import type { GoodId } from '../../src/ids.ts'
import { puertoRico } from '../../src/index.ts'
import { type PlayerSetting, type Setting, Table } from '../table.ts'

export type Board = NonNullable<PlayerSetting['board']>

interface BoardSeen {
  readonly estates: Record<GoodId, readonly number[]>
  readonly nobles?: number
  readonly quarries: number
  readonly aside: readonly GoodId[]
  readonly levels: readonly (readonly string[])[]
  readonly abilities: readonly { readonly level: number; readonly id?: string; readonly active: boolean }[]
  readonly reserve?: string
}

export interface PuertomaSeen {
  readonly puertoma: {
    readonly marker: string
    readonly cardsDrawn: readonly number[]
    readonly cardsLeft: number
    readonly deck?: readonly number[]
  }
  readonly players: readonly { readonly board: BoardSeen }[]
}

/** A table with one or two Puertomas behind the human players. */
export class PuertomaTable extends Table {
  seen(viewer: Seat | 'referee' | 'spectator' = 'referee'): PuertomaSeen {
    return this.view(viewer) as unknown as PuertomaSeen
  }

  get marker(): string {
    return this.seen().puertoma.marker
  }

  board(seat: Seat): BoardSeen {
    return this.seen().players[seat].board
  }

  /** Why a Puertoma did what it did, one after another. */
  grounds(seat: Seat): unknown[] {
    return this.of('automa-because', seat).map(({ ground }) => ground)
  }

  /** What was told of this kind about a seat. */
  of(kind: string, seat: Seat): Record<string, unknown>[] {
    return this.events(kind).filter((event) => event.seat === seat) as Record<string, unknown>[]
  }

  /** Roles that a seat took, one after another. */
  roles(seat: Seat): unknown[] {
    return this.of('role-chosen', seat).map(({ role }) => role)
  }
}

/** The solo game: a person in seat 0, Puertomas in seats 1 and 2. */
export const SOLO = { players: 3, puertomas: 2 }
/** Two persons, and a Puertoma in seat 2. */
export const LONE = { players: 3, puertomas: 1 }

export function puertomasAt(options: object, setting: Setting): PuertomaTable {
  const position = {
    governor: setting.now?.by ?? 0,
    ...setting,
    game: 'puerto-rico',
    options: { edition: '1897', ...options },
  }
  return new PuertomaTable(matchAt(puertoRico, position))
}

export const newPuertomas = (options: object, seed = 'scenario'): PuertomaTable =>
  new PuertomaTable(newMatch(puertoRico, { edition: '1897', ...options }, seed))

/** A deck with these cards on top, all others below them in their order. */
export const deckFrom = (...first: number[]): number[] => [
  ...first,
  ...[1, 2, 3, 4, 5, 6, 7, 8].filter((card) => !first.includes(card)),
]
