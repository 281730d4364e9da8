import { type Grade, livelyBot, RANDOM } from '@quayside/bots/grades'
import type { AnyGame } from '@quayside/kernel'

/** The tables at which grades are rated, the smallest first. */
const GAMES = ['puerto-rico', 'mombasa', 'cooper-island']
export const TABLES: readonly { readonly game: string; readonly players: number }[] = [2, 3, 4].flatMap((players) =>
  GAMES.map((game) => ({ game, players })),
)

/** Neighbours on the ladder, and what their simulations are multiplied by: time is saved where a grade thinks long, and the ratio is kept. */
interface Step {
  readonly grades: readonly (Grade | typeof RANDOM)[]
  readonly budget: number
  readonly games: number
}

const STEPS: { readonly [players: number]: readonly Step[] } = {
  2: [
    { grades: [RANDOM, 'casual'], budget: 1, games: 48 },
    { grades: ['casual', 'steady'], budget: 1, games: 120 },
    { grades: ['steady', 'strong'], budget: 1, games: 48 },
    { grades: ['strong', 'master'], budget: 0.1, games: 24 },
    { grades: ['master', 'grandmaster'], budget: 0.02, games: 40 },
  ],
  3: [
    { grades: [RANDOM, 'casual', 'steady'], budget: 1, games: 90 },
    { grades: ['casual', 'steady', 'strong'], budget: 0.5, games: 36 },
    { grades: ['steady', 'strong', 'master'], budget: 0.1, games: 18 },
    { grades: ['steady', 'master', 'grandmaster'], budget: 0.02, games: 18 },
  ],
  4: [
    { grades: [RANDOM, 'casual', 'casual', 'steady'], budget: 1, games: 96 },
    { grades: ['casual', 'steady', 'steady', 'strong'], budget: 0.5, games: 36 },
    { grades: ['steady', 'steady', 'strong', 'master'], budget: 0.1, games: 12 },
    { grades: ['steady', 'steady', 'master', 'grandmaster'], budget: 0.02, games: 12 },
  ],
}

/** A match of bots, with as many games; those that may like something do, in each match something else. */
export interface LadderMatch {
  readonly field: readonly string[]
  readonly budget: number
  readonly games: number
}

export function matchesFor(game: AnyGame, players: number): LadderMatch[] {
  const { characters = [] } = game
  const kinds = Math.max(1, characters.length)
  return STEPS[players].flatMap(({ grades, budget, games }) => {
    const fields = Array.from({ length: kinds }, (_, n) =>
      grades.map((grade, i) => (grade === RANDOM ? RANDOM : livelyBot(game, grade, 0, n + i))),
    )
    const different = [...new Map(fields.map((field) => [field.join(), field])).values()]
    return different.map((field) => ({ field, budget, games: games / different.length }))
  })
}
