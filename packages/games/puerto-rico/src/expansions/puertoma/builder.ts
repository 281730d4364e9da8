import type { Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { LEVELS } from '../../data/puertoma.ts'
import { BY_CITY, event, type Ground } from '../../events.ts'
import { A_WORKER, ABILITY, BUILDER, type Building } from '../../ids.ts'
import { takeFromSupply } from '../../pieces.ts'
import { PRIVILEGE } from '../../sizes.ts'
import { owns } from '../../state.ts'
import { gainCoins, privilegeOf, putUpBuilding, receive, triggerEnd } from '../../supply.ts'
import { unlock } from './abilities.ts'
import { hasAbility, isFull, LARGE, levelIsFull, levelOf } from './board.ts'
import { countOut } from './cards.ts'
import { moveMarker } from './marker.ts'
import { mayReserve, reserve } from './reserve.ts'
import { because, helps } from './telling.ts'
import { wantsToBuild } from './wishes.ts'

const { table, seats: player } = box

/**
 * Builder: the commercial building of the highest level it can pay, the dearest of those, two of each level; of the large ones only the
 * reserved one. A goal of the festival comes before that. Its buildings do nothing but fill levels and turn up abilities.
 * Source: 1897, Puertoma, Construtor; Expansão IV e V. The dearest before the cards: our rulings.
 */

const CANNOT_ACT = event('cannot-act')
const BUILT = event('built')

const COIN = ABILITY.of('coin-before-building')
const WORKER = ABILITY.of('worker-per-building')

/** Equally good buildings, the level in whose space one of them comes, and why. */
interface Plan {
  readonly buildings: readonly Building[]
  readonly level: number
  readonly why: Ground
}

/** With the coins on the role and those that an ability brings. */
export function buildingPays(s: State, seat: Seat): boolean {
  const coins = player.coins(s, seat) + table.roleCoins(s, BUILDER) + (hasAbility(s, seat, COIN) ? 1 : 0)
  return plan(s, seat, coins + PRIVILEGE) !== null
}

export function build(s: State, seat: Seat, out: Story): void {
  if (hasAbility(s, seat, COIN)) {
    gainCoins(s, seat, 1)
    helps(seat, COIN, 1, out)
  }
  const privilege = privilegeOf(s, seat)
  const found = plan(s, seat, player.coins(s, seat) + privilege)
  if (!found) {
    out.tell(CANNOT_ACT, seat, BUILDER)
    return
  }
  const { buildings, level, why } = found
  const building = buildings.length > 1 ? countOut(s, buildings, out) : buildings[0]
  because(seat, why, out)
  putUp(s, seat, building, level, s.rules.cost[building] - privilege, out)
}

/** What it would build with so many coins, its privilege included. */
function plan(s: State, seat: Seat, coins: number): Plan | null {
  const { cost } = s.rules
  const forGoal = planForGoal(s, seat, coins)
  if (forGoal) return forGoal
  for (let level = LARGE; level >= 0; level--) {
    if (levelIsFull(s, seat, level)) continue
    const able = s.rules.market.filter(
      (building) => levelOf(building) === level && canPay(s, seat, building, coins) && isReserved(s, seat, building),
    )
    if (able.length === 0) continue
    const dearest = Math.max(...able.map((building) => cost[building]))
    const buildings = able.filter((building) => cost[building] === dearest)
    return { buildings, level, why: groundFor(level, able.length, buildings.length) }
  }
  return null
}

function groundFor(level: number, able: number, equal: number): Ground {
  if (level === LARGE) return 'reserved'
  if (equal > 1) return 'card'
  return able > 1 ? 'dearest' : 'highest-level'
}

const canPay = (s: State, seat: Seat, building: Building, coins: number): boolean =>
  table.market(s, building) > 0 &&
  s.rules.cost[building] <= coins &&
  BUILDINGS[building].kind === 'commercial' &&
  !owns(s, seat, building)

/** Of the large buildings only one will do. */
const isReserved = (s: State, seat: Seat, building: Building): boolean =>
  levelOf(building) < LARGE || player.reserve(s, seat) === building

/** The cheapest building that a goal asks for. It goes to the lowest level with room, of which it must be able to pay a building. */
function planForGoal(s: State, seat: Seat, coins: number): Plan | null {
  const { cost, market } = s.rules
  const wanted = market.filter(
    (building) =>
      wantsToBuild(s, building) &&
      canPay(s, seat, building, coins) &&
      placeFor(s, seat, building, coins) !== NONE &&
      (levelOf(building) < LARGE || player.city.size(s, seat) > 0),
  )
  if (wanted.length === 0) return null
  const building = wanted.reduce((cheapest, other) => (cost[other] < cost[cheapest] ? other : cheapest))
  return { buildings: [building], level: placeFor(s, seat, building, coins), why: 'festival-goal' }
}

/** The level whose space a building that a goal asks for takes. */
function placeFor(s: State, seat: Seat, building: Building, coins: number): Maybe<number> {
  const own = levelOf(building)
  let level = own
  while (level < LEVELS && levelIsFull(s, seat, level)) level++
  if (level === own) return level
  const within = s.rules.market.some((other) => levelOf(other) === level && canPay(s, seat, other, coins))
  return within ? level : NONE
}

/** A building comes to a Puertoma's board, from the market. */
export function lay(s: State, seat: Seat, building: Building, level: number): void {
  putUpBuilding(s, seat, building)
  player.levels.push(s, seat, level, building)
}

function putUp(s: State, seat: Seat, building: Building, level: number, price: number, out: Story): void {
  gainCoins(s, seat, -price)
  table.market.add(s, building, -1)
  lay(s, seat, building, level)
  out.tell(BUILT, seat, building, price)
  moveMarker(s, BUILDER, out)
  if (isFull(s, seat)) triggerEnd(s, BY_CITY, out)
  const { built } = s.rules.hooks
  for (let i = 0; i < built.length; i++) built[i](s, seat, building, price, out)
  unlock(s, seat, level, out)
  if (mayReserve(s, seat)) reserve(s, seat, out)
  if (table.workerSupply(s) === 0 || !hasAbility(s, seat, WORKER)) return
  takeFromSupply(s, A_WORKER)
  helps(seat, WORKER, 1, out)
  receive(s, seat, A_WORKER, 1, out)
}
