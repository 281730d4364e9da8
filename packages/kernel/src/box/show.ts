import type { AnyBox, State } from './box.ts'
import type {
  CountField,
  Field,
  Fields,
  GroupField,
  ListField,
  PerField,
  RowField,
  SetField,
  ValueField,
} from './fields.ts'
import type { Parts } from './kept.ts'
import { type Id, type Kind, type NamedKind, NONE, type None, type PlaceOf, type Seat } from './kinds.ts'
import { nameIn, namesOfKind } from './leaves.ts'

/**
 * What everybody may know, as views and positions write it: a count as a number, a flag as true or false, a thing by its id (null for none),
 * what lies at each thing of a kind as a record by their ids, plain places and lists as lists, sets as lists of ids, rows as objects.
 */
export type Shown<F> = F extends CountField
  ? number
  : F extends ValueField<infer T>
    ? T extends boolean
      ? boolean
      : T extends None
        ? null
        : number extends T
          ? number
          : string
    : F extends SetField<unknown>
      ? string[]
      : F extends ListField<infer I>
        ? Shown<I>[]
        : F extends PerField<infer P, infer I>
          ? ShownPlaces<P, Shown<I>>
          : F extends RowField<infer P, infer Fs>
            ? ShownPlaces<P, ShownAll<Fs>>
            : F extends GroupField<infer Gs>
              ? ShownAll<Gs>
              : never

type ShownPlaces<P, T> = number extends P ? T[] : P extends Id<PlaceOf<string>> ? T[] : Record<string, T>

type ShownAll<F extends Fields> = { [N in keyof F]: Shown<F[N]> }

/** The open fields among some. */
export type ShownOpen<F extends Fields> = {
  [N in keyof F as F[N] extends { readonly open: true } ? N : never]: Shown<F[N]>
}

/** The open fields of the table. */
export const showTable = <T extends Fields>(
  box: AnyBox & { readonly spec: { readonly table: T } },
  s: State,
  parts?: Parts<T, never>,
) =>
  showOpen(box.spec.table, box.table, s, [], (name, make) =>
    parts ? parts.table(name, [name], make) : make(),
  ) as ShownOpen<T>

/** The open fields of a seat. */
export const showSeat = <S extends Fields>(
  box: AnyBox & { readonly spec: { readonly seats: S } },
  s: State,
  seat: Seat,
  parts?: Parts<never, S>,
) =>
  showOpen(box.spec.seats, box.seats, s, [seat], (name, make) =>
    parts ? parts.seat(name, seat, [name], make) : make(),
  ) as ShownOpen<S>

/* For what a view has to say in its own words. */

/** Something of each thing of a kind, or of some of them, by their ids. */
export const byId = <K extends string, T>(
  kind: NamedKind<K>,
  value: (thing: Id<K>) => T,
  things: readonly Id<K>[] = kind.all,
): Record<string, T> => Object.fromEntries(things.map((thing) => [kind.id(thing), value(thing)]))

/** Leaves out what is null, false or empty, so that positions are short. */
export function said<T extends object>(facts: T): Said<T> {
  const some: { [name: string]: unknown } = {}
  for (const name in facts) if (!isNothing(facts[name])) some[name] = facts[name]
  return some as Said<T>
}

type Said<T> = { readonly [N in keyof T]?: Exclude<T[N], null | false | undefined> }

const isNothing = (fact: unknown): boolean =>
  fact === null || fact === undefined || fact === false || fact === NONE || (Array.isArray(fact) && fact.length === 0)

type Cells = { readonly [name: string]: unknown }
type Reader = (s: State, ...at: readonly number[]) => number | boolean
interface Readers {
  size(s: State, ...at: readonly number[]): number
  all(s: State, ...at: readonly number[]): number[]
}

/** `part` keeps what is more than one value. */
function showOpen(
  fields: Fields,
  cells: object,
  s: State,
  at: readonly number[],
  part: (name: string, make: () => unknown) => unknown,
): object {
  const shown: { [name: string]: unknown } = {}
  const open = openOf(fields)
  for (let i = 0; i < open.length; i++) {
    const { name, field, single } = open[i]
    const cell = (cells as Cells)[name]
    shown[name] = single ? show(field, cell, s, at) : part(name, () => show(field, cell, s, at))
  }
  return shown
}

interface OpenField {
  readonly name: string
  readonly field: Field
  /** Whether it is one value. */
  readonly single: boolean
}

const opens = new WeakMap<Fields, readonly OpenField[]>()

function openOf(fields: Fields): readonly OpenField[] {
  let open = opens.get(fields)
  if (!open) {
    const all = Object.entries(fields).filter(([, field]) => field.open)
    open = all.map(([name, field]) => ({ name, field, single: field.form === 'count' || field.form === 'value' }))
    opens.set(fields, open)
  }
  return open
}

function show(field: Field, cell: unknown, s: State, at: readonly number[]): unknown {
  switch (field.form) {
    case 'count':
      return (cell as Reader)(s, ...at)
    case 'value':
      return shownValue(field, (cell as Reader)(s, ...at), s)
    case 'set':
      return (cell as Readers).all(s, ...at).map((thing) => nameIn(namesOfKind(field.kind, s.rules), thing))
    case 'list':
      return (cell as Readers).all(s, ...at).map((value) => shownValue(field.of, value, s))
    case 'per':
      return byPlace(field, s, (place) => show(field.of, cell, s, [...at, place]))
    case 'row':
      return byPlace(field, s, (place) => showAll(field.fields, cell as Cells, s, [...at, place]))
    case 'group':
      return showAll(field.fields, cell as Cells, s, at)
  }
}

const showAll = (fields: Fields, cells: Cells, s: State, at: readonly number[]): object =>
  Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, show(inner, cells[name], s, at)]))

function shownValue(field: CountField | ValueField<unknown>, value: number | boolean, s: State): unknown {
  if (field.form === 'count' || field.codec !== 'id') return value
  if (value === -1) return null
  return field.kind ? nameIn(namesOfKind(field.kind, s.rules), value as number) : value
}

/** A record by the ids of a kind, as many as these rules name; a list of plain or listed places. */
function byPlace<T>({ kind, size }: { kind: Kind | null; size: number }, s: State, value: (place: number) => T) {
  if (!kind || kind.listed) return Array.from({ length: size }, (_, place) => value(place))
  return Object.fromEntries(namesOfKind(kind, s.rules).map((id, thing) => [id, value(thing)]))
}
