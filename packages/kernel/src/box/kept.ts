import type { AnyBox, State } from './box.ts'
import type { Fields } from './fields.ts'
import type { Seat } from './kinds.ts'
import { NO_PLAN, type Plan, planOf, type Range } from './plan.ts'

/**
 * Where a view takes its parts from. Who makes a part names the fields that it is made from (the rules, which never change, besides). A part
 * is shown to all viewers who ask for it by that name, so it must be the same for each of them.
 */
export interface Parts<T extends Fields = Fields, S extends Fields = Fields> {
  /** Made from these fields of the table. */
  table<V>(name: string, from: readonly (keyof T)[], make: () => V): V
  /** Made from these fields before a seat, or from all that lies before it, and from these of the table. */
  seat<V>(name: string, seat: Seat, from: readonly (keyof S)[] | 'all', make: () => V, table?: readonly (keyof T)[]): V
  /** Made from these fields before each seat, and from these of the table. */
  seats<V>(name: string, from: readonly (keyof S)[], make: () => V, table?: readonly (keyof T)[]): V
  /** Made from anything at all. */
  all<V>(name: string, make: () => V): V
  /** Of a seat, made from anything at all. */
  allOfSeat<V>(name: string, seat: Seat, make: () => V): V
}

/** For whoever looks once. */
const MADE_ANEW: Parts = {
  table: (_name, _from, make) => make(),
  seat: (_name, _seat, _from, make) => make(),
  seats: (_name, _from, make) => make(),
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

/**
 * What was shown of a game last. A part of a view whose cells have not changed since is not made again, for none of the viewers: it is the same
 * object, and comparing two views then costs little. That a kept view is equal to a fresh one is a law that every game is checked for.
 */
export class Kept implements Parts {
  private cells: Int16Array | null = null
  private plan: Plan = NO_PLAN
  /** Grows whenever a cell has changed. */
  private now = 0
  /** When each field changed last: those of the table, then those of each seat. */
  private changed: number[] = []
  /** Parts as they were made, and when, in the places that the plan gives them. */
  private readonly parts: unknown[] = []
  private readonly made: (number | undefined)[] = []
  /** Whether the game stands still, and if so, whether it was looked at since. */
  private still: 'no' | 'not looked' | 'looked' = 'no'

  /** What is shown by `work` is shown of one and the same state: looking at it once is enough. */
  ofOneState<V>(work: () => V): V {
    this.still = 'not looked'
    try {
      return work()
    } finally {
      this.still = 'no'
    }
  }

  /** To be called before parts are asked for: notes what has changed since the last time. */
  look(box: AnyBox, { c }: State): void {
    if (this.still === 'looked') return
    if (this.still === 'not looked') this.still = 'looked'
    if (this.cells === null) {
      this.cells = c.slice()
      this.plan = planOf(box, (c.length - box.seatsAt) / box.seatCells)
      this.changed = new Array(this.plan.fields).fill(0)
      return
    }
    const { cells, changed } = this
    const { layout } = this.plan
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
    return this.current(this.plan.place(name) ?? this.plan.table(name, from), make)
  }

  seat<V>(
    name: string,
    seat: Seat,
    from: readonly PropertyKey[] | 'all',
    make: () => V,
    table: readonly PropertyKey[] = [],
  ): V {
    return this.current(this.plan.placeOfSeat(name, seat) ?? this.plan.seat(name, seat, from, table), make)
  }

  seats<V>(name: string, from: readonly PropertyKey[], make: () => V, table: readonly PropertyKey[] = []): V {
    return this.current(this.plan.place(name) ?? this.plan.seats(name, from, table), make)
  }

  all<V>(name: string, make: () => V): V {
    return this.current(this.plan.place(name) ?? this.plan.all(name), make)
  }

  allOfSeat<V>(name: string, seat: Seat, make: () => V): V {
    return this.current(this.plan.placeOfSeat(name, seat) ?? this.plan.allOfSeat(name, seat), make)
  }

  private current<V>(place: number, make: () => V): V {
    if (this.isOutdated(place)) {
      this.parts[place] = make()
      this.made[place] = this.now
    }
    return this.parts[place] as V
  }

  private isOutdated(place: number): boolean {
    const made = this.made[place]
    if (made === undefined) return true
    const from = this.plan.from[place]
    if (from === null) return made < this.now
    for (let i = 0; i < from.length; i++) if (this.changed[from[i]] > made) return true
    return false
  }
}

function differs(some: Int16Array, others: Int16Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (some[i] !== others[i]) return true
  return false
}
