import { type Setting, type Table, tableAt } from './table.ts'

/** For scenarios against Cooper. */

export type Automa = NonNullable<Setting['automa']>

export const TWO_BOATS = {
  docks: [
    { dock: 'dock-1', boat: 'boat-coin' as const },
    { dock: 'dock-2', boat: 'boat-draw' as const },
  ],
}
export const TAKES = ['take coin', 'take wood', 'take stone', 'take food', 'take gold', 'take cloth']
export const ALL_ORDERS = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ order: `order-${n}` }))
export const heldBy = (seat: number, ...ids: string[]) =>
  ALL_ORDERS.map((order) => (ids.includes(order.order) ? { ...order, seat } : order))

/** Cooper with what he has built, and with what his milestones have brought him for it. */
export function grown(counters: NonNullable<Automa['counters']>, more: Automa = {}): Automa {
  const milestones = Object.values(counters).filter((count = 0) => count >= 2).length
  const special = Math.max(0, Math.min(2, milestones - 1))
  return { counters, milestones, gained: { ordinary: milestones > 0 ? 1 : 0, special }, ...more }
}
/** Two milestones: a special worker, and one on a royal order. */
export const TWO_MILESTONES = { boats: 2, statues: 2 }
export const ONE_ORDER = { orders: heldBy(1, 'order-5') }

/** You place a worker on G and do nothing there; then Cooper takes a turn with the cards that are left to him. */
export const cooperPlays = (automa: Automa, setting: Setting = {}, options = {}): Table =>
  tableAt(1, { cooper: 0, automa, ...setting }, options).says(0, 'work G round', 'done')

export const cooper = (table: Table) => {
  const { automa } = table.view()
  if (!automa) throw new Error('no automa here')
  return automa
}
export const told = (table: Table) =>
  table.match
    .eventsFor('referee')
    .filter(({ kind, seat }) => kind.startsWith('cooper-') || (kind === 'worker-placed' && seat === 1))
