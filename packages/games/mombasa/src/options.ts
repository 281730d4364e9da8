import type { OptionSchema, OptionsOf } from '@quayside/kernel'

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 4

export const SETUPS = ['first', 'later'] as const
export type SetupId = (typeof SETUPS)[number]

export const OPTION_SCHEMA = {
  players: { type: 'range', min: MIN_PLAYERS, max: MAX_PLAYERS, default: 3 },
  /** Fixed tracks and tiles, or tracks by chance and a choice of tiles. */
  setup: { type: 'choice', values: SETUPS, default: 'first' },
} as const satisfies OptionSchema

/** The options of a table. */
export type Chosen = OptionsOf<typeof OPTION_SCHEMA>
