import type { Id, Kind, None, Seat } from './kinds.ts'

/**
 * What a game declares its box with. A field says what lies in a place; `per` and `row` say that there are several such places. What a field
 * holds decides how it is kept, shown, counted and fingerprinted, so nobody else has to say it again.
 */

/** Only a type: what a field holds. */
declare const VALUE: unique symbol

interface Marked {
  /** Everybody may know it: views and positions show it under its own name. */
  readonly open?: true
  /** The limited piece that lies here, see `holding`. */
  readonly piece?: string
}

/** How many; 0 and up, or whatever whole number a rule counts. */
export interface CountField extends Marked {
  readonly form: 'count'
}

/** One value: a flag, a seat, or a thing of a kind. */
export interface ValueField<T> extends Marked {
  readonly form: 'value'
  readonly codec: Codec
  readonly kind: Kind | null
  /** It may be none. */
  readonly maybe?: true
  readonly [VALUE]?: T
}

/**
 * How a value lies in its cell: as it is, as 0 or 1, or as its number plus 1. A thing of a kind is always kept plus 1, so that an empty cell
 * names nothing, whatever number a thing has.
 */
export type Codec = 'number' | 'flag' | 'id'

/** A set of things of a kind, one bit each. */
export interface SetField<T> extends Marked {
  readonly form: 'set'
  readonly kind: Kind
  readonly [VALUE]?: T
}

/** Things in an order, without gaps: numbers, seats or things of a kind. */
export interface ListField<F extends CountField | ValueField<unknown>> extends Marked {
  readonly form: 'list'
  readonly most: number
  readonly of: F
}

/** One such field for each thing of a kind. */
export interface PerField<At, F extends Field> extends Marked {
  readonly form: 'per'
  readonly size: number
  readonly kind: Kind | null
  readonly of: F
  readonly [VALUE]?: At
}

/** Several fields for each thing of a kind. */
export interface RowField<At, F extends Fields> extends Marked {
  readonly form: 'row'
  readonly size: number
  readonly kind: Kind | null
  readonly fields: F
  readonly [VALUE]?: At
}

/** Fields that belong together under one name. */
export interface GroupField<F extends Fields> extends Marked {
  readonly form: 'group'
  readonly fields: F
}

/** Up to three of each thing of a kind of seven at most; only tasks remember such. */
export interface HandfulField<T> extends Marked {
  readonly form: 'handful'
  readonly kind: Kind
  readonly [VALUE]?: T
}

export type Field =
  | CountField
  | ValueField<unknown>
  | SetField<unknown>
  | ListField<CountField | ValueField<unknown>>
  | PerField<unknown, Field>
  | RowField<unknown, Fields>
  | GroupField<Fields>

export interface Fields {
  readonly [name: string]: Field
}

export const count: CountField = { form: 'count' }
export const flag: ValueField<boolean> = { form: 'value', codec: 'flag', kind: null }
export const seat: ValueField<Seat> = { form: 'value', codec: 'number', kind: null }
export const maybeSeat: ValueField<Seat | None> = { form: 'value', codec: 'id', kind: null, maybe: true }

/** A thing of a kind that is always there once the game has begun. */
export const one = <K extends string>(kind: Kind<K>): ValueField<Id<K>> => ({ form: 'value', codec: 'id', kind })

/** A thing of a kind, or none. */
export const maybe = <K extends string>(kind: Kind<K>): ValueField<Id<K> | None> => ({
  form: 'value',
  codec: 'id',
  kind,
  maybe: true,
})

export const set = <K extends string>(kind: Kind<K>): SetField<Id<K>> => ({ form: 'set', kind })

export const list = <F extends CountField | ValueField<unknown>>(most: number, of: F): ListField<F> => ({
  form: 'list',
  most,
  of,
})

/** One for each thing of a kind, or for so many plain places. */
export function per<K extends string, F extends Field>(kind: Kind<K>, of: F): PerField<Id<K>, F>
export function per<F extends Field>(places: number, of: F): PerField<number, F>
export function per(each: Kind | number, of: Field): PerField<unknown, Field> {
  return { form: 'per', ...sizeOf(each), of }
}

export function row<K extends string, F extends Fields>(kind: Kind<K>, fields: F): RowField<Id<K>, F>
export function row<F extends Fields>(places: number, fields: F): RowField<number, F>
export function row(each: Kind | number, fields: Fields): RowField<unknown, Fields> {
  return { form: 'row', ...sizeOf(each), fields }
}

export const group = <F extends Fields>(fields: F): GroupField<F> => ({ form: 'group', fields })

export const handful = <K extends string>(kind: Kind<K>): HandfulField<Id<K>> => ({ form: 'handful', kind })

const sizeOf = (each: Kind | number): { size: number; kind: Kind | null } =>
  typeof each === 'number' ? { size: each, kind: null } : { size: each.size, kind: each }

/** Everybody may know what lies there: it is in every view and position, under the field's own name. */
export const open = <F extends Field>(field: F): F & { readonly open: true } => ({ ...field, open: true })

/**
 * Limited pieces lie there, for the ledger: as many as a count says, or one where a thing lies. Where the things of a kind are meant, their
 * ids follow the piece's name: `holding('barrel', per(GOOD, count))` counts `barrel corn`, `barrel indigo` …
 */
export const holding = <F extends Field>(piece: string, field: F): F => ({ ...field, piece })
