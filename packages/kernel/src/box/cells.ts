import type { Rng } from '../rng.ts'
import { RNG_CELLS, roll, seedRng, shuffle } from '../rng.ts'
import type {
  Codec,
  CountField,
  Field,
  Fields,
  GroupField,
  HandfulField,
  ListField,
  PerField,
  RowField,
  SetField,
  ValueField,
} from './fields.ts'
import { type Id, NONE, type None } from './kinds.ts'

/** Anything with cells: a state, as far as the box is concerned. */
export interface Boxed {
  readonly c: Int16Array
}

/** Reads and writes one value. `ship.good(s, at)` is what lies there, `ship.good.set(s, at, good)` puts something there. */
export interface Cell<T, At extends readonly unknown[] = []> {
  (s: Boxed, ...at: At): T
  set(s: Boxed, ...given: [...At, T]): void
  /** Where its first cell lies; for `hot.ts` alone. */
  readonly at: number
}

export interface CountCell<At extends readonly unknown[] = []> extends Cell<number, At> {
  /** Adds a number, which may be negative. */
  add(s: Boxed, ...given: [...At, number]): void
}

/** `lids(s, seat, crate)`: whether it is among them. */
export interface SetCell<T, At extends readonly unknown[] = []> {
  (s: Boxed, ...given: [...At, T]): boolean
  add(s: Boxed, ...given: [...At, T]): void
  remove(s: Boxed, ...given: [...At, T]): void
  clear(s: Boxed, ...at: At): void
  size(s: Boxed, ...at: At): number
  isEmpty(s: Boxed, ...at: At): boolean
  /** All of them, in the order of their numbers. */
  all(s: Boxed, ...at: At): T[]
  readonly at: number
}

/** `house(s, index)`: what lies at an index of the list, counted from 0. */
export interface ListCell<T, At extends readonly unknown[] = []> {
  (s: Boxed, ...given: [...At, number]): T
  size(s: Boxed, ...at: At): number
  set(s: Boxed, ...given: [...At, number, T]): void
  /** Adds a thing at the end. */
  push(s: Boxed, ...given: [...At, T]): void
  /** Removes the last thing. */
  pop(s: Boxed, ...at: At): T
  /** Removes the thing at an index; those after it move up. */
  removeAt(s: Boxed, ...given: [...At, number]): T
  /** Inserts a thing at an index; those from there on move back. */
  insertAt(s: Boxed, ...given: [...At, number, T]): void
  /** The first index at which a thing lies; -1 if it is not in the list. */
  indexOf(s: Boxed, ...given: [...At, T]): number
  clear(s: Boxed, ...at: At): void
  all(s: Boxed, ...at: At): T[]
  /** Shuffles the list by the game's own generator. */
  shuffle(s: Boxed, ...at: At): void
  /** Shuffles `count` things from an index on by a generator from outside, to deal hidden things anew. */
  mix(s: Boxed, rng: Rng, from: number, count: number, ...at: At): void
  readonly at: number
}

/** `gain.items(s, item)`: how many of it. */
export interface HandfulCell<T> {
  (s: Boxed, thing: T): number
  add(s: Boxed, thing: T, more: number): void
  isEmpty(s: Boxed): boolean
}

/** What the accessors of a field are, its places given by `At`. */
export type CellOf<F, At extends readonly unknown[]> = F extends CountField
  ? CountCell<At>
  : F extends ValueField<infer T>
    ? Cell<T, At>
    : F extends SetField<infer T>
      ? SetCell<T, At>
      : F extends ListField<infer I>
        ? ListCell<I extends ValueField<infer T> ? T : number, At>
        : F extends PerField<infer P, infer I>
          ? CellOf<I, [...At, P]>
          : F extends RowField<infer P, infer Fs>
            ? CellsOf<Fs, [...At, P]>
            : F extends GroupField<infer Gs>
              ? CellsOf<Gs, At>
              : F extends HandfulField<infer T>
                ? HandfulCell<T>
                : never

export type CellsOf<F extends Fields, At extends readonly unknown[]> = { readonly [N in keyof F]: CellOf<F[N], At> }

/** Steps from one place to the next, the outermost first; three at most. */
export type Strides = readonly number[]

/*
 * The accessors. One small function for each number of places: a loop over places would cost more than the rule that asks. They come from
 * few closures, which an optimizing compiler inlines where they are called. The last places mostly lie side by side; readers, which are called
 * most, do not multiply then.
 */

