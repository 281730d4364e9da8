import type { Boxed, Cell, CellOf, HandfulCell, SetCell } from './cells.ts'
import type { CountField, HandfulField, SetField, ValueField } from './fields.ts'

/**
 * What the referee still has to do: a stack of plain tasks inside the cells, the next thing on top. Because waiting is data, a game can be
 * saved, copied and undone at any moment. A task is declared with the names of what it must remember:
 *
 *     captainTurn: task(['seat', seat]),
 *
 * Then `tasks.captainTurn.push(s, chooser)` puts it on top, and while it lies there `tasks.captainTurn.seat(s)` is its seat.
 *
 * Layout: the depth, then `TASK_CELLS` cells for each task: its kind plus 1 and three values of its own.
 */
const TASK_CELLS = 4
export const TASK_VALUES = 3

export type Value = CountField | ValueField<unknown> | SetField<unknown> | HandfulField<unknown>
export type Named = readonly [name: string, field: Value]

export interface TaskSpec<V extends readonly Named[] = readonly Named[]> {
  readonly values: V
}

export interface TaskSpecs {
  readonly [name: string]: TaskSpec
}

/** A task and what it remembers, three values at most. */
export const task = <const V extends readonly Named[]>(...values: V): TaskSpec<V> => ({ values })

/** A set or a handful is pushed empty, as 0, and filled then. */
type Pushed<F> = F extends CountField ? number : F extends ValueField<infer T> ? T : number

type Values<V extends readonly Named[]> = { [I in keyof V]: V[I] extends Named ? Pushed<V[I][1]> : never }

export type TaskCell<V extends readonly Named[]> = {
  /** Its number; the index of what it does in the game's table of tasks. */
  readonly kind: number
  /** Puts it on top. */
  push(s: Boxed, ...values: Values<V>): void
  /** Whether it lies on top. */
  isNext(s: Boxed): boolean
} & { readonly [N in V[number] as N[0]]: CellOf<N[1], []> & AtBottom<N[1]> }

/** The same value of the task that has waited longest, which must be of this kind. */
type AtBottom<F> = F extends CountField | ValueField<unknown> ? { atBottom(s: Boxed): Pushed<F> } : unknown

export type Tasks<T extends TaskSpecs> = TaskStack & {
  readonly [N in keyof T]: T[N] extends TaskSpec<infer V> ? TaskCell<V> : never
}

export interface TaskStack {
  /** Tasks that wait. */
  depth(s: Boxed): number
  /** The number of the kind on top. */
  next(s: Boxed): number
  /** The number of the kind that has waited longest, or of the one behind it, and so on; none if fewer wait. */
  waiting(s: Boxed, place: number): number
  /** The one on top is done. Its cells are emptied, so that equal situations have equal fingerprints. */
  pop(s: Boxed): void
  readonly at: number
  readonly most: number
  readonly specs: readonly (TaskSpec & { readonly name: string })[]
}

export const taskCells = (most: number): number => 1 + most * TASK_CELLS

/** First cells of the tasks that wait, for whoever goes through all of them. */
export const taskPlaces = (stack: TaskStack, c: Int16Array): number[] =>
  Array.from({ length: c[stack.at] }, (_, i) => stack.at + 1 + i * TASK_CELLS)

export function tasksAt<T extends TaskSpecs>(at: number, most: number, specs: T): Tasks<T> {
  const names = Object.keys(specs)
  const stack: TaskStack = {
    at,
    most,
    specs: names.map((name) => ({ name, ...specs[name] })),
    depth: ({ c }) => c[at],
    next: ({ c }) => c[topOf(c, at)] - 1,
    waiting: ({ c }, place) => (place < c[at] ? c[at + 1 + place * TASK_CELLS] - 1 : -1),
    pop({ c }) {
      const top = topOf(c, at)
      c[top] = 0
      c[top + 1] = 0
      c[top + 2] = 0
      c[top + 3] = 0
      c[at]--
    },
  }
  const cells = Object.fromEntries(names.map((name, kind) => [name, taskCell(at, most, kind, specs[name])]))
  return { ...stack, ...cells } as Tasks<T>
}

const topOf = (c: Int16Array, at: number): number => at + 1 + (c[at] - 1) * TASK_CELLS

