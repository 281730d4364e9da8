import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { demand, laySeat, named, type SaidValue, say, suppliesBy } from '@quayside/kernel/positions'
import { openMilestones } from '../actions/milestones.ts'
import { isOpenSpace, looksLike } from '../actions/ruins.ts'
import { box, player, type State } from '../box.ts'
import {
  BOAT,
  BUILDING,
  type Building,
  CARD,
  type Card,
  DOCK,
  deckFor,
  LARGE,
  MERCHANT,
  ORDINARY,
  SHIP,
  SMALL,
  WORKER,
} from '../ids.ts'
import { erectedOf } from '../land.ts'
import { ledger } from '../ledger.ts'
import { freeSpaces } from '../storage.ts'
import type { PlayerPosition } from './schema.ts'

const supply = suppliesBy(ledger)

/** Of a piece that every player has so many of, those that lie nowhere else. */
const leftOf = (s: State, seat: Seat, piece: string, all: number, what: SaidValue, given?: number): number =>
  supply(s, `${piece} ${seat}`, all, what, given, say`seat ${seat} has`)

/** What a player has before him. What is left out is as after set-up, or follows from the rest. */
export function layPlayer(s: State, seat: Seat, given: PlayerPosition, startingSteps: number): void {
  const { cartographer: track, pack } = s.rules
  layBuildings(s, seat)
  layBoats(s, seat, given)
  layCards(s, seat, given)
  const { storage = pack.playerBoard.startItems.items, market, cartographer = startingSteps } = given
  const { cartographerUsed, diaries, ships = [] } = given
  laySeat(box, s, seat, { storage, market, cartographer, cartographerUsed, diaries })
  demand(freeSpaces(s, seat) >= 0, say`seat ${seat} has more in storage than there is room for`)
  demand(cartographer <= track.max, say`the cartographer's track ends at ${track.max}`)
  ships.forEach(({ steps = 0, anchors = 0 }, i) => {
    player.ship.steps.set(s, seat, SHIP.all[i], steps)
    player.ship.anchors.set(s, seat, SHIP.all[i], anchors)
  })
  layStatues(s, seat, given)
  layLids(s, seat, given)
  layWorkers(s, seat, given)
}

function layBuildings(s: State, seat: Seat): void {
  for (const building of BUILDING.all) {
    const kind = BUILDING.id(building)
    const left = leftOf(s, seat, kind, s.rules.buildings[building].count, say`buildings of the kind ${kind}`)
    player.buildingsLeft.set(s, seat, building, left)
  }
}

function layBoats(s: State, seat: Seat, { docks = [] }: PlayerPosition): void {
  for (const boat of BOAT.all) player.boatsLeft.add(s, seat, boat)
  for (const { dock: id, boat: boatId, faceDown = false } of docks) {
    const [dock, boat] = [named(s, DOCK, id), BOAT.of(boatId)]
    demand(player.dock.boat(s, seat, dock) === NONE, say`${id} of seat ${seat} holds one boat`)
    demand(player.boatsLeft(s, seat, boat), say`seat ${seat} has ${boatId} only once`)
    player.boatsLeft.remove(s, seat, boat)
    player.dock.boat.set(s, seat, dock, boat)
    player.dock.faceDown.set(s, seat, dock, faceDown)
  }
}

function layCards(s: State, seat: Seat, { smallCards = [], largeCards = [] }: PlayerPosition): void {
  demandBuildings(s, seat, SMALL, smallCards.length)
  demandBuildings(s, seat, LARGE, largeCards.length)
  for (const id of smallCards) player.smallCards.push(s, seat, cardOf(s, SMALL, id))
  for (const { card: id, faceDown } of largeCards) {
    const card = cardOf(s, LARGE, id)
    player.largeCards.push(s, seat, card)
    if (faceDown) player.usedCards.add(s, seat, card)
  }
}

function demandBuildings(s: State, seat: Seat, building: Building, cards: number): void {
  const kind = BUILDING.id(building)
  const fits = cards <= erectedOf(s, seat, building)
  demand(fits, say`seat ${seat} has more ${kind} building cards than ${kind} buildings`)
}

function cardOf(s: State, building: Building, id: string): Card {
  const what = `${BUILDING.id(building)} building card`
  const card = named(s, CARD, id, what)
  demand(s.rules.cards[card].deck === deckFor(building), say`there is no ${what} ${id}`)
  return card
}

/** Markers are ruins, wait on statue spaces, or stand as statues; of spaces that show the same the first is filled first. */
function layStatues(s: State, seat: Seat, { statueSpaces = [] }: PlayerPosition): void {
  const { allStatueSpaces: spaces, ids, land } = s.rules
  for (const id of statueSpaces) {
    const wanted = spaces.find((space) => ids.statue[space] === id)
    demand(wanted !== undefined, say`there is no statue space ${id}`)
    const isFree = (space: typeof wanted): boolean =>
      isOpenSpace(s, seat, space) && !player.statueSpaces(s, seat, space)
    const free = spaces.find((space) => looksLike(s, space, wanted) && isFree(space))
    demand(free !== undefined, say`seat ${seat} has no free statue space like ${id}`)
    player.statueSpaces.add(s, seat, free)
  }
  leftOf(s, seat, 'marker', land.ruins.length, 'ruins and statues', 0)
}

function layLids(s: State, seat: Seat, { merchants, lids, crates }: PlayerPosition): void {
  laySeat(box, s, seat, { merchants: merchants ?? s.rules.ids.merchant, crates })
  player.lids.set(s, seat, leftOf(s, seat, 'lid', MERCHANT.size, 'lids', lids))
}

/** Workers gained are no longer locked; each took a contract, and each special one sent a worker to a royal order. */
function layWorkers(s: State, seat: Seat, { workers, locked, contracts = {} }: PlayerPosition): void {
  const { workers: all, lockedWorkers, workerContracts, helmContracts } = s.rules
  let gained = 0
  for (const worker of WORKER.all) {
    const [id, most] = [WORKER.id(worker), lockedWorkers[worker]]
    const stillLocked = locked ? (locked[id] ?? 0) : most
    demand(stillLocked <= most, say`seat ${seat} has ${most} locked ${id} workers at most`)
    player.locked.set(s, seat, worker, stillLocked)
    gained += most - stillLocked
    const mine = (worker === ORDINARY ? all.available : 0) + most
    player.workers.set(s, seat, worker, leftOf(s, seat, `${id} worker`, mine, say`${id} workers`, workers?.[id]))
  }
  const { worker = gained, helm = 0 } = contracts
  laySeat(box, s, seat, { contracts: { worker, helm } })
  demand(worker === gained, say`seat ${seat} has gained ${gained} workers`)
  demand(gained <= workerContracts, say`there are ${workerContracts} contracts for workers`)
  demand(helm <= helmContracts, say`there are ${helmContracts} contracts for helm points`)
  demand(openMilestones(s, seat) >= 0, say`seat ${seat} has not reached so many milestones`)
}
