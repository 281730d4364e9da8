import { bitOf, roll, type Story, seedRng, shuffle } from '@quayside/kernel'
import { BASE_COLUMNS, BASE_SPACES } from './box.ts'
import { event } from './events.ts'
import { advance, TASK } from './flow.ts'
import { COMPANY_COUNT, LETTER_COUNT } from './ids.ts'
import { fillBookDisplay } from './phases/books.ts'
import { beginRound, fillDisplay } from './phases/preparation.ts'
import { layTile, pushStartingTiles } from './phases/starting-tiles.ts'
import { permanentFor } from './phases/track-moves.ts'
import type { Rules } from './rules/index.ts'
import {
  BOOK_LEFT,
  BOOK_STACK,
  BOOKS_PER_LETTER,
  columnAt,
  DEALT,
  HAND,
  PERMANENT,
  POUNDS,
  player,
  RNG,
  STACK,
  STACK_LEFT,
  type State,
  TASKS,
  TRACK_AT,
} from './state.ts'

/** Setting the table. Source: Preparação para a primeira partida, Preparação das demais partidas (pages 2 and 3). */

const TRACKS_LAID = event('tracks-laid')
const TILE_DEALT = event('tile-dealt')

export function setup(rules: Rules, seed: string, out: Story): State {
  const s: State = { rules, c: new Int16Array(rules.cells) }
  seedRng(s.c, RNG, seed)
  layTracks(s)
  layTable(s)
  layPlayers(s)
  shuffleCards(s)
  shuffleBooks(s)
  const dealt = rules.laterGame ? dealTiles(s) : []
  for (let company = 0; company < COMPANY_COUNT; company++) out.tell(TRACKS_LAID, company, s.c[TRACK_AT + company])
  fillDisplay(s, out)
  fillBookDisplay(s, out)
  dealt.forEach((pair, seat) => {
    for (const tile of pair) out.tellTo(bitOf(seat), TILE_DEALT, seat, tile)
  })
  if (!rules.laterGame) for (let seat = 0; seat < rules.players; seat++) layTile(s, seat, rules.firstTiles[seat], out)
  beginRound(s, 1, 0, out)
  TASKS.push(s.c, TASK.ROUND)
  pushStartingTiles(s)
  advance(s, out)
  return s
}

/** In later games each edge gets one of the four track boards by chance, either side up. */
function layTracks(s: State): void {
  const { c, rules } = s
  for (let company = 0; company < COMPANY_COUNT; company++) {
    c[TRACK_AT + company] = rules.laterGame ? company * 2 + roll(c, RNG, 2) : rules.firstTracks[company]
  }
  if (rules.laterGame) shuffle(c, RNG, TRACK_AT, COMPANY_COUNT)
}

/** Every base is full. */
export function layTable(s: State): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    for (let column = 0; column < BASE_COLUMNS; column++) s.c[columnAt(company, column)] = BASE_SPACES
  }
}

export function layPlayers(s: State): void {
  const { c, rules } = s
  for (let seat = 0; seat < rules.players; seat++) {
    const p = player(s, seat)
    c[p + POUNDS] = rules.startingPounds
    c[p + PERMANENT] = permanentFor(s, seat)
    for (const face of rules.starting) c[p + HAND + face]++
    c[p + HAND + rules.expansionOnes[seat]]++
  }
}

/** Letter by letter, the last one at the bottom. */
function shuffleCards(s: State): void {
  const { c, rules } = s
  for (const block of rules.blocks) {
    const start = STACK + c[STACK_LEFT]
    for (const face of block) c[STACK + c[STACK_LEFT]++] = face + 1
    shuffle(c, RNG, start, block.length)
  }
}

function shuffleBooks(s: State): void {
  const { c, rules } = s
  for (let letter = 0; letter < LETTER_COUNT; letter++) {
    const start = BOOK_STACK + letter * BOOKS_PER_LETTER
    rules.supply[letter].forEach((book, i) => {
      c[start + i] = book + 1
    })
    c[BOOK_LEFT + letter] = rules.supply[letter].length
    shuffle(c, RNG, start, c[BOOK_LEFT + letter])
  }
}

/** Two tiles for each player, unseen by the others. */
function dealTiles(s: State): number[][] {
  const { c, rules } = s
  const tiles = Int16Array.from(rules.startTiles, (_, tile) => tile)
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = roll(c, RNG, i + 1)
    const held = tiles[i]
    tiles[i] = tiles[j]
    tiles[j] = held
  }
  return Array.from({ length: rules.players }, (_, seat) => {
    const pair = [tiles[2 * seat], tiles[2 * seat + 1]].sort((a, b) => a - b)
    pair.forEach((tile, i) => {
      c[player(s, seat) + DEALT + i] = tile + 1
    })
    return pair
  })
}
