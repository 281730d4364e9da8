import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { COMPANY, type Company, TILE } from '../ids.ts'
import { markersLeft } from '../phases/bonus-marker.ts'
import { bonusWorth } from '../policy/bonuses.ts'
import { chance, lookAtDeck } from '../policy/deck.ts'
import { type Outlook, outlook } from '../policy/outlook.ts'
import { booksAhead } from '../policy/spaces.ts'
import { trackOf } from '../state.ts'
import { holdsTile } from '../totals.ts'
import { cardsAtRest, cardsForSlots, cardsToUse, lookAtCards, strongestPile } from './cards.ts'

const { table, seats: player } = box

/** What can be seen of a seat in the middle of a game that tells how many points it will have at the end. */

type Look = (s: State, o: Outlook) => number

/** How it stands is looked at once for all features that need it. */
const LOOKS = {
  always: () => 1,
  'three players': ({ rules }) => (rules.players === 3 ? 1 : 0),
  'four players': ({ rules }) => (rules.players === 4 ? 1 : 0),
  points: pointsOf,
  pounds: (s, o) => player.pounds(s, o.me),

  'shares that become dearer': (_s, o) =>
    overCompanies((company) => o.shares[company] * (o.value[company] - o.valueNow[company])),
  'way to further shares': (s, o) => overCompanies((company) => o.value[company] * wayOnTrack(s, o, company)),
  'unlike the others': (_s, o) => overCompanies((company) => Math.abs(o.lead[company])),
  'best company to expand': (_s, o) => Math.max(0, ...o.lead),
  'track bonuses': (s, o) => o.left * overCompanies((company) => bonusOnTrack(s, o, company)),

  'way to further diamond points': (s, o) =>
    o.tables.diamond[player.diamond(s, o.me)] - s.rules.diamondPoints[player.diamond(s, o.me)],
  'diamond slot': (s, o) => (player.diamond(s, o.me) >= s.rules.diamondSlot ? o.left : 0),
  'way to the diamond slot': (s, o) => o.left * Math.min(1, player.diamond(s, o.me) / s.rules.diamondSlot),
  'way to further book points': (s, o) => o.tables.book[player.ink(s, o.me)] - s.rules.bookPoints[player.ink(s, o.me)],
  'book slot': (s, o) => (player.ink(s, o.me) >= s.rules.bookSlot ? o.left : 0),
  'way to the book slot': (s, o) => o.left * Math.min(1, player.ink(s, o.me) / s.rules.bookSlot),
  'books ahead': booksAhead,
  'books that will be met': booksToMeet,

  'goods to use': () => cardsToUse('goods'),
  'goods at rest': () => cardsAtRest('goods'),
  'expansion to use': () => cardsToUse('expansion'),
  'expansion at rest': () => cardsAtRest('expansion'),
  'helpers to use': () => cardsToUse('helpers'),
  'helpers at rest': () => cardsAtRest('helpers'),
  'cards that fill the slots': cardsForSlots,
  'strongest pile': (_s, o) => (o.left > 0 ? strongestPile() : 0),

  tiles: tilesOf,
  'first player': (s, o) => (table.firstPlayer(s) === o.me ? 1 : 0),
  'markers to lay': (s, o) => (player.ended(s, o.me) ? 0 : markersLeft(s, o.me)),
} as const satisfies { readonly [feature: string]: Look }

const ALL: readonly Look[] = Object.values(LOOKS)

export const FEATURES: readonly string[] = Object.keys(LOOKS)

export function measure(s: State, seat: Seat, found: Float64Array): void {
  const o = outlook(s, seat)
  lookAtCards(s, o)
  for (let i = 0; i < ALL.length; i++) found[i] = ALL[i](s, o)
}

/* Companies */

function pointsOf(s: State, o: Outlook): number {
  const { diamondPoints, bookPoints } = s.rules
  const own = player.pounds(s, o.me) + diamondPoints[player.diamond(s, o.me)] + bookPoints[player.ink(s, o.me)]
  return own + overCompanies((company) => o.shares[company] * o.valueNow[company])
}

function overCompanies(of: (company: Company) => number): number {
  let sum = 0
  for (let company = COMPANY.first; company < COMPANY.size; company++) sum += of(company)
  return sum
}

/** The part of the next share that lies behind the marker. */
function wayOnTrack(s: State, o: Outlook, company: Company): number {
  const track = table.tracks(s, company)
  const space = player.tracks(s, o.me, company)
  return o.tables.shares[track][space] - s.rules.tracks[track].shares[space]
}

function bonusOnTrack(s: State, o: Outlook, company: Company): number {
  const { special } = trackOf(s, company)
  let worth = 0
  for (let space = player.tracks(s, o.me, company); space > 0; space--) {
    if (special[space] > 0) worth += bonusWorth(s, o, company, special[space])
  }
  return worth
}

/* Books */

/** Books that lie before the inkwell without a gap, each as likely as the own cards can meet it. */
function booksToMeet(s: State, o: Outlook): number {
  lookAtDeck(s, o)
  let sum = 0
  for (let step = player.ink(s, o.me) + 1; step <= s.rules.bookLast; step++) {
    const book = player.bookTrack.book(s, o.me, step)
    if (book === NONE) break
    sum += player.bookTrack.turned(s, o.me, step) ? 1 : chance(s, o, book, step)
  }
  return sum
}

function tilesOf(s: State, o: Outlook): number {
  let count = 0
  for (let tile = TILE.first; tile < TILE.size; tile++) if (holdsTile(s, o.me, tile)) count++
  return count
}
