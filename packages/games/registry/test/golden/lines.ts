import {
  type AnyGame,
  type GameRecord,
  type Match,
  memberNeeds,
  type OptionSchema,
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

/**
 * The rows of options that are played. Of a game without sets, enough to have every two values of different options together. Sets would
 * make far too many of these: there, every member and every value that depends on another option meets every value of the others, and beside
 * each combination of those a row has nothing more and one as much as goes together.
 */
export function goldenRows(game: AnyGame): Options[] {
  const { schema } = game
  const matrix = optionMatrix(schema, game.refuse)
  const bare = matrix.filter((row) => isBare(schema, row))
  if (bare.length === matrix.length) return covering(matrix, (row) => pairsIn(schema, row, () => false))
  const rich = matrix
    .filter((row) => !isBare(schema, row))
    .sort((one, other) => extras(schema, other) - extras(schema, one))
  const isExtra = (key: string) => schema[key].type === 'set' || schema[key].when !== undefined
  const plain = bare.filter((row) => Object.keys(row).every((key) => !isExtra(key) || isUsual(schema, row, key)))
  return [
    ...plain,
    ...covering(rich, (row) => pairsIn(schema, row, isExtra)),
    ...plain.map((row) => fullest(game, row)),
  ]
}

/** Rows that bring something that no row before them has. */
function covering(rows: readonly Options[], things: (row: Options) => readonly string[]): Options[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const fresh = things(row).filter((thing) => !seen.has(thing))
    for (const thing of fresh) seen.add(thing)
    return fresh.length > 0
  })
}

/** No member of any set. */
export const isBare = (schema: OptionSchema, row: Options): boolean =>
  Object.keys(schema).every((key) => schema[key].type !== 'set' || (row[key] as readonly string[]).length === 0)

const isUsual = (schema: OptionSchema, row: Options, key: string): boolean =>
  JSON.stringify(row[key]) === JSON.stringify(schema[key].default)

const extras = (schema: OptionSchema, row: Options): number =>
  Object.keys(row).reduce((sum, key) => sum + (isUsual(schema, row, key) ? 0 : [row[key]].flat().length), 0)

/** Every two values of different options; of those that are extras only together with one that is not. */
function pairsIn(schema: OptionSchema, row: Options, isExtra: (key: string) => boolean): string[] {
  const values = Object.entries(row).flatMap(([key, value]) =>
    isExtra(key) && isUsual(schema, row, key) ? [] : [value].flat().map((one) => ({ key, text: `${key}=${one}` })),
  )
  return values.flatMap((one, i) =>
    values.slice(i + 1).flatMap((other) => {
      const counts = one.key !== other.key && !(isExtra(one.key) && isExtra(other.key))
      return counts ? [`${one.text} ${other.text}`] : []
    }),
  )
}

/** Every member of every set that may be chosen beside those before it. */
function fullest({ schema, refuse }: AnyGame, row: Options): Options {
  let options = row
  for (const [key, spec] of Object.entries(schema)) {
    if (spec.type !== 'set') continue
    for (const member of spec.values) {
      const more = { ...options, [key]: [...(options[key] as readonly string[]), member] }
      if (memberNeeds(schema, key, member, more).length === 0 && refuse(more) === null) options = more
    }
  }
  return options
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
