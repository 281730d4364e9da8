/** Only a type: what keeps a good from being taken for a ship. */
export declare const KIND: unique symbol

/** A thing of a kind. Inside it is a number; arithmetic makes it a plain number again, and one kind is never another. */
export type Id<K extends string> = number & { readonly [KIND]: K }

/** A player's place at the table, 0 and up, clockwise. A plain number will do for it, a thing of another kind will not. */
export type Seat = number & { readonly [KIND]?: 'seat' }

/** No thing of the kind: an empty ship, a role that nobody has. */
export const NONE = -1
export type None = typeof NONE
export type Maybe<T> = T | None

/** A kind of things: its name, and the ids that they have in notation, views and records. */
export interface Kind<K extends string = string, I extends string = string> {
  readonly name: K
  readonly size: number
  /** Where rules begin to count through them: `for (let good = GOOD.first; good < GOOD.size; good++)`. */
  readonly first: Id<K>
  /** Every thing of the kind, in the order of their numbers. */
  readonly all: readonly Id<K>[]
  /** Null where the component data in use name them: then they stand in the rules, see `RulesInPlay`. */
  readonly ids: readonly I[] | null
  /** Places that go by their order: views and positions write what lies there as a list, see `places`. */
  readonly listed?: true
}

export type IdOf<T> = T extends Kind<infer K, string> ? Id<K> : never

/** A kind whose things are named by the rules themselves. */
export function kind<const K extends string, const I extends string>(name: K, ids: readonly I[]): NamedKind<K, I> {
  const all = numbers<K>(ids.length)
  return {
    name,
    size: ids.length,
    first: 0 as Id<K>,
    all,
    ids,
    of(id) {
      const found = ids.indexOf(id)
      if (found < 0) throw new Error(`there is no ${name} "${id}"`)
      return all[found]
    },
    find: (id) => all[ids.indexOf(id as I)] ?? NONE,
    id: (thing) => ids[thing],
    maybeId: (thing) => ids[thing] ?? null,
  }
}

export interface NamedKind<K extends string = string, I extends string = string> extends Kind<K, I> {
  readonly ids: readonly I[]
  of(id: I): Id<K>
  /** The thing that a text from outside names. */
  find(id: string): Maybe<Id<K>>
  id(thing: Id<K>): I
  maybeId(thing: Maybe<Id<K>>): I | null
}

/** A kind of places that have numbers for names, from 1. */
export const numbered = <const K extends string>(name: K, size: number): NamedKind<K> =>
  kind(
    name,
    Array.from({ length: size }, (_, i) => String(i + 1)),
  )

/**
 * A kind of places in a row, such as the slots of a board: they have numbers for names too, but views and positions write what lies there as
 * a plain list, and no piece of the ledger is named after its place.
 */
export const places = <const K extends string>(name: K, size: number): NamedKind<PlaceOf<K>> => ({
  ...numbered(`${name} place` as const, size),
  listed: true,
})

/** The name of a kind of places, by which types know that they are listed. */
export type PlaceOf<K extends string> = `${K} place`

/** A kind that the component data name, and how many there are at most. */
export const fromData = <const K extends string>(name: K, most: number): Kind<K> => ({
  name,
  size: most,
  first: 0 as Id<K>,
  all: numbers<K>(most),
  ids: null,
})

const numbers = <K extends string>(size: number): Id<K>[] => Array.from({ length: size }, (_, i) => i as Id<K>)
