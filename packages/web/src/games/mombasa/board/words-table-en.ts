import { counted } from '../../../app/words.ts'

/** English comes first and gives the shape. */
export const EN = {
  sections: { map: 'Map', market: 'Market', mine: 'Your board', players: 'Players' },
  headline: (round: number, rounds: number, phase: string) => `Round ${round} of ${rounds}, ${phase}`,
  phases: {
    'starting-tiles': 'Starting tiles',
    resting: 'Set-up: cards to rest',
    planning: 'planning',
    actions: 'actions',
    over: 'over',
  },
  regions: { others: 'Other players' },
  log: 'Log',

  pounds: (n: number) => `£${n}`,
  diamonds: counted('en', 'diamond step', 'diamond steps'),
  bookkeeping: counted('en', 'bookkeeping point', 'bookkeeping points'),
  track: (company: string, n: number) => `${company} track +${n}`,
  steps: counted('en', 'step on the company’s track', 'steps on the company’s track'),
  removes: counted('en', 'post removed', 'posts removed'),
  perUnit: (good: string, less: number) => `£1 per ${good}${less ? ` − £${less}` : ''}`,
  nothing: 'no reward',
  cards: counted('en', 'card', 'cards'),

  /* What bonus spaces of the board and of the tracks give. */
  either: (diamond: number, bookkeeping: number) => `diamonds +${diamond}, bookkeeping +${bookkeeping}, or the reverse`,
  discards: (plus: number) => `discard a card for its price and £${plus}`,
  discardsGood: (good: string, plus: number) => `discard a ${good} card for its price and £${plus}`,
  buyOrSteps: (off: number, steps: string) => `buy a card${off ? ` £${off} cheaper` : ''} and/or ${steps}`,
  otherTracks: (tracks: number, spaces: number) =>
    `+${spaces} on ${counted('en', 'other track', 'other tracks')(tracks)}`,

  expedition: {
    title: (company: string) => `${company} expands`,
    left: counted('en', 'point left', 'points left'),
    lost: counted('en', 'point would be lost', 'points would be lost'),
    over: 'Nothing more in reach',
    none: 'No region yet',
    soFar: 'So far',
  },
}

export type Words = typeof EN
