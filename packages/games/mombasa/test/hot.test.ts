import { Match, Rng, type Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { describe, expect, it } from 'vitest'
import { player, type State, table } from '../src/box.ts'
import { cardsInHand, cheapest, countFaceUp, entryCost, goodTotal, valueFaceUp } from '../src/hot.ts'
import {
  CARD_KIND,
  type Card,
  type CardKind,
  COMPANY,
  type Company,
  cardsOfGood,
  DISPLAY_COLUMN,
  DISPLAY_ROW,
  GOOD,
  type Good,
  type Region,
  SLOT,
  type Slot,
} from '../src/ids.ts'
import { mombasa } from '../src/index.ts'
import { displayPrice } from '../src/phases/display.ts'
import { seatsOf } from '../src/state.ts'
import { isFaceUp, permanentOf, totalBonus, unitsIn } from '../src/totals.ts'

/** What `hot.ts` reads from cells, written with the names of the box. */
const plain = {
  cardsInHand: (s: State, seat: Seat): Card[] => s.rules.cards.filter((card) => player.hand(s, seat, card) > 0),

  faceUp: (s: State, seat: Seat, kind: CardKind): Slot[] => SLOT.all.filter((slot) => isFaceUp(s, seat, slot, kind)),

  valueFaceUp: (s: State, seat: Seat, kind: CardKind): number =>
    sum(plain.faceUp(s, seat, kind).map((slot) => s.rules.faces[player.slots(s, seat, slot)].value)),

  goodTotal(s: State, seat: Seat, good: Good): number {
    const slots = plain.faceUp(s, seat, cardsOfGood(good))
    if (slots.length === 0) return 0
    return sum(slots.map((slot) => unitsIn(s, seat, slot))) + totalBonus(s, seat, good)
  },

  entryCost(s: State, company: Company, region: Region): number {
    const { fromBase, neighbours, borders, occupied } = s.rules.map
    const there = table.posts(s, region)
    if (there === company) return 0
    const ways = neighbours[region].flatMap((next, i) => (table.posts(s, next) === company ? [borders[region][i]] : []))
    if (fromBase[company][region] > 0) ways.push(fromBase[company][region])
    if (ways.length === 0) return 0
    return Math.min(...ways) + (there === NONE ? 0 : occupied)
  },

  cheapest(s: State, discount: number): number {
    const prices = DISPLAY_COLUMN.all.flatMap((column) =>
      DISPLAY_ROW.all
        .filter((row) => table.display(s, column, row) !== NONE)
        .map((row) => Math.max(0, displayPrice(s, column, row) - discount)),
    )
    return Math.min(Number.MAX_SAFE_INTEGER, ...prices)
  },
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function compare(s: State): void {
  for (const seat of seatsOf(s)) {
    expect(cardsInHand(s, seat)).toEqual(plain.cardsInHand(s, seat))
    for (const kind of CARD_KIND.all) {
      expect(countFaceUp(s, seat, kind)).toBe(plain.faceUp(s, seat, kind).length)
      expect(valueFaceUp(s, seat, kind)).toBe(plain.valueFaceUp(s, seat, kind))
    }
    for (const good of GOOD.all) expect(goodTotal(s, seat, good)).toBe(plain.goodTotal(s, seat, good))
    const { discount } = permanentOf(s, seat)
    for (const off of [0, ...discount]) expect(cheapest(s, off)).toBe(plain.cheapest(s, off))
  }
  for (const company of COMPANY.all) {
    for (const region of s.rules.map.regions) {
      expect(entryCost(s, company, region)).toBe(plain.entryCost(s, company, region))
    }
  }
}

describe('what is read from cells is what the box says', () => {
  it.each([2, 3, 4].flatMap((players) => (['first', 'later'] as const).map((setup) => [players, setup] as const)))(
    '%i players, %s game',
    (players, setup) => {
      const rng = new Rng(`hot ${players} ${setup}`)
      const begun = Match.begin(mombasa, { players, setup }, `hot ${players} ${setup}`)
      if (!begun.ok) throw new Error(begun.error.message)
      const match = begun.value
      for (let answers = 0; ; answers++) {
        const [seat] = match.status().toMove
        if (seat === undefined) return
        if (answers % 5 === 0) compare(match.state as State)
        const legal = match.legal(seat)
        match.play(seat, legal[rng.below(legal.length)])
      }
    },
  )
})