type AnyArgs = readonly number[]

export function countCell(at: number, strides: Strides): CountCell<AnyArgs> {
  return Object.assign(reader(at, strides), { at, set: writer(at, strides), add: adder(at, strides) }) as never
}

export function valueCell(at: number, strides: Strides, codec: Codec): Cell<unknown, AnyArgs> {
  const [read, write] = {
    number: [reader, writer],
    flag: [flagReader, flagWriter],
    id: [idReader, idWriter],
  }[codec]
  return Object.assign(read(at, strides), { at, set: write(at, strides) }) as never
}

function reader(at: number, [p, q, r]: Strides) {
  if (p === undefined) return (s: Boxed) => s.c[at]
  if (q === undefined) {
    return p === 1 ? (s: Boxed, i: number) => s.c[at + i] : (s: Boxed, i: number) => s.c[at + i * p]
  }
  if (r === undefined) {
    return q === 1
      ? (s: Boxed, i: number, j: number) => s.c[at + i * p + j]
      : (s: Boxed, i: number, j: number) => s.c[at + i * p + j * q]
  }
  return (s: Boxed, i: number, j: number, k: number) => s.c[at + i * p + j * q + k * r]
}

function writer(at: number, [p, q, r]: Strides) {
  if (p === undefined) {
    return (s: Boxed, value: number) => {
      s.c[at] = value
    }
  }
  if (q === undefined) {
    return (s: Boxed, i: number, value: number) => {
      s.c[at + i * p] = value
    }
  }
  if (r === undefined) {
    return (s: Boxed, i: number, j: number, value: number) => {
      s.c[at + i * p + j * q] = value
    }
  }
  return (s: Boxed, i: number, j: number, k: number, value: number) => {
    s.c[at + i * p + j * q + k * r] = value
  }
}

function adder(at: number, [p, q, r]: Strides) {
  if (p === undefined) {
    return (s: Boxed, more: number) => {
      s.c[at] += more
    }
  }
  if (q === undefined) {
    return (s: Boxed, i: number, more: number) => {
      s.c[at + i * p] += more
    }
  }
  if (r === undefined) {
    return (s: Boxed, i: number, j: number, more: number) => {
      s.c[at + i * p + j * q] += more
    }
  }
  return (s: Boxed, i: number, j: number, k: number, more: number) => {
    s.c[at + i * p + j * q + k * r] += more
  }
}

function idReader(at: number, [p, q, r]: Strides) {
  if (p === undefined) return (s: Boxed) => s.c[at] - 1
  if (q === undefined) {
    return p === 1 ? (s: Boxed, i: number) => s.c[at + i] - 1 : (s: Boxed, i: number) => s.c[at + i * p] - 1
  }
  if (r === undefined) {
    return q === 1
      ? (s: Boxed, i: number, j: number) => s.c[at + i * p + j] - 1
      : (s: Boxed, i: number, j: number) => s.c[at + i * p + j * q] - 1
  }
  return (s: Boxed, i: number, j: number, k: number) => s.c[at + i * p + j * q + k * r] - 1
}

function idWriter(at: number, [p, q, r]: Strides) {
  if (p === undefined) {
    return (s: Boxed, id: number) => {
      s.c[at] = id + 1
    }
  }
  if (q === undefined) {
    return (s: Boxed, i: number, id: number) => {
      s.c[at + i * p] = id + 1
    }
  }
  if (r === undefined) {
    return (s: Boxed, i: number, j: number, id: number) => {
      s.c[at + i * p + j * q] = id + 1
    }
  }
  return (s: Boxed, i: number, j: number, k: number, id: number) => {
    s.c[at + i * p + j * q + k * r] = id + 1
  }
}

function flagReader(at: number, [p, q, r]: Strides) {
  if (p === undefined) return (s: Boxed) => s.c[at] !== 0
  if (q === undefined) {
    return p === 1 ? (s: Boxed, i: number) => s.c[at + i] !== 0 : (s: Boxed, i: number) => s.c[at + i * p] !== 0
  }
  if (r === undefined) {
    return q === 1
      ? (s: Boxed, i: number, j: number) => s.c[at + i * p + j] !== 0
      : (s: Boxed, i: number, j: number) => s.c[at + i * p + j * q] !== 0
  }
  return (s: Boxed, i: number, j: number, k: number) => s.c[at + i * p + j * q + k * r] !== 0
}

