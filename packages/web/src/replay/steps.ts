import { type Facts, type Line, type Seat, totalOf, UNDO } from '@quayside/kernel'
import { applyPatch, type History, type Sight } from '@quayside/table'

/** One answer that stood, what came of it, and what was seen afterwards. */
export interface Step {
  readonly seat: Seat
  /** The answer as the notation writes it; a gesture has several. What another seat sealed is an empty text. */
  readonly texts: readonly string[]
  readonly events: readonly Facts[]
  readonly sight: Sight
  /** The round it was answered in. */
  readonly round: number
}

/** A game from its beginning, without the answers that were taken back. */
export interface Course {
  readonly begin: Sight
  readonly opening: readonly Facts[]
  readonly steps: readonly Step[]
}

/** An answer that stands so far. */
interface Standing {
  lines: readonly Line[]
  /** Events told before it. */
  told: number
  sight: Sight
}

/**
 * Leaves out what was taken back. Every sight is kept: patches share what did not change, so that hundreds of them weigh little and
 * any moment is there at once.
 */
export function courseOf(history: History, roundOf: (view: unknown) => number): Course {
  const standing: Standing[] = []
  const events = history.events.map(({ facts }) => facts)
  let { begin } = history
  let sight = begin
  for (const frame of history.frames) {
    sight = applyPatch(sight, frame.patch)
    if (frame.keep !== undefined) events.length = frame.keep
    for (const line of frame.lines) if (line.text === UNDO) takeBackAll(standing, line, events.length)
    const lines = frame.lines.filter(({ text }) => text !== UNDO)
    const last = standing.at(-1)
    if (lines.length > 0) standing.push({ lines, told: events.length, sight })
    // After an undo one sees what the last answer that stands has led to.
    else if (last) last.sight = sight
    else begin = sight
    events.push(...frame.events)
  }
  const told = (at: number) => Math.min(standing[at]?.told ?? events.length, events.length)
  const steps = standing.map(
    ({ lines, sight }, i): Step => ({
      seat: lines[0].seat,
      texts: lines.map(({ text }) => text),
      events: events.slice(told(i), told(i + 1)),
      sight,
      round: roundOf((standing[i - 1]?.sight ?? begin).view),
    }),
  )
  return { begin, opening: events.slice(0, told(0)), steps }
}

/** An undo may take back several answers that were one whole. */
function takeBackAll(standing: Standing[], undo: Line, told: number): void {
  for (let i = undo.took ?? 1; i > 0; i--) takeBack(standing, undo, told)
}

/**
 * An undo takes back the newest answer of its seat. Others' drafts above it stay, and what they told is told again; but with an open answer
 * goes what it had made possible.
 */
function takeBack(standing: Standing[], undo: Line, told: number): void {
  const newest = ({ lines }: Standing) => lines[lines.length - 1]
  const at = standing.findLastIndex((one) => newest(one).seat === undo.seat && newest(one).draft === undo.draft)
  if (at < 0) return
  const above = standing.splice(at + 1)
  standing[at].lines = standing[at].lines.slice(0, -1)
  if (standing[at].lines.length === 0) standing.splice(at, 1)
  if (undo.draft) standing.push(...above.map((one) => ({ ...one, told })))
}

/** The last moment at which the viewer had counted no more than `seq` lines of the record. */
export const momentAt = ({ steps }: Course, seq: number): number =>
  steps.findLastIndex(({ sight }) => sight.seq <= seq) + 1

/** What was seen after so many answers. */
export const sightAt = ({ begin, steps }: Course, at: number): Sight => steps[at - 1]?.sight ?? begin

/** A seat's points as far as they are known. */
export interface Known {
  readonly points: number
  /** False while some of them are covered. */
  readonly whole: boolean
}

export const pointsIn = ({ scores }: Sight): Known[] =>
  scores.map(({ total, lines }) => ({ points: total ?? totalOf(lines), whole: total !== undefined }))

/**
 * What the one who answered has gained in points by a step, as far as it was seen. A kind of points that was not there before or is not
 * there after does not count: it comes and goes with the pieces (workers lifted and placed again) and is no gain.
 */
export function gainOf(course: Course, at: number): number {
  const { seat, sight } = course.steps[at - 1]
  const before = sightAt(course, at - 1).scores[seat]?.lines ?? []
  const after = sight.scores[seat]?.lines ?? []
  return before.reduce((sum, line) => {
    const now = after.find(({ what }) => what === line.what)
    return now ? sum + now.points - line.points : sum
  }, 0)
}

/** The event that tells of the answer itself: the first of whoever answered. */
export const mainEvent = ({ seat, events }: Step): Facts | undefined =>
  events.find((facts) => facts.seat === seat && facts.kind !== 'only-answer') ?? events[0]

/** What else came of an answer; `forced` where the referee had only one way to go on. */
export interface Aside {
  readonly facts: Facts
  readonly forced: boolean
}

export function asidesOf(step: Step, quiet: ReadonlySet<string>): Aside[] {
  const main = mainEvent(step)
  const asides: Aside[] = []
  let forced = false
  for (const facts of step.events) {
    if (facts === main) continue
    if (facts.kind === 'only-answer') forced = true
    else if (forced || !quiet.has(facts.kind)) {
      asides.push({ facts, forced })
      forced = false
    }
  }
  return asides
}
