import type { AnyBox } from './box.ts'
import { sizeOf } from './cells.ts'
import type { Fields } from './fields.ts'
import type { Seat } from './kinds.ts'

/* Where fields lie */

export interface Range {
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

function layoutOf({ spec }: AnyBox): Layout {
  const table = rangesOf(spec.table)
  return { table, tableEnd: table.at(-1)?.end ?? 0, seat: rangesOf(spec.seats) }
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

/* What parts there are */

/** Where parts are kept and which fields they are made from: the same for all games of a box with so many seats. */
export class Plan {
  readonly layout: Layout
  private readonly players: number
  private readonly places = new Map<string, number>()
  private readonly seatPlaces = new Map<string, (number | undefined)[]>()
  /** The fields that each part is made from, by their places in `changed`; null if it may be any. */
  readonly from: (readonly number[] | null)[] = []

  constructor(layout: Layout, players: number) {
    this.layout = layout
    this.players = players
  }

  get fields(): number {
    return this.layout.table.length + this.players * this.layout.seat.length
  }

  place(name: string): number | undefined {
    return this.places.get(name)
  }

  placeOfSeat(name: string, seat: Seat): number | undefined {
    return this.seatPlaces.get(name)?.[seat]
  }

  /* The first time that somebody asks for a part */

  table(name: string, from: readonly PropertyKey[]): number {
    return this.add(name, this.tableFields(from))
  }

  seat(name: string, seat: Seat, from: readonly PropertyKey[] | 'all', table: readonly PropertyKey[]): number {
    return this.addOfSeat(name, seat, [...this.seatFields(seat, from), ...this.tableFields(table)])
  }

  seats(name: string, from: readonly PropertyKey[], table: readonly PropertyKey[]): number {
    const fields = this.tableFields(table)
    for (let seat = 0; seat < this.players; seat++) fields.push(...this.seatFields(seat, from))
    return this.add(name, fields)
  }

  all(name: string): number {
    return this.add(name, null)
  }

  allOfSeat(name: string, seat: Seat): number {
    return this.addOfSeat(name, seat, null)
  }

  private add(name: string, from: readonly number[] | null): number {
    const place = this.from.push(from) - 1
    this.places.set(name, place)
    return place
  }

  private addOfSeat(name: string, seat: Seat, from: readonly number[] | null): number {
    const place = this.from.push(from) - 1
    const places = this.seatPlaces.get(name) ?? []
    places[seat] = place
    this.seatPlaces.set(name, places)
    return place
  }

  private tableFields(names: readonly PropertyKey[]): number[] {
    return names.map((name) => indexOf(this.layout.table, name))
  }

  private seatFields(seat: Seat, names: readonly PropertyKey[] | 'all'): number[] {
    const { table, seat: own } = this.layout
    const from = table.length + seat * own.length
    return names === 'all' ? own.map((_, i) => from + i) : names.map((name) => from + indexOf(own, name))
  }
}

/** Where nothing was shown yet. */
export const NO_PLAN = new Plan({ table: [], tableEnd: 0, seat: [] }, 0)

const plans = new WeakMap<AnyBox, Plan[]>()

export function planOf(box: AnyBox, players: number): Plan {
  let own = plans.get(box)
  if (!own) {
    own = []
    plans.set(box, own)
  }
  own[players] ??= new Plan(layoutOf(box), players)
  return own[players]
}
