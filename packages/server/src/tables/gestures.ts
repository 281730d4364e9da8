import type { Line, Seat } from '@quayside/kernel'
import type { StoredTable } from '../store/store.ts'

/** So many of each seat are known: whoever comes back asks after the last. */
const KNOWN = 16

interface Counted {
  readonly gesture: string
  /** The line of the record that it is written with. */
  readonly at: number
}

/** The last gestures of each seat that count, by the ids that clients gave them: one that comes again is not made again. */
export class Gestures {
  private readonly bySeat = new Map<Seat, Counted[]>()

  constructor(past: Pick<StoredTable, 'gestures'>) {
    for (const { seat, gesture, seq } of past.gestures) this.add(seat, { gesture, at: seq })
  }

  counts(seat: Seat, gesture: string): boolean {
    return this.bySeat.get(seat)?.some((known) => known.gesture === gesture) ?? false
  }

  /** A gesture counts that has added all lines from some place on. Undo takes others' answers back too, each with a line of theirs; one's own is there. */
  note(seat: Seat, gesture: string, lines: readonly Line[], from: number): void {
    let at = from
    while (at < lines.length && lines[at].seat !== seat) at++
    this.add(seat, { gesture, at })
  }

  private add(seat: Seat, counted: Counted): void {
    const known = this.bySeat.get(seat) ?? []
    this.bySeat.set(seat, [...known.slice(1 - KNOWN), counted])
  }

  /** The gesture that a line is written with. */
  at(seat: Seat, seq: number): string | null {
    return this.bySeat.get(seat)?.findLast(({ at }) => at === seq)?.gesture ?? null
  }
}
