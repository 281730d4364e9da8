import type { ReasonCode, Seat, Story } from '@quayside/kernel'
import { event, FROM_PLUNDER } from '../../events.ts'
import { TASK } from '../../flow.ts'
import { A_NOBLE, A_WORKER } from '../../ids.ts'
import { addNobles, noblesAboard, takeFromShip } from '../../pieces.ts'
import { reason } from '../../reasons.ts'
import {
  GOODS_AT,
  GOODS_SUPPLY,
  HOUSE,
  HOUSE_COUNT,
  isAutoma,
  player,
  SHIP_COUNT,
  SHIP_GOOD,
  type State,
  TASKS,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from '../../state.ts'
import { gainPoints, receive } from '../../supply.ts'
import { addGone } from './cells.ts'
import { SPOILS } from './ransom.ts'

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

/** Barrels that can be kept of a ship, by its place in the row; 0 if it is empty. */
export const raidable = (s: State, ship: number): number => Math.min(SPOILS, s.c[SHIP_COUNT + ship])

/** Points that the trading house would bring. */
export const plunderable = (s: State): number => s.c[HOUSE_COUNT]

/** Workers and nobles that would leave the workers' ship: all beyond the number of players. */
export const poachable = (s: State): number => Math.max(0, s.c[WORKER_SHIP] + noblesAboard(s) - s.rules.players)

export const whyRaid = (s: State, ship: number, keep: number): ReasonCode =>
  s.c[SHIP_COUNT + ship] > 0 && keep <= raidable(s, ship) ? 0 : NOTHING_TO_RAID
export const whyPlunder = (s: State): ReasonCode => (plunderable(s) > 0 ? 0 : NOTHING_TO_PLUNDER)
export const whyPoach = (s: State): ReasonCode => (poachable(s) > 0 ? 0 : NOBODY_TO_POACH)

/** Empties a ship, named by its place in the row: so many barrels are kept, the others go to the supply. */
export function raid(s: State, seat: Seat, ship: number, keep: number, out: Story): void {
  const { c } = s
  const good = c[SHIP_GOOD + ship] - 1
  c[player(seat) + GOODS_AT + good] += keep
  c[GOODS_SUPPLY + good] += c[SHIP_COUNT + ship] - keep
  c[SHIP_GOOD + ship] = 0
  c[SHIP_COUNT + ship] = 0
  out.tell(RAIDED, seat, s.rules.ships[ship], good, keep)
}

/** Empties the trading house into the supply, for a point each. */
export function plunder(s: State, seat: Seat, out: Story): void {
  const { c } = s
  const count = c[HOUSE_COUNT]
  for (let i = 0; i < count; i++) {
    c[GOODS_SUPPLY + c[HOUSE + i] - 1]++
    c[HOUSE + i] = 0
  }
  c[HOUSE_COUNT] = 0
  out.tell(PLUNDERED, seat, count)
  gainPoints(s, seat, count, FROM_PLUNDER, out)
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
    TASKS.push(s.c, TASK.POACH_PLACE, seat, kept)
    return
  }
  for (let i = 0; i < kept; i++) {
    const piece = noblesAboard(s) > 0 ? A_NOBLE : A_WORKER
    takeFromShip(s, piece)
    receive(s, seat, piece, 1, out)
  }
  dropPoached(s, out)
}

/** What was not kept leaves the ship, workers first: to the supply or out of the game, by edition. */
export function dropPoached(s: State, out: Story): void {
  const count = poachable(s)
  if (count === 0) return
  const workers = Math.min(count, s.c[WORKER_SHIP])
  drop(s, A_WORKER, workers)
  drop(s, A_NOBLE, count - workers)
  out.tell(DROPPED, count)
}

function drop(s: State, piece: number, count: number): void {
  if (count === 0) return
  takeFromShip(s, piece, count)
  if (s.rules.switches.poachedRest === 'out-of-game') addGone(s, piece, count)
  else if (piece === A_NOBLE) addNobles(s, 'supply', count)
  else s.c[WORKER_SUPPLY] += count
}
