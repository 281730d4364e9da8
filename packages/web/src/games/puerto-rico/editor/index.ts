import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { BUILDING, GOODS, TILES } from '@quayside/puerto-rico/ids'
import { positionSchema } from '@quayside/puerto-rico/position/schema'
import type { Bench, Piece, PieceGroup, PositionEditor } from '../../../editor/editor.ts'
import type { Path } from '../../../editor/path.ts'
import { laid, thingOf } from './laid.ts'
import { refusals } from './refusals.ts'
import { spots } from './spots.ts'
import { takes } from './takes.ts'
import { words } from './words.ts'

/** Puerto Rico laid out by hand. */
export const editor: PositionEditor = {
  schema: positionSchema,
  groups,
  spots,
  takes,
  laid,
  thingOf,
  choices: () => null,
  follows,
  dials: {
    moment: ['round', 'governor', 'now.phase', 'now.by', 'endTriggered'],
    seat: ['players.*.coins', 'players.*.vp', 'players.*.spare'],
    supply: ['vpSupply', 'workerSupply', 'workerShip', 'quarries'],
  },
  refusals,
  words,
}

const WORKERS = new Set(['workers', 'nobles', 'spare', 'spareNobles', 'workerShip', 'nobleShip'])

/** Supplies are what is left of the box. */
function follows(path: Path): readonly Path[] {
  const last = path.at(-1)
  if (path[0] === 'options')
    return [['market'], ['stack'], ['vpSupply'], ['quarries'], ['workerSupply'], ['nobleSupply']]
  if (last === 'vp') return [['vpSupply'], ['paperVp']]
  if (WORKERS.has(String(last))) return [['workerSupply'], ['nobleSupply']]
  if (path.includes('fields') || path[0] === 'openFields')
    return [['stack'], ['quarries'], ['workerSupply'], ['nobleSupply']]
  return path.includes('city') ? [['market'], ['workerSupply'], ['nobleSupply']] : []
}

function groups(bench: Bench): readonly PieceGroup[] {
  const { position, totals } = bench
  const placed = laid(position)
  const piece = (kind: string, id: string, counted: string): Piece => {
    const all = totals.get(counted) ?? 0
    return { kind, id, left: Math.max(0, all - (placed.get(counted)?.count ?? 0)), all }
  }
  const hasForests = (totals.get('building forest-house') ?? 0) > 0
  const tiles = TILES.filter((tile) => tile !== 'forest')
  const tile = (id: string) => (id === 'quarry' ? piece('tile', id, 'quarry') : piece('tile', id, `tile ${id}`))
  const forest: Piece[] = hasForests ? [{ kind: 'tile', id: 'forest', left: null, all: null }] : []
  const nobles = totals.get('noble') ?? 0
  const buildings = BUILDING.ids.filter((id) => (totals.get(`building ${id}`) ?? 0) > 0)
  return [
    { id: 'tiles', pieces: [...tiles.map(tile), ...forest] },
    { id: 'goods', pieces: GOODS.map((id) => piece('good', id, `barrel ${id}`)) },
    {
      id: 'people',
      pieces: [piece('piece', 'worker', 'worker'), ...(nobles > 0 ? [piece('piece', 'noble', 'noble')] : [])],
    },
    { id: 'buildings', pieces: sorted(buildings).map((id) => piece('building', id, `building ${id}`)) },
  ]
}

/** As the market has them: by what they are worth. */
const sorted = (ids: readonly (typeof BUILDING.ids)[number][]) =>
  [...ids].sort((a, b) => BUILDINGS[BUILDING.of(a)].vp - BUILDINGS[BUILDING.of(b)].vp)
