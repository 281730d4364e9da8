import type { AnyBox, State } from '../box/box.ts'
import type { CountField, Field, Fields, ValueField } from '../box/fields.ts'
import { type Kind, NONE, type Seat } from '../box/kinds.ts'
import { demandSeat, named } from './demands.ts'

/** What the box shows, laid out again. It has the shape that `openShape` asks for; things that data name may still be unknown. */

export const layTable = (box: AnyBox, s: State, given: object): void => layOpen(box.spec.table, box.table, s, given, [])

export const laySeat = (box: AnyBox, s: State, seat: Seat, given: object): void =>
  layOpen(box.spec.seats, box.seats, s, given, [seat])

type Cells = { readonly [name: string]: unknown }
type Writer = { set(s: State, ...given: readonly (number | boolean)[]): void }
type Filler = { clear(s: State, ...at: readonly number[]): void }
type Adder = Filler & { add(s: State, ...given: readonly number[]): void }
type Pusher = Filler & { push(s: State, ...given: readonly (number | boolean)[]): void }

/** What is not given stays as it is. */
function layOpen(fields: Fields, cells: object, s: State, given: object, at: readonly number[]): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = (given as { readonly [name: string]: unknown })[name]
    if (field.open && value !== undefined) lay(field, (cells as Cells)[name], s, value, at)
  }
}

function lay(field: Field, cell: unknown, s: State, value: unknown, at: readonly number[]): void {
  switch (field.form) {
    case 'count':
    case 'value':
      ;(cell as Writer).set(s, ...at, laidValue(field, value, s))
      return
    case 'set':
      ;(cell as Filler).clear(s, ...at)
      for (const id of value as string[]) (cell as Adder).add(s, ...at, named(s, field.kind, id))
      return
    case 'list':
      ;(cell as Filler).clear(s, ...at)
      for (const item of value as unknown[]) (cell as Pusher).push(s, ...at, laidValue(field.of, item, s))
      return
    case 'per':
      for (const [place, item] of entries(field.kind, value, s)) lay(field.of, cell, s, item, [...at, place])
      return
    case 'row':
      for (const [place, item] of entries(field.kind, value, s)) {
        layAll(field.fields, cell as Cells, s, item as Cells, [...at, place])
      }
      return
    case 'group':
      layAll(field.fields, cell as Cells, s, value as Cells, at)
  }
}

function layAll(fields: Fields, cells: Cells, s: State, given: Cells, at: readonly number[]): void {
  for (const [name, inner] of Object.entries(fields)) {
    if (given[name] !== undefined) lay(inner, cells[name], s, given[name], at)
  }
}

function laidValue(field: CountField | ValueField<unknown>, value: unknown, s: State): number | boolean {
  if (field.form === 'count' || field.codec === 'flag') return value as number | boolean
  if (value === null) return NONE
  if (field.kind) return named(s, field.kind, value as string)
  demandSeat(value as number, s.rules.players)
  return value as number
}

const entries = (kind: Kind | null, value: unknown, s: State): (readonly [number, unknown])[] =>
  kind && !kind.listed
    ? Object.entries(value as object).map(([id, item]) => [named(s, kind, id), item] as const)
    : (value as unknown[]).map((item, place) => [place, item] as const)