function flagWriter(at: number, [p, q, r]: Strides) {
  if (p === undefined) {
    return (s: Boxed, up: boolean) => {
      s.c[at] = up ? 1 : 0
    }
  }
  if (q === undefined) {
    return (s: Boxed, i: number, up: boolean) => {
      s.c[at + i * p] = up ? 1 : 0
    }
  }
  if (r === undefined) {
    return (s: Boxed, i: number, j: number, up: boolean) => {
      s.c[at + i * p + j * q] = up ? 1 : 0
    }
  }
  return (s: Boxed, i: number, j: number, k: number, up: boolean) => {
    s.c[at + i * p + j * q + k * r] = up ? 1 : 0
  }
}

/**
 * The same work for every number of places: it is given the first cell of its place, and up to two values. Written out, because a list of
 * arguments would be made anew with every call.
 */
function placed<R>(at: number, [p, q, r]: Strides, work: (s: Boxed, first: number, x: number, y: number) => R) {
  if (p === undefined) return (s: Boxed, x: number, y: number) => work(s, at, x, y)
  if (q === undefined) return (s: Boxed, i: number, x: number, y: number) => work(s, at + i * p, x, y)
  if (r === undefined) {
    return (s: Boxed, i: number, j: number, x: number, y: number) => work(s, at + i * p + j * q, x, y)
  }
  return (s: Boxed, i: number, j: number, k: number, x: number, y: number) => work(s, at + i * p + j * q + k * r, x, y)
}

/* What rules ask in loops is not given its work but written out, as the readers above: work that differs cannot be inlined. */

function memberReader(at: number, [p, q, r]: Strides) {
  if (p === undefined) return (s: Boxed, id: number) => hasBit(s.c, at, id)
  if (q === undefined) return (s: Boxed, i: number, id: number) => hasBit(s.c, at + i * p, id)
  if (r === undefined) return (s: Boxed, i: number, j: number, id: number) => hasBit(s.c, at + i * p + j * q, id)
  return (s: Boxed, i: number, j: number, k: number, id: number) => hasBit(s.c, at + i * p + j * q + k * r, id)
}

function itemReader(at: number, [p, q, r]: Strides, plus: number) {
  if (p === undefined) return (s: Boxed, place: number) => s.c[at + place] - plus
  if (q === undefined) return (s: Boxed, i: number, place: number) => s.c[at + i * p + place] - plus
  if (r === undefined) return (s: Boxed, i: number, j: number, place: number) => s.c[at + i * p + j * q + place] - plus
  return (s: Boxed, i: number, j: number, k: number, place: number) => s.c[at + i * p + j * q + k * r + place] - plus
}

/** Bits that one cell of a set has room for. */
export const SET_BITS = 16

/** Whether a set whose first cell is given has a thing. */
export const hasBit = (c: Int16Array, first: number, id: number): boolean =>
  (c[first + (id >> 4)] & (1 << (id & 15))) !== 0

export function setCell(at: number, strides: Strides, size: number): SetCell<unknown, AnyArgs> {
  const cells = Math.ceil(size / SET_BITS)
  return Object.assign(memberReader(at, strides), {
    at,
    add: placed(at, strides, ({ c }, first, id) => {
      c[first + (id >> 4)] |= 1 << (id & 15)
    }),
    remove: placed(at, strides, ({ c }, first, id) => {
      c[first + (id >> 4)] &= ~(1 << (id & 15))
    }),
    clear: placed(at, strides, ({ c }, first) => {
      for (let i = 0; i < cells; i++) c[first + i] = 0
    }),
    size: placed(at, strides, ({ c }, first) => {
      let found = 0
      for (let i = 0; i < cells; i++) for (let left = c[first + i] & 0xffff; left !== 0; left &= left - 1) found++
      return found
    }),
    isEmpty: placed(at, strides, ({ c }, first) => {
      for (let i = 0; i < cells; i++) if (c[first + i] !== 0) return false
      return true
    }),
    all: placed(at, strides, ({ c }, first) => {
      const found: number[] = []
      for (let id = 0; id < size; id++) if (hasBit(c, first, id)) found.push(id)
      return found
    }),
  }) as never
}

