import { aboutCooperIsland } from '../games/cooper-island/about/index.ts'
import { aboutMombasa } from '../games/mombasa/about/index.ts'
import { aboutPuertoRico } from '../games/puerto-rico/about/index.ts'
import type { AboutGame } from './inventory.ts'

const games: { readonly [id: string]: AboutGame } = {
  'puerto-rico': aboutPuertoRico,
  mombasa: aboutMombasa,
  'cooper-island': aboutCooperIsland,
}

/** What is told about a game; nothing if nobody has written it down. */
export const aboutGame = (id: string): AboutGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
