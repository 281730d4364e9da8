import type { AnyBox, Leaf, RulesInPlay, State } from './box.ts'
import { hasBit } from './cells.ts'
import type { Kind } from './kinds.ts'

/** Going through a box place by place: what saves, fingerprints, ledgers and views have in common. */

/** One place of a leaf: where its first cell lies, and what its dimensions are called there. */
export interface Place {
  readonly cell: number
  /** An id for a thing of a kind, else a number; a seat first. */
  readonly names: readonly string[]
}

/** Names of the things of a kind under these rules. */
export const namesOfKind = (kind: Kind, { ids }: RulesInPlay): readonly string[] => kind.ids ?? ids?.[kind.name] ?? []

/** A thing's name; its number where the rules have none for it. */
export const nameIn = (names: readonly string[], thing: number): string => names[thing] ?? String(thing)

/** Every place of a leaf, seats and dimensions from the first on. */
export function placesOf(box: AnyBox, { at, perSeat, dims }: Leaf, rules: RulesInPlay): Place[] {
  let places: Place[] = perSeat
    ? Array.from({ length: rules.players }, (_, seat) => ({ cell: at + seat * box.seatCells, names: [String(seat)] }))
    : [{ cell: at, names: [] }]
  for (const { size, stride, kind } of dims) {
    const names = kind ? namesOfKind(kind, rules) : []
    places = places.flatMap(({ cell, names: outer }) =>
      Array.from({ length: size }, (_, i) => ({ cell: cell + i * stride, names: [...outer, nameIn(names, i)] })),
    )
  }
  return places
}

/** The things that lie at a place, by their numbers: one or none, those of a list, or those of a set. */
export function thingsAt({ field }: Leaf, { c }: State, cell: number): number[] {
  switch (field.form) {
    case 'list':
      return Array.from({ length: c[cell] }, (_, i) => c[cell + 1 + i] - 1)
    case 'set':
      return field.kind.all.filter((id) => hasBit(c, cell, id))
    default:
      return c[cell] > 0 ? [c[cell] - 1] : []
  }
}

/** Works something out once for each set of rules of a box. */
export function oncePerRules<T>(make: (box: AnyBox, rules: RulesInPlay) => T): (box: AnyBox, rules: RulesInPlay) => T {
  const known = new WeakMap<AnyBox, WeakMap<RulesInPlay, T>>()
  return (box, rules) => {
    let ofBox = known.get(box)
    if (!ofBox) {
      ofBox = new WeakMap()
      known.set(box, ofBox)
    }
    let found = ofBox.get(rules)
    if (found === undefined) {
      found = make(box, rules)
      ofBox.set(rules, found)
    }
    return found
  }
}
