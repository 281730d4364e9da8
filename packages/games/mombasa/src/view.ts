import type { Seat, Viewer } from '@quayside/kernel'
import { byId, type Kept, NONE, type Parts, partsOf, said, showSeat, showTable } from '@quayside/kernel/box'
import { box, player, type State, table, tasks } from './box.ts'
import { discountsOf, entryCosts, faceUpOf, pricesOf, reachOf, reducedPrices } from './figures.ts'
import { isOver } from './flow.ts'
import { type Card, COMPANY, LETTER, numberOf, PILE, PLUS_ONE, SLOT, TILE } from './ids.ts'
import { markersLeft } from './phases/bonus-marker.ts'
import { isInkMoving } from './phases/bookkeeper.ts'
import { isTurned, topBook } from './phases/books.ts'
import { isOpen } from './phases/planning.ts'
import { sharesOf } from './scoring.ts'
import { isChoosingTiles, isPlanning, seatsOf, shareValue } from './state.ts'

/**
 * What a viewer may know, built up from nothing, in the names that positions use. Everything is open but the order of the card stack and
 * the book supply, the generator, tiles not chosen yet and, during planning, which cards of hand and plan lie in the slots.
 */
export function view(s: State, viewer: Viewer, kept?: Kept) {
  const shown = partsOf(box, s, kept)
  const isSecret = isPlanning(s) || isChoosingTiles(s)
  return {
    ...shown.all('open', () => openView(s, shown)),
    players: seatsOf(s).map((seat) => {
      const secret = isSecret && viewer !== seat && viewer !== 'referee'
      return shown.allOfSeat(secret ? 'as others see it' : 'whole', seat, () => playerView(s, seat, secret, shown))
    }),
    ...(viewer === 'referee' ? hiddenView(s) : {}),
  }
}

type Shown = Parts<Spec['table'], Spec['seats']>
type Spec = (typeof box)['spec']

/** What everybody sees of the table. */
function openView(s: State, shown: Shown) {
  const { bookDisplay, bookCoins, booksOut, posts, spaces, tiles, ...open } = showTable(box, s, shown)
  return {
    game: 'mombasa',
    options: s.rules.options,
    data: s.rules.data,
    ...open,
    now: now(s),
    shareValues: byId(COMPANY, (company) => shareValue(s, company)),
    posts: shown.table('posts said', ['posts'], () => said(posts)),
    prices: shown.table('prices', ['display', 'round'], () => pricesOf(s)),
    stackLeft: table.stack.size(s),
    discards: shown.table('discards', ['discards'], () => cardList(s, (card) => table.discards(s, card))),
    books: {
      display: bookDisplay,
      coins: bookCoins,
      left: shown.table('books left', ['bookSupply'], () => byId(LETTER, (letter) => table.bookSupply.size(s, letter))),
      out: booksOut,
    },
    spaces: shown.table('spaces said', ['spaces'], () => said(spaces)),
    tiles: shown.table('tiles held', ['tiles', 'plusOneOn'], () => tilesView(s, tiles)),
    ...turnView(s),
  }
}

/** The phase, and in actions and set-up the seat whose turn it is. */
function now(s: State): { phase: string; by?: Seat } {
  if (isOver(s)) return { phase: 'over' }
  if (isPlanning(s)) return { phase: 'planning' }
  if (isChoosingTiles(s)) return { phase: 'starting-tiles' }
  return { phase: tasks.restCards.isNext(s) ? 'resting' : 'actions', by: table.turnSeat(s) }
}

/** Cards by their numbers, each as often as it is there. */
function cardList(s: State, count: (card: Card) => number): string[] {
  const { cards, faces } = s.rules
  const list: string[] = []
  for (let i = 0; i < cards.length; i++) {
    for (let left = count(cards[i]); left > 0; left--) list.push(faces[cards[i]].id)
  }
  return list
}

/** Bonus tiles that somebody has, and where the "+1" tile lies on a card. */
function tilesView(s: State, tiles: Record<string, { seat: Seat | null; used: boolean }>) {
  const attached = table.plusOneOn(s)
  const held: Record<string, { readonly seat: Seat; readonly used: boolean; readonly slot?: number }> = {}
  for (const [id, { seat, used }] of Object.entries(tiles)) {
    if (seat === null) continue
    held[id] = { seat, used, ...(id === TILE.id(PLUS_ONE) && attached !== NONE ? { slot: numberOf(attached) } : {}) }
  }
  return held
}

