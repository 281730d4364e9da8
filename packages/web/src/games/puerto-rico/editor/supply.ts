import type { AnyPosition } from '../../../editor/editor.ts'
import { at, count, listAt, numberAt, put } from '../../../editor/path.ts'

/** What a piece leaves when it comes to lie on the table, and where it goes when it is taken away. What follows from the rest is left out. */

export interface FieldGiven {
  readonly tile: string
  readonly workers?: number
  readonly nobles?: number
  readonly kind?: string
}
export interface BuildingGiven {
  readonly building: string
  readonly workers?: number
  readonly nobles?: number
}
export interface ShipGiven {
  readonly capacity: number
  readonly good?: string
  readonly count?: number
}
interface PileGiven {
  readonly open?: string | null
  readonly faceDown?: number | readonly string[]
}

export const fieldsOf = (position: AnyPosition, seat: number) =>
  listAt<FieldGiven>(position, ['players', seat, 'fields'])
export const cityOf = (position: AnyPosition, seat: number) =>
  listAt<BuildingGiven>(position, ['players', seat, 'city'])
export const shipsOf = (position: AnyPosition) => listAt<ShipGiven>(position, ['ships'])
export const pilesOf = (position: AnyPosition) => listAt<PileGiven | string | null>(position, ['piles'])
export const openOf = (pile: PileGiven | string | null): string | null =>
  typeof pile === 'object' ? (pile?.open ?? null) : pile
export const isPuertoma = (position: AnyPosition, seat: number): boolean =>
  at(position, ['players', seat, 'board']) !== undefined

/** A tile of the box: what lies deepest goes first, so that what comes next stays. */
export function takeTile(position: AnyPosition, kind: string): AnyPosition {
  if (kind === 'quarry') return put(position, ['quarries'], undefined)
  const stack = listAt<string>(position, ['stack'])
  const deepest = stack.lastIndexOf(kind)
  if (deepest >= 0) return put(position, ['stack'], stack.toSpliced(deepest, 1))
  const piles = pilesOf(position).map(faceDownOf)
  const pile = piles.findIndex((tiles) => tiles.includes(kind))
  if (pile >= 0) {
    return put(position, ['piles', pile, 'faceDown'], piles[pile].toSpliced(piles[pile].lastIndexOf(kind), 1))
  }
  return numberAt(position, ['discards', kind]) > 0 ? count(position, ['discards', kind], -1) : position
}

/** Back into the box: below all that lies face down. */
export function giveTile(position: AnyPosition, kind: string): AnyPosition {
  if (kind === 'quarry') return put(position, ['quarries'], undefined)
  if (at(position, ['stack']) !== undefined)
    return put(position, ['stack'], [...listAt<string>(position, ['stack']), kind])
  const piles = pilesOf(position).map(faceDownOf)
  if (piles.length === 0) return position
  const lowest = piles.reduce((best, tiles, i) => (tiles.length < piles[best].length ? i : best), 0)
  return put(position, ['piles', lowest, 'faceDown'], [...piles[lowest], kind])
}

const faceDownOf = (pile: PileGiven | string | null): readonly string[] =>
  typeof pile === 'object' && Array.isArray(pile?.faceDown) ? (pile.faceDown as readonly string[]) : []

/** Workers and nobles of the supply are those that stand nowhere. */
export const withoutWorkers = (position: AnyPosition): AnyPosition =>
  put(put(position, ['workerSupply'], undefined), ['nobleSupply'], undefined)

/** Copies of a building on sale. */
export const market = (position: AnyPosition, building: string, by: number): AnyPosition =>
  at(position, ['market', building]) === undefined ? position : count(position, ['market', building], by)
