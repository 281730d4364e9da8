import { aboutCooperIsland } from './cooper-island.ts'
import type { AboutGame } from './inventory.ts'
import { aboutMombasa } from './mombasa.ts'
import { aboutPuertoRico } from './puerto-rico.ts'

const games: { readonly [id: string]: AboutGame } = {
  'puerto-rico': aboutPuertoRico,
  mombasa: aboutMombasa,
  'cooper-island': aboutCooperIsland,
}

/** What is told about a game; nothing if nobody has written it down. */
export const aboutGame = (id: string): AboutGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
