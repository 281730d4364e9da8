import type { WatchedId } from '../../watched.ts'

/** What standing orders can hang on; `#` stands for a company. */
export const WATCHED: Record<WatchedId, string> = {
  round: 'round',
  pounds: 'my pounds',
  diamonds: 'my diamonds',
  ink: 'place of my inkwell',
  shares: 'my shares of #',
  'share-values': 'value of a share of #',
  markers: 'bonus markers I have left',
  hand: 'cards in my hand',
  books: 'books on my track',
  stack: 'cards left in the stack',
}
