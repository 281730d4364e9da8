import type { Moments, Watched } from '@quayside/kernel'
import type { QuestionKind } from './questions.ts'

export const MOMENTS: Moments = { round: ['round'], step: ['now.phase', 'now.step'] }

/** What standing orders can hang on. */
export const WATCHED = [
  { id: 'round', path: 'round' },
  { id: 'phase', path: 'now.phase', thing: 'phase' },
  { id: 'storage', path: 'players.@.storage.*', each: 'item' },
  { id: 'food', path: 'players.@.food' },
  { id: 'free-storage', path: 'players.@.storageFree' },
  { id: 'workers', path: 'players.@.workers.*', each: 'worker' },
  { id: 'lids', path: 'players.@.lids' },
  { id: 'working', path: 'work.*.round.length', each: 'area' },
  { id: 'working-special', path: 'work.*.square.length', each: 'area' },
  { id: 'harbour-master', path: 'harbourMaster.merchant', thing: 'merchant' },
  { id: 'small-cards', path: 'decks.small' },
  { id: 'large-cards', path: 'decks.large' },
] as const satisfies readonly Watched[]

/** Questions that orders are often for. */
export type Occasion = Extract<
  QuestionKind,
  | 'start-terrain'
  | 'income'
  | 'turn'
  | 'compensation'
  | 'anchor'
  | 'choose-ship'
  | 'feeding'
  | 'clean-up'
  | 'before-scoring'
>

export type WatchedId = (typeof WATCHED)[number]['id']
