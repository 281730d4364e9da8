import { fail, ok, type Result, readOptions, type Story } from '@quayside/kernel'
import { demand, possible, seedFrom, shapeProblem } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { CITY_SPACES, FIELD_SPACES } from '../data/box.ts'
import { BUILDINGS, buildingNumber } from '../data/catalogue.ts'
import { advance, TASK } from '../flow.ts'
import { GOODS, ROLES, TILES } from '../ids.ts'
import { OPTION_SCHEMA } from '../options.ts'
import { beginPhase } from '../roles/round.ts'
import { refuseOptions, rulesFor } from '../rules.ts'
import { workersOf } from '../scoring.ts'
import { layTable } from '../setup.ts'
import {
  BUILDINGS_OWNED,
  CHOOSER,
  CITY,
  CITY_USED,
  COINS,
  END_TRIGGERED,
  GOODS_AT,
  GOODS_SUPPLY,
  GOVERNOR,
  HOUSE,
  HOUSE_COUNT,
  MARKET,
  owns,
  PAPER_VP,
  PICKS,
  player,
  RNG,
  ROLE,
  ROLE_COINS,
  ROLE_TAKEN,
  ROUND,
  SHIP_COUNT,
  SHIP_GOOD,
  SPARE,
  STAFF,
  type State,
  TASKS,
  VP,
  VP_SUPPLY,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from '../state.ts'
import { layTile, manTile } from '../supply.ts'
import { seatsOf } from '../view.ts'
import { type PlayerPosition, type Position, positionSchema } from './schema.ts'
import { layTiles } from './tiles.ts'

/**
 * Sets up a position. What it leaves out is derived: supplies are what play uses less what lies on the table, and the rest is as
 * after set-up. What cannot be is refused with the reason.
 */
export function readPosition(given: unknown, out: Story): Result<State> {
  const parsed = v.safeParse(positionSchema, given, { abortEarly: true })
  if (!parsed.success) return fail('bad-position', shapeProblem(parsed.issues))
  const position = parsed.output
  const options = readOptions(OPTION_SCHEMA, position.options)
  if (!options.ok) return options
  const refused = refuseOptions(options.value)
  if (refused) return { ok: false, error: refused }
  const rules = rulesFor(options.value)
  const s: State = { rules, c: new Int16Array(rules.cells) }
  return possible(() => {
    build(s, position, out)
    advance(s, out)
    return ok(s)
  })
}

function build(s: State, position: Position, out: Story): void {
  seedFrom(s.c, RNG, position)
  layTable(s)
  layPlayers(s, position.players ?? [])
  layMarket(s, position)
  layHarbour(s, position)
  layGoodsSupply(s)
  layTiles(s, position)
  layWorkers(s, position)
  layPoints(s, position)
  layRound(s, position, out)
}

function layPlayers(s: State, players: readonly PlayerPosition[]): void {
  demand(players.length <= s.rules.players, `there are ${s.rules.players} players, not ${players.length}`)
  for (const seat of seatsOf(s)) layPlayer(s, seat, players[seat] ?? {})
}

function layPlayer(s: State, seat: number, given: PlayerPosition): void {
  const { c, rules } = s
  const p = player(seat)
  const fields = given.fields ?? [{ tile: rules.count.startTiles[seat], workers: 0 }]
  demand(fields.length <= FIELD_SPACES, `seat ${seat} has more than ${FIELD_SPACES} field tiles`)
  for (const field of fields) {
    const space = layTile(s, seat, TILES.indexOf(field.tile))
    if (field.workers) manTile(s, seat, space)
  }
  for (const { building: id, workers = 0 } of given.city ?? []) {
    const building = buildingNumber(id)
    demand(!owns(s, seat, building), `seat ${seat} has the ${id} twice`)
    demand(workers <= BUILDINGS[building].circles, `the ${id} has room for ${BUILDINGS[building].circles} workers`)
    c[p + CITY_USED] += BUILDINGS[building].spaces
    demand(c[p + CITY_USED] <= CITY_SPACES, `seat ${seat} has more than ${CITY_SPACES} city spaces built on`)
    c[p + CITY + c[p + BUILDINGS_OWNED]++] = building + 1
    c[p + STAFF + building] = 1 + workers
  }
  if (c[p + CITY_USED] === CITY_SPACES) c[END_TRIGGERED] = 1
  if (given.coins !== undefined) c[p + COINS] = given.coins
  c[p + VP] = given.vp ?? 0
  c[p + SPARE] = given.spare ?? 0
  GOODS.forEach((good, i) => {
    c[p + GOODS_AT + i] = given.goods?.[good] ?? 0
  })
}

function layMarket(s: State, position: Position): void {
  const { c, rules } = s
  for (const building of rules.market) {
    const { id } = BUILDINGS[building]
    const built = seatsOf(s).filter((seat) => owns(s, seat, building)).length
    const left = position.market?.[id] ?? rules.copies[building] - built
    demand(left >= 0 && left + built <= rules.copies[building], `there are only ${rules.copies[building]} of ${id}`)
    c[MARKET + building] = left
  }
}

function layHarbour(s: State, position: Position): void {
  const { c, rules } = s
  const named = new Set<number>()
  for (const { capacity, good, count = 0 } of position.ships ?? []) {
    const ship = rules.ships.indexOf(capacity)
    demand(ship >= 0, `there is no ship of ${capacity}`)
    demand(count <= capacity, `the ship of ${capacity} cannot carry ${count}`)
    demand(!named.has(ship), `the ship of ${capacity} is named twice`)
    named.add(ship)
    demand(count > 0 === Boolean(good), `the ship of ${capacity} must carry a good and a number of barrels, or neither`)
    if (!good) continue
    const aboard = GOODS.indexOf(good) + 1
    demand(
      rules.ships.every((_, other) => c[SHIP_GOOD + other] !== aboard),
      `two ships carry ${good}`,
    )
    c[SHIP_GOOD + ship] = aboard
    c[SHIP_COUNT + ship] = count
  }
  const house = position.tradingHouse ?? []
  house.forEach((good, i) => {
    c[HOUSE + i] = GOODS.indexOf(good) + 1
  })
  c[HOUSE_COUNT] = house.length
}

function layGoodsSupply(s: State): void {
  const { c, rules } = s
  GOODS.forEach((good, i) => {
    let used = 0
    for (const seat of seatsOf(s)) used += c[player(seat) + GOODS_AT + i]
    for (let ship = 0; ship < rules.ships.length; ship++)
      if (c[SHIP_GOOD + ship] === i + 1) used += c[SHIP_COUNT + ship]
    for (let k = 0; k < c[HOUSE_COUNT]; k++) if (c[HOUSE + k] === i + 1) used++
    demand(used <= rules.barrels[i], `there are only ${rules.barrels[i]} barrels of ${good}, not ${used}`)
    c[GOODS_SUPPLY + i] = rules.barrels[i] - used
  })
}

/* Workers and points: what is left out is the rest; a position may also say that some left the game. */

function layWorkers(s: State, position: Position): void {
  const { c, rules } = s
  const all = rules.count.workerSupply + rules.players
  const placed = seatsOf(s).reduce((sum, seat) => sum + workersOf(s, seat), 0)
  c[WORKER_SHIP] = position.workerShip ?? Math.min(rules.players, Math.max(0, all - placed))
  c[WORKER_SUPPLY] = position.workerSupply ?? Math.max(0, all - placed - c[WORKER_SHIP])
  const used = placed + c[WORKER_SHIP] + c[WORKER_SUPPLY]
  demand(used <= all, `there are only ${all} workers, not ${used}`)
}

function layPoints(s: State, position: Position): void {
  const { c, rules } = s
  const held = seatsOf(s).reduce((sum, seat) => sum + c[player(seat) + VP], 0)
  const paper = position.paperVp ?? Math.max(0, held - rules.vpChips)
  demand(paper <= held, 'more points are on paper than players have')
  c[PAPER_VP] = paper
  c[VP_SUPPLY] = position.vpSupply ?? Math.max(0, rules.vpChips - (held - paper))
  const chips = held - paper + c[VP_SUPPLY]
  demand(chips <= rules.vpChips, `there are only ${rules.vpChips} points in chips, not ${chips}`)
  demand(paper === 0 || c[VP_SUPPLY] === 0, 'points are on paper only when the chips are gone')
}

/* The round: whose turn it is and which roles are gone. */

function layRound(s: State, position: Position, out: Story): void {
  const { c, rules } = s
  c[ROUND] = position.round ?? 1
  c[GOVERNOR] = position.governor ?? 0
  demand(c[GOVERNOR] < rules.players, `there is no seat ${c[GOVERNOR]}`)
  const now = position.now ?? { phase: 'choose', by: c[GOVERNOR] }
  demand(now.by < rules.players, `there is no seat ${now.by}`)
  const playing = now.phase === 'choose' ? -1 : ROLES.indexOf(now.phase as (typeof ROLES)[number])
  demand(playing < 0 || rules.roles.includes(playing), `the ${now.phase} is not in play`)

  layTakenRoles(s, position, now.by, playing)
  for (const [id, coins] of Object.entries(position.roleCoins ?? {})) {
    const role = ROLES.indexOf(id as (typeof ROLES)[number])
    demand(rules.roles.includes(role), `the ${id} is not in play`)
    demand(coins === 0 || c[ROLE_TAKEN + role] === 0, `coins lie on the ${id}, which is taken`)
    c[ROLE_COINS + role] = coins as number
  }
  if (position.endTriggered !== undefined) {
    demand(position.endTriggered || c[END_TRIGGERED] === 0, 'a city is full, so the end is triggered')
    c[END_TRIGGERED] = position.endTriggered ? 1 : 0
  }
  TASKS.push(c, TASK.ROUND)
  if (playing < 0) return
  c[ROLE] = playing + 1
  c[CHOOSER] = now.by
  beginPhase(s, out)
}

/** A seat can hold no more roles than it has picked by now, the one being played included. */
function layTakenRoles(s: State, position: Position, by: number, playing: number): void {
  const { c, rules } = s
  if (playing >= 0) c[ROLE_TAKEN + playing] = by + 1
  for (const [seatText, roles] of Object.entries(position.rolesTaken ?? {})) {
    const seat = Number(seatText)
    demand(seat < rules.players, `there is no seat ${seat}`)
    for (const id of roles) {
      const role = ROLES.indexOf(id)
      demand(rules.roles.includes(role), `the ${id} is not in play`)
      const alsoPlayed = role === playing && seat === by
      demand(c[ROLE_TAKEN + role] === 0 || alsoPlayed, `the ${id} is taken twice`)
      c[ROLE_TAKEN + role] = seat + 1
    }
  }
  const taken = rules.roles.filter((role) => c[ROLE_TAKEN + role] > 0).length
  const turn = (by - c[GOVERNOR] + rules.players) % rules.players
  const before = taken - (playing >= 0 ? 1 : 0)
  // With several picks a round, the roles that are gone tell how often the table has gone round.
  const picked = position.rolesTaken !== undefined && rules.count.picks > 1 ? before : turn
  demand(picked % rules.players === turn && picked < rules.picksPerRound, `it cannot be seat ${by}'s turn to pick`)
  c[PICKS] = picked + (playing >= 0 ? 1 : 0)
  for (const seat of seatsOf(s)) {
    const place = (seat - c[GOVERNOR] + rules.players) % rules.players
    const picks = Math.max(0, Math.ceil((c[PICKS] - place) / rules.players))
    const held = rules.roles.filter((role) => c[ROLE_TAKEN + role] === seat + 1).length
    demand(held <= picks, `seat ${seat} has picked ${picks} roles by now, not ${held}`)
  }
}
