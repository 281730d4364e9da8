import type { TableCode } from '@quayside/table'
import { CODE_DIGITS, newTableCode } from '../ids.ts'
import type { CompanyStore } from '../store/company.ts'

/** How long a code leads to its table, in milliseconds, if the game does not begin before. */
const LASTS = 24 * 3600_000
/** Among a billion codes hardly any is taken. */
const TRIES = 5

/** The code of a table, the same until it runs out. */
export async function codeFor(store: CompanyStore, table: string, now: number): Promise<TableCode> {
  const known = await store.codeOf(table, now)
  if (known) return { code: known.code, until: known.until }
  const until = now + LASTS
  for (let i = 0; i < TRIES; i++) {
    const code = newTableCode()
    if (await store.setCode({ code, table_id: table, until })) return { code, until }
  }
  throw new Error('no free code was found')
}

/** The digits in what somebody has typed; null if they are too few or too many. */
export function digitsIn(typed: string): string | null {
  const digits = typed.replace(/\D/g, '')
  return digits.length === CODE_DIGITS ? digits : null
}