function taskCell(at: number, most: number, kind: number, { values }: TaskSpec): object {
  if (values.length > TASK_VALUES) throw new Error(`a task remembers ${TASK_VALUES} values at most`)
  const [x, y, z] = values.map(([, field]) => (field.form === 'value' && field.codec === 'id' ? 1 : 0))
  const push = (s: Boxed): number => {
    const { c } = s
    if (c[at] === most) throw new Error(`task stack is full (${most})`)
    const top = topOf(c, at) + TASK_CELLS
    c[at]++
    c[top] = kind + 1
    return top
  }
  const pushes = [
    push,
    (s: Boxed, a: Given) => {
      s.c[push(s) + 1] = kept(a) + x
    },
    (s: Boxed, a: Given, b: Given) => {
      const top = push(s)
      s.c[top + 1] = kept(a) + x
      s.c[top + 2] = kept(b) + y
    },
    (s: Boxed, a: Given, b: Given, c: Given) => {
      const top = push(s)
      s.c[top + 1] = kept(a) + x
      s.c[top + 2] = kept(b) + y
      s.c[top + 3] = kept(c) + z
    },
  ]
  return {
    kind,
    push: pushes[values.length],
    isNext: ({ c }: Boxed) => c[at] > 0 && c[topOf(c, at)] === kind + 1,
    ...Object.fromEntries(values.map(([name, field], i) => [name, valueOnTop(at, i + 1, field)])),
  }
}

type Given = number | boolean

const kept = (value: Given): number => (value === true ? 1 : value === false ? 0 : value)

/** A value of the task on top. */
function valueOnTop(at: number, offset: number, field: Value): Cell<unknown> | SetCell<unknown> | HandfulCell<unknown> {
  const place = (c: Int16Array): number => topOf(c, at) + offset
  if (field.form === 'set') return setOnTop(place, field.kind.size)
  if (field.form === 'handful') return handfulOnTop(place, field.kind.size)
  const plus = field.form === 'value' && field.codec === 'id' ? 1 : 0
  const isFlag = field.form === 'value' && field.codec === 'flag'
  const read = isFlag ? ({ c }: Boxed) => c[place(c)] !== 0 : ({ c }: Boxed) => c[place(c)] - plus
  const bottom = at + 1 + offset
  const cell = {
    at,
    atBottom: isFlag ? ({ c }: Boxed) => c[bottom] !== 0 : ({ c }: Boxed) => c[bottom] - plus,
    set({ c }: Boxed, value: Given) {
      c[place(c)] = kept(value) + plus
    },
    add({ c }: Boxed, more: number) {
      c[place(c)] += more
    },
  }
  return Object.assign(read, cell) as unknown as Cell<unknown>
}

function setOnTop(place: (c: Int16Array) => number, size: number): SetCell<unknown> {
  if (size > 16) throw new Error('a task has room for a set of 16')
  const has = ({ c }: Boxed, id: number) => (c[place(c)] & (1 << id)) !== 0
  return Object.assign(has, {
    at: -1,
    add({ c }: Boxed, id: number) {
      c[place(c)] |= 1 << id
    },
    remove({ c }: Boxed, id: number) {
      c[place(c)] &= ~(1 << id)
    },
    clear({ c }: Boxed) {
      c[place(c)] = 0
    },
    size({ c }: Boxed) {
      let found = 0
      for (let left = c[place(c)] & 0xffff; left !== 0; left &= left - 1) found++
      return found
    },
    isEmpty: ({ c }: Boxed) => c[place(c)] === 0,
    all: ({ c }: Boxed) => Array.from({ length: size }, (_, id) => id).filter((id) => c[place(c)] & (1 << id)),
  }) as unknown as SetCell<unknown>
}

/** How many of a thing there are in a handful. */
export const countIn = (handful: number, thing: number): number => (handful >> (2 * thing)) & 3

function handfulOnTop(place: (c: Int16Array) => number, size: number): HandfulCell<unknown> {
  if (size > 7) throw new Error('a task has room for a handful of 7 kinds')
  const many = ({ c }: Boxed, thing: number) => countIn(c[place(c)], thing)
  return Object.assign(many, {
    add({ c }: Boxed, thing: number, more: number) {
      if (countIn(c[place(c)], thing) + more > 3) throw new Error('a handful has three of a kind at most')
      c[place(c)] += more << (2 * thing)
    },
    isEmpty: ({ c }: Boxed) => c[place(c)] === 0,
  }) as unknown as HandfulCell<unknown>
}
