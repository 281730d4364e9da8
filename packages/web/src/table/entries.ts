import type { Told } from '@quayside/table'
import type { GameBoard } from '../boards/board.ts'

/** An event worth a line of the log; `forced` if the referee had only one way to go on. */
export interface Entry extends Told {
  readonly forced: boolean
}

/**
 * A forced answer is told by what it brought about, with a mark, not by a line of its own. What is a step of something larger is told with
 * that, as it would be had it been chosen: the mark goes no further than the moment it happened in.
 */
export function entriesOf(events: readonly Told[], board: Pick<GameBoard, 'quiet'>): Entry[] {
  const entries: Entry[] = []
  let forced: number | null = null
  for (const { facts, seq } of events) {
    if (facts.kind === 'only-answer') forced = seq
    else if (!board.quiet.has(facts.kind)) {
      entries.push({ facts, seq, forced: forced === seq })
      forced = null
    }
  }
  return entries
}
