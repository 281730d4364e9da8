import type { Seat } from '@quayside/kernel'
import { SLOTS } from '../box.ts'
import { BOOKKEEPER, COMPANY_COUNT, EXPANSION, GOOD_COUNT, MERCHANT, TILES } from '../ids.ts'
import { markersLeft } from '../phases/bonus-marker.ts'
import { isTurned, topBook } from '../phases/books.ts'
import { isOpen } from '../phases/planning.ts'
import { bonusWorth } from '../policy/bonuses.ts'
import { useWorth } from '../policy/cards.ts'
import { chance, lookAtDeck } from '../policy/deck.ts'
import { type Outlook, outlook } from '../policy/outlook.ts'
import { pileStrength } from '../policy/piles.ts'
import { booksAhead } from '../policy/spaces.ts'
import { sharesOf } from '../scoring.ts'
import {
  DIAMOND,
  ENDED,
  HAND,
  INK,
  MARKER_HOLDER,
  POUNDS,
  pileAt,
  player,
  type State,
  shareValue,
  TRACK_AT,
  TRACK_POS,
  trackOf,
} from '../state.ts'
import { faceUpIn, holdsTile } from '../totals.ts'

/** What can be seen of a seat in the middle of a game that tells how many points it will have at the end. */

type Look = (s: State, o: Outlook) => number

/** How it stands is looked at once for all features that need it. */
const LOOKS = {
  always: () => 1,
  'three players': ({ rules }) => (rules.players === 3 ? 1 : 0),
  'four players': ({ rules }) => (rules.players === 4 ? 1 : 0),
  points: (s, o) => pointsOf(s, o.me),
  pounds: (s, o) => s.c[o.at + POUNDS],

  'shares that become dearer': (s, o) =>
    overCompanies((company) => sharesOf(s, o.me, company) * (o.value[company] - shareValue(s, company))),
  'way to further shares': (s, o) => overCompanies((company) => o.value[company] * wayOnTrack(s, o, company)),
  'unlike the others': (_s, o) => overCompanies((company) => Math.abs(o.lead[company])),
  'best company to expand': (_s, o) => Math.max(0, ...o.lead),
  'track bonuses': (s, o) => o.left * overCompanies((company) => bonusOnTrack(s, o, company)),

  'way to further diamond points': (s, o) =>
    o.tables.diamond[s.c[o.at + DIAMOND]] - s.rules.diamondPoints[s.c[o.at + DIAMOND]],
  'diamond slot': (s, o) => (s.c[o.at + DIAMOND] >= s.rules.diamondSlot ? o.left : 0),
  'way to the diamond slot': (s, o) => o.left * Math.min(1, s.c[o.at + DIAMOND] / s.rules.diamondSlot),
  'way to further book points': (s, o) => o.tables.book[s.c[o.at + INK]] - s.rules.bookPoints[s.c[o.at + INK]],
  'book slot': (s, o) => (s.c[o.at + INK] >= s.rules.bookSlot ? o.left : 0),
  'way to the book slot': (s, o) => o.left * Math.min(1, s.c[o.at + INK] / s.rules.bookSlot),
  'books ahead': booksAhead,
  'books that will be met': booksToMeet,

  'goods to use': (s, o) => cardsToUse(s, o, isGood),
  'goods at rest': (s, o) => cardsAtRest(s, o, isGood),
  'expansion to use': (s, o) => cardsToUse(s, o, isExpansion),
  'expansion at rest': (s, o) => cardsAtRest(s, o, isExpansion),
  'helpers to use': (s, o) => cardsToUse(s, o, isHelper),
  'helpers at rest': (s, o) => cardsAtRest(s, o, isHelper),
  'cards that fill the slots': cardsForSlots,
  'strongest pile': (s, o) => (o.left > 0 ? strongestPile(s, o) : 0),

  tiles: tilesOf,
  'first player': ({ c }, o) => (c[MARKER_HOLDER] === o.me ? 1 : 0),
  'markers to lay': (s, o) => (s.c[o.at + ENDED] ? 0 : markersLeft(s, o.me)),
} as const satisfies { readonly [feature: string]: Look }

const ALL: readonly Look[] = Object.values(LOOKS)

export const FEATURES: readonly string[] = Object.keys(LOOKS)

export function look(s: State, seat: Seat, found: Float64Array): void {
  const o = outlook(s, seat)
  for (let i = 0; i < ALL.length; i++) found[i] = ALL[i](s, o)
}

