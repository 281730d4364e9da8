import type { OptionValue } from '@quayside/kernel'
import { EXPANSION_IDS } from '@quayside/puerto-rico/ids'

/** The number of players that stands for a game where only one number is wanted. */
export const USUAL_PLAYERS = 3

/** Everything a game has at once, dealt by chance rather than chosen, for the usual number of players. */
export const FULLEST: { readonly [game: string]: { readonly [key: string]: OptionValue } } = {
  'puerto-rico': { edition: '1897', players: USUAL_PLAYERS, expansions: EXPANSION_IDS, market: 'random' },
}
