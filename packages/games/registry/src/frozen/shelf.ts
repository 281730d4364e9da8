import type { AnyGame, Options, RulesId } from '@quayside/kernel'
import { fits } from '../fits.ts'
import { adapted } from './adapt.ts'
import { FROZEN } from './list.ts'
import type { FrozenRules } from './referee.ts'
import { thawed } from './thawed.ts'

/** Fetches the game frozen under these rules; undefined if there is none. Words come from the current game. */
export async function loadFrozen(rules: RulesId, options: Options, current: AnyGame): Promise<AnyGame | undefined> {
  // Data may have been corrected without a new version; then each of that version has to be looked at.
  for (const frozen of FROZEN) {
    if (frozen.game !== rules.game || frozen.version !== rules.version) continue
    const game = await thaw(frozen, current)
    if (fits(game, rules, options)) return game
  }
  return undefined
}

/** A game is one object, however often it is asked for. */
async function thaw(frozen: FrozenRules, current: AnyGame): Promise<AnyGame> {
  const referee = await frozen.load()
  const game = thawed.get(frozen) ?? adapted(referee, (...wanted) => current.words(...wanted))
  thawed.set(frozen, game)
  return game
}
