import { glimpse, glimpses, type Seat, type Senses } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { BOAT, BUILDING, ISLAND, ITEM, MERCHANT, ORDER, PHASE, SHIP, WORKER } from '../ids.ts'
import { MAX_PLAYERS } from '../sizes.ts'
import { holderOf } from '../state.ts'

const { table, seats: player } = box

/** What the learned judgement looks at, beside the features of the linear one. Cooper himself has none of it. */
export const senses: Senses<State> = {
  most: MAX_PLAYERS,
  table: [
    glimpses('players', [1, 2, 3, 4], ({ rules }, _, players) => yes(rules.players === players)),
    glimpses('round', [1, 2, 3, 4, 5], (s, _, round) => yes(table.round(s) === round)),
    glimpses('phase', PHASE.all, (s, _, phase) => yes(table.phase(s) === phase)),
  ],
  seats: [
    each('storage', ITEM.all, (s, seat, item) => player.storage(s, seat, item)),
    each('market', ITEM.all, (s, seat, item) => player.market(s, seat, item)),
    each('cubes', ITEM.all, (s, seat, item) => player.cubes(s, seat, item)),
    each('workers', WORKER.all, (s, seat, worker) => player.workers(s, seat, worker)),
    each('locked', WORKER.all, (s, seat, worker) => player.locked(s, seat, worker)),
    one('contracts for workers', (s, seat) => player.contracts.worker(s, seat)),
    one('contracts for points', (s, seat) => player.contracts.helm(s, seat)),
    each('steps', SHIP.all, (s, seat, ship) => player.ship.steps(s, seat, ship)),
    each('anchors', SHIP.all, (s, seat, ship) => player.ship.anchors(s, seat, ship)),
    each('merchants', MERCHANT.all, (s, seat, merchant) => yes(player.merchants(s, seat, merchant))),
    each('islands', ISLAND.all, (s, seat, island) => yes(player.islandsLeft(s, seat, island))),
    each('boats', BOAT.all, (s, seat, boat) => yes(player.boatsLeft(s, seat, boat))),
    each('buildings', BUILDING.all, (s, seat, building) => player.buildingsLeft(s, seat, building)),
    each('orders', ORDER.all, (s, seat, order) => yes(holderOf(s, order) === seat)),
    one('diaries', (s, seat) => player.diaries(s, seat)),
    one('statues', (s, seat) => player.statueSpaces.size(s, seat)),
    one('lids', (s, seat) => player.lids(s, seat)),
    one('crates', (s, seat) => player.crates.size(s, seat)),
    one('singles', (s, seat) => player.singles(s, seat)),
    one('small cards', (s, seat) => player.smallCards.size(s, seat)),
    one('large cards', (s, seat) => player.largeCards.size(s, seat)),
    one('used cards', (s, seat) => player.usedCards.size(s, seat)),
  ],
}

function yes(is: boolean): number {
  return is ? 1 : 0
}

function one(name: string, of: (s: State, seat: Seat) => number) {
  return glimpse<State>(name, (s, seat) => (seat < s.rules.players ? of(s, seat) : 0))
}

function each<T extends number>(name: string, things: readonly T[], of: (s: State, seat: Seat, thing: T) => number) {
  return glimpses<State, T>(name, things, (s, seat, thing) => (seat < s.rules.players ? of(s, seat, thing) : 0))
}
