import { type AnyGame, type GameRecord, NOBODY, ok, playLine, type Result, replay, type Viewer } from '@quayside/kernel'
import { inOneStep, type Shared } from './shared.ts'
import type { Sight } from './sight.ts'
import { type Frame, type Told, Watch } from './watch.ts'

/** A game from its beginning: what the viewer saw first, and every step since. */
export interface History {
  readonly viewer: Viewer
  readonly begin: Sight
  readonly events: readonly Told[]
  readonly frames: readonly Frame[]
}

/**
 * The past as a viewer may know it, one frame a line. Answers that were taken back are left in, each with its undo, so that a frame's
 * `seq` is the one the table counted then.
 */
export function historyOf(game: AnyGame, record: GameRecord, viewer: Viewer, shared?: Shared): Result<History> {
  const laid = replay(game, { ...record, answers: [], hash: undefined })
  if (!laid.ok) return laid
  const watch = new Watch(laid.value, viewer, NOBODY, shared)
  const begin = watch.sight
  const events = watch.events()
  const frames: Frame[] = []
  for (const line of record.answers) {
    const told = playLine(laid.value, line)
    if (!told.ok) return told
    const frame = inOneStep(shared, () => watch.step(told.value, NOBODY))
    if (frame) frames.push(frame)
  }
  return ok({ viewer, begin, events, frames })
}
