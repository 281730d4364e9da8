import type { Seat } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import { openMilestones } from '../actions/milestones.ts'
import { CARD_SPACE, isFirstFree, isOpenSpace, STATUE_SPACES } from '../actions/ruins.ts'
import { LARGE_BUILDINGS, SMALL_BUILDINGS } from '../box.ts'
import { statueId } from '../forms.ts'
import { BOATS, BUILDINGS, ITEMS, LARGE, SMALL, WORKERS } from '../ids.ts'
import { buildingOn, countOn, erectedOf, lidsOnLand, RUIN_HERE, statuesOnLand } from '../land.ts'
import {
  ANCHORS,
  AVAILABLE,
  BOATS_LEFT,
  BUILDINGS_LEFT,
  CART,
  CART_USED,
  CRATE,
  DIARIES_HELD,
  DOCK,
  FACE_DOWN,
  HELM_CONTRACTS,
  LARGE_CARD,
  LIDS,
  LIDS_WAITING,
  LOCKED,
  MARKET,
  player,
  SMALL_CARD,
  STATUE_ON,
  STEPS,
  STORE,
  type State,
  WORKER_CONTRACTS,
} from '../state.ts'
import { freeSpaces } from '../storage.ts'
import type { PlayerPosition } from './schema.ts'
import { workersOut } from './table.ts'

/** What a player has before him. What is left out is as after set-up, or follows from the rest. */
export function layPlayer(s: State, seat: Seat, given: PlayerPosition, startingSteps: number): void {
  const { c, rules } = s
  const p = player(seat)
  layBuildings(s, seat)
  layBoats(s, seat, given)
  layCards(s, seat, given)
  ITEMS.forEach((id, item) => {
    c[p + STORE + item] = given.storage ? (given.storage[id] ?? 0) : rules.startItems[item]
    c[p + MARKET + item] = given.market?.[id] ?? 0
  })
  demand(freeSpaces(s, seat) >= 0, `seat ${seat} has more in storage than there is room for`)
  c[p + CART] = given.cartographer ?? startingSteps
  demand(c[p + CART] <= rules.cartographer.max, `the cartographer's track ends at ${rules.cartographer.max}`)
  c[p + CART_USED] = given.cartographerUsed ? 1 : 0
  c[p + DIARIES_HELD] = given.diaries ?? 0
  given.ships?.forEach(({ steps = 0, anchors = 0 }, ship) => {
    c[p + STEPS + ship] = steps
    c[p + ANCHORS + ship] = anchors
  })
  layStatues(s, seat, given)
  layLids(s, seat, given)
  layWorkers(s, seat, given)
}

function layBuildings(s: State, seat: Seat): void {
  BUILDINGS.forEach((id, building) => {
    const left = s.rules.buildings[building].count - countOn(s, seat, buildingOn(building))
    demand(left >= 0, `seat ${seat} has not so many buildings of the kind ${id}`)
    s.c[player(seat) + BUILDINGS_LEFT + building] = left
  })
}

function layBoats(s: State, seat: Seat, { docks = [] }: PlayerPosition): void {
  const { c, rules } = s
  const p = player(seat)
  c[p + BOATS_LEFT] = (1 << BOATS.length) - 1
  for (const { dock: id, boat, faceDown } of docks) {
    const dock = rules.docks.findIndex((known) => known.id === id)
    const number = BOATS.indexOf(boat)
    demand(dock >= 0, `there is no dock ${id}`)
    demand(c[p + DOCK + dock] === 0, `${id} of seat ${seat} holds one boat`)
    demand((c[p + BOATS_LEFT] & (1 << number)) !== 0, `seat ${seat} has ${boat} only once`)
    c[p + BOATS_LEFT] &= ~(1 << number)
    c[p + DOCK + dock] = number + 1 + (faceDown ? FACE_DOWN : 0)
  }
}

function layCards(s: State, seat: Seat, { smallCards = [], largeCards = [] }: PlayerPosition): void {
  const { c, rules } = s
  const p = player(seat)
  const fits = smallCards.length <= Math.min(SMALL_BUILDINGS, erectedOf(s, seat, SMALL))
  demand(fits, `seat ${seat} has more small building cards than small buildings`)
  const fitsLarge = largeCards.length <= Math.min(LARGE_BUILDINGS, erectedOf(s, seat, LARGE))
  demand(fitsLarge, `seat ${seat} has more large building cards than large buildings`)
  smallCards.forEach((id, place) => {
    const card = rules.smallCards.findIndex((known) => known.id === id)
    demand(card >= 0, `there is no small building card ${id}`)
    c[p + SMALL_CARD + place] = card + 1
  })
  largeCards.forEach(({ card: id, faceDown }, place) => {
    const card = rules.largeCards.findIndex((known) => known.id === id)
    demand(card >= 0, `there is no large building card ${id}`)
    c[p + LARGE_CARD + place] = card + 1 + (faceDown ? FACE_DOWN : 0)
  })
}

