import { type Options, type Story, seedRng, shuffle } from '@quayside/kernel'
import { advance, TASK } from './flow.ts'
import { GOOD_COUNT, QUARRY, TILES } from './ids.ts'
import { addNobles, board, NOBLES, nobleBoards, workersBoarding } from './pieces.ts'
import { type Rules, rulesFor } from './rules.ts'
import {
  COINS,
  GOODS_SUPPLY,
  isAutoma,
  MARKET,
  player,
  QUARRIES,
  RNG,
  STACK,
  type State,
  TASKS,
  TILES_OWNED,
  VP_SUPPLY,
  WORKER_SUPPLY,
} from './state.ts'
import { dealPiles, layRow, layTile } from './supply.ts'

export function setup(options: Options, seed: string, out: Story): State {
  return setupWith(rulesFor(options), seed, out)
}

export function setupWith(rules: Rules, seed: string, out: Story): State {
  const s: State = { rules, c: new Int16Array(rules.cells) }
  seedRng(s.c, RNG, seed)
  layTable(s)
  layStartTiles(s)
  layPlantations(s, out)
  beginFirstRound(s, out)
  return s
}

/** Everything that does not depend on chance: supplies, market and coins. Seat 0 is the first governor. */
export function layTable(s: State): void {
  const { c, rules } = s
  c[VP_SUPPLY] = rules.vpChips
  layWorkers(s)
  c[QUARRIES] = rules.tiles[QUARRY]
  for (let good = 0; good < GOOD_COUNT; good++) c[GOODS_SUPPLY + good] = rules.barrels[good]
  for (const building of rules.onSale) c[MARKET + building] = rules.copies[building]
  for (let seat = 0; seat < rules.players; seat++) c[player(seat) + COINS] = rules.coins[seat]
}

/** The ship takes a worker for each player; one of them is a noble where nobles are in play. */
function layWorkers(s: State): void {
  const { c, rules } = s
  c[WORKER_SUPPLY] = rules.workers
  if (rules.noblesAt >= 0) addNobles(s, 'supply', NOBLES)
  board(s, workersBoarding(s, rules.players), nobleBoards(s))
}

export function layStartTiles(s: State): void {
  s.rules.count.startTiles.forEach((tile, seat) => {
    layStartTile(s, seat, TILES.indexOf(tile))
  })
}

/** On an island a tile takes a space; an automa's board has its own. */
export function layStartTile(s: State, seat: number, tile: number): void {
  if (isAutoma(s, seat)) s.c[player(seat) + TILES_OWNED + tile]++
  else layTile(s, seat, tile)
}

/** Shuffles the plantations that no player has and opens the first row. */
function layPlantations(s: State, out: Story): void {
  const { c, rules } = s
  let count = 0
  for (let tile = 0; tile < GOOD_COUNT; tile++) {
    const dealt = rules.count.startTiles.filter((start) => start === TILES[tile]).length
    for (let n = rules.tiles[tile] - dealt; n > 0; n--) c[STACK + count++] = tile + 1
  }
  shuffle(c, RNG, STACK, count)
  dealPiles(s, count)
  layRow(s, out)
}

function beginFirstRound(s: State, out: Story): void {
  TASKS.push(s.c, TASK.ROUND)
  for (const hook of s.rules.hooks.setUp) hook(s, out)
  advance(s, out)
}
