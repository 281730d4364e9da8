import { MAX_SEED } from '@quayside/kernel'
import * as v from 'valibot'
import { clip } from './json.ts'

/** The shapes of all requests. Unknown keys are errors, so that a misspelt one is never silently ignored. */

const seat = v.pipe(
  v.number('must be a seat number'),
  v.integer('must be a seat number'),
  v.minValue(0, 'must be a seat number'),
  v.maxValue(99, 'must be a seat number'),
)
const text = v.string('must be a text')
const seed = v.pipe(text, v.maxLength(MAX_SEED, `must be no longer than ${MAX_SEED} characters`))
const data = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
)
const count = v.pipe(
  v.number('must be a whole number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be negative'),
)
const viewer = v.union([seat, v.picklist(['spectator', 'referee'])], 'must be a seat number, "spectator" or "referee"')

const request = <const Name extends string, const Entries extends v.ObjectEntries>(name: Name, entries: Entries) =>
  v.strictObject({ do: v.literal(name), ...entries })

export const REQUESTS = {
  games: request('games', {}),
  data: request('data', { pack: data }),
  new: request('new', { game: text, options: v.optional(data), seed }),
  position: request('position', { position: data }),
  ask: request('ask', {}),
  answer: request('answer', { seat, answer: text }),
  why: request('why', { seat, answer: text }),
  view: request('view', { for: viewer }),
  score: request('score', { for: v.optional(viewer) }),
  undo: request('undo', { seat }),
  random: request('random', { answers: count, seed: v.optional(seed) }),
  record: request('record', {}),
  load: request('load', { record: data }),
  hash: request('hash', {}),
} as const

export type RequestName = keyof typeof REQUESTS
export type RequestOf<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>

/** What is wrong with a request, in one line that names the place. */
export function requestProblem([issue]: readonly v.BaseIssue<unknown>[]): string {
  const key = clip(String(issue.path?.[0].key ?? ''))
  if (issue.type !== 'strict_object') return `"${key}" ${issue.message}`
  return issue.expected === 'never' ? `there is no "${key}" in this request` : `"${key}" is missing`
}
