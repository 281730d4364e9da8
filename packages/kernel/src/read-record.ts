import type { GameRecord } from './record.ts'
import { fail, ok, type Result } from './result.ts'

/** The longest seed that is accepted: seeds are hashed when a game begins, so a longer one would not make a better game. */
export const MAX_SEED = 65_536

/** A record from outside, checked for its shape only; replaying checks the rest. */
export function readRecord(value: unknown): Result<GameRecord> {
  const record = value as GameRecord
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail('bad-record', 'a record is an object')
  const unknown = Object.keys(record).find((key) => !['rules', 'options', 'start', 'answers', 'hash'].includes(key))
  if (unknown !== undefined) return fail('bad-record', `a record has no "${unknown.slice(0, 40)}"`)
  const { rules, options, start, answers, hash } = record
  if (
    typeof rules !== 'object' ||
    rules === null ||
    typeof rules.game !== 'string' ||
    typeof rules.version !== 'number'
  ) {
    return fail('bad-record', 'a record needs rules: {game, version, data}')
  }
  if (typeof options !== 'object' || options === null) return fail('bad-record', 'a record needs options')
  if (typeof start !== 'object' || start === null || !('seed' in start || 'position' in start)) {
    return fail('bad-record', 'a record needs start: {seed} or {position}')
  }
  if ('seed' in start && (typeof start.seed !== 'string' || start.seed.length > MAX_SEED)) {
    return fail('bad-record', `a seed is a text of at most ${MAX_SEED} characters`)
  }
  if (!Array.isArray(answers) || !answers.every((line) => typeof line === 'string')) {
    return fail('bad-record', 'a record needs answers, a list of texts')
  }
  if (hash !== undefined && typeof hash !== 'string') return fail('bad-record', 'a hash is a text')
  return ok(record)
}
