import type { Seat } from '@quayside/kernel'
import { NONE, type Tally, tallyBox } from '@quayside/kernel/box'
import { box, player, type State, table } from './box.ts'
import {
  BANK,
  BUILDING,
  DIARY,
  DOCK,
  DOUBLE,
  ISLAND,
  LID,
  MILESTONE,
  type Piece,
  pieceOf,
  RUIN,
  STATUE,
  standingOf,
  WORKER,
} from './ids.ts'
import { countOn, heightOf, lidsOnLand, statuesOnLand } from './land.ts'
import { gained } from './phases/feeding.ts'
import { workersOut } from './phases/turn.ts'
import { seatsOf } from './state.ts'

/** Every limited piece, wherever it lies. Coins, cubes, anchors and singles are not limited; of singles the heights tell how many lie. */
export function ledger(s: State, tally: Tally): void {
  tallyBox(box, s, tally)
  for (const diary of DIARY.all) tally('diary', table.diaries(s, diary))
  for (const double of DOUBLE.all) tally('height of double tiles', -2 * table.placed(s, double))
  for (const seat of seatsOf(s)) {
    tallyBoard(s, seat, tally)
    tallyWorkers(s, seat, tally)
    tallyHeights(s, seat, tally)
  }
}

/** Lids, boats, islands, buildings, markers and milestones of one colour. Pieces wait only for whoever acts. */
function tallyBoard(s: State, seat: Seat, tally: Tally): void {
  const waiting = (piece: Piece): number => (table.turnSeat(s) === seat ? table.waiting(s, piece) : 0)
  const onMerchants = player.merchants.size(s, seat) + player.lidsComing.size(s, seat)
  const lids = onMerchants + player.lids(s, seat) + player.crates.size(s, seat)
  tally(`lid ${seat}`, lids + lidsOnLand(s, seat) + waiting(LID))
  const docked = DOCK.all.filter((dock) => player.dock.boat(s, seat, dock) !== NONE)
  tally(`boat ${seat}`, player.boatsLeft.size(s, seat) + docked.length)
  const placed = BANK.all.filter((bank) => player.bank.island(s, seat, bank) !== NONE)
  tally(`island ${seat}`, player.islandsLeft.size(s, seat) + placed.length)
  for (const building of BUILDING.all) {
    const standing = countOn(s, seat, standingOf(pieceOf(building)))
    tally(`${BUILDING.id(building)} ${seat}`, player.buildingsLeft(s, seat, building) + standing)
  }
  const markers = countOn(s, seat, RUIN) + player.statueSpaces.size(s, seat) + statuesOnLand(s, seat)
  tally(`marker ${seat}`, markers + waiting(STATUE))
}

function tallyWorkers(s: State, seat: Seat, tally: Tally): void {
  let allGained = 0
  for (const worker of WORKER.all) {
    const atHome = player.workers(s, seat, worker) + player.locked(s, seat, worker)
    tally(`${WORKER.id(worker)} worker ${seat}`, atHome + workersOut(s, seat, worker))
    allGained += gained(s, seat, worker)
  }
  // Every worker gained took a contract.
  const [workers, helm] = [player.contracts.worker(s, seat), player.contracts.helm(s, seat)]
  tally(`worker contract ${seat}`, workers - allGained)
  tally(`milestone ${seat}`, Math.max(0, workers + helm - MILESTONE.size))
}

/** Every landscape lies on another: heights are what singles, islands and double tiles there are. */
function tallyHeights(s: State, seat: Seat, tally: Tally): void {
  const islands = ISLAND.size - player.islandsLeft.size(s, seat)
  tally('height of double tiles', heightOf(s, seat) - player.singles(s, seat) - islands)
}
