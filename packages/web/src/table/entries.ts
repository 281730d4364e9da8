import type { Told } from '@quayside/table'
import type { GameBoard } from '../boards/board.ts'

/** An event worth a line of the log; `forced` if the referee had only one way to go on. */
export interface Entry extends Told {
  readonly forced: boolean
}

/** A forced answer is told by what it brought about, with a mark, not by a line of its own. */
export function entriesOf(events: readonly Told[], board: GameBoard): Entry[] {
  const entries: Entry[] = []
  let forced = false
  for (const { facts, seq } of events) {
    if (facts.kind === 'only-answer') forced = true
    else if (!board.quiet.has(facts.kind)) {
      entries.push({ facts, seq, forced })
      forced = false
    }
  }
  return entries
}