/** Markers are ruins, wait on statue spaces, or stand as statues; of spaces that show the same the first is filled first. */
function layStatues(s: State, seat: Seat, { statueSpaces = [] }: PlayerPosition): void {
  const { c, rules } = s
  const p = player(seat)
  for (const id of statueSpaces) {
    const named = Array.from({ length: STATUE_SPACES }, (_, space) => space).find(
      (space) => (space === CARD_SPACE || space < rules.statueSpaces.length) && statueId(rules, space) === id,
    )
    demand(named !== undefined, `there is no statue space ${id}`)
    const same = Array.from({ length: STATUE_SPACES }, (_, space) => space).find(
      (space) => isOpenSpace(s, seat, space) && (c[p + STATUE_ON] & (1 << space)) === 0 && looksLike(s, space, named),
    )
    demand(same !== undefined && isFirstFree(s, seat, same), `seat ${seat} has no free statue space like ${id}`)
    c[p + STATUE_ON] |= 1 << same
  }
  const markers = countOn(s, seat, RUIN_HERE) + statueSpaces.length + statuesOnLand(s, seat)
  const all = rules.land.ruins.length
  demand(markers === all, `seat ${seat} has ${all} ruins and statues in all, not ${markers}`)
}

const looksLike = (s: State, one: number, other: number): boolean =>
  one === CARD_SPACE || other === CARD_SPACE
    ? one === other
    : s.rules.statueSpaces[one].helm === s.rules.statueSpaces[other].helm

function layLids(s: State, seat: Seat, { merchants, lids, crates = [] }: PlayerPosition): void {
  const { c, rules } = s
  const p = player(seat)
  for (const id of merchants ?? rules.merchants.map((merchant) => merchant.id)) {
    const merchant = rules.merchants.findIndex((known) => known.id === id)
    demand(merchant >= 0, `there is no merchant ${id}`)
    c[p + LIDS_WAITING] |= 1 << merchant
  }
  for (const id of crates) {
    const crate = rules.crateIds.indexOf(id)
    demand(crate >= 0, `there is no crate space ${id}`)
    c[p + CRATE] |= 1 << crate
  }
  const waiting = rules.merchants.filter((_, merchant) => c[p + LIDS_WAITING] & (1 << merchant)).length
  const covered = rules.crateIds.filter((_, crate) => c[p + CRATE] & (1 << crate)).length
  const left = rules.merchants.length - waiting - covered - lidsOnLand(s, seat)
  demand(left >= 0 && (lids ?? left) === left, `seat ${seat} has ${rules.merchants.length} lids in all`)
  c[p + LIDS] = left
}

/** Workers gained are no longer locked; each took a contract, and each special one sent a worker to a royal order. */
function layWorkers(s: State, seat: Seat, { workers, locked, contracts = {} }: PlayerPosition): void {
  const { c, rules } = s
  const p = player(seat)
  const { available, lockedOrdinary, lockedSpecial } = rules.workers
  let gained = 0
  WORKERS.forEach((id, worker) => {
    const all = worker === 0 ? lockedOrdinary : lockedSpecial
    c[p + LOCKED + worker] = locked ? (locked[id] ?? 0) : all
    demand(c[p + LOCKED + worker] <= all, `seat ${seat} has ${all} locked ${id} workers at most`)
    gained += all - c[p + LOCKED + worker]
    const mine = (worker === 0 ? available : 0) + all - c[p + LOCKED + worker] - workersOut(s, seat, worker)
    demand(mine >= 0, `seat ${seat} has not so many ${id} workers`)
    demand((workers?.[id] ?? mine) === mine, `seat ${seat} has ${mine} ${id} workers available, not ${workers?.[id]}`)
    c[p + AVAILABLE + worker] = mine
  })
  c[p + WORKER_CONTRACTS] = gained
  demand((contracts.worker ?? gained) === gained, `seat ${seat} has gained ${gained} workers`)
  demand(gained <= rules.workerContracts, `there are ${rules.workerContracts} contracts for workers`)
  c[p + HELM_CONTRACTS] = contracts.helm ?? 0
  demand(c[p + HELM_CONTRACTS] <= rules.helmContracts, `there are ${rules.helmContracts} contracts for helm points`)
  demand(openMilestones(s, seat) >= 0, `seat ${seat} has not reached so many milestones`)
}
