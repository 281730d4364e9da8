import type { Seat } from '@quayside/kernel'

/** What expansions add to a view, each only while it is in play and as far as the viewer may know it. */
export interface TableParts {
  readonly festival?: { readonly goals: readonly GoalSeen[] }
  /** Who has the buccaneer's marker. */
  readonly buccaneer?: Seat
  /** `coins`: what they cost whoever chooses the role. */
  readonly kidnapped?: { readonly role: string; readonly by: Seat; readonly coins: number }
  /** Poached and out of the game. */
  readonly workersGone?: number
  readonly noblesGone?: number
  /** While the market is put together: the candidates of each cost, and the spaces that can still be filled. */
  readonly draft?: readonly { readonly cost: number; readonly free: number; readonly buildings: readonly string[] }[]
  readonly puertoma?: {
    readonly marker: string
    readonly cardsLeft: number
    readonly cardsDrawn: readonly number[]
    /** Of the decks before. */
    readonly cardsBefore: readonly number[]
  }
}

export interface GoalSeen {
  readonly id: string
  readonly estates?: readonly string[]
  readonly goods?: readonly string[]
  readonly building?: string
  readonly metBy?: Seat
}

export interface PlayerParts {
  /** A card that the viewer may not know has no id. */
  readonly achievements?: readonly {
    readonly id?: string
    readonly fulfilled?: boolean
    readonly announced: boolean
  }[]
  /** Cards to choose from while achievements are dealt. */
  readonly hand?: readonly string[]
  /** In a captain phase a small wharf, in a trader phase a trading post that can be used. */
  readonly smallWharf?: true
  readonly post?: true
  readonly smallShip?: { readonly used: true; readonly goods: Record<string, number> }
  readonly board?: PuertomaBoard
}

/** A Puertoma's own board. */
export interface PuertomaBoard {
  /** Workers under each estate, by kind. */
  readonly estates: Record<string, readonly number[]>
  /** Buildings by level, the first level first. */
  readonly levels: readonly (readonly string[])[]
  /** One ability of each level; face down it has no id. */
  readonly abilities: readonly { readonly level: number; readonly id?: string; readonly active: boolean }[]
  /** The large building it has its eye on. */
  readonly reserve?: string
  readonly quarries: number
  /** Estates that lie with the quarries because two of their kind lie on the board. */
  readonly aside: readonly string[]
  /** Nobles on its estates. */
  readonly nobles?: number
}
