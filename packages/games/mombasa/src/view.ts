import type { Seat, Viewer } from '@quayside/kernel'
import { NONE, showSeat, showTable } from '@quayside/kernel/box'
import { box, player, type State, table, tasks } from './box.ts'
import { discountsOf, entryCosts, faceUpOf, pricesOf, reachOf, reducedPrices } from './derived.ts'
import { isOver } from './flow.ts'
import { type Card, COMPANY, type Company, LETTER, type Letter, numberOf, PILE, PLUS_ONE, SLOT, TILE } from './ids.ts'
import { markersLeft } from './phases/bonus-marker.ts'
import { isTurned, topBook } from './phases/books.ts'
import { isOpen } from './phases/planning.ts'
import { sharesOf } from './scoring.ts'
import { isChoosingTiles, isPlanning, seatsOf, shareValue } from './state.ts'

/**
 * What a viewer may know, built up from nothing, in the names that positions use. Everything is open but the order of the card stack and
 * the book supply, the generator, tiles not chosen yet and, during planning, which cards of hand and plan lie in the slots.
 */
export function view(s: State, viewer: Viewer) {
  const { bookDisplay, bookCoins, booksOut, posts, spaces, tiles, ...open } = showTable(box, s)
  return {
    game: 'mombasa',
    options: s.rules.options,
    ...open,
    now: now(s),
    shareValues: byCompany((company) => shareValue(s, company)),
    players: seatsOf(s).map((seat) => playerView(s, seat, viewer)),
    posts: present(posts),
    prices: pricesOf(s),
    stackLeft: table.stack.size(s),
    discards: cardList(s, (card) => table.discards(s, card)),
    books: {
      display: bookDisplay,
      coins: bookCoins,
      left: byLetter((letter) => table.bookSupply.size(s, letter)),
      out: booksOut,
    },
    spaces: present(spaces),
    tiles: tilesView(s, tiles),
    ...turnView(s),
    ...(viewer === 'referee'
      ? { stack: fromTop(table.stack.all(s), s.rules.ids.card), bookSupply: supplyView(s) }
      : {}),
  }
}

export const byCompany = <T>(value: (company: Company) => T): Record<string, T> =>
  Object.fromEntries(COMPANY.all.map((company) => [COMPANY.id(company), value(company)]))

const byLetter = <T>(value: (letter: Letter) => T): Record<string, T> =>
  Object.fromEntries(LETTER.all.map((letter) => [LETTER.id(letter), value(letter)]))

/** What lies somewhere; empty places are left out. */
const present = <T>(places: Record<string, T | null>): Record<string, T> =>
  Object.fromEntries(Object.entries(places).filter((entry): entry is [string, T] => entry[1] !== null))

/** The phase, and in actions and set-up the seat whose turn it is. */
function now(s: State): { phase: string; by?: Seat } {
  if (isOver(s)) return { phase: 'over' }
  if (isPlanning(s)) return { phase: 'planning' }
  if (isChoosingTiles(s)) return { phase: 'starting-tiles' }
  return { phase: tasks.restCards.isNext(s) ? 'resting' : 'actions', by: table.turnSeat(s) }
}

/** Cards by their numbers, each as often as it is there. */
const cardList = (s: State, count: (card: Card) => number): string[] =>
  s.rules.cards.flatMap((card) => Array.from({ length: count(card) }, () => s.rules.faces[card].id))

interface TileView {
  readonly seat: Seat
  readonly used: boolean
  /** Where the "+1" tile lies on a card. */
  readonly slot?: number
}

/** Bonus tiles that somebody has. */
function tilesView(s: State, tiles: Record<string, { seat: Seat | null; used: boolean }>): Record<string, TileView> {
  const attached = table.plusOneOn(s)
  const held: Record<string, TileView> = {}
  for (const [id, { seat, used }] of Object.entries(tiles)) {
    if (seat === null) continue
    const slot = id === TILE.id(PLUS_ONE) && attached !== NONE ? { slot: numberOf(attached) } : {}
    held[id] = { seat, used, ...slot }
  }
  return held
}

/* The players */

function playerView(s: State, seat: Seat, viewer: Viewer) {
  const { rules } = s
  const secret = viewer !== seat && viewer !== 'referee'
  const secretPlan = secret && isPlanning(s)
  return {
    ...showSeat(box, s, seat),
    shares: byCompany((company) => sharesOf(s, seat, company)),
    markers: markersLeft(s, seat),
    ...cardsView(s, seat, secretPlan),
    ...(secretPlan ? {} : { ...faceUpOf(s, seat), ...reachOf(s, seat) }),
    resting: PILE.all.map((pile) => cardList(s, (card) => player.resting(s, seat, pile, card))),
    openSlots: SLOT.all.filter((slot) => isOpen(s, seat, slot)).map(numberOf),
    ...discountsOf(s, seat),
    books: Array.from({ length: rules.bookLast }, (_, i) => i + 1).flatMap((step) => {
      const book = topBook(s, seat, step)
      return book === NONE ? [] : [{ step, book: rules.books[book].id, turned: isTurned(s, seat, step) }]
    }),
    ...startTileView(s, seat, secret),
  }
}

/** Hand and slots; where the plan is secret, the hand with the planned cards among it. */
function cardsView(
  s: State,
  seat: Seat,
  secretPlan: boolean,
): { hand: string[]; slots?: (string | null)[]; used?: number[] } {
  const slots = SLOT.all.map((slot) => player.slots(s, seat, slot))
  const planned = (card: Card): number => (secretPlan ? slots.filter((laid) => laid === card).length : 0)
  const hand = cardList(s, (card) => player.hand(s, seat, card) + planned(card))
  if (secretPlan) return { hand }
  return {
    hand,
    slots: slots.map((card) => (card === NONE ? null : s.rules.faces[card].id)),
    used: player.used.all(s, seat).map(numberOf),
  }
}

/** The tile once it is revealed; before that only its owner knows of it. */
function startTileView(s: State, seat: Seat, secret: boolean): { startTile?: string; dealt?: string[] } {
  if (isChoosingTiles(s) && secret) return {}
  const { start } = s.rules.ids
  const tile = player.startTile(s, seat)
  const dealt = player.dealt.all(s, seat).map((one) => start[one])
  return { ...(tile === NONE ? {} : { startTile: start[tile] }), ...(dealt.length > 0 ? { dealt } : {}) }
}

/** What is going on in the turn under way, where there is anything. */
function turnView(s: State) {
  const company = table.expanding(s)
  const ousted = table.ousted.all(s).map(COMPANY.id)
  const held = table.held.all(s).map((book) => s.rules.books[book].id)
  const inUse = table.inUse.all(s).map(numberOf)
  return {
    ...(table.units(s) > 0 ? { units: table.units(s) } : {}),
    ...(inUse.length > 0 ? { inUse } : {}),
    ...reducedPrices(s),
    ...(company === NONE ? {} : { expanding: COMPANY.id(company), points: table.points(s) }),
    ...entryCosts(s),
    ...(ousted.length > 0 ? { ousted } : {}),
    ...(held.length > 0 ? { held } : {}),
  }
}

/* What only the referee sees: from the top */

const fromTop = (things: readonly number[], ids: readonly string[]): string[] => things.map((one) => ids[one]).reverse()

const supplyView = (s: State): Record<string, string[]> =>
  byLetter((letter) => fromTop(table.bookSupply.all(s, letter), s.rules.ids.book))
