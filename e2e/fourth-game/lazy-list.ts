import type { LazyEntry } from '@quayside/kernel'
import { stonesJudgement } from '../../packages/bots/test/stones-judgement.ts'
import {
  LAZY_ENTRIES as SHIPPED,
  LAZY_JUDGEMENTS as SHIPPED_JUDGEMENTS,
} from '../../packages/games/registry/src/lazy-list.ts'
import { unfurnished as pebbles, lazy as stones } from './package/lazy.ts'

/** Stands for the registry's list: one line more for each game, and one for what it knows of good play. */
export const LAZY_ENTRIES: readonly LazyEntry[] = [...SHIPPED, stones, pebbles]

export const LAZY_JUDGEMENTS: typeof SHIPPED_JUDGEMENTS = {
  ...SHIPPED_JUDGEMENTS,
  stones: async () => stonesJudgement,
  pebbles: async () => stonesJudgement,
}
