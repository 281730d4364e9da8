import { GOODS } from '@quayside/puerto-rico/ids'
import type { AnyPosition, Bench, Spot } from '../../../editor/editor.ts'
import { count, listAt, numberAt, type Path, pull, put } from '../../../editor/path.ts'
import { cityOf, fieldsOf, giveTile, market, openOf, pilesOf, shipsOf, withoutWorkers } from './supply.ts'
import { words } from './words.ts'

/** What can be taken away: from the island that is looked at, and from the harbour. Of what is manned, the worker goes first. */
export function takes(bench: Bench): readonly Spot[] {
  return [...islandTakes(bench), ...harbourTakes(bench)]
}

const staffKey = ({ nobles = 0 }: { readonly nobles?: number }) => (nobles > 0 ? 'nobles' : 'workers')

function islandTakes({ position, seat, thing, language }: Bench): Spot[] {
  const said = words[language].spots
  const found: Spot[] = []
  const manned = (path: Path, one: { readonly nobles?: number }) => (p: AnyPosition) =>
    withoutWorkers(count(p, [...path, staffKey(one)], -1))
  const fields = fieldsOf(position, seat)
  for (const tile of new Set(fields.map((field) => field.tile))) {
    // Of a kind, one with somebody on it first: who stands there goes, and then the tile.
    const on = fields.findLastIndex((field) => field.tile === tile && (field.workers ?? 0) + (field.nobles ?? 0) > 0)
    const i = on >= 0 ? on : fields.findLastIndex((field) => field.tile === tile)
    const { kind } = fields[i]
    const path: Path = ['players', seat, 'fields', i]
    const gone = (p: AnyPosition) => {
      const back = tile === 'forest' ? kind : tile
      return put(back ? giveTile(p, back) : p, path, undefined)
    }
    found.push({
      places: [`field:${tile}`],
      name: on >= 0 ? `${thing('tile', tile)}: ${said.standing}` : thing('tile', tile),
      change: on >= 0 ? manned(path, fields[i]) : gone,
    })
  }
  cityOf(position, seat).forEach((given, i) => {
    const { building, workers = 0, nobles = 0 } = given
    const path: Path = ['players', seat, 'city', i]
    const on = workers + nobles > 0
    found.push({
      places: [`city:${building}`],
      name: on ? `${thing('building', building)}: ${said.standing}` : thing('building', building),
      change: on ? manned(path, given) : (p) => put(market(p, building, 1), path, undefined),
    })
  })
  for (const good of GOODS) {
    if (numberAt(position, ['players', seat, 'goods', good]) === 0) continue
    found.push({
      places: [`goods:${seat}:${good}`, `pile:${good}`],
      name: thing('good', good),
      change: (p) => count(p, ['players', seat, 'goods', good], -1),
    })
  }
  if (numberAt(position, ['players', seat, 'spare']) > 0) {
    found.push({
      places: [`workers:${seat}`],
      name: said.spare,
      change: (p) => withoutWorkers(count(p, ['players', seat, 'spare'], -1)),
    })
  }
  return found
}

function harbourTakes({ position, thing, language }: Bench): Spot[] {
  const said = words[language].spots
  const found: Spot[] = []
  shipsOf(position).forEach(({ capacity, good, count: loaded = 0 }, i) => {
    if (!good || loaded === 0) return
    const left = loaded > 1 ? { capacity, good, count: loaded - 1 } : { capacity, count: 0 }
    found.push({
      places: [`ship:${capacity}`],
      name: `${said.ship} ${capacity}: ${thing('good', good)}`,
      change: (p) => put(p, ['ships', i], left),
    })
  })
  const sold = listAt<string>(position, ['tradingHouse'])
  if (sold.length > 0) {
    found.push({
      places: ['house'],
      name: `${said.house}: ${thing('good', sold[sold.length - 1])}`,
      change: (p) => put(p, ['tradingHouse'], sold.slice(0, -1)),
    })
  }
  for (const tile of new Set(listAt<string>(position, ['openFields']))) {
    if (pilesOf(position).length > 0) break
    found.push({
      places: [`open:${tile}`],
      name: `${said.row}: ${thing('tile', tile)}`,
      change: (p) => pull(giveTile(p, tile), ['openFields'], (one: string) => one === tile),
    })
  }
  pilesOf(position).forEach((pile, i) => {
    const open = openOf(pile)
    if (!open) return
    found.push({
      places: [`open:${open}:${i + 1}`],
      name: `${said.pile} ${i + 1}: ${thing('tile', open)}`,
      change: (p) => put(giveTile(p, open), ['piles', i, 'open'], null),
    })
  })
  if (numberAt(position, ['workerShip']) > 0) {
    found.push({
      places: ['worker-ship'],
      name: said.workerShip,
      change: (p) => withoutWorkers(count(p, ['workerShip'], -1)),
    })
  }
  return found
}
