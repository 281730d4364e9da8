import type { SavedOrders } from '@quayside/table'

/**
 * Tables that stand in a browser are never played over days. What only such tables need is left to the server: the build of the client puts this
 * in the place of `table/src/orders/book.ts` and `table/src/days/deciding.ts`, so that nobody loads it for nothing.
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
