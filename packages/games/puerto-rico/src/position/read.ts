import { fail, ok, type Result, readOptions, type Story } from '@quayside/kernel'
import { demand, possible, seedFrom, shapeProblem } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { CITY_SPACES, FIELD_SPACES } from '../data/box.ts'
import { BUILDINGS, buildingNumber } from '../data/catalogue.ts'
import { advance, TASK } from '../flow.ts'
import { A_NOBLE, A_WORKER, GOODS, ROLES, TILES } from '../ids.ts'
import { OPTION_SCHEMA, refuseOptions } from '../options.ts'
import {
  addNobles,
  addSpare,
  addStaff,
  NOBLES,
  nobleBoards,
  noblesAboard,
  noblesInSupply,
  noblesOf,
} from '../pieces.ts'
import { beginPhase } from '../roles/round.ts'
import { rulesFor } from '../rules.ts'
import { workersOf } from '../scoring.ts'
import { layStartTile, layTable } from '../setup.ts'
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
  isAutoma,
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
  STAFF,
  type State,
  TASKS,
  VP,
  VP_SUPPLY,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from '../state.ts'
import { layTile, manTile, turnToForest } from '../supply.ts'
import { seatsOf } from '../view.ts'
import { type PlayerPosition, type Position, positionSchema } from './schema.ts'
import { forgetKind, layTiles } from './tiles.ts'

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

/** Keys of a position that belong to a part of the game, which must be in play. */
const PART_OF: { readonly [key: string]: string } = {
  festival: 'festival',
  buccaneer: 'buccaneer',
  kidnapped: 'buccaneer',
  workersGone: 'buccaneer',
  noblesGone: 'buccaneer',
  puertoma: 'puertoma',
  board: 'puertoma',
  achievements: 'achievements',
  guestsAsked: 'guesthouse',
  guestsQuiet: 'guesthouse',
}

function demandParts(s: State, given: object): void {
  for (const key of Object.keys(given)) {
    const part = PART_OF[key]
    demand(part === undefined || part in s.rules.cellsOf, `"${key}" needs what is not in this game`)
  }
}

function build(s: State, position: Position, out: Story): void {
  demandParts(s, position)
  for (const given of position.players ?? []) demandParts(s, given)
  seedFrom(s.c, RNG, position)
  layTable(s)
  layPlayers(s, position.players ?? [])
  layMarket(s, position)
  layHarbour(s, position)
  layGoodsSupply(s)
  layTiles(s, position)
  layWorkers(s, position)
  layPoints(s, position)
  for (const part of s.rules.parts) part.readPosition?.(s, position)
  layRound(s, position, out)
}

function layPlayers(s: State, players: readonly PlayerPosition[]): void {
  demand(players.length <= s.rules.players, `there are ${s.rules.players} players, not ${players.length}`)
  for (const seat of seatsOf(s)) layPlayer(s, seat, players[seat] ?? {})
}

function layPlayer(s: State, seat: number, given: PlayerPosition): void {
  const { c } = s
  const p = player(seat)
  if (isAutoma(s, seat)) layAutoma(s, seat, given)
  else layIsland(s, seat, given)
  if (given.coins !== undefined) c[p + COINS] = given.coins
  c[p + VP] = given.vp ?? 0
  if (given.spare) addSpare(s, seat, A_WORKER, given.spare)
  if (given.spareNobles) demandNobles(s)
  if (given.spareNobles) addSpare(s, seat, A_NOBLE, given.spareNobles)
  GOODS.forEach((good, i) => {
    c[p + GOODS_AT + i] = given.goods?.[good] ?? 0
  })
  for (const part of s.rules.parts) part.readPlayer?.(s, seat, given)
}

const demandNobles = (s: State) => demand(s.rules.noblesAt >= 0, 'nobles are not in play')

/** An automa has no island: its estates are on a board of its own, which its part lays. */
function layAutoma(s: State, seat: number, given: PlayerPosition): void {
  demand((given.fields ?? []).length === 0, `seat ${seat} has no island: give its board`)
  if (!('board' in given)) layStartTile(s, seat, GOODS.indexOf(s.rules.count.startTiles[seat]))
  for (const { building } of given.city ?? []) layBuilding(s, seat, building)
}

