import type { Story } from '@quayside/kernel'
import { emptyState, type Seat } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { advance } from './flow.ts'
import { GOOD, plantationOf, QUARRY, TILE, type Tile } from './ids.ts'
import { board, nobleBoards, workersBoarding } from './pieces.ts'
import type { Rules } from './rules/index.ts'
import { NOBLES } from './sizes.ts'
import { isAutoma, seatsOf } from './state.ts'
import { dealPiles, layRow, layTile, tilesOf } from './supply.ts'

const { table, seats: player, tasks, chance } = box

export function setup(rules: Rules, seed: string, out: Story): State {
  const s: State = emptyState(box, rules)
  chance.seed(s, seed)
  layTable(s)
  for (const seat of seatsOf(s)) layStartTile(s, seat)
  layPlantations(s, out)
  beginFirstRound(s, out)
  return s
}

/** Everything that does not depend on chance: supplies, market and coins. Seat 0 is the first governor. */
function layTable(s: State): void {
  const { barrels, coins, copies, onSale, tiles, vpChips } = s.rules
  table.vpSupply.set(s, vpChips)
  layWorkers(s)
  table.quarries.set(s, tiles[QUARRY])
  for (let good = GOOD.first; good < GOOD.size; good++) table.goodsSupply.set(s, good, barrels[good])
  for (const building of onSale) table.market.set(s, building, copies[building])
  for (const seat of seatsOf(s)) player.coins.set(s, seat, coins[seat])
}

/** The ship takes a worker for each player; one of them is a noble where nobles are in play. */
function layWorkers(s: State): void {
  table.workerSupply.set(s, s.rules.workers)
  if (s.rules.nobles) table.nobleSupply.set(s, NOBLES)
  board(s, workersBoarding(s, s.rules.players), nobleBoards(s))
}

const startTile = ({ count }: Rules, seat: Seat): Tile => TILE.of(count.startTiles[seat])

/** On an island a tile takes a space; an automa's board has its own. */
export function layStartTile(s: State, seat: Seat): void {
  const tile = startTile(s.rules, seat)
  if (isAutoma(s, seat)) player.tiles.add(s, seat, tile, 1)
  else layTile(s, seat, tile)
}

/** Shuffles the plantations that no player has and opens the first row. */
function layPlantations(s: State, out: Story): void {
  const dealt = seatsOf(s).map((seat) => startTile(s.rules, seat))
  const left = (tile: Tile): number => s.rules.tiles[tile] - dealt.filter((start) => start === tile).length
  dealPiles(
    s,
    tilesOf((good) => left(plantationOf(good))),
  )
  layRow(s, out)
}

function beginFirstRound(s: State, out: Story): void {
  tasks.round.push(s)
  for (const hook of s.rules.hooks.setUp) hook(s, out)
  advance(s, out)
}
