import type { WantedTable } from '@quayside/table'

/** Tables on the server that wait for an answer of ours, the soonest clock first; empty while nobody asks the server. */
export const wanted = $state({ tables: [] as readonly WantedTable[] })

/** The next table that waits, and how many more do, once one has answered here. */
export function nextTable(here: string): { readonly next: WantedTable; readonly more: number } | null {
  const [next, ...more] = wanted.tables.filter(({ table, consent }) => table !== here && !consent)
  return next ? { next, more: more.length } : null
}

const KEY = 'quayside.online'

/** Whether somebody here ever had a table on the server: whoever plays alone need not ask it for anything. */
export const online = $state({ known: read() })

export function noteOnline(): void {
  if (online.known) return
  online.known = true
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
