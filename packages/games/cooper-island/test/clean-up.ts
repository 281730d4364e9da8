import { land, type Setting, type Table, tableAt } from './table.ts'

/** For scenarios of the clean-up. */

export type Player = NonNullable<Setting['players']>[number]

/** Where the ordinary workers of each seat already stand; seat 0 has one left. */
export const OUT = [
  { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } },
  { A: { round: [0] }, B: { round: [1] }, C: { round: [1] }, D: { round: [2] }, E: { round: [2] } },
]

/** Seat 0 places the last worker of the round and does nothing; the clean-up begins. */
export function cleanUp(setting: Setting, players = 2): Table {
  const work = { ...OUT[players - 2], ...setting.work }
  return tableAt(players, { ...setting, work }).says(0, 'work G round', 'done')
}

/** A meal in storage and nothing on land: there is nothing to choose. */
export const MEALS = { storage: { food: 3 }, land: land('h0,2 forest 1') }
export const TWO_BOATS: Player = {
  docks: [
    { dock: 'dock-1', boat: 'boat-coin' },
    { dock: 'dock-2', boat: 'boat-draw' },
  ],
}

/** A seat with a special worker that stands on D, and an ordinary one on a royal order. */
export const ORDERS = [{ order: 'order-1', seat: 0 }, { order: 'order-2' }, { order: 'order-3' }, { order: 'order-4' }]
export const withSpecial = (player: Player = {}): Setting => ({
  players: [{ ...TWO_BOATS, locked: { ordinary: 2, special: 1 }, ...player }],
  orders: ORDERS,
  work: { A: {}, D: { square: [0] } },
})
/** Both special workers and one ordinary one gained. */
export const withAll = (player: Player = {}): Setting => ({
  players: [
    {
      ...TWO_BOATS,
      land: land('h0,2 meadow 1', 'h0,1 forest 1 small', 'h1,1 forest 1 small', 'h-1,2 forest 1 statue'),
      statueSpaces: [],
      locked: { ordinary: 1 },
      ...player,
    },
  ],
  orders: [{ order: 'order-1', seat: 0 }, { order: 'order-2', seat: 0 }, { order: 'order-3' }, { order: 'order-4' }],
  work: { A: {}, D: { square: [0] }, E: { square: [0] } },
})
