import { MARKERS_PER_COLOUR, SLOTS } from './box.ts'
import { COMPANIES, COMPANY_COUNT, LETTERS } from './ids.ts'
import { topBook } from './phases/books.ts'
import { SPACE_COUNT } from './spaces.ts'
import {
  BOOK_COINS,
  BOOK_DISPLAY,
  BOOK_LEFT,
  BOOKS_OUT,
  COINS_TAKEN,
  DISPLAY,
  HAND,
  HELD,
  HELD_COUNT,
  MARKERS_OUT,
  OUSTED,
  OUSTED_COUNT,
  POSTS_OUT,
  player,
  postsInBase,
  REGION,
  ROUND,
  SLOT,
  SPACE,
  STACK,
  STACK_LEFT,
  type State,
} from './state.ts'

type Tally = (kind: string, count: number) => void

/** Every limited piece, wherever it lies. Pounds are not limited; the coins of the round track are counted until they become pounds. */
export function ledger(s: State, tally: Tally): void {
  tallyPosts(s, tally)
  tallyCards(s, tally)
  tallyBooks(s, tally)
  tallyCoins(s, tally)
  tallyMarkers(s, tally)
}

function tallyPosts(s: State, tally: Tally): void {
  const { c } = s
  for (let company = 0; company < COMPANY_COUNT; company++) {
    tally(`post ${COMPANIES[company]}`, postsInBase(s, company) + c[POSTS_OUT + company])
  }
  for (let region = 0; region < s.rules.map.ids.length; region++) {
    if (c[REGION + region] > 0) tally(`post ${COMPANIES[c[REGION + region] - 1]}`, 1)
  }
  for (let i = 0; i < c[OUSTED_COUNT]; i++) tally(`post ${COMPANIES[c[OUSTED + i] - 1]}`, 1)
}

function tallyCards(s: State, tally: Tally): void {
  const { c, rules } = s
  const { faces } = rules
  for (let i = 0; i < c[STACK_LEFT]; i++) tally(`card ${faces[c[STACK + i] - 1].id}`, 1)
  for (let i = 0; i < 12; i++) if (c[DISPLAY + i] > 0) tally(`card ${faces[c[DISPLAY + i] - 1].id}`, 1)
  faces.forEach(({ id }, face) => {
    tally(`card ${id}`, c[rules.discardsAt + face])
    for (let seat = 0; seat < rules.players; seat++) {
      const hand = player(s, seat) + HAND
      for (let place = 0; place <= SLOTS; place++) tally(`card ${id}`, c[hand + place * rules.faceCount + face])
    }
  })
  for (let seat = 0; seat < rules.players; seat++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const face = c[player(s, seat) + SLOT + slot] - 1
      if (face >= 0) tally(`card ${faces[face].id}`, 1)
    }
  }
}

function tallyBooks(s: State, tally: Tally): void {
  const { c, rules } = s
  const one = (book: number) => tally(`book ${LETTERS[rules.books[book].letter]}`, 1)
  LETTERS.forEach((letter, i) => {
    tally(`book ${letter}`, c[BOOK_LEFT + i] + c[BOOKS_OUT + i])
  })
  for (let i = 0; i < 12; i++) if (c[BOOK_DISPLAY + i] > 0) one(c[BOOK_DISPLAY + i] - 1)
  for (let i = 0; i < c[HELD_COUNT]; i++) one(c[HELD + i] - 1)
  for (let seat = 0; seat < rules.players; seat++) {
    for (let step = 1; step <= rules.bookLast; step++) {
      const book = topBook(s, seat, step)
      if (book >= 0 && !rules.books[book].starting) one(book)
    }
  }
}

function tallyCoins(s: State, tally: Tally): void {
  const { c, rules } = s
  tally('coin', c[COINS_TAKEN])
  for (let round = c[ROUND] + 1; round < rules.roundCoins.length; round++) tally('coin', rules.roundCoins[round])
  for (let i = 0; i < 12; i++) tally('coin', c[BOOK_COINS + i])
}

/** A colour has five markers, in play or in the box, wherever they lie. */
function tallyMarkers(s: State, tally: Tally): void {
  const { c, rules } = s
  for (let seat = 0; seat < rules.players; seat++) {
    tally(`marker ${seat}`, MARKERS_PER_COLOUR - c[player(s, seat) + MARKERS_OUT])
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (c[SPACE + space] > 0) tally(`marker ${c[SPACE + space] - 1}`, 1)
  }
}
