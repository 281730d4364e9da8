import { GOODS } from '@quayside/puerto-rico/ids'
import type { AnyPosition, Laid } from '../../../editor/editor.ts'
import { at, listAt, numberAt, type Path } from '../../../editor/path.ts'
import { isFields } from '../../../editor/shape.ts'
import { cityOf, fieldsOf, openOf, pilesOf, shipsOf } from './supply.ts'

/** How many of each limited piece lie somewhere, as the ledger calls them, and where the first of them is. */
export function laid(position: AnyPosition): ReadonlyMap<string, Laid> {
  const found = new Map<string, Laid>()
  const add = (piece: string, count: number, path: Path) => {
    if (count > 0) found.set(piece, { count: (found.get(piece)?.count ?? 0) + count, at: found.get(piece)?.at ?? path })
  }
  const people = (one: { readonly workers?: number; readonly nobles?: number }, path: Path) => {
    add('worker', one.workers ?? 0, path)
    add('noble', one.nobles ?? 0, path)
  }
  listAt(position, ['players']).forEach((_, seat) => {
    fieldsOf(position, seat).forEach((field, i) => {
      const path = ['players', seat, 'fields', i]
      const kind = field.tile === 'forest' ? field.kind : field.tile
      if (kind) add(kind === 'quarry' ? 'quarry' : `tile ${kind}`, 1, path)
      people(field, path)
    })
    cityOf(position, seat).forEach((building, i) => {
      add(`building ${building.building}`, 1, ['players', seat, 'city', i])
      people(building, ['players', seat, 'city', i])
    })
    for (const good of GOODS) {
      const path = ['players', seat, 'goods', good]
      add(`barrel ${good}`, numberAt(position, path), path)
    }
    add('worker', numberAt(position, ['players', seat, 'spare']), ['players', seat, 'spare'])
    add('noble', numberAt(position, ['players', seat, 'spareNobles']), ['players', seat, 'spareNobles'])
    boardOf(position, seat, add)
  })
  shipsOf(position).forEach(({ good, count = 0 }, i) => {
    if (good) add(`barrel ${good}`, count, ['ships', i])
  })
  listAt<string>(position, ['tradingHouse']).forEach((good, i) => {
    add(`barrel ${good}`, 1, ['tradingHouse', i])
  })
  listAt<string>(position, ['openFields']).forEach((tile, i) => {
    add(`tile ${tile}`, 1, ['openFields', i])
  })
  pilesOf(position).forEach((pile, i) => {
    const open = openOf(pile)
    if (open) add(`tile ${open}`, 1, ['piles', i])
  })
  add('worker', numberAt(position, ['workerShip']), ['workerShip'])
  add('noble', numberAt(position, ['nobleShip']), ['nobleShip'])
  add('worker', numberAt(position, ['workersGone']), ['workersGone'])
  add('noble', numberAt(position, ['noblesGone']), ['noblesGone'])
  goals(position, add)
  return found
}

type Add = (piece: string, count: number, path: Path) => void

/** What lies on a Puertoma's board. */
function boardOf(position: AnyPosition, seat: number, add: Add): void {
  const board: Path = ['players', seat, 'board']
  const nobles = numberAt(position, [...board, 'nobles'])
  const estates = at(position, [...board, 'estates'])
  let workers = 0
  for (const [kind, places] of Object.entries(isFields(estates) ? estates : {})) {
    if (!Array.isArray(places)) continue
    add(`tile ${kind}`, places.length, [...board, 'estates', kind])
    workers += places.reduce((sum: number, one) => sum + (typeof one === 'number' ? one : 0), 0)
  }
  add('worker', workers - nobles, [...board, 'estates'])
  add('noble', nobles, [...board, 'nobles'])
  add('quarry', numberAt(position, [...board, 'quarries']), [...board, 'quarries'])
  for (const kind of listAt<string>(position, [...board, 'aside'])) add(`tile ${kind}`, 1, [...board, 'aside'])
}

/** What lies on goals of the festival counts until they are met. */
function goals(position: AnyPosition, add: Add): void {
  listAt<Goal>(position, ['festival', 'goals']).forEach(({ estates = [], goods = [], metBy }, i) => {
    if (metBy !== undefined) return
    for (const kind of estates) add(`tile ${kind}`, 1, ['festival', 'goals', i])
    for (const good of goods) add(`barrel ${good}`, 1, ['festival', 'goals', i])
  })
}

interface Goal {
  readonly estates?: readonly string[]
  readonly goods?: readonly string[]
  readonly metBy?: number
}

/** The thing that a piece of the ledger is. */
export function thingOf(piece: string): readonly [kind: string, id: string] | null {
  const [what, id] = piece.split(' ')
  if (what === 'barrel') return ['good', id]
  if (what === 'building' || what === 'tile') return [what, id]
  if (what === 'quarry') return ['tile', 'quarry']
  return what === 'worker' || what === 'noble' ? ['piece', what] : null
}
