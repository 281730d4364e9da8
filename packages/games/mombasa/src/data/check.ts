import type { DataProblem } from '@quayside/kernel'
import * as v from 'valibot'
import { BUILT_IN } from './built-in.ts'
import { checkBoard, checkPlayerBoard } from './check/board.ts'
import { checkBooks, checkStartingTiles } from './check/books.ts'
import { checkCards } from './check/cards.ts'
import { checkMap } from './check/map.ts'
import { type Path, placeOf, show } from './check/place.ts'
import { oddities } from './check/plain.ts'
import type { Say } from './check/say.ts'
import { checkTracks } from './check/tracks.ts'
import type { DataPack } from './pack.ts'
import { packSchema } from './schema.ts'

const MOST_PROBLEMS = 100

const SECTIONS: readonly ((pack: DataPack, say: Say) => void)[] = [
  checkMap,
  checkTracks,
  checkCards,
  checkBooks,
  checkStartingTiles,
  checkBoard,
  checkPlayerBoard,
]

/**
 * Everything that is wrong with a pack, up to a hundred problems: first the shape, and when that is right, what the rulebook says
 * of numbers and of what belongs together.
 */
export function checkPack(given: unknown): DataProblem[] {
  const problems: DataProblem[] = []
  const sayOf =
    (pack: unknown): Say =>
    (path, message) => {
      if (problems.length < MOST_PROBLEMS) problems.push({ at: placeOf(pack, path), message })
    }
  oddities(given, sayOf(given))
  if (problems.length > 0) return problems
  const parsed = v.safeParse(packSchema, given)
  if (!parsed.success) for (const issue of parsed.issues) tell(issue, sayOf(given))
  else {
    const pack = completePack(given)
    for (const check of SECTIONS) check(pack, sayOf(pack))
  }
  return problems
}

/** A pack that has passed the check, with the built-in sections for those it leaves out. */
export function completePack(given: unknown): DataPack {
  return { ...BUILT_IN, ...v.parse(packSchema, given) }
}

/** What is wrong with the keys of an object is told of the object, everything else of the value itself. */
function tell(issue: v.BaseIssue<unknown>, say: Say): void {
  const path: Path = issue.path?.map(({ key }) => key as string | number) ?? []
  const last = issue.path?.at(-1)
  const ofKey = last !== undefined && 'origin' in last && last.origin === 'key'
  const message =
    ofKey && issue.type === 'strict_object' ? issue.message : `expected ${issue.message}, found ${show(issue.input)}`
  say(ofKey ? path.slice(0, -1) : path, message)
}
