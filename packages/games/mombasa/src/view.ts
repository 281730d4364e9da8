import type { Seat, Viewer } from '@quayside/kernel'
import { BASE_COLUMNS, BOOK_COLUMNS, BOOK_ROWS, DISPLAY_ROWS, SLOTS } from './box.ts'
import { TASK } from './flow.ts'
import { COMPANIES, DISPLAY_COLUMNS, LETTERS, PLUS_ONE, TILES, TRACKS } from './ids.ts'
import { markersLeft } from './phases/bonus-marker.ts'
import { isTurned, topBook } from './phases/books.ts'
import { displayAt } from './phases/goods.ts'
import { isOpen } from './phases/planning.ts'
import { sharesOf } from './scoring.ts'
import { SPACES } from './spaces.ts'
import {
  ASKED,
  BONUS,
  BOOK_COINS,
  BOOK_DISPLAY,
  BOOK_LEFT,
  BOOK_STACK,
  BOOKS_OUT,
  BOOKS_PER_LETTER,
  COINS_TAKEN,
  columnAt,
  DEALT,
  DIAMOND,
  ENDED,
  EXPANDING,
  HAND,
  HELD,
  HELD_COUNT,
  INK,
  LAST_GONE,
  MARKER_HOLDER,
  MARKERS_OUT,
  OUSTED,
  OUSTED_COUNT,
  PLUS_ONE_ON,
  POINTS,
  POSTS_OUT,
  POUNDS,
  pileAt,
  player,
  postsIn,
  REGION,
  ROUND,
  ROUND_FIRST,
  SEALED,
  SLOT,
  SPACE,
  STACK,
  STACK_LEFT,
  START_TILE,
  type State,
  shareValue,
  TASKS,
  TILE_OWNER,
  TILE_USED,
  TOTAL_SPENT,
  TRACK_AT,
  TRACK_POS,
  TURN_SEAT,
  TURNS,
  UNITS,
  USED,
} from './state.ts'

/**
 * What a viewer may know, built up from nothing, in the names that positions use. Everything is open but the order of the card stack and
 * the book supply, the generator, tiles not chosen yet and, during planning, which cards of hand and plan lie in the slots.
 */
export function view(s: State, viewer: Viewer) {
  const { c, rules } = s
  return {
    game: 'mombasa',
    options: rules.options,
    round: c[ROUND],
    firstPlayer: c[MARKER_HOLDER],
    roundFirst: c[ROUND_FIRST],
    now: now(s),
    tracks: byCompany((company) => TRACKS[c[TRACK_AT + company]]),
    shareValues: byCompany((company) => shareValue(s, company)),
    players: seatsOf(s).map((seat) => playerView(s, seat, viewer)),
    ...tableView(s),
    ...turnView(s),
    ...(viewer === 'referee' ? { stack: stackView(s), bookSupply: bookSupplyView(s) } : {}),
  }
}

export const seatsOf = (s: State): Seat[] => Array.from({ length: s.rules.players }, (_, seat) => seat)

export const byCompany = <T>(value: (company: number) => T): Record<string, T> =>
  Object.fromEntries(COMPANIES.map((id, company) => [id, value(company)]))

const topTask = (s: State): number => s.c[TASKS.top(s.c)]

/** Whether plans are being made: then slots are secret, and hand and slots together public. */
export const isPlanning = (s: State): boolean => s.c[ASKED] !== 0 && topTask(s) === TASK.PLAN

export const isChoosingTiles = (s: State): boolean => s.c[ASKED] !== 0 && topTask(s) === TASK.KEEP_TILE

/** The phase, and in actions and set-up the seat whose turn it is. */
export function now(s: State): { phase: string; by?: Seat } {
  const { c } = s
  if (c[ASKED] === 0) return { phase: 'over' }
  if (isPlanning(s)) return { phase: 'planning' }
  if (isChoosingTiles(s)) return { phase: 'starting-tiles' }
  return { phase: topTask(s) === TASK.REST_CARDS ? 'resting' : 'actions', by: c[TURN_SEAT] }
}

