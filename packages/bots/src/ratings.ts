import { GRADES } from './grades.ts'
import ratings from './ratings.json' with { type: 'json' }

/**
 * The rating of a grade at a game of so many players, or of the most below that at which all grades were rated: ratings of different tables are not
 * to be compared. Undefined if there is none.
 */
export function ratingOf(game: string, players: number, grade: string): number | undefined {
  const rated = ratings
    .filter((table) => table.game === game && table.players <= players)
    .filter(({ rungs }) => GRADES.every((each) => rungs.some((rung) => rung.grade === each)))
    .toSorted((a, b) => b.players - a.players)
  return rated[0]?.rungs.find((rung) => rung.grade === grade)?.rating
}