function layIsland(s: State, seat: number, given: PlayerPosition): void {
  const { c, rules } = s
  const p = player(seat)
  const fields = given.fields ?? [{ tile: rules.count.startTiles[seat] }]
  demand(fields.length <= FIELD_SPACES, `seat ${seat} has more than ${FIELD_SPACES} field tiles`)
  for (const field of fields) layField(s, seat, field)
  for (const { building: id, workers = 0, nobles = 0 } of given.city ?? []) {
    const building = layBuilding(s, seat, id)
    const { circles, spaces } = BUILDINGS[building]
    demand(workers + nobles <= circles, `the ${id} has room for ${circles} workers`)
    c[p + CITY_USED] += spaces
    demand(c[p + CITY_USED] <= CITY_SPACES, `seat ${seat} has more than ${CITY_SPACES} city spaces built on`)
    c[p + STAFF + building] += workers
    if (nobles > 0) demandNobles(s)
    if (nobles > 0) addStaff(s, seat, building, A_NOBLE, nobles)
  }
  if (c[p + CITY_USED] === CITY_SPACES) c[END_TRIGGERED] = 1
}

function layField(s: State, seat: number, field: NonNullable<PlayerPosition['fields']>[number]): void {
  const { tile, workers = 0, nobles = 0, kind, unseen = false } = field
  if (tile === 'forest') {
    demand(s.rules.market.includes(buildingNumber('forest-house')), 'forests are not in play')
    demand(workers + nobles === 0, 'a forest has no room for a worker')
    // Which plantation it is may be left open; then it is drawn from what is left (see `tiles.ts`).
    const space = layTile(s, seat, kind === undefined ? 0 : GOODS.indexOf(kind))
    turnToForest(s, seat, space, unseen || kind === undefined)
    if (kind === undefined) forgetKind(s, seat, space)
    return
  }
  demand(kind === undefined && !unseen, `only a forest has a tile under it, not the ${tile}`)
  demand(workers + nobles <= 1, `the ${tile} has room for one worker`)
  const space = layTile(s, seat, TILES.indexOf(tile))
  if (nobles > 0) demandNobles(s)
  if (workers + nobles > 0) manTile(s, seat, space, nobles > 0 ? A_NOBLE : A_WORKER)
}

function layBuilding(s: State, seat: number, id: string): number {
  const { c, rules } = s
  const p = player(seat)
  const building = buildingNumber(id)
  demand(rules.copies[building] > 0 && inBox(s, building), `the ${id} is not in this game`)
  demand(!owns(s, seat, building), `seat ${seat} has the ${id} twice`)
  c[p + CITY + c[p + BUILDINGS_OWNED]++] = building + 1
  c[p + STAFF + building] = 1
  return building
}

/** Whether a building can be in this game at all. */
const inBox = (s: State, building: number): boolean => s.rules.market.includes(building)

function layMarket(s: State, position: Position): void {
  const { c, rules } = s
  for (const building of rules.market) {
    const { id } = BUILDINGS[building]
    const built = seatsOf(s).filter((seat) => owns(s, seat, building)).length
    const named = position.market?.[id]
    const left = named ?? (position.market && isChosenFrom(s) ? 0 : rules.copies[building] - built)
    demand(left >= 0 && left + built <= rules.copies[building], `there are only ${rules.copies[building]} of ${id}`)
    c[MARKET + building] = left
  }
}

/** Where the market is chosen at set-up, a position that names what is on sale names all of it; one that does not offers everything. */
const isChosenFrom = (s: State): boolean => s.rules.drafting !== 'none'

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
  layNobles(s, position)
  const all = rules.workers
  const placed = seatsOf(s).reduce((sum, seat) => sum + workersOf(s, seat) - noblesOf(s, seat), 0)
  const places = rules.players - noblesAboard(s)
  c[WORKER_SHIP] = position.workerShip ?? Math.min(places, Math.max(0, all - placed))
  c[WORKER_SUPPLY] = position.workerSupply ?? Math.max(0, all - placed - c[WORKER_SHIP])
  const used = placed + c[WORKER_SHIP] + c[WORKER_SUPPLY]
  demand(used <= all, `there are only ${all} workers, not ${used}`)
}

function layNobles(s: State, position: Position): void {
  const named = position.nobleShip !== undefined || position.nobleSupply !== undefined
  if (named) demandNobles(s)
  if (s.rules.noblesAt < 0) return
  addNobles(s, 'supply', -noblesInSupply(s))
  addNobles(s, 'aboard', -noblesAboard(s))
  const placed = seatsOf(s).reduce((sum, seat) => sum + noblesOf(s, seat), 0)
  const left = NOBLES - placed
  addNobles(s, 'supply', left)
  addNobles(s, 'aboard', position.nobleShip ?? Math.max(0, nobleBoards(s)))
  addNobles(s, 'supply', (position.nobleSupply ?? left - noblesAboard(s)) - left)
  const used = placed + noblesAboard(s) + noblesInSupply(s)
  demand(noblesInSupply(s) >= 0 && used <= NOBLES, `there are only ${NOBLES} nobles, not ${used}`)
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
