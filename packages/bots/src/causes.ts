import {
  type AnyGame,
  type AnyJudgement,
  type Cause,
  type Course,
  causeKey,
  type Facts,
  type Seat,
} from '@quayside/kernel'

/** Of all that happens after an answer, what makes it better or worse than another. */

/** What happens after an answer, and of the same kind after the one it is compared with. */
export interface ToldCause {
  readonly kind: string
  /** Whom it happens to. */
  readonly seat: Seat
  /** Null where nothing of the kind happens. At least one of both is there. */
  readonly here: Claim | null
  readonly there: Claim | null
}

/** What is said to happen, and the steps of the course at which it does. */
export interface Claim {
  readonly facts: Facts
  readonly steps: readonly number[]
}

/** The kind of a line of the score, which every game has. */
export const SCORE_LINE = 'score-line'

/** A part of the margin below which nothing is worth a sentence. */
const LEAST = 0.015
/** Of what others gain or lose, so much counts for oneself. */
const OTHERS = 0.4
/** What a game tells of itself says more than a line of the score. */
const LINES = 0.6

/** All that happens on a course. */
export function causesOn(game: AnyGame, judgement: AnyJudgement, course: Course<unknown>, me: Seat): readonly Cause[] {
  return [...(judgement.causes?.(course) ?? []), ...linesOf(game, course, me)]
}

function linesOf(game: AnyGame, { begin, steps }: Course<unknown>, me: Seat): Cause[] {
  const sheets = [begin, ...steps.map(({ state }) => state)].map((state) => game.score(state, me)[me].lines)
  const last = sheets.length - 1
  const pointsOf = (at: number, what: string) => sheets[at].find((line) => line.what === what)?.points ?? 0
  return [...new Set([...sheets[0], ...sheets[last]].map(({ what }) => what))].flatMap((what) => {
    const points = pointsOf(last, what) - pointsOf(0, what)
    if (points === 0) return []
    const changes = steps.flatMap((_, i) => (pointsOf(i + 1, what) === pointsOf(i, what) ? [] : [i]))
    return [{ facts: { kind: SCORE_LINE, seat: me, what, points }, points: points * LINES, steps: changes }]
  })
}

/** The one cause that speaks most for the better answer, or against the worse; null where none is worth a sentence. */
export function toldCause(
  here: readonly Cause[],
  there: readonly Cause[],
  me: Seat,
  better: boolean,
  margin: number,
): ToldCause | null {
  const keyOf = (cause: Cause) => `${causeKey(cause)} ${cause.facts.what ?? ''}`
  const others = new Map(there.map((cause) => [keyOf(cause), cause]))
  const pairs = here.map((cause) => ({ here: cause as Cause | null, there: others.get(keyOf(cause)) ?? null }))
  const known = new Set(here.map(keyOf))
  for (const cause of there) if (!known.has(keyOf(cause))) pairs.push({ here: null, there: cause })
  let found: ToldCause | null = null
  let most = LEAST * margin
  for (const pair of pairs) {
    const { kind, seat } = (pair.here ?? pair.there!).facts
    const more = ((pair.here?.points ?? 0) - (pair.there?.points ?? 0)) * (seat === me ? 1 : -OTHERS)
    const speaks = better ? more : -more
    if (speaks <= most) continue
    most = speaks
    found = { kind, seat, here: claimOf(pair.here), there: claimOf(pair.there) }
  }
  return found
}

const claimOf = (cause: Cause | null): Claim | null => cause && { facts: cause.facts, steps: cause.steps }
