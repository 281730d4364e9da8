import ratings from './ratings.json' with { type: 'json' }

/** The rating of a grade at a game of so many players, or of the next fewer that were rated; undefined if nobody has rated it. */
export function ratingOf(game: string, players: number, grade: string): number | undefined {
  const tables = ratings.filter((table) => table.game === game && table.players <= players)
  for (const { rungs } of tables.toSorted((a, b) => b.players - a.players)) {
    const found = rungs.find((rung) => rung.grade === grade)
    if (found) return found.rating
  }
  return undefined
}
