import type { Answer, Facts, ReasonCode, Seat } from '@quayside/kernel'
import { argOf, OP, opOf, secondArgOf } from './answers.ts'
import { currentAsk } from './flow.ts'
import { FORMS } from './forms.ts'
import { COMPANIES, COUNTED, GOODS, LETTERS, TILES } from './ids.ts'
import { spacePounds } from './phases/bonus-marker.ts'
import { bookAt, topBook } from './phases/books.ts'
import { entryCost } from './phases/expansion.ts'
import { poundsOf } from './phases/gains.ts'
import { unitPrice } from './phases/goods.ts'
import { nextCall } from './phases/track-moves.ts'
import { QUESTIONS } from './questions.ts'
import { REASONS } from './reasons.ts'
import { FIRST_MAJORITY_SPACE, SPACES } from './spaces.ts'
import { EXPANDING, GOOD, INK, OUSTED, POINTS, player, SPACE, type State, TASKS, UNITS } from './state.ts'
import { totalOf } from './totals.ts'

/** Plain facts about questions, answers and refusals: what words and clients are made of. Only what the seat may know. */

export function questionFacts(s: State, seat: Seat): Facts {
  const ask = currentAsk(s)
  return { kind: QUESTIONS[ask.question].kind, seat, ...ask.facts?.(s, seat) }
}

export const answerFacts = (s: State, seat: Seat, given: Answer): Facts =>
  FORMS[opOf(given)].facts(s, seat, argOf(given), secondArgOf(given))

export function reasonFacts(s: State, seat: Seat, given: Answer, code: ReasonCode): Facts {
  const { c, rules } = s
  const [op, a, b] = [opOf(given), argOf(given), secondArgOf(given)]
  const kind = REASONS[code].code
  switch (kind) {
    case 'tile-not-dealt':
      return { kind, start: rules.startTiles[a].id }
    case 'other-card-rests':
    case 'not-in-hand':
    case 'share-card':
      return { kind, card: rules.faces[a].id }
    case 'discard-kind':
      return { kind, card: rules.faces[a].id, wanted: questionFacts(s, seat).wanted }
    case 'pile-not-middle':
    case 'pile-taken':
      return { kind, pile: b + 1 }
    case 'pile-empty':
      return { kind, pile: a + 1 }
    case 'slot-closed':
    case 'slot-filled':
      return { kind, slot: b + 1 }
    case 'slot-empty':
    case 'card-used':
    case 'card-in-use':
    case 'not-goods':
      return { kind, slot: a + 1 }
    case 'no-such-tile':
    case 'tile-used':
    case 'tile-of-other-use':
      return { kind, tile: TILES[a] }
    case 'base-empty':
    case 'track-end':
      return { kind, company: COMPANIES[a] }
    case 'own-track':
    case 'track-moved':
      return { kind, company: COMPANIES[a] }
    case 'other-good':
      return { kind, good: GOODS[c[GOOD] - 1] }
    case 'not-enough-units': {
      const price = unitPrice(s, seat, a, b)
      return { kind, price, short: price - c[UNITS] }
    }
    case 'not-enough-pounds': {
      const price = Number(answerFacts(s, seat, given).price)
      return { kind, price, short: price - poundsOf(s, seat) }
    }
    case 'call-unpaid':
      return { kind, company: COMPANIES[a], pounds: nextCall(s, seat, a) }
    case 'units-left':
      return { kind, units: c[UNITS] }
    case 'column-empty':
      return { kind, company: COMPANIES[op === OP.REMOVE ? a : c[EXPANDING] - 1], column: b + 1 }
    case 'column-full':
      return { kind, company: COMPANIES[c[OUSTED] - 1], column: a + 1 }
    case 'own-region':
    case 'not-adjacent':
      return { kind, company: COMPANIES[c[EXPANDING] - 1], region: rules.map.ids[a] }
    case 'not-enough-points': {
      const points = entryCost(s, c[EXPANDING] - 1, a)
      return { kind, region: rules.map.ids[a], points, short: points - c[POINTS] }
    }
    case 'flip-no-book':
      return { kind, step: a }
    case 'flip-pounds':
      return { kind, pounds: rules.flipPounds }
    case 'no-book-ahead':
      return { kind, step: c[player(s, seat) + INK] + 1 }
    case 'requirements-unmet':
      return { kind, book: rules.books[topBook(s, seat, c[player(s, seat) + INK] + 1)].id }
    case 'book-price': {
      const { letter } = rules.books[bookAt(s, a, b)]
      return { kind, letter: LETTERS[letter], price: rules.bookPrice[letter], points: c[TASKS.top(c) + 1] }
    }
    case 'book-not-held':
      return { kind, book: rules.books[a].id }
    case 'book-crossed-out':
    case 'book-covers':
      return { kind, book: rules.books[a].id, step: b }
    case 'space-taken':
      return { kind, bonus: SPACES[a], by: c[SPACE + a] - 1 }
    case 'space-locked':
    case 'space-other-used':
      return { kind, bonus: SPACES[a] }
    case 'space-pounds':
      return { kind, bonus: SPACES[a], pounds: spacePounds(s, a), short: spacePounds(s, a) - poundsOf(s, seat) }
    case 'no-majority':
    case 'below-lowest-tier': {
      const counted = a - FIRST_MAJORITY_SPACE
      const { min } = rules.majorities[counted].tiers[0]
      return { kind, counted: COUNTED[counted], total: totalOf(s, seat, counted), min }
    }
    case 'tier-not-reached': {
      const { counted, total } = questionFacts(s, seat)
      // There may be no such tier at all: then nothing would be enough.
      return { kind, counted, total, min: rules.majorities[c[TASKS.top(c) + 1]].tiers[a]?.min ?? 0 }
    }
    default:
      return { kind }
  }
}
