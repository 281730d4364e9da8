import type { ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { event, FROM_PLUNDER } from '../../events.ts'
import { A_NOBLE, A_WORKER, type Good, type Piece, type Ship } from '../../ids.ts'
import { addToSupply, takeFromShip } from '../../pieces.ts'
import { reason } from '../../reasons.ts'
import { isAutoma } from '../../state.ts'
import { gainPoints, receive } from '../../supply.ts'
import { SPOILS } from './ransom.ts'

const { table, seats: player, tasks } = box

/**
 * What the buccaneer robs: a cargo ship, the trading house, the workers' ship. Each act is there only while it has an effect.
 * Source: 2020, Espansione 3 (Pirateria, Bottino, Razzia); 1897, Expansão III (Assaltar, Saquear, Aliciar).
 */

const RAIDED = event('ship-raided')
const PLUNDERED = event('house-plundered')
const POACHED = event('workers-poached')
const DROPPED = event('poached-dropped')

const NOTHING_TO_RAID = reason('nothing-to-raid')
const NOTHING_TO_PLUNDER = reason('nothing-to-plunder')
const NOBODY_TO_POACH = reason('nobody-to-poach')

/** Barrels that can be kept of a ship; 0 if it is empty. */
export const raidable = (s: State, ship: Ship): number => Math.min(SPOILS, table.ships.barrels(s, ship))

/** Points that the trading house would bring. */
export const plunderable = (s: State): number => table.tradingHouse.size(s)

/** Workers and nobles that would leave the workers' ship: all beyond the number of players. */
export const poachable = (s: State): number => Math.max(0, table.workerShip(s) + table.nobleShip(s) - s.rules.players)

export const whyRaid = (s: State, ship: Ship, keep: number): ReasonCode =>
  table.ships.barrels(s, ship) > 0 && keep <= raidable(s, ship) ? 0 : NOTHING_TO_RAID
export const whyPlunder = (s: State): ReasonCode => (plunderable(s) > 0 ? 0 : NOTHING_TO_PLUNDER)
export const whyPoach = (s: State): ReasonCode => (poachable(s) > 0 ? 0 : NOBODY_TO_POACH)

/** Empties a ship that is not empty: so many barrels are kept, the others go to the supply. */
export function raid(s: State, seat: Seat, ship: Ship, keep: number, out: Story): void {
  const good = table.ships.good(s, ship) as Good
  player.goods.add(s, seat, good, keep)
  table.goodsSupply.add(s, good, table.ships.barrels(s, ship) - keep)
  table.ships.good.set(s, ship, NONE)
  table.ships.barrels.set(s, ship, 0)
  out.tell(RAIDED, seat, s.rules.ships[ship], good, keep)
}

/** Empties the trading house into the supply, for a point each. */
export function plunder(s: State, seat: Seat, out: Story): void {
  const plundered = table.tradingHouse.all(s)
  for (const good of plundered) table.goodsSupply.add(s, good, 1)
  table.tradingHouse.clear(s)
  out.tell(PLUNDERED, seat, plundered.length)
  gainPoints(s, seat, plundered.length, FROM_PLUNDER, out)
}

/**
 * Cuts the workers' ship down to the number of players. A player is asked where those kept go; they stay aboard until then. An automa, which
 * has `most` circles for them, takes nobles first.
 */
export function poach(s: State, seat: Seat, out: Story, most = SPOILS): void {
  const removed = poachable(s)
  const kept = Math.min(SPOILS, most, removed)
  out.tell(POACHED, seat, removed)
  if (!isAutoma(s, seat)) {
    tasks.poachPlace.push(s, seat, kept)
    return
  }
  for (let i = 0; i < kept; i++) {
    const piece = table.nobleShip(s) > 0 ? A_NOBLE : A_WORKER
    takeFromShip(s, piece)
    receive(s, seat, piece, 1, out)
  }
  dropPoached(s, out)
}

/** What was not kept leaves the ship, workers first: to the supply or out of the game, by edition. */
export function dropPoached(s: State, out: Story): void {
  const count = poachable(s)
  if (count === 0) return
  const workers = Math.min(count, table.workerShip(s))
  drop(s, A_WORKER, workers)
  drop(s, A_NOBLE, count - workers)
  out.tell(DROPPED, count)
}

function drop(s: State, piece: Piece, count: number): void {
  if (count === 0) return
  takeFromShip(s, piece, count)
  if (s.rules.switches.poachedRest === 'supply') addToSupply(s, piece, count)
  else (piece === A_NOBLE ? table.noblesGone : table.workersGone).add(s, count)
}
