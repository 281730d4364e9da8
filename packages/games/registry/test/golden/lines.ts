import {
  type AnyGame,
  type GameRecord,
  type Match,
  type Options,
  optionMatrix,
  readRecord,
  recordOf,
} from '@quayside/kernel'

/**
 * Golden games, one line of JSON each: a record with its answers joined and the scores it ended with. A line names the rules version and the
 * component data it was made with.
 */
export interface GoldenGame {
  readonly record: GameRecord
  /** By seat: total, tie-break, rank and every line of the score. */
  readonly scores: readonly GoldenScore[]
}

export type GoldenScore = { readonly [what: string]: number | undefined }

const BETWEEN = ';'

/** Where a game keeps its golden games. */
export const fileOf = ({ id }: AnyGame): URL => new URL(`../../../${id}/test/golden/games.jsonl`, import.meta.url)

/** What a record of this game says about its rules. */
export const rulesOf = (game: AnyGame): GameRecord['rules'] => ({
  game: game.id,
  version: game.version,
  data: game.dataHash,
})

/** The rows of options that are played: enough to have every two values of different options together once. */
export function goldenRows(game: AnyGame): Options[] {
  const seen = new Set<string>()
  return optionMatrix(game.schema, game.refuse).filter((options) => {
    const values = Object.entries(options).map(([key, value]) => `${key}=${value}`)
    const pairs = values.flatMap((one, i) => values.slice(i + 1).map((other) => `${one} ${other}`))
    const fresh = pairs.filter((pair) => !seen.has(pair))
    for (const pair of fresh) seen.add(pair)
    return fresh.length > 0
  })
}

export function goldenOf(match: Match): GoldenGame {
  return { record: recordOf(match), scores: scoresOf(match) }
}

export function scoresOf(match: Match): GoldenScore[] {
  return match.game.score(match.state, 'referee').map(({ total, tiebreak, rank, lines }) => ({
    total,
    tiebreak,
    rank,
    ...Object.fromEntries(lines.map(({ what, points }) => [what, points])),
  }))
}

export function writeGolden(games: readonly GoldenGame[]): string {
  return games
    .map(({ record: { rules, options, start, answers, hash }, scores }) =>
      JSON.stringify({ rules, options, start, hash, scores, answers: answers.join(BETWEEN) }),
    )
    .join('\n')
    .concat('\n')
}

/** Throws on a line that holds no record: the file is ours. */
export function readGolden(text: string): GoldenGame[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const { scores, answers, ...rest } = JSON.parse(line)
      const record = readRecord({ ...rest, answers: answers.split(BETWEEN) })
      if (!record.ok) throw new Error(`golden game ${index + 1}: ${record.error.message}`)
      return { record: record.value, scores }
    })
}
