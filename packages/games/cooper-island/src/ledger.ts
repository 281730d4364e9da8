import { deckOfChoice } from './actions/cards.ts'
import { piecesWaiting } from './actions/waiting.ts'
import { CARDS_DRAWN, DECK_SIZE, LARGE_BUILDINGS, SMALL_BUILDINGS } from './box.ts'
import { AREA_COUNT, BUILDINGS, DOUBLES, FORT, ISLAND_COUNT, ORDINARY, SPECIAL, WORKERS } from './ids.ts'
import { buildingOn, countOn, LID_PIECE, lidsOnLand, RUIN_HERE, STATUE_PIECE, statuesOnLand } from './land.ts'
import { spaceAt } from './phases/turn.ts'
import { holderOf } from './scoring.ts'
import {
  AVAILABLE,
  BAG,
  BANK,
  BOATS_LEFT,
  BUILDINGS_LEFT,
  CHOICE,
  COOPER_DIARIES,
  CRATE,
  DECK,
  DECK_LEFT,
  DIARIES_HELD,
  DIARY,
  DOCK,
  DOUBLE,
  FACE_DOWN,
  HELM_CONTRACTS,
  ISLANDS_LEFT,
  LARGE_CARD,
  LEVEL,
  LIDS,
  LIDS_COMING,
  LIDS_WAITING,
  LOCKED,
  ORDER_ON,
  PLACED,
  player,
  SINGLES,
  SMALL_CARD,
  STATUE_ON,
  type State,
  TURN_SEAT,
  WORKER_CONTRACTS,
} from './state.ts'

type Tally = (kind: string, count: number) => void

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}

/** Every limited piece, wherever it lies. Coins, cubes, anchors and singles are not limited; of singles the heights tell how many lie. */
export function ledger(s: State, tally: Tally): void {
  tallyTiles(s, tally)
  tallyDecks(s, tally)
  tallyDiaries(s, tally)
  for (let seat = 0; seat < s.rules.players; seat++) {
    tallyBoard(s, seat, tally)
    tallyWorkers(s, seat, tally)
    tallyHeights(s, seat, tally)
  }
}

function tallyTiles(s: State, tally: Tally): void {
  const { c } = s
  DOUBLES.forEach((id, kind) => {
    tally(`double ${id}`, c[BAG + kind] + c[PLACED + kind])
    for (let seat = 0; seat < s.rules.players; seat++) tally(`double ${id}`, c[player(seat) + DOUBLE + kind])
  })
}

function tallyDecks(s: State, tally: Tally): void {
  const { c, rules } = s
  const small = (card: number) => tally(`card ${rules.smallCards[card].id}`, 1)
  const large = (card: number) => tally(`card ${rules.largeCards[card].id}`, 1)
  for (let i = 0; i < c[DECK_LEFT]; i++) small(c[DECK + i] - 1)
  for (let i = 0; i < c[DECK_LEFT + 1]; i++) large(c[DECK + DECK_SIZE + i] - 1)
  for (let i = 0; i < CARDS_DRAWN; i++)
    if (c[CHOICE + i] > 0) (deckOfChoice(s) === 0 ? small : large)(c[CHOICE + i] - 1)
  for (let seat = 0; seat < rules.players; seat++) {
    const p = player(seat)
    for (let place = 0; place < SMALL_BUILDINGS; place++)
      if (c[p + SMALL_CARD + place]) small(c[p + SMALL_CARD + place] - 1)
    for (let place = 0; place < LARGE_BUILDINGS; place++) {
      const card = c[p + LARGE_CARD + place] & (FACE_DOWN - 1)
      if (card > 0) large(card - 1)
    }
  }
}

function tallyDiaries(s: State, tally: Tally): void {
  const { c } = s
  tally('diary', c[COOPER_DIARIES])
  s.rules.diaries.forEach((_, kind) => {
    tally('diary', c[DIARY + kind])
  })
  for (let seat = 0; seat < s.rules.players; seat++) tally('diary', c[player(seat) + DIARIES_HELD])
}

/** Lids, boats, islands, buildings, markers and milestones of one colour. */
function tallyBoard(s: State, seat: number, tally: Tally): void {
  const { c, rules } = s
  const p = player(seat)
  const waits = (piece: number) => (piecesOf(s, seat) ? piecesWaiting(s, piece) : 0)
  const unused = c[p + LIDS] + bits(c[p + LIDS_WAITING]) + bits(c[p + LIDS_COMING])
  tally(`lid ${seat}`, unused + bits(c[p + CRATE]) + lidsOnLand(s, seat) + waits(LID_PIECE))
  let boats = bits(c[p + BOATS_LEFT])
  for (let dock = 0; dock < rules.docks.length; dock++) if (c[p + DOCK + dock] > 0) boats++
  tally(`boat ${seat}`, boats)
  let islands = bits(c[p + ISLANDS_LEFT])
  for (let bank = 0; bank < rules.land.banks.length; bank++) if (c[p + BANK + bank] > 0) islands++
  tally(`island ${seat}`, islands)
  for (let building = 0; building <= FORT; building++) {
    tally(`${BUILDINGS[building]} ${seat}`, c[p + BUILDINGS_LEFT + building] + countOn(s, seat, buildingOn(building)))
  }
  const markers = countOn(s, seat, RUIN_HERE) + bits(c[p + STATUE_ON]) + statuesOnLand(s, seat)
  tally(`marker ${seat}`, markers + waits(STATUE_PIECE))
}

/** Pieces wait only for whoever acts. */
const piecesOf = (s: State, seat: number): boolean => s.c[TURN_SEAT] === seat

function tallyWorkers(s: State, seat: number, tally: Tally): void {
  const { c, rules } = s
  const p = player(seat)
  for (let worker = ORDINARY; worker <= SPECIAL; worker++) {
    let count = c[p + AVAILABLE + worker] + c[p + LOCKED + worker]
    for (let area = 0; area < AREA_COUNT; area++) {
      for (let stack = c[spaceAt(area, worker)]; stack > 0; stack >>= 3) if ((stack & 7) === seat + 1) count++
    }
    rules.orders.forEach((_, order) => {
      if (holderOf(s, order) === seat && ((c[ORDER_ON + order] - 1) & 1) === worker) count++
    })
    tally(`${WORKERS[worker]} worker ${seat}`, count)
  }
  // Every worker gained took a contract.
  const gained = rules.workers.lockedOrdinary + rules.workers.lockedSpecial - c[p + LOCKED] - c[p + LOCKED + 1]
  tally(`worker contract ${seat}`, c[p + WORKER_CONTRACTS] - gained)
  tally(`milestone ${seat}`, Math.max(0, c[p + WORKER_CONTRACTS] + c[p + HELM_CONTRACTS] - 4))
}

/** Every landscape lies on another: heights are what singles, islands and double tiles there are. */
function tallyHeights(s: State, seat: number, tally: Tally): void {
  const p = player(seat)
  let height = -s.c[p + SINGLES] - (ISLAND_COUNT - bits(s.c[p + ISLANDS_LEFT]))
  for (let space = 0; space < s.rules.land.count; space++) height += s.c[p + LEVEL + space]
  tally('height of double tiles', height)
  if (seat === 0)
    for (let kind = 0; kind < DOUBLES.length; kind++) tally('height of double tiles', -2 * s.c[PLACED + kind])
}
