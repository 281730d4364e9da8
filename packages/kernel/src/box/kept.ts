import type { AnyBox, State } from './box.ts'
import { sizeOf } from './cells.ts'
import type { Fields } from './fields.ts'
import type { Seat } from './kinds.ts'

/**
 * Where a view takes its parts from. Who makes a part names the fields that it is made from (the rules, which never change, besides). A part
 * is shown to all viewers who ask for it by that name, so it must be the same for each of them.
 */
export interface Parts<T extends Fields = Fields, S extends Fields = Fields> {
  /** Made from these fields of the table. */
  table<V>(name: string, from: readonly (keyof T)[], make: () => V): V
  /** Made from these fields before a seat, and from these of the table. */
  seat<V>(name: string, seat: Seat, from: readonly (keyof S)[], make: () => V, table?: readonly (keyof T)[]): V
  /** Made from anything at all. */
  all<V>(name: string, make: () => V): V
  /** Of a seat, made from anything at all. */
  allOfSeat<V>(name: string, seat: Seat, make: () => V): V
}

/** For whoever looks once. */
const MADE_ANEW: Parts = {
  table: (_name, _from, make) => make(),
  seat: (_name, _seat, _from, make) => make(),
  all: (_name, make) => make(),
  allOfSeat: (_name, _seat, make) => make(),
}

/** The parts of a view of a state: kept ones, or all made anew. */
export function partsOf<T extends Fields, S extends Fields>(
  box: AnyBox & { readonly spec: { readonly table: T; readonly seats: S } },
  s: State,
  kept: Kept | undefined,
): Parts<T, S> {
  kept?.look(box, s)
  return kept ?? MADE_ANEW
}

/** A part as it was made, when, and the fields that it is made from, by their places in `changed`; null if it may be any. */
interface Part {
  made: number
  value: unknown
  readonly from: readonly number[] | null
}

/**
 * What was shown of a game last. A part of a view whose cells have not changed since is not made again, for none of the viewers: it is the same
 * object, and comparing two views then costs little. That a kept view is equal to a fresh one is a law that every game is checked for.
 */
export class Kept implements Parts {
  private cells: Int16Array | null = null
  private layout: Layout = NO_LAYOUT
  /** Grows whenever a cell has changed. */
  private now = 0
  /** When each field changed last: those of the table, then those of each seat. */
  private changed: number[] = []
  private readonly parts = new Map<string, Part>()
  private readonly seatParts = new Map<string, Part[]>()

  /** To be called before parts are asked for: notes what has changed since the last time. */
  look(box: AnyBox, { c }: State): void {
    if (this.cells === null) {
      this.cells = c.slice()
      this.layout = layoutOf(box)
      const seats = (c.length - box.seatsAt) / box.seatCells
      this.changed = new Array(this.layout.table.length + seats * this.layout.seat.length).fill(0)
      return
    }
    const { cells, layout, changed } = this
    const next = this.now + 1
    let any = differs(cells, c, layout.tableEnd, box.seatsAt)
    let field = 0
    const compare = (ranges: readonly Range[], from: number) => {
      for (const { at, end } of ranges) {
        if (differs(cells, c, from + at, from + end)) {
          changed[field] = next
          any = true
        }
        field++
      }
    }
    compare(layout.table, 0)
    for (let from = box.seatsAt; from < c.length; from += box.seatCells) compare(layout.seat, from)
    if (!any) return
    this.now = next
    cells.set(c)
  }

  table<V>(name: string, from: readonly PropertyKey[], make: () => V): V {
    const part = this.parts.get(name)
    if (part) return this.current(part, make)
    return this.first(
      this.parts,
      name,
      from.map((field) => this.tableField(field)),
      make,
    )
  }

  seat<V>(
    name: string,
    seat: Seat,
    from: readonly PropertyKey[],
    make: () => V,
    table: readonly PropertyKey[] = [],
  ): V {
    const part = this.seatParts.get(name)?.[seat]
    if (part) return this.current(part, make)
    const own = from.map((field) => this.seatField(seat, field))
    return this.firstOfSeat(name, seat, [...own, ...table.map((field) => this.tableField(field))], make)
  }

  all<V>(name: string, make: () => V): V {
    const part = this.parts.get(name)
    return part ? this.current(part, make) : this.first(this.parts, name, null, make)
  }

  allOfSeat<V>(name: string, seat: Seat, make: () => V): V {
    const part = this.seatParts.get(name)?.[seat]
    return part ? this.current(part, make) : this.firstOfSeat(name, seat, null, make)
  }

  private current<V>(part: Part, make: () => V): V {
    if (this.isOutdated(part)) {
      part.value = make()
      part.made = this.now
    }
    return part.value as V
  }

  private isOutdated({ made, from }: Part): boolean {
    if (from === null) return made < this.now
    for (const field of from) if (this.changed[field] > made) return true
    return false
  }

  private first<K, V>(parts: Map<K, Part>, key: K, from: readonly number[] | null, make: () => V): V {
    const value = make()
    parts.set(key, { made: this.now, value, from })
    return value
  }

  private firstOfSeat<V>(name: string, seat: Seat, from: readonly number[] | null, make: () => V): V {
    const value = make()
    const parts = this.seatParts.get(name) ?? []
    parts[seat] = { made: this.now, value, from }
    this.seatParts.set(name, parts)
    return value
  }

  private tableField(name: PropertyKey): number {
    return indexOf(this.layout.table, name)
  }

  private seatField(seat: Seat, name: PropertyKey): number {
    const { table, seat: own } = this.layout
    return table.length + seat * own.length + indexOf(own, name)
  }
}

/* Where fields lie */

interface Range {
  readonly name: string
  readonly at: number
  readonly end: number
}

/** Those of a seat are counted from where its block begins. */
interface Layout {
  readonly table: readonly Range[]
  readonly tableEnd: number
  readonly seat: readonly Range[]
}

const NO_LAYOUT: Layout = { table: [], tableEnd: 0, seat: [] }
const layouts = new WeakMap<AnyBox, Layout>()

function layoutOf(box: AnyBox): Layout {
  let layout = layouts.get(box)
  if (!layout) {
    const table = rangesOf(box.spec.table)
    layout = { table, tableEnd: table.at(-1)?.end ?? 0, seat: rangesOf(box.spec.seats) }
    layouts.set(box, layout)
  }
  return layout
}

/** The box lays its fields one after another. */
function rangesOf(fields: Fields): Range[] {
  let at = 0
  return Object.entries(fields).map(([name, field]) => {
    const end = at + sizeOf(field)
    const range = { name, at, end }
    at = end
    return range
  })
}

function indexOf(ranges: readonly Range[], name: PropertyKey): number {
  const index = ranges.findIndex((range) => range.name === name)
  if (index < 0) throw new Error(`the box has no field ${String(name)}`)
  return index
}

function differs(some: Int16Array, others: Int16Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (some[i] !== others[i]) return true
  return false
}
