import type { AnyGame, Options, RulesId } from '@quayside/kernel'
import { fits } from '../fits.ts'
import { loadOwned } from '../owned.ts'
import { adapted } from './adapt.ts'
import { FROZEN } from './list.ts'
import type { FrozenRules } from './referee.ts'
import { thawed } from './thawed.ts'

/** The game under rules that are not those of the current one: frozen, or with a pack of an owner; `whole` fetches all of the current one. */
export async function loadOther(
  rules: RulesId,
  options: Options,
  current: AnyGame,
  whole: (id: string) => Promise<AnyGame | undefined> = async () => current,
): Promise<AnyGame | undefined> {
  const frozen = await loadFrozen(rules, options, current)
  return frozen ?? loadOwned(rules, options, () => basesOf(rules, current, whole))
}

/** Every game of a version, whatever its data. */
async function basesOf(
  { game: id, version }: RulesId,
  current: AnyGame,
  whole: (id: string) => Promise<AnyGame | undefined>,
): Promise<AnyGame[]> {
  const older = FROZEN.filter((frozen) => frozen.game === id && frozen.version === version)
  const bases = await Promise.all([
    version === current.version ? whole(id) : undefined,
    ...older.map((frozen) => thaw(frozen, current)),
  ])
  return bases.filter((base) => base !== undefined)
}

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
