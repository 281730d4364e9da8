import { glimpse, glimpses, type Seat, type Senses } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { BUILDING, GOOD, type Good, ROLE, TILE } from '../ids.ts'
import { MAX_PLAYERS } from '../sizes.ts'
import { isAutoma, shipsOf } from '../state.ts'

const { table, seats: player } = box

/** What the learned judgement looks at, beside the features of the linear one. */
export const senses: Senses<State> = {
  most: MAX_PLAYERS,
  table: [
    glimpses('players', [2, 3, 4, 5], ({ rules }, _, players) => yes(rules.players === players)),
    glimpse('rounds', (s) => table.round(s)),
    glimpse('picks', (s) => table.picks(s) / s.rules.picksPerRound),
    glimpse('end', (s) => yes(table.endTriggered(s))),
    glimpses('coins', ROLE.all, (s, _, role) => table.roleCoins(s, role)),
    glimpses('open', ROLE.all, (s, _, role) => yes(s.rules.roles.includes(role) && table.roleTaken(s, role) === NONE)),
    glimpses('played', ROLE.all, (s, _, role) => yes(table.role(s) === role)),
    glimpses('place on ships', GOOD.all, (s, _, good) => placesFor(s, good)),
    glimpse('empty ships', (s) => emptyShips(s).ships),
    glimpse('places on empty ships', (s) => emptyShips(s).places),
    glimpses('in the trading house', GOOD.all, (s, _, good) => yes(table.tradingHouse.indexOf(s, good) >= 0)),
    glimpse('full places of the trading house', (s) => table.tradingHouse.size(s)),
    glimpse('workers', (s) => table.workerSupply(s)),
    glimpse('workers on the ship', (s) => table.workerShip(s)),
    glimpse('points', (s) => table.vpSupply(s)),
    glimpses('barrels', GOOD.all, (s, _, good) => table.goodsSupply(s, good)),
    glimpse('quarries', (s) => table.quarries(s)),
    glimpses('tiles', GOOD.all, (s, _, good) => openTiles(s, good)),
    glimpses('market', BUILDING.all, (s, _, building) => table.market(s, building)),
  ],
  seats: [
    glimpse('to pick', (s, seat) => turnsToPick(s, seat)),
    glimpse('governor', (s, seat) => yes(table.governor(s) === seat)),
    glimpses('goods', GOOD.all, (s, seat, good) => player.goods(s, seat, good)),
    glimpses('tiles', TILE.all, (s, seat, tile) => player.tiles(s, seat, tile)),
    glimpses('worked', TILE.all, (s, seat, tile) => player.worked(s, seat, tile)),
    glimpses('staff', BUILDING.all, (s, seat, building) => player.staff(s, seat, building)),
    glimpses('owned', BUILDING.all, (s, seat, building) => yes(player.owned(s, seat, building))),
    glimpse('coins', (s, seat) => player.coins(s, seat)),
  ],
}

const yes = (is: boolean): number => (is ? 1 : 0)

const turnsToPick = (s: State, seat: Seat): number =>
  isAutoma(s, seat) ? 0 : (seat - table.governor(s) - table.picks(s) + 4 * s.rules.players) % s.rules.players

/** Barrels that a ship with this good still takes. */
function placesFor(s: State, good: Good): number {
  let places = 0
  for (const ship of shipsOf(s)) {
    if (table.ships.good(s, ship) === good) places += s.rules.ships[ship] - table.ships.barrels(s, ship)
  }
  return places
}

const empty = { ships: 0, places: 0 }

function emptyShips(s: State): typeof empty {
  empty.ships = 0
  empty.places = 0
  for (const ship of shipsOf(s)) {
    if (table.ships.good(s, ship) !== NONE) continue
    empty.ships++
    empty.places += s.rules.ships[ship]
  }
  return empty
}

function openTiles(s: State, good: Good): number {
  let tiles = 0
  for (const pile of s.rules.openRow) if (table.openRow(s, pile) === good) tiles++
  return tiles
}
