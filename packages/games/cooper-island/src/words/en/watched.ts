import type { Occasion, WatchedId } from '../../watched.ts'

/** What standing orders can hang on; `#` stands for a thing. */
export const WATCHED: Record<WatchedId, string> = {
  round: 'round',
  phase: 'phase',
  storage: 'in my storage: #',
  food: 'food I can pay',
  'free-storage': 'free storage spaces of mine',
  workers: 'workers I have left: #',
  lids: 'my crate lids',
  working: 'ordinary workers at #',
  'working-special': 'special workers at #',
  'harbour-master': 'merchant of the harbour master',
  'small-cards': 'small building cards left',
  'large-cards': 'large building cards left',
}

/** When questions are asked, for orders. */
export const OCCASIONS: Record<Occasion, string> = {
  'start-terrain': 'My first landscape',
  income: 'My income',
  turn: 'My worker',
  compensation: 'A fee for me',
  anchor: 'My anchor',
  'choose-ship': 'The ship I move',
  feeding: 'Feeding my workers',
  'clean-up': 'My clean-up',
  'before-scoring': 'Before the scoring',
}