/* The table */

export function tableView(s: State) {
  const { c } = s
  return {
    posts: postsView(s),
    bases: byCompany((company) => baseView(s, company)),
    postsOut: byCompany((company) => c[POSTS_OUT + company]),
    display: displayView(s),
    stackLeft: c[STACK_LEFT],
    discards: faceList(s, s.rules.discardsAt),
    books: booksView(s),
    coinsTaken: c[COINS_TAKEN],
    spaces: spacesView(s),
    tiles: tilesView(s),
  }
}

export function postsView(s: State): Record<string, string> {
  const posts: Record<string, string> = {}
  s.rules.map.ids.forEach((id, region) => {
    if (s.c[REGION + region] > 0) posts[id] = COMPANIES[s.c[REGION + region] - 1]
  })
  return posts
}

/** Posts in each column, and whether its last space is open for good. */
function baseView(s: State, company: number): { posts: number; lastOpen: boolean }[] {
  return Array.from({ length: BASE_COLUMNS }, (_, column) => ({
    posts: postsIn(s, company, column),
    lastOpen: (s.c[columnAt(company, column)] & LAST_GONE) !== 0,
  }))
}

const faceId = (s: State, cell: number): string | null => (cell > 0 ? s.rules.faces[cell - 1].id : null)
const bookId = (s: State, cell: number): string | null => (cell > 0 ? s.rules.books[cell - 1].id : null)

function displayView(s: State): Record<string, (string | null)[]> {
  return Object.fromEntries(
    DISPLAY_COLUMNS.map((id, column) => [
      id,
      Array.from({ length: DISPLAY_ROWS }, (_, row) => faceId(s, s.c[displayAt(column, row)])),
    ]),
  )
}

/** Cards by face from a row of counts. */
function faceList(s: State, at: number): string[] {
  return s.rules.faces.flatMap(({ id }, face) => Array.from({ length: s.c[at + face] }, () => id))
}

function booksView(s: State) {
  const { c } = s
  const rows = <T>(value: (space: number) => T): T[][] =>
    Array.from({ length: BOOK_ROWS }, (_, row) =>
      Array.from({ length: BOOK_COLUMNS }, (_, column) => value(row * BOOK_COLUMNS + column)),
    )
  const letters = (at: number) => Object.fromEntries(LETTERS.map((letter, i) => [letter, c[at + i]]))
  return {
    display: rows((space) => bookId(s, c[BOOK_DISPLAY + space])),
    coins: rows((space) => c[BOOK_COINS + space]),
    left: letters(BOOK_LEFT),
    out: letters(BOOKS_OUT),
  }
}

function spacesView(s: State): Record<string, Seat> {
  const taken: Record<string, Seat> = {}
  SPACES.forEach((id, space) => {
    if (s.c[SPACE + space] > 0) taken[id] = s.c[SPACE + space] - 1
  })
  return taken
}

/** Bonus tiles that somebody has; `slot` where the "+1" tile lies on a card. */
function tilesView(s: State): Record<string, { seat: Seat; used: boolean; slot?: number }> {
  const { c } = s
  const held: Record<string, { seat: Seat; used: boolean; slot?: number }> = {}
  TILES.forEach((id, tile) => {
    if (c[TILE_OWNER + tile] === 0) return
    const slot = tile === PLUS_ONE && c[PLUS_ONE_ON] > 0 ? { slot: c[PLUS_ONE_ON] } : {}
    held[id] = { seat: c[TILE_OWNER + tile] - 1, used: c[TILE_USED + tile] === 1, ...slot }
  })
  return held
}

/* The players */

