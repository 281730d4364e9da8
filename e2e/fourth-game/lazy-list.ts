import type { LazyEntry } from '@quayside/kernel'
import { LAZY_ENTRIES as SHIPPED } from '../../packages/games/registry/src/lazy-list.ts'
import { unfurnished as pebbles, lazy as stones } from './package/lazy.ts'

/** Stands for the registry's list: one line more for each game. */
export const LAZY_ENTRIES: readonly LazyEntry[] = [...SHIPPED, stones, pebbles]
