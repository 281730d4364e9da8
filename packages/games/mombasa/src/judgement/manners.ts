import type { Answer, Leaning, Manners, Oversight, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { BUY, END, LAY, MARK, TAKE_PILE } from '../answers.ts'
import { box, type State } from '../box.ts'
import type { CharacterId } from '../characters.ts'
import { BOOKKEEPER, BOOKKEEPER_TILE, type Card, EXPANSION, isGoods, MERCHANT, MERCHANT_TILE } from '../ids.ts'
import { ROUNDS } from '../sizes.ts'
import { countedOn, tileOn } from '../spaces.ts'

const { table, seats: player } = box

/** How people play Mombasa: what answers are like to them, what some of them like, and what they overlook. */

const TRAITS = ['goods', 'companies', 'books', 'diamonds', 'majority', 'late', 'cards', 'stopping'] as const
type Trait = (typeof TRAITS)[number]

const at = Object.fromEntries(TRAITS.map((trait, i) => [trait, i])) as { readonly [trait in Trait]: number }

function tell(s: State, seat: Seat, answer: Answer, found: Float64Array): void {
  if (LAY.is(answer)) tellCard(s, LAY.first(answer), found)
  else if (BUY.is(answer)) {
    tellCard(s, table.display(s, BUY.first(answer), BUY.second(answer)), found)
    if (table.round(s) === ROUNDS) found[at.late] = 1
  } else if (MARK.is(answer)) {
    const space = MARK.first(answer)
    const tile = tileOn(space)
    if (countedOn(space) !== NONE) found[at.majority] = 1
    if (tile === BOOKKEEPER_TILE) found[at.books] = 1
    else if (tile === MERCHANT_TILE) found[at.diamonds] = 1
  } else if (TAKE_PILE.is(answer)) found[at.cards] = player.pileSize(s, seat, TAKE_PILE.first(answer))
  else if (answer === END) found[at.stopping] = 1
}

/** Whoever likes companies likes cards that bear a share, too. */
function tellCard(s: State, card: Maybe<Card>, found: Float64Array): void {
  if (card === NONE) return
  const { kind, share } = s.rules.faces[card]
  if (isGoods(kind)) found[at.goods] = 1
  else if (kind === EXPANSION) found[at.companies] = 1
  else if (kind === BOOKKEEPER) found[at.books] = 1
  else if (kind === MERCHANT) found[at.diamonds] = 1
  if (share !== NONE) found[at.companies] = 1
}

const CHARACTERS: { readonly [id in CharacterId]: Leaning<Trait> } = {
  merchant: { goods: 3 },
  investor: { companies: 2.2 },
  bookkeeper: { books: 3 },
  jeweller: { diamonds: 3 },
}

const OVERSIGHTS: { readonly [id: string]: Oversight<Trait> } = {
  /** Sees cards and prices, not who holds most of a good. */
  'the majority': { believes: { majority: -40 }, casual: 0.3, steady: 0.05 },
  /** Buys cards that will never be used. */
  'the last round': { believes: { late: 8 }, casual: 0.6, steady: 0.1 },
  /** Takes up the largest pile, whatever lies in it. */
  'what lies in a pile': { believes: { cards: 6 }, casual: 0.6, steady: 0.1 },
  /** Ends the phase while something is still to be done. */
  'what is left to do': { believes: { stopping: 4 }, casual: 0.1, steady: 0.02 },
}

export const manners: Manners<State> = { traits: TRAITS, tell, characters: CHARACTERS, oversights: OVERSIGHTS }
