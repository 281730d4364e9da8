import { cooperIslandHead } from '@quayside/cooper-island/head'
import type { AnyGame, GameHead, Language, Options, RulesId } from '@quayside/kernel'
import { mombasaHead } from '@quayside/mombasa/head'
import { playsExpansions } from '@quayside/puerto-rico/expansions/in-play'
import { puertoRicoHead } from '@quayside/puerto-rico/head'
import { loadHead, loadWords as loadPuertoRicoWords } from '@quayside/puerto-rico/words/load'
import { fits } from './fits.ts'
import { frozenFor } from './frozen/thawed.ts'

/**
 * The same list for browsers, which load a game only when it is played: until then it has no more than its head. `loadGame` makes it whole, and
 * whoever opens a table or a record waits for that.
 */

/** Fetches what a game lacks: for a table with these options, or all of it, positions too, where nobody knows what will be played. */
type Loader = (options?: Options) => Promise<Partial<AnyGame>>

const LOADERS: { readonly [id: string]: Loader | undefined } = {
  'cooper-island': async (options) => {
    if (!options) return (await import('@quayside/cooper-island/whole')).cooperIsland
    const [{ cooperIslandAtTable }, { BUILT_IN }] = await Promise.all([
      import('@quayside/cooper-island/game'),
      import('@quayside/cooper-island/data/built-in'),
    ])
    return cooperIslandAtTable(BUILT_IN)
  },
  mombasa: async (options) => {
    if (!options) return (await import('@quayside/mombasa/whole')).mombasa
    const [{ mombasaAtTable }, { BUILT_IN }] = await Promise.all([
      import('@quayside/mombasa/game'),
      import('@quayside/mombasa/data/built-in'),
    ])
    return mombasaAtTable(BUILT_IN)
  },
  'puerto-rico': async (options) => {
    if (!options) return (await import('@quayside/puerto-rico/whole')).puertoRico
    if (playsExpansions(options)) await import('@quayside/puerto-rico/expansions/index')
    return (await import('@quayside/puerto-rico/game')).puertoRicoAtTable
  },
}

const WORDS: { readonly [id: string]: (language: Language, options?: Options) => Promise<void> } = {
  'cooper-island': async (language) => (await import('@quayside/cooper-island/words/load')).loadWords(language),
  mombasa: async (language) => (await import('@quayside/mombasa/words/load')).loadWords(language),
  'puerto-rico': loadPuertoRicoWords,
}

export const games: readonly AnyGame[] = [waiting(puertoRicoHead), waiting(mombasaHead), waiting(cooperIslandHead)]

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)

/** Languages that somebody wants to read, and games that somebody wants to read about, with what was played last. */
const languages = new Set<Language>()
const told = new Map<string, Options | undefined>()
/** Whether somebody looks at a list of games. */
let listed = false

/** What a table with these options needs; without options all of the game, positions too. */
export async function loadGame(id: string, options?: Options): Promise<AnyGame | undefined> {
  const game = gameById(id)
  const load = LOADERS[id]
  if (!game || !load) return game
  const [loaded] = await Promise.all([load(options), loadWordsOf(id, options)])
  return Object.assign(game, loaded)
}

/** The game under these rules, as far as `loadGameFor` has loaded it. */
export function gameFor(rules: RulesId, options: Options): AnyGame | undefined {
  const current = gameById(rules.game)
  return current && fits(current, rules, options) ? current : frozenFor(rules, options)
}

/**
 * The game under these rules: the current one where it is played under them, otherwise one that was frozen, with the current one's words;
 * undefined if nobody here knows these rules. `whole` has positions too.
 */
export async function loadGameFor(rules: RulesId, options: Options, whole = false): Promise<AnyGame | undefined> {
  const current = await loadGame(rules.game, whole ? undefined : options)
  if (!current || fits(current, rules, options)) return current
  return (await import('./frozen/shelf.ts')).loadFrozen(rules, options, current)
}

/** Fetches what games that were loaded, and those loaded later, say in a language. */
export async function loadWords(language: Language): Promise<void> {
  languages.add(language)
  await Promise.all([
    ...(listed ? [loadHead(language)] : []),
    ...[...told].map(([id, options]) => WORDS[id](language, options)),
  ])
}

/** What lists of games say. Only Puerto Rico has to be fetched for that: its editions have their own names. */
export async function loadHeads(): Promise<void> {
  listed = true
  await Promise.all([...languages].map(loadHead))
}

async function loadWordsOf(id: string, options?: Options): Promise<void> {
  told.set(id, options)
  await Promise.all([...languages].map((language) => WORDS[id](language, options)))
}

/** A copy, since it will be filled in. */
function waiting(head: GameHead): AnyGame {
  return { ...head } as AnyGame
}
