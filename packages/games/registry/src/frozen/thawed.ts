import type { AnyGame, Options, RulesId } from '@quayside/kernel'
import { fits } from '../fits.ts'
import type { FrozenRules } from './referee.ts'

/** Frozen games that were needed so far. */
export const thawed = new Map<FrozenRules, AnyGame>()

/** The game frozen under these rules, if it has been loaded. */
export const frozenFor = (rules: RulesId, options: Options): AnyGame | undefined =>
  [...thawed.values()].find((game) => fits(game, rules, options))
