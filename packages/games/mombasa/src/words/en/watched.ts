import type { Occasion, WatchedId } from '../../watched.ts'

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

/** When questions are asked, for orders. */
export const OCCASIONS: Record<Occasion, string> = {
  'keep-tile': 'My starting tile',
  'rest-card': 'A card to a resting pile',
  plan: 'My plan',
  turn: 'My turn',
  goods: 'What I do with my goods',
  'enter-region': 'The region I enter',
  'spend-points': 'My bookkeeping points',
  'place-book': 'My books',
  'take-pile': 'The resting pile I take up',
}
