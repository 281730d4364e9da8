import { NONE } from '@quayside/kernel/box'
import { CARD_KIND, type Card } from '../ids.ts'
import type { Rules } from '../rules/index.ts'

/** What the plain opponent works out once for each set of rules. */
export interface Tables {
  /** Cards with a share. */
  readonly withShare: readonly Card[]
  /** Cards of each kind, the strongest first. */
  readonly byKind: readonly (readonly Card[])[]
  /** Points of the player's tracks and shares of each company track, rising evenly between the marks. */
  readonly diamond: Float64Array
  readonly book: Float64Array
  readonly shares: readonly Float64Array[]
}

const known = new WeakMap<Rules, Tables>()

export function tablesOf(rules: Rules): Tables {
  let tables = known.get(rules)
  if (!tables) {
    tables = build(rules)
    known.set(rules, tables)
  }
  return tables
}

function build({ cards, faces, diamondPoints, bookPoints, tracks }: Rules): Tables {
  const strength = (card: Card) => 10 * faces[card].value + 10 * faces[card].diamond + faces[card].pounds
  return {
    withShare: cards.filter((card) => faces[card].share !== NONE),
    byKind: CARD_KIND.all.map((kind) =>
      cards.filter((card) => faces[card].kind === kind).sort((a, b) => strength(b) - strength(a)),
    ),
    diamond: evenly(diamondPoints),
    book: evenly(bookPoints),
    shares: tracks.map(({ shares }) => evenly(shares)),
  }
}

/** The same marks, joined by straight lines. */
function evenly(marks: readonly number[]): Float64Array {
  const even = Float64Array.from(marks)
  let from = 0
  for (let at = 1; at < marks.length; at++) {
    if (marks[at] === marks[at - 1]) continue
    const rise = (marks[at] - marks[from]) / (at - from)
    for (let between = from + 1; between < at; between++) even[between] = marks[from] + rise * (between - from)
    from = at
  }
  return even
}
