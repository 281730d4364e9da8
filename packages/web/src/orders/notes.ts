import type { OrderNote, Told } from '@quayside/table'

/** A note by what nobody else can be. */
export const noteKey = ({ what, order, seq }: OrderNote): string => `${what} ${order} ${seq}`

/** Those that came after the last one that was seen. */
export function unseen(notes: readonly OrderNote[], seen: string | null): readonly OrderNote[] {
  const at = notes.findIndex((note) => noteKey(note) === seen)
  return notes.slice(at + 1)
}

/** Whether an event came of an answer that an order gave. */
export const isByOrder = ({ facts, seq }: Told, seat: number, notes: readonly OrderNote[]): boolean =>
  facts.seat === seat && notes.some((note) => note.what === 'acted' && seq > note.seq && seq <= note.seq + note.lines)

const KEY = 'quayside.orders.'

/** The last note of a table that was seen in this browser. */
export function seenNote(table: string): string | null {
  try {
    return localStorage.getItem(KEY + table)
  } catch {
    return null
  }
}

export function seeNote(table: string, note: OrderNote | undefined): void {
  if (!note) return
  try {
    localStorage.setItem(KEY + table, noteKey(note))
  } catch {
    // Then it is marked again the next time.
  }
}
