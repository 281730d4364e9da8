import type { Seat } from '@quayside/kernel'
import { type Assumption, type Comparison, type OrderReader, valueAt, type WatchedPath } from '@quayside/table'
import type { OrderSheetWords } from './words.ts'

/** A value that an order can hang on, with what it is now. */
export interface Watchable extends WatchedPath {
  readonly value: string | number
}

/** Those that are there to be compared. */
export const watchable = (paths: readonly WatchedPath[], view: unknown, seat: Seat): Watchable[] =>
  paths.flatMap((each) => {
    const value = valueAt(view, each.path, seat)
    return value === undefined ? [] : [{ ...each, value }]
  })

/** What must hold for an order not to be let go of, from what lets it go: "falls below 3" means that it must be at least 3. */
export const mustHold = ({ path }: WatchedPath, is: Comparison, value: string | number): Assumption => ({
  path,
  is,
  value,
})

/** What lets go of an order, in few words. */
export function tellLapse(assumption: Assumption, reader: OrderReader, said: OrderSheetWords): string {
  if ('answer' in assumption) {
    const answer = reader.answer(assumption.answer)
    return `${answer} ${assumption.possible ? said.isImpossible : said.becomesPossible}`
  }
  const { path, is, value } = assumption
  const { what, named } = reader.compared(path, value)
  return `${what} ${said.is[is]} ${named}`
}