/** A list has the number of its things in its first cell; they follow. */
export function listCell(
  at: number,
  strides: Strides,
  { most, of }: ListField<CountField | ValueField<unknown>>,
  rngAt: number,
): ListCell<unknown, AnyArgs> {
  const plus = of.form === 'value' && of.codec === 'id' ? 1 : 0
  const room = (c: Int16Array, first: number): void => {
    if (c[first] === most) throw new Error(`a list of ${most} is full`)
  }
  return Object.assign(itemReader(at + 1, strides, plus), {
    at,
    size: reader(at, strides),
    set: placed(at, strides, ({ c }, first, place, thing) => {
      c[first + 1 + place] = thing + plus
    }),
    push: placed(at, strides, ({ c }, first, thing) => {
      room(c, first)
      c[first + 1 + c[first]++] = thing + plus
    }),
    pop: placed(at, strides, ({ c }, first) => {
      const last = first + c[first]--
      const thing = c[last] - plus
      c[last] = 0
      return thing
    }),
    removeAt: placed(at, strides, ({ c }, first, place) => {
      const thing = c[first + 1 + place] - plus
      const last = first + c[first]--
      for (let at = first + 1 + place; at < last; at++) c[at] = c[at + 1]
      c[last] = 0
      return thing
    }),
    insertAt: placed(at, strides, ({ c }, first, place, thing) => {
      room(c, first)
      for (let at = first + ++c[first]; at > first + 1 + place; at--) c[at] = c[at - 1]
      c[first + 1 + place] = thing + plus
    }),
    indexOf: placed(at, strides, ({ c }, first, thing) => {
      for (let i = 0; i < c[first]; i++) if (c[first + 1 + i] === thing + plus) return i
      return -1
    }),
    clear: placed(at, strides, ({ c }, first) => {
      for (let i = c[first]; i >= 0; i--) c[first + i] = 0
    }),
    all: placed(at, strides, ({ c }, first) => {
      const things: number[] = []
      for (let i = 1; i <= c[first]; i++) things.push(c[first + i] - plus)
      return things
    }),
    shuffle: placed(at, strides, ({ c }, first) => shuffle(c, rngAt, first + 1, c[first])),
    mix: (s: Boxed, rng: Rng, from: number, many: number, i = 0, j = 0, k = 0) =>
      rng.shuffle(s.c, first(i, j, k) + 1 + from, many),
  }) as never

  function first(i: number, j: number, k: number): number {
    const [p = 0, q = 0, r = 0] = strides
    return at + i * p + j * q + k * r
  }
}

/** The game's own chance, which every copy carries along. */
export interface Chance {
  /** A whole number from 0 to n − 1, all equally likely. */
  below(s: Boxed, n: number): number
  /**
   * Takes one of the things that a count for each kind tells of, each equally likely: its kind, or none if there are none.
   */
  drawOne<K extends string>(s: Boxed, kinds: readonly Id<K>[], counts: CountCell<[Id<K>]>): Id<K> | None
  /** Puts things that lie in no list of the box in any order. */
  shuffle(s: Boxed, things: unknown[]): void
  /** As a seed text decides it. */
  seed(s: Boxed, text: string): void
  /** The same chance for every state, for thoughts that must not learn from the game's own. */
  fix(s: Boxed): void
  readonly at: number
}

export const chanceAt = (at: number): Chance => ({
  at,
  below: (s, n) => roll(s.c, at, n),
  drawOne(s, kinds, counts) {
    let left = 0
    for (const kind of kinds) left += counts(s, kind)
    if (left === 0) return NONE
    let drawn = roll(s.c, at, left)
    for (const kind of kinds) {
      if (drawn < counts(s, kind)) {
        counts.add(s, kind, -1)
        return kind
      }
      drawn -= counts(s, kind)
    }
    throw new Error('more was drawn than there is')
  },
  shuffle(s, things) {
    for (let i = things.length - 1; i > 0; i--) {
      const j = roll(s.c, at, i + 1)
      ;[things[i], things[j]] = [things[j], things[i]]
    }
  },
  seed: (s, text) => seedRng(s.c, at, text),
  fix(s) {
    s.c.fill(1, at, at + RNG_CELLS)
  },
})

export const sizeOfAll = (fields: Fields): number =>
  Object.values(fields).reduce((sum, field) => sum + sizeOf(field), 0)

/** How many cells one field takes, all its places together. */
export function sizeOf(field: Field): number {
  switch (field.form) {
    case 'count':
    case 'value':
      return 1
    case 'set':
      return Math.ceil(field.kind.size / SET_BITS)
    case 'list':
      return 1 + field.most
    case 'per':
      return field.size * sizeOf(field.of)
    case 'row':
      return field.size * sizeOfAll(field.fields)
    case 'group':
      return sizeOfAll(field.fields)
  }
}
