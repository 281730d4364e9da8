import type { AnyGame, GameHead, Language, LazyEntry, Options, RulesId } from '@quayside/kernel'
import { fits } from './fits.ts'
import { frozenFor } from './frozen/thawed.ts'
import { LAZY_ENTRIES } from './lazy-list.ts'

/**
 * The same list for browsers, which load a game only when it is played: until then it has no more than its head. `loadGame` makes it whole, and
 * whoever opens a table or a record waits for that.
 */

const ENTRY_OF = new Map(LAZY_ENTRIES.map((entry) => [entry.head.id, entry]))

export const games: readonly AnyGame[] = LAZY_ENTRIES.map(({ head }) => waiting(head))

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)

/** Languages that somebody wants to read, and games that somebody wants to read about, with what was played last. */
const languages = new Set<Language>()
const told = new Map<LazyEntry, Options | undefined>()
/** Whether somebody looks at a list of games. */
let listed = false

/** What a table with these options needs; without options all of the game, positions too. */
export async function loadGame(id: string, options?: Options): Promise<AnyGame | undefined> {
  const game = gameById(id)
  const entry = ENTRY_OF.get(id)
  if (!game || !entry) return undefined
  const [loaded] = await Promise.all([options ? entry.atTable(options) : entry.whole(), loadWordsOf(entry, options)])
  return Object.assign(game, loaded)
}

/** Fetches the plain opponent of a loaded game, which no question waits for; undefined where it is there. */
export function loadPolicy(game: AnyGame): Promise<void> | undefined {
  const entry = ENTRY_OF.get(game.id)
  if ('policy' in game || !entry?.policy) return undefined
  return entry.policy().then((policy) => void Object.assign(game, { policy }))
}

/** The game under these rules, as far as `loadGameFor` has loaded it. */
export function gameFor(rules: RulesId, options: Options): AnyGame | undefined {
  const current = gameById(rules.game)
  return current && fits(current, rules, options) ? current : frozenFor(rules, options)
}

/**
 * The game under these rules: the current one where it is played under them, otherwise one that was frozen, with the current one's words, or one
 * with a pack of an owner; undefined if nobody here knows these rules. `whole` has positions too.
 */
export async function loadGameFor(rules: RulesId, options: Options, whole = false): Promise<AnyGame | undefined> {
  const current = await loadGame(rules.game, whole ? undefined : options)
  if (!current || fits(current, rules, options)) return current
  return (await import('./frozen/shelf.ts')).loadOther(rules, options, current, loadGame)
}

/** Fetches what games that were loaded, and those loaded later, say in a language. */
export async function loadWords(language: Language): Promise<void> {
  languages.add(language)
  await Promise.all([
    ...(listed ? [loadHeadsIn(language)] : []),
    ...[...told].map(([entry, options]) => entry.loadWords(language, options)),
  ])
}

/** What lists of games say. */
export async function loadHeads(): Promise<void> {
  listed = true
  await Promise.all([...languages].map(loadHeadsIn))
}

const loadHeadsIn = (language: Language) => Promise.all(LAZY_ENTRIES.map((entry) => entry.loadHead?.(language)))

async function loadWordsOf(entry: LazyEntry, options?: Options): Promise<void> {
  told.set(entry, options)
  await Promise.all([...languages].map((language) => entry.loadWords(language, options)))
}

/** A copy, since it will be filled in. */
function waiting(head: GameHead): AnyGame {
  return { ...head } as AnyGame
}
