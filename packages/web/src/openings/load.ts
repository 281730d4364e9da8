import type { LoadedOpenings } from './openings.ts'

/** Openings are found beside the games and not named by their rooms, which every page loads: whoever asks for them has opened a page of its own. */
const FOUND = import.meta.glob<{ readonly loaded: LoadedOpenings }>('../games/*/openings/index.ts')

const finder = (game: string) => FOUND[`../games/${game}/openings/index.ts`]

export const hasOpenings = (game: string): boolean => finder(game) !== undefined

/** Undefined where a game has none. */
export const loadOpenings = async (game: string): Promise<LoadedOpenings | undefined> =>
  (await finder(game)?.())?.loaded
