import { bitOf, type Story } from '@quayside/kernel'
import { emptyState } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { event } from './events.ts'
import { advance } from './flow.ts'
import { BASE_COLUMN, BOARD, COMPANY, LETTER, PLAN_STAGE, START_TILE, type StartTile, sidesOf } from './ids.ts'
import { fillBookDisplay } from './phases/books.ts'
import { fillDisplay, openRound } from './phases/preparation.ts'
import { layTile, pushStartingTiles } from './phases/starting-tiles.ts'
import { permanentFor } from './phases/track-moves.ts'
import type { Rules } from './rules/index.ts'
import { BASE_SPACES, FIRST_ROUND } from './sizes.ts'
import { seatsOf } from './state.ts'

const { table, seats: player, tasks, chance } = box

/** Setting the table. Source: Preparação para a primeira partida, Preparação das demais partidas (pages 2 and 3). */

const TRACKS_LAID = event('tracks-laid')
const TILE_DEALT = event('tile-dealt')

export function setup(rules: Rules, seed: string, out: Story): State {
  const s = emptyState(box, rules)
  chance.seed(s, seed)
  layTracks(s)
  fillBases(s)
  layPlayers(s)
  shuffleCards(s)
  shuffleBooks(s)
  const dealt = rules.laterGame ? dealTiles(s) : []
  for (let company = COMPANY.first; company < COMPANY.size; company++)
    out.tell(TRACKS_LAID, company, table.tracks(s, company))
  fillDisplay(s, out)
  fillBookDisplay(s, out)
  dealt.forEach((pair, seat) => {
    for (const tile of pair) out.tellTo(bitOf(seat), TILE_DEALT, seat, tile)
  })
  if (!rules.laterGame) for (const seat of seatsOf(s)) layTile(s, seat, rules.firstTiles[seat], out)
  openRound(s, FIRST_ROUND, 0)
  tasks.round.push(s, PLAN_STAGE)
  pushStartingTiles(s)
  advance(s, out)
  return s
}

/** In later games each edge gets one of the four track boards by chance, either side up. */
function layTracks(s: State): void {
  const { laterGame, firstTracks } = s.rules
  const tracks = laterGame ? BOARD.all.map((board) => sidesOf(board)[chance.below(s, 2)]) : [...firstTracks]
  if (laterGame) chance.shuffle(s, tracks)
  for (let company = COMPANY.first; company < COMPANY.size; company++) table.tracks.set(s, company, tracks[company])
}

function fillBases(s: State): void {
  for (let company = COMPANY.first; company < COMPANY.size; company++) {
    for (let column = BASE_COLUMN.first; column < BASE_COLUMN.size; column++)
      table.bases.posts.set(s, company, column, BASE_SPACES)
  }
}

function layPlayers(s: State): void {
  const { startingPounds, starting, expansionOnes } = s.rules
  for (const seat of seatsOf(s)) {
    player.pounds.set(s, seat, startingPounds)
    player.permanent.set(s, seat, permanentFor(s, seat))
    for (const card of [...starting, expansionOnes[seat]]) player.hand.add(s, seat, card, 1)
  }
}

/** Letter by letter, the last one at the bottom. */
function shuffleCards(s: State): void {
  for (const block of s.rules.blocks) {
    const cards = [...block]
    chance.shuffle(s, cards)
    for (const card of cards) table.stack.push(s, card)
  }
}

function shuffleBooks(s: State): void {
  for (let letter = LETTER.first; letter < LETTER.size; letter++) {
    for (const book of s.rules.supply[letter]) table.bookSupply.push(s, letter, book)
    table.bookSupply.shuffle(s, letter)
  }
}

/** Two tiles for each player, unseen by the others. */
function dealTiles(s: State): StartTile[][] {
  const tiles = START_TILE.all.slice(0, s.rules.startTiles.length)
  chance.shuffle(s, tiles)
  return seatsOf(s).map((seat) => {
    const pair = tiles.slice(2 * seat, 2 * seat + 2).sort((a, b) => a - b)
    for (const tile of pair) player.dealt.push(s, seat, tile)
    return pair
  })
}
