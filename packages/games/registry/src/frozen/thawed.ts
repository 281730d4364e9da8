import type { AnyGame, Options, RulesId } from '@quayside/kernel'
import { fits } from '../fits.ts'
import type { FrozenRules } from './referee.ts'

/** Games besides the current ones that were needed so far: frozen ones by their place on the shelf, those with an owner's pack by themselves. */
export const thawed = new Map<FrozenRules | AnyGame, AnyGame>()

/** The game under these rules that is not a current one, if it has been loaded. */
export const frozenFor = (rules: RulesId, options: Options): AnyGame | undefined =>
  [...thawed.values()].find((game) => fits(game, rules, options))
