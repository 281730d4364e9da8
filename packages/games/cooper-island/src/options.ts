import type { OptionSchema, Options, Problem } from '@quayside/kernel'
import { STARTS, STRATEGIES } from './ids.ts'

export const MAX_PLAYERS = 4

export const OPTION_SCHEMA = {
  players: { type: 'range', min: 1, max: MAX_PLAYERS, default: 2 },
  /** The first landscape: a meadow, one by chance for all, or each player's choice. */
  start: { type: 'choice', values: STARTS, default: 'meadow' },
  /** Solo: how strong Cooper is, and what he is after. */
  level: { type: 'range', min: 1, max: 4, default: 2 },
  strategy: { type: 'choice', values: ['random', ...STRATEGIES], default: 'random' },
} as const satisfies OptionSchema

export const isSolo = (options: Options): boolean => options.players === 1

/** With several players there is no Cooper whose level or strategy could be chosen. */
export function refuse(options: Options): Problem | null {
  const { level, strategy } = OPTION_SCHEMA
  if (isSolo(options) || (options.level === level.default && options.strategy === strategy.default)) return null
  return { code: 'only-solo', message: 'level and strategy are for solo games' }
}
