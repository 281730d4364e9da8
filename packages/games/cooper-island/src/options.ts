import type { OptionSchema, Options, OptionsOf } from '@quayside/kernel'
import { MAX_PLAYERS } from './sizes.ts'

export const STARTS = ['meadow', 'random', 'choice'] as const
export type StartId = (typeof STARTS)[number]

/** What the solo opponent is after. */
export const STRATEGIES = ['shipwright', 'master-builder', 'idol-seeker', 'merchant'] as const
export type StrategyId = (typeof STRATEGIES)[number]

const SOLO = { key: 'players', is: [1] } as const

export const OPTION_SCHEMA = {
  players: { type: 'range', min: 1, max: MAX_PLAYERS, default: 2 },
  /** The first landscape: a meadow, one by chance for all, or each player's choice. */
  start: { type: 'choice', values: STARTS, default: 'meadow' },
  /** Solo: how strong Cooper is, and what he is after. */
  level: { type: 'range', min: 1, max: 4, default: 2, when: SOLO },
  strategy: { type: 'choice', values: ['random', ...STRATEGIES], default: 'random', when: SOLO },
} as const satisfies OptionSchema

export type CooperOptions = OptionsOf<typeof OPTION_SCHEMA>

export const isSolo = ({ players }: Options): boolean => players === 1

/** Every combination that the schema allows makes a game. */
export const refuse = (): null => null
