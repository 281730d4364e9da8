import type { Seat } from '@quayside/kernel'
import type { GameBoard } from '../boards/board.ts'
import type { Entry } from './entries.ts'

/** The lines of the log that belong together: a round's beginning, a role with all that follows it, what one seat did in its turn. */
export interface Turn {
  /** Where its first line stands among all: it stays itself while others come after it. */
  readonly at: number
  readonly entries: readonly Entry[]
}

const seatOf = ({ facts }: Entry): Seat | null => (typeof facts.seat === 'number' ? facts.seat : null)

/** A chapter begins a turn; where chapters are whole rounds, so does the next seat. */
export function turnsOf(entries: readonly Entry[], { chapters }: Pick<GameBoard, 'chapters'>): Turn[] {
  const turns: { at: number; entries: Entry[] }[] = []
  let whole = false
  let seat: Seat | null = null
  entries.forEach((entry, at) => {
    const chapter = chapters.has(entry.facts.kind)
    const next = seatOf(entry)
    const passes = !whole && next !== null && next !== seat
    if (chapter || passes || turns.length === 0) turns.push({ at, entries: [] })
    turns[turns.length - 1].entries.push(entry)
    if (chapter) whole = entry.facts.round === undefined
    if (chapter && !whole) seat = null
    else seat = next ?? seat
  })
  return turns
}

/** Only what one seat did, and the chapters it was in; all with `null`. */
export function ofSeat(
  turns: readonly Turn[],
  seat: Seat | null,
  { chapters }: Pick<GameBoard, 'chapters'>,
): readonly Turn[] {
  if (seat === null) return turns
  return turns.flatMap(({ at, entries }) => {
    const own = entries.filter((entry) => seatOf(entry) === seat)
    if (own.length === 0) return []
    const head = entries[0]
    const chapter = chapters.has(head.facts.kind) && head !== own[0] ? [head] : []
    return [{ at, entries: [...chapter, ...own] }]
  })
}