export function playerView(s: State, seat: Seat, viewer: Viewer) {
  const { c, rules } = s
  const p = player(s, seat)
  const secret = viewer !== seat && viewer !== 'referee'
  return {
    pounds: c[p + POUNDS],
    diamond: c[p + DIAMOND],
    ink: c[p + INK],
    tracks: byCompany((company) => c[p + TRACK_POS + company]),
    bonuses: byCompany((company) => c[p + BONUS + company]),
    shares: byCompany((company) => sharesOf(s, seat, company)),
    markers: markersLeft(s, seat),
    markersOut: c[p + MARKERS_OUT],
    ...cardsView(s, seat, secret && isPlanning(s)),
    resting: Array.from({ length: SLOTS }, (_, pile) => faceList(s, pileAt(s, seat, pile))),
    openSlots: Array.from({ length: SLOTS }, (_, slot) => slot + 1).filter((slot) => isOpen(s, seat, slot - 1)),
    books: Array.from({ length: rules.bookLast }, (_, i) => i + 1).flatMap((step) => {
      const book = topBook(s, seat, step)
      return book < 0 ? [] : [{ step, book: rules.books[book].id, turned: isTurned(s, seat, step) }]
    }),
    ...startTileView(s, seat, secret),
    sealed: c[p + SEALED] === 1,
    ended: c[p + ENDED] === 1,
    turns: c[p + TURNS],
    totalSpent: c[p + TOTAL_SPENT] === 1,
  }
}

/** Hand and slots; where the plan is secret, the hand with the planned cards among it. */
function cardsView(s: State, seat: Seat, secretPlan: boolean) {
  const { c, rules } = s
  const p = player(s, seat)
  const slots = Array.from({ length: SLOTS }, (_, slot) => c[p + SLOT + slot])
  if (!secretPlan) {
    const used = slots.map((_, slot) => slot + 1).filter((slot) => c[p + USED] & (1 << (slot - 1)))
    return { hand: faceList(s, p + HAND), slots: slots.map((cell) => faceId(s, cell)), used }
  }
  const hand = rules.faces.flatMap(({ id }, face) => {
    const planned = slots.filter((cell) => cell === face + 1).length
    return Array.from({ length: c[p + HAND + face] + planned }, () => id)
  })
  return { hand }
}

/** The tile once it is revealed; before that only its owner knows of it. */
function startTileView(s: State, seat: Seat, secret: boolean): { startTile?: string; dealt?: string[] } {
  const { c, rules } = s
  const p = player(s, seat)
  if (isChoosingTiles(s) && secret) return {}
  const chosen = c[p + START_TILE] > 0 ? { startTile: rules.startTiles[c[p + START_TILE] - 1].id } : {}
  const dealt = [c[p + DEALT], c[p + DEALT + 1]].filter((tile) => tile > 0).map((tile) => rules.startTiles[tile - 1].id)
  return dealt.length > 0 ? { ...chosen, dealt } : chosen
}

/** What is going on in the turn under way, where there is anything. */
function turnView(s: State) {
  const { c, rules } = s
  const held = Array.from({ length: c[HELD_COUNT] }, (_, i) => rules.books[c[HELD + i] - 1].id)
  return {
    ...(c[UNITS] > 0 ? { units: c[UNITS] } : {}),
    ...(c[EXPANDING] > 0 ? { expanding: COMPANIES[c[EXPANDING] - 1], points: c[POINTS] } : {}),
    ...(c[OUSTED_COUNT] > 0
      ? { ousted: Array.from({ length: c[OUSTED_COUNT] }, (_, i) => COMPANIES[c[OUSTED + i] - 1]) }
      : {}),
    ...(held.length > 0 ? { held } : {}),
  }
}

/* What only the referee sees: from the top */

export const stackView = (s: State): string[] =>
  Array.from({ length: s.c[STACK_LEFT] }, (_, i) => s.rules.faces[s.c[STACK + s.c[STACK_LEFT] - 1 - i] - 1].id)

export function bookSupplyView(s: State): Record<string, string[]> {
  const { c, rules } = s
  return Object.fromEntries(
    LETTERS.map((letter, i) => {
      const left = c[BOOK_LEFT + i]
      const at = BOOK_STACK + i * BOOKS_PER_LETTER
      return [letter, Array.from({ length: left }, (_, k) => rules.books[c[at + left - 1 - k] - 1].id)]
    }),
  )
}
