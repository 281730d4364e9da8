import { type Answer, argOf, type Facts, type ReasonCode, type Seat } from '@quayside/kernel'
import {
  ADVANCE,
  BUY,
  ENTER,
  FLIP,
  LAY,
  MARK,
  PLACE,
  REMOVE,
  REST,
  RETURN,
  TAKE_BOOK,
  TAKE_PILE,
  TIER,
  USE,
} from './answers.ts'
import { player, type State, table, tasks } from './box.ts'
import { currentAsk } from './flow.ts'
import { entryCost } from './hot.ts'
import {
  type Book,
  COMPANIES,
  COMPANY,
  COUNTED,
  type Company,
  type Counted,
  GOOD,
  type Good,
  LETTER,
  numberOf,
  SPACES,
  TILES,
} from './ids.ts'
import { answerFacts } from './notation.ts'
import { spacePounds } from './phases/bonus-marker.ts'
import { nextStep } from './phases/bookkeeper.ts'
import { priceOf, topBook } from './phases/books.ts'
import { unitPrice } from './phases/goods.ts'
import { nextCall } from './phases/track-moves.ts'
import { QUESTIONS } from './questions.ts'
import { REASONS } from './reasons.ts'
import { countedOn } from './spaces.ts'
import { totalOf } from './totals.ts'

/** Plain facts about questions and refusals: what words and clients are made of. Only what the seat may know. */

export function questionFacts(s: State, seat: Seat): Facts {
  const ask = currentAsk(s)
  return { kind: QUESTIONS[ask.question].kind, seat, ...ask.facts?.(s, seat) }
}

export function reasonFacts(s: State, seat: Seat, given: Answer, code: ReasonCode): Facts {
  const { rules } = s
  const kind = REASONS[code].code
  const named = argOf(given)
  switch (kind) {
    case 'tile-not-dealt':
      return { kind, start: rules.ids.start[named] }
    case 'other-card-rests':
    case 'not-in-hand':
    case 'share-card':
      return { kind, card: rules.ids.card[named] }
    case 'discard-kind':
      return { kind, card: rules.ids.card[named], wanted: questionFacts(s, seat).wanted }
    case 'pile-not-middle':
    case 'pile-taken':
      return { kind, pile: numberOf(REST.second(given)) }
    case 'pile-empty':
      return { kind, pile: numberOf(TAKE_PILE.first(given)) }
    case 'slot-closed':
    case 'slot-filled':
      return { kind, slot: numberOf(LAY.second(given)) }
    case 'slot-empty':
    case 'card-used':
    case 'card-in-use':
    case 'not-goods':
      return { kind, slot: numberOf(USE.first(given)) }
    case 'no-such-tile':
    case 'tile-used':
    case 'tile-of-other-use':
      return { kind, tile: TILES[named] }
    case 'base-empty':
    case 'track-end':
    case 'own-track':
    case 'track-moved':
      return { kind, company: COMPANIES[named] }
    case 'other-good':
      return { kind, good: GOOD.id(table.good(s) as Good) }
    case 'not-enough-units': {
      const price = unitPrice(s, seat, BUY.first(given), BUY.second(given))
      return { kind, price, short: price - table.units(s) }
    }
    case 'not-enough-pounds': {
      const price = Number(answerFacts(s, seat, given).price)
      return { kind, price, short: price - player.pounds(s, seat) }
    }
    case 'call-unpaid': {
      const company = ADVANCE.first(given)
      return { kind, company: COMPANY.id(company), pounds: nextCall(s, seat, company) }
    }
    case 'units-left':
      return { kind, units: table.units(s) }
    case 'column-empty': {
      const company = REMOVE.is(given) ? REMOVE.first(given) : (table.expanding(s) as Company)
      return { kind, company: COMPANY.id(company), column: numberOf(REMOVE.second(given)) }
    }
    case 'column-full':
      return { kind, company: COMPANY.id(table.ousted(s, 0)), column: numberOf(RETURN.first(given)) }
    case 'own-region':
    case 'not-adjacent':
      return { kind, company: COMPANY.id(table.expanding(s) as Company), region: rules.ids.region[named] }
    case 'not-enough-points': {
      const points = entryCost(s, table.expanding(s) as Company, ENTER.first(given))
      return { kind, region: rules.ids.region[named], points, short: points - table.points(s) }
    }
    case 'flip-no-book':
      return { kind, step: FLIP.first(given) }
    case 'flip-pounds':
      return { kind, pounds: rules.flipPounds }
    case 'no-book-ahead':
      return { kind, step: nextStep(s, seat) }
    case 'requirements-unmet':
      return { kind, book: rules.ids.book[topBook(s, seat, nextStep(s, seat))] }
    case 'book-price': {
      const book = table.bookDisplay(s, TAKE_BOOK.first(given), TAKE_BOOK.second(given)) as Book
      const letter = LETTER.id(rules.books[book].letter)
      return { kind, letter, price: priceOf(s, book), points: tasks.spend.points(s) }
    }
    case 'book-not-held':
      return { kind, book: rules.ids.book[named] }
    case 'book-crossed-out':
    case 'book-covers':
      return { kind, book: rules.ids.book[named], step: PLACE.second(given) }
    case 'space-taken':
      return { kind, bonus: SPACES[named], by: table.spaces(s, MARK.first(given)) }
    case 'space-locked':
    case 'space-other-used':
      return { kind, bonus: SPACES[named] }
    case 'space-pounds': {
      const pounds = spacePounds(s, MARK.first(given))
      return { kind, bonus: SPACES[named], pounds, short: pounds - player.pounds(s, seat) }
    }
    case 'no-majority':
    case 'below-lowest-tier': {
      const counted = countedOn(MARK.first(given)) as Counted
      const { min } = rules.majorities[counted].tiers[0]
      return { kind, counted: COUNTED.id(counted), total: totalOf(s, seat, counted), min }
    }
    case 'tier-not-reached': {
      const { counted, total } = questionFacts(s, seat)
      // There may be no such tier at all: then nothing would be enough.
      const min = rules.majorities[tasks.tier.counted(s)].tiers[TIER.first(given)]?.min ?? 0
      return { kind, counted, total, min }
    }
    default:
      return { kind }
  }
}
