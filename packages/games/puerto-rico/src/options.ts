import type { OptionSchema } from '@quayside/kernel'
import { MAX_PLAYERS } from './data/box.ts'
import { EDITIONS } from './ids.ts'
import { EXPANSIONS } from './rules.ts'

export const OPTION_SCHEMA = {
  edition: { type: 'choice', values: EDITIONS, default: 'classic' },
  players: { type: 'range', min: 2, max: MAX_PLAYERS, default: 4 },
  expansions: { type: 'set', values: EXPANSIONS.map(({ id }) => id), default: [] },
  variants: { type: 'set', values: [], default: [] },
} as const satisfies OptionSchema
