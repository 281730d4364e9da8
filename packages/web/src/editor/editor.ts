import type { Language } from '@quayside/kernel'
import type { Path } from './path.ts'
import type { Refusals } from './refusals.ts'

/** What the position editor knows of one game, beside its referee: what lies where, and how a piece that is laid there changes the position. */

/** Any position, as the engine's protocol writes it. Whatever is missing is derived. */
export interface AnyPosition {
  readonly game: string
  readonly options?: unknown
  readonly [key: string]: unknown
}

/** A piece of the palette. */
export interface Piece {
  /** Its thing, as the game's words and drawings know it. */
  readonly kind: string
  readonly id: string
  /** Where it is taken from, if not from the box: a hand. */
  readonly from?: string
  /** How many are left in the box; null where there are as many as one likes. */
  readonly left: number | null
  /** How many there are; null where nobody counts them. */
  readonly all: number | null
}

export interface PieceGroup {
  /** `words.groups` has its name. */
  readonly id: string
  readonly pieces: readonly Piece[]
}

/** Somewhere a piece can be laid, or taken away. */
export interface Spot {
  /** Places of the board that stand for it; the first is named first. */
  readonly places: readonly string[]
  /** What stands on its button. */
  readonly name: string
  readonly change: (position: AnyPosition) => AnyPosition
}

/** What spots and pieces are found with. */
export interface Bench {
  /** Written out in full as far as the referee can. */
  readonly position: AnyPosition
  /** Whose side is looked at. */
  readonly seat: number
  /** How many of each limited piece there are under these options, as the ledger counts them. */
  readonly totals: ReadonlyMap<string, number>
  /** What a thing is called. */
  readonly thing: (kind: string, id: string) => string
  readonly name: (seat: number) => string
  readonly language: Language
}

export interface PositionEditor {
  /** The schema of the game's positions. */
  readonly schema: unknown
  readonly groups: (bench: Bench) => readonly PieceGroup[]
  /** Where a piece can be laid. */
  readonly spots: (bench: Bench, piece: Piece) => readonly Spot[]
  /** What can be taken away. */
  readonly takes: (bench: Bench) => readonly Spot[]
  /** How many of each limited piece lie somewhere, by what the ledger calls it, and where one of them is. */
  readonly laid: (position: AnyPosition) => ReadonlyMap<string, Laid>
  /** The thing that a piece of the ledger is. */
  readonly thingOf: (piece: string) => readonly [kind: string, id: string] | null
  /** The ids that a field may hold where the data name them. */
  readonly choices: (path: Path, totals: ReadonlyMap<string, number>) => readonly string[] | null
  /** What follows from a field, and is worked out anew when it is changed. */
  readonly follows: (path: Path) => readonly Path[]
  /** Fields that stand ready beside the board, of the table, of the seat that is looked at (`*`), and of the supply. */
  readonly dials: {
    readonly moment: readonly string[]
    readonly seat: readonly string[]
    readonly supply: readonly string[]
  }
  /** Why the referee refuses, in words, and where. */
  readonly refusals: Refusals
  readonly words: Readonly<Record<Language, EditorWords>>
}

export interface Laid {
  readonly count: number
  readonly at: Path
}

/** What a game's editor says besides. */
export interface EditorWords {
  readonly groups: { readonly [group: string]: string }
  readonly spots: { readonly [spot: string]: string }
  /** Pieces that the game itself has no word for. */
  readonly pieces?: { readonly [id: string]: string }
}
