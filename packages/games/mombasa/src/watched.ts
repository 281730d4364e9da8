import type { Moments, Watched } from '@quayside/kernel'
import type { QuestionKind } from './questions.ts'

export const MOMENTS: Moments = { round: ['round'], step: ['now.phase'] }

/** What standing orders can hang on. */
export const WATCHED = [
  { id: 'round', path: 'round' },
  { id: 'pounds', path: 'players.@.pounds' },
  { id: 'diamonds', path: 'players.@.diamond' },
  { id: 'ink', path: 'players.@.ink' },
  { id: 'shares', path: 'players.@.shares.*', each: 'company' },
  { id: 'share-values', path: 'shareValues.*', each: 'company' },
  { id: 'markers', path: 'players.@.markers' },
  { id: 'hand', path: 'players.@.hand.length' },
  { id: 'books', path: 'players.@.books.length' },
  { id: 'stack', path: 'stackLeft' },
] as const satisfies readonly Watched[]

/** Questions that orders are often for. */
export type Occasion = Extract<
  QuestionKind,
  'keep-tile' | 'rest-card' | 'plan' | 'turn' | 'goods' | 'enter-region' | 'spend-points' | 'place-book' | 'take-pile'
>

export type WatchedId = (typeof WATCHED)[number]['id']
