import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { BUILDING } from '@quayside/puerto-rico/ids'
import { CITY_SPACES, FIELD_SPACES, HOUSE_SPACES } from '@quayside/puerto-rico/sizes'
import type { AnyPosition, Bench, Piece, Spot } from '../../../editor/editor.ts'
import { count, listAt, push, put } from '../../../editor/path.ts'
import {
  type BuildingGiven,
  cityOf,
  fieldsOf,
  giveTile,
  isPuertoma,
  market,
  openOf,
  pilesOf,
  shipsOf,
  takeTile,
  withoutWorkers,
} from './supply.ts'
import { words } from './words.ts'

/** Where a piece of Puerto Rico can be laid. */
export function spots(bench: Bench, { kind, id }: Piece): readonly Spot[] {
  switch (kind) {
    case 'tile':
      return tileSpots(bench, id)
    case 'building':
      return buildingSpots(bench, id)
    case 'good':
      return goodSpots(bench, id)
    default:
      return peopleSpots(bench, id)
  }
}

function tileSpots({ position, seat, name, language, thing }: Bench, id: string): Spot[] {
  const said = words[language].spots
  const found: Spot[] = []
  if (fieldsOf(position, seat).length < FIELD_SPACES && !isPuertoma(position, seat)) {
    found.push({
      places: [`fields:${seat}`],
      name: `${said.island} ${name(seat)}`,
      change: (p) => push(id === 'forest' ? p : takeTile(p, id), ['players', seat, 'fields'], { tile: id }),
    })
  }
  if (id === 'quarry' || id === 'forest') return found
  const row = listAt<string>(position, ['openFields'])
  const players = listAt(position, ['players']).length
  if (pilesOf(position).length === 0 && row.length < players + 1) {
    found.push({
      places: ['stack', ...row.map((tile) => `open:${tile}`)],
      name: said.row,
      change: (p) => push(takeTile(p, id), ['openFields'], id),
    })
  }
  pilesOf(position).forEach((pile, i) => {
    const open = openOf(pile)
    if (open === id) return
    found.push({
      places: [open ? `open:${open}:${i + 1}` : `stack:${i + 1}`],
      name: `${said.pile} ${i + 1}${open ? ` (${thing('tile', open)})` : ''}`,
      change: (p) => put(open ? giveTile(takeTile(p, id), open) : takeTile(p, id), ['piles', i, 'open'], id),
    })
  })
  return found
}

const printed = (id: string) => BUILDINGS[BUILDING.find(id)]
const sizeOf = ({ building }: BuildingGiven): number => printed(building)?.spaces ?? 0

function buildingSpots({ position, seat, name, language }: Bench, id: string): Spot[] {
  const city = cityOf(position, seat)
  const used = city.reduce((sum, one) => sum + sizeOf(one), 0)
  if (city.some(({ building }) => building === id) || used + (printed(id)?.spaces ?? 0) > CITY_SPACES) return []
  return [
    {
      places: [`town:${seat}`],
      name: `${words[language].spots.city} ${name(seat)}`,
      change: (p) => push(market(p, id, -1), ['players', seat, 'city'], { building: id }),
    },
  ]
}

function goodSpots({ position, seat, name, language }: Bench, id: string): Spot[] {
  const said = words[language].spots
  const found: Spot[] = [
    {
      places: [`goods:${seat}:${id}`, `pile:${id}`],
      name: `${said.store} ${name(seat)}`,
      change: (p) => count(p, ['players', seat, 'goods', id], 1),
    },
  ]
  const ships = shipsOf(position)
  ships.forEach(({ capacity, good, count: loaded = 0 }, i) => {
    const other = ships.some((ship, k) => k !== i && ship.good === id)
    if ((good && good !== id) || other || loaded >= capacity) return
    found.push({
      places: [`ship:${capacity}`],
      name: `${said.ship} ${capacity}`,
      change: (p) => put(p, ['ships', i], { capacity, good: id, count: loaded + 1 }),
    })
  })
  if (listAt(position, ['tradingHouse']).length < HOUSE_SPACES) {
    found.push({ places: ['house'], name: said.house, change: (p) => push(p, ['tradingHouse'], id) })
  }
  return found
}

function peopleSpots({ position, seat, name, language, thing }: Bench, id: string): Spot[] {
  const said = words[language].spots
  const key = id === 'noble' ? 'nobles' : 'workers'
  const found: Spot[] = []
  const seen = new Set<string>()
  fieldsOf(position, seat).forEach(({ tile, workers = 0, nobles = 0 }, i) => {
    if (tile === 'forest' || workers + nobles > 0 || seen.has(tile)) return
    seen.add(tile)
    found.push({
      places: [`field:${tile}`],
      name: thing('tile', tile),
      change: (p) => withoutWorkers(count(p, ['players', seat, 'fields', i, key], 1)),
    })
  })
  cityOf(position, seat).forEach(({ building, workers = 0, nobles = 0 }, i) => {
    if (workers + nobles >= (printed(building)?.circles ?? 0)) return
    found.push({
      places: [`city:${building}`],
      name: thing('building', building),
      change: (p) => withoutWorkers(count(p, ['players', seat, 'city', i, key], 1)),
    })
  })
  const spare = id === 'noble' ? 'spareNobles' : 'spare'
  found.push({
    places: [`workers:${seat}`],
    name: `${said.spare} ${name(seat)}`,
    change: (p) => withoutWorkers(count(p, ['players', seat, spare], 1)),
  })
  found.push({
    places: ['worker-ship'],
    name: said.workerShip,
    change: (p: AnyPosition) => withoutWorkers(count(p, [id === 'noble' ? 'nobleShip' : 'workerShip'], 1)),
  })
  return found
}
