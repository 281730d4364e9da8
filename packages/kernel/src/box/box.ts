import type { Options } from '../options.ts'
import { RNG_CELLS } from '../rng.ts'
import {
  type Boxed,
  type CellsOf,
  type Chance,
  type CountCell,
  chanceAt,
  countCell,
  listCell,
  type Strides,
  setCell,
  sizeOf,
  sizeOfAll,
  valueCell,
} from './cells.ts'
import { count, type Field, type Fields } from './fields.ts'
import type { Kind, Seat } from './kinds.ts'
import { type TaskSpecs, type TaskStack, type Tasks, taskCells, tasksAt } from './tasks.ts'

/**
 * A game's box, declared once: what lies on the table and before each seat, by name and type, and the tasks of its referee. From that come
 * the cells of a state and the accessors that rules are written with, copies, saves, fingerprints, the ledger, and what views and positions
 * show of it.
 *
 * A state is one row of 16-bit cells, so that a copy is one memory copy: the table's, the referee's, then a block for each seat.
 */
export interface BoxSpec<T extends Fields, S extends Fields, K extends TaskSpecs> {
  readonly table: T
  readonly seats: S
  readonly tasks: K
  /** Tasks that may wait at once. */
  readonly mostTasks: number
}

export interface Box<T extends Fields, S extends Fields, K extends TaskSpecs> extends AnyBox {
  readonly spec: BoxSpec<T, S, K>
  readonly table: CellsOf<T, []>
  /** `player.coins(s, seat)`. */
  readonly seats: CellsOf<S, [Seat]>
  readonly tasks: Tasks<K>
}

/** A box, whatever is in it. */
export interface AnyBox {
  readonly spec: BoxSpec<Fields, Fields, TaskSpecs>
  readonly table: object
  readonly seats: object
  readonly tasks: TaskStack
  readonly chance: Chance
  /** The seats that are asked, one bit each; none when the game is over. */
  readonly asked: CountCell
  /** Cells of a state with so many seats. */
  cells(players: number): number
  /** Where the block of a seat begins, and how long it is; for `hot.ts` and `kept.ts` alone. */
  readonly seatsAt: number
  readonly seatCells: number
  /** Every field, down to its single places. */
  readonly leaves: readonly Leaf[]
}

/** What a state is: rules that never change and are shared by all copies, and cells. */
export interface State<R extends RulesInPlay = RulesInPlay> extends Boxed {
  readonly rules: R
}

/** What the box asks of the rules that a game has worked out from its options. */
export interface RulesInPlay {
  readonly options: Options
  /** All seats, those of opponents that the game plays itself included. */
  readonly players: number
  /** Names of the kinds that the component data name, by kind. */
  readonly ids?: { readonly [kind: string]: readonly string[] }
}

/** A field that is not made of others, and where its places lie. */
export interface Leaf {
  /** `ship.good`; what a save and a fingerprint know it by. */
  readonly name: string
  readonly field: Exclude<Field, { form: 'per' | 'row' | 'group' }>
  readonly at: number
  readonly perSeat: boolean
  /** Its places, the outermost first; seats left aside. */
  readonly dims: readonly { readonly size: number; readonly stride: number; readonly kind: Kind | null }[]
}

export function declareBox<T extends Fields, S extends Fields, K extends TaskSpecs>(
  spec: BoxSpec<T, S, K>,
): Box<T, S, K> {
  const leaves: Leaf[] = []
  const tableCells = sizeOfAll(spec.table)
  const askedAt = tableCells
  const rngAt = askedAt + 1
  const tasksFrom = rngAt + RNG_CELLS
  const seatsAt = tasksFrom + taskCells(spec.mostTasks)
  const seatCells = sizeOfAll(spec.seats)
  const laying = (perSeat: boolean): Laying => ({ leaves, perSeat, rngAt, seatCells })
  const asked: Leaf = { name: 'asked', field: count, at: askedAt, perSeat: false, dims: [] }
  leaves.push(asked)
  return {
    spec,
    table: layAll(spec.table, 0, laying(false), '', []) as CellsOf<T, []>,
    seats: layAll(spec.seats, seatsAt, laying(true), '', []) as CellsOf<S, [Seat]>,
    tasks: tasksAt(tasksFrom, spec.mostTasks, spec.tasks),
    chance: chanceAt(rngAt),
    asked: countCell(askedAt, []) as unknown as CountCell,
    cells: (players) => seatsAt + players * seatCells,
    seatsAt,
    seatCells,
    leaves,
  }
}

