import type { AnyGame } from './game.ts'
import type { Match } from './match.ts'
import { readOptions } from './options.ts'
import { type GameRecord, recordOf, replay, rulesOf } from './record.ts'
import type { Viewer } from './seats.ts'

/**
 * The record of a game under newer rules, if it comes to the same end under them: everybody sees at least what they saw, and the scores are
 * the same. Then the older rules are no longer needed for it. Null if it does not, or if the record is broken under its own rules already.
 */
export function movedUp(record: GameRecord, older: AnyGame, newer: AnyGame): GameRecord | null {
  const before = replay(older, record)
  if (!before.ok) return null
  // Newer rules may have options that there were not.
  const options = readOptions(newer.schema, before.value.options)
  if (!options.ok) return null
  const rules = rulesOf(newer, options.value)
  const after = replay(newer, { ...record, rules, options: options.value, hash: undefined })
  return after.ok && sameEnd(before.value, after.value) ? recordOf(after.value) : null
}

function sameEnd(before: Match, after: Match): boolean {
  if (before.over !== after.over) return false
  const seats: Viewer[] = Array.from({ length: before.players }, (_, seat) => seat)
  return [...seats, 'spectator' as const, 'referee' as const].every(
    (viewer) =>
      says(viewOf(after, viewer), viewOf(before, viewer)) &&
      JSON.stringify(scoresOf(after, viewer)) === JSON.stringify(scoresOf(before, viewer)),
  )
}

const viewOf = ({ game, state }: Match, viewer: Viewer) => game.view(state, viewer)
const scoresOf = ({ game, state }: Match, viewer: Viewer) => game.score(state, viewer)

/** Whether a view tells all that an older one told: views only grow. */
function says(newer: unknown, older: unknown): boolean {
  if (typeof older !== 'object' || older === null) return Object.is(newer, older)
  if (typeof newer !== 'object' || newer === null) return false
  if (Array.isArray(older) && (!Array.isArray(newer) || newer.length !== older.length)) return false
  return Object.entries(older).every(
    ([key, value]) => value === undefined || says((newer as Record<string, unknown>)[key], value),
  )
}
