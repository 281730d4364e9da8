import type { Facts, GameWords, Language, Seat, Who } from '@quayside/kernel'
import type { Style } from '../text/style.ts'

/** For whom and how a board is drawn. */
export interface Drawing {
  readonly seat: Seat
  readonly who: Who
  readonly game: GameWords
  readonly language: Language
  readonly style: Style
  readonly width: number
  /** Whether there is room to show all players at length. */
  readonly roomy: boolean
  /** Lines there is room for, beside what is asked. */
  readonly rows: number
  /** The kind of question that is asked, if any. */
  readonly asked: string
}

export type View = { readonly [key: string]: unknown }

/** A part of the table that a person can look at by itself, called up by its name. */
export interface Part {
  readonly name: string
  readonly lines: readonly string[]
}

/** How a game looks as text. */
export interface Board {
  /** Events that need no telling beside the board: it shows them itself, or nothing came of them. */
  readonly quiet: ReadonlySet<string>
  /** Events that begin a new paragraph: whatever they tell about, the rest of the story hangs on it. */
  readonly openings: ReadonlySet<string>
  draw(view: View, drawing: Drawing): string[]
  /** Everything about all players, and what `draw` has no room for. */
  detail(view: View, drawing: Drawing): string[]
  /** An answer in the signs of the board, for lists that are too long in words; null where its words are short. */
  answer?(facts: Facts, drawing: Drawing): string | null
  /** What `detail` is made of, where that is more than one look takes in. */
  parts?(view: View, drawing: Drawing): Part[]
}