/** A state with nothing in it yet. */
export const emptyState = <R extends RulesInPlay>(box: AnyBox, rules: R): State<R> => ({
  rules,
  c: new Int16Array(box.cells(rules.players)),
})

/** A full copy. */
export const copyState = <R extends RulesInPlay>(s: State<R>): State<R> => ({ rules: s.rules, c: s.c.slice() })

/** Copies over a state of the same rules that is not needed any more, without allocating. */
export function copyInto<R extends RulesInPlay>(s: State<R>, old: State<R>): void {
  old.c.set(s.c)
}

/** Whether two states of the same box are equal. */
export function isLike({ c: one }: Boxed, { c: other }: Boxed): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

/** Copies over a state that was kept, if it has the same size; otherwise makes a new one. For callers that keep a state to compare with. */
export function copyOver<R extends RulesInPlay>(kept: State<R> | null, s: State<R>): State<R> {
  if (kept?.c.length !== s.c.length) return copyState(s)
  kept.c.set(s.c)
  return kept
}

interface Laying {
  readonly leaves: Leaf[]
  readonly perSeat: boolean
  readonly rngAt: number
  readonly seatCells: number
}

type Dims = Leaf['dims']

/** Lays fields one after another. The result begins as a literal copy: an object that grows key by key would be a slow one. */
function layAll(fields: Fields, from: number, laying: Laying, prefix: string, dims: Dims): object {
  let at = from
  const cells: { [name: string]: unknown } = {}
  const around = dims.reduce((times, { size }) => times * size, 1)
  for (const [name, field] of Object.entries(fields)) {
    cells[name] = lay(field, at, laying, prefix + name, dims)
    at += around * sizeOf(field)
  }
  return { ...cells }
}

/** Of the fields of a row each has its own block, so that a field's places lie side by side. */
function lay(field: Field, at: number, laying: Laying, name: string, dims: Dims): unknown {
  if (field.form === 'per') {
    return lay(marked(field.of, field), at, laying, name, [...dims, { size: field.size, kind: field.kind, stride: 0 }])
  }
  if (field.form === 'row') {
    return layAll(field.fields, at, laying, `${name}.`, [...dims, { size: field.size, kind: field.kind, stride: 0 }])
  }
  if (field.form === 'group') return layAll(field.fields, at, laying, `${name}.`, dims)
  const placed: Leaf['dims'] = dims.map((dim, i) => ({
    ...dim,
    stride: dims.slice(i + 1).reduce((times, { size }) => times * size, sizeOf(field)),
  }))
  laying.leaves.push({ name, field, at, perSeat: laying.perSeat, dims: placed })
  const strides: Strides = [...(laying.perSeat ? [laying.seatCells] : []), ...placed.map(({ stride }) => stride)]
  if (strides.length > 3) throw new Error(`${name}: three places at most`)
  switch (field.form) {
    case 'count':
      return countCell(at, strides)
    case 'value':
      return valueCell(at, strides, field.codec)
    case 'set':
      return setCell(at, strides, field.kind.size)
    case 'list':
      return listCell(at, strides, field, laying.rngAt)
  }
}

/** What is said of all places holds for each. */
const marked = (inner: Field, { open, piece }: Field): Field => ({
  ...inner,
  ...(open && { open }),
  ...(piece !== undefined && { piece }),
})