/* Companies */

function pointsOf(s: State, seat: Seat): number {
  const { c, rules } = s
  const p = player(s, seat)
  const own = c[p + POUNDS] + rules.diamondPoints[c[p + DIAMOND]] + rules.bookPoints[c[p + INK]]
  return own + overCompanies((company) => sharesOf(s, seat, company) * shareValue(s, company))
}

function overCompanies(of: (company: number) => number): number {
  let sum = 0
  for (let company = 0; company < COMPANY_COUNT; company++) sum += of(company)
  return sum
}

/** The part of the next share that lies behind the marker. */
function wayOnTrack({ c, rules }: State, o: Outlook, company: number): number {
  const track = c[TRACK_AT + company]
  const space = c[o.at + TRACK_POS + company]
  return o.tables.shares[track][space] - rules.tracks[track].shares[space]
}

function bonusOnTrack(s: State, o: Outlook, company: number): number {
  const { special } = trackOf(s, company)
  let worth = 0
  for (let space = s.c[o.at + TRACK_POS + company]; space > 0; space--) {
    if (special[space] > 0) worth += bonusWorth(s, o, company, special[space])
  }
  return worth
}

/* Books */

/** Books that lie before the inkwell without a gap, each as likely as the own cards can meet it. */
function booksToMeet(s: State, o: Outlook): number {
  lookAtDeck(s, o)
  let sum = 0
  for (let step = s.c[o.at + INK] + 1; step <= s.rules.bookLast; step++) {
    const book = topBook(s, o.me, step)
    if (book < 0) break
    sum += isTurned(s, o.me, step) ? 1 : chance(s, o, book, step)
  }
  return sum
}

/* Cards: what one use of each is worth */

const isGood = (kind: number): boolean => kind < GOOD_COUNT
const isExpansion = (kind: number): boolean => kind === EXPANSION
const isHelper = (kind: number): boolean => kind === BOOKKEEPER || kind === MERCHANT

/** In hand and face up; hand and slots only together, for in planning nobody knows them apart. */
function cardsToUse(s: State, o: Outlook, counts: (kind: number) => boolean): number {
  let worth = cardsAt(s, o, o.at + HAND, counts)
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = faceUpIn(s, o.me, slot)
    if (face >= 0 && counts(s.rules.faces[face].kind)) worth += useWorth(s, o, face)
  }
  return worth
}

function cardsAtRest(s: State, o: Outlook, counts: (kind: number) => boolean): number {
  let worth = 0
  for (let pile = 0; pile < SLOTS; pile++) worth += cardsAt(s, o, pileAt(s, o.me, pile), counts)
  return worth
}

function cardsAt(s: State, o: Outlook, at: number, counts: (kind: number) => boolean): number {
  const { faces, faceCount } = s.rules
  let worth = 0
  for (let face = 0; face < faceCount; face++) {
    if (s.c[at + face] > 0 && counts(faces[face].kind)) worth += s.c[at + face] * useWorth(s, o, face)
  }
  return worth
}

/** The most that cards of hand and slots are worth in the slots that are open. */
function cardsForSlots(s: State, o: Outlook): number {
  const { faceCount } = s.rules
  strongest.fill(0)
  for (let face = 0; face < faceCount; face++) {
    for (let n = s.c[o.at + HAND + face]; n > 0; n--) keepStrongest(useWorth(s, o, face))
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = faceUpIn(s, o.me, slot)
    if (face >= 0) keepStrongest(useWorth(s, o, face))
  }
  let [open, worth] = [0, 0]
  for (let slot = 0; slot < SLOTS; slot++) if (isOpen(s, o.me, slot)) worth += strongest[open++]
  return worth
}

/** From the strongest. */
const strongest = new Float64Array(SLOTS)

function keepStrongest(worth: number): void {
  let next = worth
  for (let i = 0; i < SLOTS; i++) {
    if (next <= strongest[i]) continue
    const weaker = strongest[i]
    strongest[i] = next
    next = weaker
  }
}

function strongestPile(s: State, o: Outlook): number {
  let most = 0
  for (let pile = 0; pile < SLOTS; pile++) most = Math.max(most, pileStrength(s, o, pile))
  return most
}

function tilesOf(s: State, o: Outlook): number {
  let count = 0
  for (let tile = 0; tile < TILES.length; tile++) if (holdsTile(s, o.me, tile)) count++
  return count
}
