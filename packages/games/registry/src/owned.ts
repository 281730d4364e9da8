import type { AnyGame, Options, RulesId } from '@quayside/kernel'
import { fits } from './fits.ts'
import { thawed } from './frozen/thawed.ts'

/** Games with data packs that owners of a box brought along. */

/** Where packs are kept: those of a game, as their owners wrote them. */
export interface Box {
  packsOf(game: string): readonly unknown[]
}

let open: () => Promise<Box | undefined> = async () => undefined

/** From now on packs are looked for there, when rules are wanted that nobody else knows. */
export function openWith(box: () => Promise<Box>): void {
  open = box
}

/** The game with a pack; undefined if the pack does not fit it. */
export function owned({ data }: AnyGame, pack: unknown): AnyGame | undefined {
  if (!data || data.check(pack).length > 0) return undefined
  const game = data.with(pack)
  // Taken over as it is: a frozen game is known to its judgement by being the same object.
  return Object.assign(game, { data: { ...game.data, own: true } })
}

/** The game under these rules by one of the packs that are kept; `bases` are the games of that version that packs can go into. */
export async function loadOwned(
  rules: RulesId,
  options: Options,
  bases: () => Promise<readonly AnyGame[]>,
): Promise<AnyGame | undefined> {
  const known = [...thawed.values()].find((game) => game.data?.own && fits(game, rules, options))
  if (known) return known
  const packs = (await open())?.packsOf(rules.game) ?? []
  if (packs.length === 0) return undefined
  for (const base of await bases()) {
    for (const pack of packs) {
      const game = owned(base, pack)
      if (!game || !fits(game, rules, options)) continue
      thawed.set(game, game)
      return game
    }
  }
  return undefined
}

/** The pack of a game under these rules that has been loaded; undefined if it plays with what is built in. */
export function packFor(rules: RulesId, options: Options): unknown {
  return [...thawed.values()].find((game) => game.data?.own && fits(game, rules, options))?.data?.pack
}

/** The game that has been loaded with just this pack; undefined for what is built in. */
export const playedWith = (pack: unknown): AnyGame | undefined =>
  [...thawed.values()].find((game) => game.data?.own && game.data.pack === pack)

/** What was loaded by packs is looked up anew: one was renamed or is gone. */
export function forgetOwned(): void {
  for (const [key, game] of thawed) if (game.data?.own) thawed.delete(key)
}
