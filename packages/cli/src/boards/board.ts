import type { GameWords, Seat, Who } from '@quayside/kernel'
import type { Style } from '../text/style.ts'
import type { CliWords } from '../words/catalogue.ts'

/** For whom and how a board is drawn. */
export interface Drawing {
  readonly seat: Seat
  readonly who: Who
  readonly game: GameWords
  readonly words: CliWords
  readonly style: Style
  readonly width: number
  /** Whether there is room to show all players at length. */
  readonly roomy: boolean
}

export type View = { readonly [key: string]: unknown }

/** How a game looks as text. */
export interface Board {
  /** Events that need no telling beside the board: it shows them itself, or nothing came of them. */
  readonly quiet: ReadonlySet<string>
  draw(view: View, drawing: Drawing): string[]
  /** Everything about all players, and what `draw` has no room for. */
  detail(view: View, drawing: Drawing): string[]
}
