import type { AnyBox, Leaf, RulesInPlay, State } from './box.ts'
import type { Kind } from './kinds.ts'
import { nameIn, namesOfKind, oncePerRules, placesOf, thingsAt } from './leaves.ts'

export type Tally = (kind: string, count: number) => void

/** How many there are of each limited piece, wherever they lie. */
export function piecesOf<S>(ledger: (s: S, tally: Tally) => void, s: S): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  ledger(s, (piece, count) => found.set(piece, (found.get(piece) ?? 0) + count))
  return found
}

/** Counts every limited piece that the box says lies somewhere (`holding`). What no single field tells the game counts itself. */
export function tallyBox(box: AnyBox, s: State, tally: Tally): void {
  for (const { leaf, cells, pieces, things } of holders(box, s.rules)) {
    cells.forEach((cell, place) => {
      if (things === null) tally(pieces[place], s.c[cell])
      else for (const thing of thingsAt(leaf, s, cell)) tally(things[thing], 1)
    })
  }
}

/** A field where pieces lie: its places, what is counted at each, and, where the things that lie there are counted, what each is called. */
interface Holder {
  readonly leaf: Leaf
  readonly cells: readonly number[]
  readonly pieces: readonly string[]
  readonly things: readonly string[] | null
}

const holders = oncePerRules((box, rules): Holder[] =>
  box.leaves.filter(({ field }) => field.piece !== undefined).map((leaf) => holderOf(box, leaf, rules)),
)

function holderOf(box: AnyBox, leaf: Leaf, rules: RulesInPlay): Holder {
  const { field, perSeat, dims } = leaf
  const item = field.form === 'list' ? field.of : field
  const places = placesOf(box, leaf, rules)
  const named = ({ names }: (typeof places)[number]): string[] =>
    (perSeat ? names.slice(1) : names).filter((_, i) => !dims[i].kind?.listed)
  return {
    leaf,
    cells: places.map(({ cell }) => cell),
    pieces: places.map((place) => [field.piece, ...named(place)].join(' ')),
    things: item.form === 'count' ? null : thingsOf(item, rules).map((name) => `${field.piece} ${name}`),
  }
}

/** Things of a kind by their names; seats by their numbers. */
function thingsOf({ kind }: { readonly kind: Kind | null }, rules: RulesInPlay): string[] {
  if (!kind) return Array.from({ length: rules.players }, (_, seat) => String(seat))
  const names = namesOfKind(kind, rules)
  return kind.all.map((thing) => nameIn(names, thing))
}
