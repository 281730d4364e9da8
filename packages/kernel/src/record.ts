import type { AnyGame } from './game.ts'
import { type Line, Match, type Start, UNDO } from './match.ts'
import { type Options, readOptions } from './options.ts'
import { fail, ok, type Result } from './result.ts'

/** The rules a game is played under: what has to be known to replay it. */
export interface RulesId {
  readonly game: string
  readonly version: number
  /** Fingerprint of the component data. */
  readonly data: string
}

/** The fingerprint of the data that a game with these options uses. */
export const dataOf = ({ dataHash }: Pick<AnyGame, 'dataHash'>, options: Options): string =>
  typeof dataHash === 'string' ? dataHash : dataHash(options)

/** The rules that a game with these options is played under. */
export function rulesOf(game: AnyGame, options: Options): RulesId {
  const known = ruled.get(options)
  if (known?.of === game) return known.rules
  const rules = { game: game.id, version: game.version, data: dataOf(game, options) }
  ruled.set(options, { of: game, rules })
  return rules
}

/** Tables ask for it again and again, and the fingerprint of the data takes longer than an answer. */
const ruled = new WeakMap<Options, { readonly of: AnyGame; readonly rules: RulesId }>()

/** A game as data: what began it and what was answered. Replaying it gives every state, view and event again. */
export interface GameRecord {
  readonly rules: RulesId
  readonly options: Options
  readonly start: Start
  /** `"<seat> <answer>"`, undos included. */
  readonly answers: readonly string[]
  /** Fingerprint of the state after the last answer, to check a replay against. A record written by hand may lack it. */
  readonly hash?: string
}

export function recordOf(match: Match): GameRecord {
  const { game } = match
  return {
    rules: rulesOf(game, match.options),
    options: match.options,
    start: match.start,
    answers: match.lines.map((line) => `${line.seat} ${line.text}`),
    hash: game.hash(match.state),
  }
}

/** Sets a record's game up and gives each of its answers again; `each` sees the match after every line. */
export function replay(game: AnyGame, record: GameRecord, each?: (match: Match, line: Line) => void): Result<Match> {
  if (record.rules.game !== game.id) return fail('wrong-game', `this is a record of ${record.rules.game.slice(0, 40)}`)
  if (record.rules.version !== game.version) {
    return fail('wrong-version', `the record's rules version is ${record.rules.version}, ours is ${game.version}`)
  }
  const options = readOptions(game.schema, record.options)
  if (!options.ok) return options
  const data = dataOf(game, options.value)
  if (record.rules.data !== undefined && record.rules.data !== data) {
    const theirs = JSON.stringify(record.rules.data).slice(0, 40)
    return fail('wrong-data', `the record was made with component data ${theirs}, ours are "${data}"`)
  }
  const begun =
    'position' in record.start
      ? Match.fromPosition(game, record.start.position)
      : Match.begin(game, record.options, record.start.seed)
  if (!begun.ok) return begun
  const match = begun.value
  if (JSON.stringify(options.value) !== JSON.stringify(match.options)) {
    return fail('bad-record', 'the position has other options than the record')
  }
  for (const [index, entry] of record.answers.entries()) {
    const made = playLine(match, entry)
    if (!made.ok) return fail(made.error.code, `answer ${index + 1} (${entry.slice(0, 60)}): ${made.error.message}`)
    each?.(match, match.lines[match.lines.length - 1])
  }
  if (record.hash !== undefined && record.hash !== game.hash(match.state)) {
    return fail('hash-mismatch', 'the replayed game ends in another state than the record says')
  }
  return ok(match)
}

/** Gives one answer of a record, or takes one back. The value is the number of events told before it. */
export function playLine(match: Match, entry: string): Result<number> {
  const line = readLine(entry)
  if (!line) return fail('bad-record', 'it is not "<seat> <answer>"')
  return line.text === UNDO ? match.undo(line.seat) : match.answer(line.seat, line.text)
}

function readLine(entry: string): Line | null {
  const found = /^(\d{1,2}) (.+)$/.exec(entry)
  return found ? { seat: Number(found[1]), text: found[2] } : null
}
