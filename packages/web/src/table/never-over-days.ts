import type { Reached, Rhythm, SavedOrders } from '@quayside/table'

/**
 * Tables that stand in a browser are never played over days. What only such tables need is left to the server: the build of the client puts this
 * in the place of `table/src/orders/book.ts`, `table/src/days/deciding.ts` and `table/src/days/rhythm.ts`, so that nobody loads it for nothing.
 */
export class OrderBook {
  readonly seats: SavedOrders = []

  look(): void {}

  leave(): void {}

  due(): null {
    return null
  }
}

export const askAboutAbsent = (): void => {}
export const askAboutGone = (): void => {}
export const endMotions = (): boolean => false
export const motionsOf = (): readonly never[] => []

/** Nobody's clock rests. */
export const offBetween = (): number => 0
export const reached = (_rhythm: Rhythm, since: number, left: number): Reached => ({
  at: since + left,
  off: false,
  night: false,
})