/* The players */

/** `secret` leaves out what only its owner knows. */
function playerView(s: State, seat: Seat, secret: boolean, shown: Shown) {
  const secretPlan = secret && isPlanning(s)
  const secretTile = secret && isChoosingTiles(s)
  const as = secretPlan ? 'with a secret plan' : secretTile ? 'with a secret tile' : 'laid open'
  const own = shown.seat(as, seat, 'all', () => ownView(s, seat, secretPlan, secretTile, shown), ['tracks'])
  return { ...own, ...(secretPlan ? {} : { ...faceUpView(s, shown)[seat], ...reachView(s, seat, shown) }) }
}

/** What follows from what lies before a seat, whatever lies before others. */
const ownView = (s: State, seat: Seat, secretPlan: boolean, secretTile: boolean, shown: Shown) => ({
  ...showSeat(box, s, seat, shown),
  shares: shown.seat(
    'shares',
    seat,
    ['tracks', 'hand', 'resting', 'slots'],
    () => byId(COMPANY, (company) => sharesOf(s, seat, company)),
    ['tracks'],
  ),
  markers: markersLeft(s, seat),
  ...shown.seat(secretPlan ? 'secret cards' : 'cards', seat, CARDS, () => cardsView(s, seat, secretPlan)),
  resting: shown.seat('resting', seat, ['resting'], () =>
    PILE.all.map((pile) => cardList(s, (card) => player.resting(s, seat, pile, card))),
  ),
  openSlots: SLOT.all.filter((slot) => isOpen(s, seat, slot)).map(numberOf),
  ...shown.seat('discounts', seat, ['permanent'], () => discountsOf(s, seat)),
  books: shown.seat('books', seat, ['bookTrack'], () => booksView(s, seat)),
  ...(secretTile ? {} : startTileView(s, seat)),
})

const CARDS = ['hand', 'slots', 'used'] as const

/** By seat, for majorities look at all of them. */
const faceUpView = (s: State, shown: Shown) =>
  shown.seats(
    isPlanning(s) ? 'face up, planned' : 'face up',
    FACE_UP,
    () => seatsOf(s).map((seat) => faceUpOf(s, seat)),
    FACE_UP_TILES,
  )

/** It takes longer than all the rest of a player, and changes seldom. */
const reachView = (s: State, seat: Seat, shown: Shown) =>
  shown.seat(
    isInkMoving(s, seat) ? 'reach on the way' : 'reach',
    seat,
    [...FACE_UP, 'ink', 'bookTrack'],
    () => reachOf(s, seat),
    FACE_UP_TILES,
  )

const FACE_UP = ['slots', 'used', 'permanent', 'totalSpent'] as const
const FACE_UP_TILES = ['tiles', 'plusOneOn'] as const

const booksView = (s: State, seat: Seat) =>
  Array.from({ length: s.rules.bookLast }, (_, i) => i + 1).flatMap((step) => {
    const book = topBook(s, seat, step)
    return book === NONE ? [] : [{ step, book: s.rules.books[book].id, turned: isTurned(s, seat, step) }]
  })

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
function startTileView(s: State, seat: Seat): { startTile?: string; dealt?: string[] } {
  const { start } = s.rules.ids
  return said({
    startTile: start[player.startTile(s, seat)],
    dealt: player.dealt.all(s, seat).map((one) => start[one]),
  })
}

/** What is going on in the turn under way, where there is anything. */
function turnView(s: State) {
  const company = table.expanding(s)
  return {
    ...said({ units: table.units(s) || null, inUse: table.inUse.all(s).map(numberOf) }),
    ...reducedPrices(s),
    ...said({ expanding: COMPANY.maybeId(company), points: company !== NONE && table.points(s) }),
    ...entryCosts(s),
    ...said({
      ousted: table.ousted.all(s).map(COMPANY.id),
      held: table.held.all(s).map((book) => s.rules.books[book].id),
    }),
  }
}

/** What only the referee sees: from the top. */
function hiddenView(s: State) {
  const { ids } = s.rules
  return {
    stack: table.stack
      .all(s)
      .map((card) => ids.card[card])
      .reverse(),
    bookSupply: byId(LETTER, (letter) =>
      table.bookSupply
        .all(s, letter)
        .map((book) => ids.book[book])
        .reverse(),
    ),
  }
}
