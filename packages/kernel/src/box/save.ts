import type { Options } from '../options.ts'
import { RNG_CELLS } from '../rng.ts'
import { type AnyBox, emptyState, type RulesInPlay, type State } from './box.ts'
import { sizeOf } from './cells.ts'
import { oncePerRules, placesOf } from './leaves.ts'
import { taskCells } from './tasks.ts'

/** A state as JSON-ready data: the cells of each field under its name, empty fields left out and the zeros at the end of each too. */
export interface Saved {
  readonly options: Options
  readonly cells: { readonly [field: string]: readonly number[] }
}

export function save(box: AnyBox, s: State): Saved {
  const cells: { [field: string]: number[] } = {}
  for (const { name, cells: its } of stretches(box, s.rules)) {
    let length = its.length
    while (length > 0 && s.c[its[length - 1]] === 0) length--
    if (length > 0) cells[name] = its.slice(0, length).map((cell) => s.c[cell])
  }
  return { options: s.rules.options, cells }
}

export function restore<R extends RulesInPlay>(box: AnyBox, rules: R, { cells }: Saved): State<R> {
  const s = emptyState(box, rules)
  const known = new Map(stretches(box, rules).map(({ name, cells: its }) => [name, its]))
  for (const [name, values] of Object.entries(cells)) {
    const its = known.get(name)
    if (!its) throw new Error(`this box has no "${name.slice(0, 40)}"`)
    for (let i = 0; i < its.length && i < values.length; i++) s.c[its[i]] = values[i]
  }
  return s
}

interface Stretch {
  readonly name: string
  readonly cells: readonly number[]
}

/** Every field with the cells it has, a player's fields told apart from those of the table. */
const stretches = oncePerRules((box, rules): Stretch[] => [
  ...box.leaves.map((leaf) => ({
    name: leaf.perSeat ? `seat.${leaf.name}` : leaf.name,
    cells: placesOf(box, leaf, rules).flatMap(({ cell }) => upFrom(cell, sizeOf(leaf.field))),
  })),
  { name: 'chance', cells: upFrom(box.chance.at, RNG_CELLS) },
  { name: 'tasks', cells: upFrom(box.tasks.at, taskCells(box.tasks.most)) },
])

const upFrom = (from: number, length: number): number[] => Array.from({ length }, (_, i) => from + i)
