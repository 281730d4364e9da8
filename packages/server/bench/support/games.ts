import type { NewTable } from '@quayside/table'

/** The games that are played in measurements, and what is chosen in each for so many players. */
const OPTIONS = {
  'puerto-rico': (players: number) => ({ edition: 'classic', players }),
  mombasa: (players: number) => ({ players }),
  'cooper-island': (players: number) => ({ players }),
} as const

export type GameId = keyof typeof OPTIONS

export const GAMES = Object.keys(OPTIONS) as GameId[]

/** The games that a command line names: one of them, or all. */
export function gamesNamed(name: string): GameId[] {
  if (name === 'all') return GAMES
  const found = GAMES.filter((game) => game === name)
  if (found.length === 0) throw new Error(`there is no game "${name}": one of ${GAMES.join(', ')}, or all`)
  return found
}

/** A table with nothing special about it. */
export const plainTable = (game: GameId, chairs: NewTable['chairs']): NewTable => ({
  game,
  options: OPTIONS[game](chairs.length),
  chairs,
  clock: { kind: 'none' },
  expiry: 'wait',
  undo: true,
  advice: false,
  listed: false,
})
