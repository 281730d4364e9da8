import { fail, type Options, ok, type Result, type RulesId, type Start } from '@quayside/kernel'
import * as v from 'valibot'

/**
 * A study as data: what it begins with, and a tree of answers that were tried from there. It is what a browser keeps, what a file holds and what a
 * server shares; whoever reads one checks its shape here, and its answers by the rules.
 */

export const MARKS = ['good', 'doubtful', 'blunder'] as const

/** Letters of a study as text: of one that a server shares, and of one that is read from anywhere. */
export const MOST_SHARED = 400 * 1024
export const MOST_STUDY = 2 * 1024 * 1024
export const MOST_NODES = 8000
export const LONGEST_TITLE = 80
export const LONGEST_NAME = 60
export const LONGEST_COMMENT = 2000

/** What people write may have lines, but nothing that a terminal or a page could take for more than letters. */
const plain = v.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u)
const written = v.regex(/^(?:\n|[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069])*$/u)

const short = v.pipe(v.string(), v.maxLength(80), plain)
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
const seed = v.pipe(v.string(), v.maxLength(200))
const line = v.pipe(v.string(), v.maxLength(200), v.regex(/^\d [^\p{Cc}]+$/u))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_NODES))

const nodeSchema = v.strictObject({
  /** The node before it: 0 is the beginning, others are counted from 1 in the order of the list. */
  after: count,
  /** As in a record, `"<seat> <answer>"`. */
  line,
  /** Before the answer, what this seat could not know was dealt anew by this seed. */
  deal: v.optional(v.strictObject({ seat, seed })),
  name: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NAME), plain)),
  comment: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_COMMENT), written)),
  mark: v.optional(v.picklist(MARKS)),
})

export const studySchema = v.strictObject({
  quayside: v.literal('study'),
  format: v.literal(1),
  title: v.pipe(v.string(), v.maxLength(LONGEST_TITLE), plain),
  rules: v.strictObject({ game: short, version: v.number(), data: short }),
  options: v.record(short, v.union([short, v.number(), v.pipe(v.array(short), v.maxLength(60))])),
  start: v.union([
    v.strictObject({ seed }),
    v.strictObject({ position: v.record(v.string(), v.unknown()), seed: v.optional(seed) }),
  ]),
  /** By seat, who played. */
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), plain)), v.maxLength(10)),
  /** So many nodes from the first are the line of the game itself. */
  game: count,
  nodes: v.pipe(v.array(nodeSchema), v.maxLength(MOST_NODES)),
})

/** How a study is sent to where it is shared. */
export const sharedStudySchema = v.strictObject({ study: v.unknown() })

export type Mark = (typeof MARKS)[number]
export type StudyFileNode = v.InferOutput<typeof nodeSchema>

export interface StudyFile {
  readonly quayside: 'study'
  readonly format: 1
  readonly title: string
  readonly rules: RulesId
  readonly options: Options
  readonly start: Start
  readonly names: readonly string[]
  readonly game: number
  readonly nodes: readonly StudyFileNode[]
}

export type BadStudy = 'too-large' | 'not-json' | 'not-a-study' | 'newer-study'

/** A study from outside, as text. */
export function readStudy(text: string, most = MOST_STUDY): Result<StudyFile> {
  if (text.length > most) return bad('too-large', `a study has at most ${most} letters`)
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return bad('not-json', 'it is not JSON')
  }
  return readStudyData(given)
}

/** The same of what was read already. */
export function readStudyData(given: unknown): Result<StudyFile> {
  if (isNewer(given)) return bad('newer-study', 'it was made by a newer Quayside')
  const read = v.safeParse(studySchema, given, { abortEarly: true })
  if (!read.success) return bad('not-a-study', read.issues[0].message)
  const study = read.output
  // Whatever comes after something stands behind it, and the game's own line is one line.
  const grows = study.nodes.every(({ after }, i) => (i < study.game ? after === i : after <= i))
  if (!grows || study.game > study.nodes.length) return bad('not-a-study', 'its lines lead nowhere')
  return ok(study)
}

function isNewer(given: unknown): boolean {
  const { quayside, format } = (given ?? {}) as { quayside?: unknown; format?: unknown }
  return quayside === 'study' && typeof format === 'number' && format > 1
}

const bad = (code: BadStudy, message: string): Result<StudyFile> => fail(code, message)
