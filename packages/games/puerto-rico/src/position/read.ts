import { fail, ok, type Result, readOptions, type Seat, type Story } from '@quayside/kernel'
import { emptyState, layTable as layOpen, laySeat, NONE } from '@quayside/kernel/box'
import { demand, possible, seedFrom, shapeProblem } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { box, chance, player, type State, table, tasks } from '../box.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { allExpansions } from '../expansions/in-play.ts'
import { advance } from '../flow.ts'
import { rulesFor } from '../game.ts'
import { A_NOBLE, A_WORKER, BUILDING, type Building, CORN, GOOD, plantationOf, ROLE, type Role, TILE } from '../ids.ts'
import { OPTION_SCHEMA, refuseOptions } from '../options.ts'
import { beginPhase } from '../phases/round.ts'
import { addSpare, addStaff, nobleBoards, noblesOf } from '../pieces.ts'
import { inPlay } from '../rules/index.ts'
import { workersOf } from '../scoring.ts'
import { layStartTile, layTable } from '../setup.ts'
import { CITY_SPACES, FIELD_SPACES, NOBLES } from '../sizes.ts'
import { isAutoma, owns, seatsOf, shipOf, shipsOf } from '../state.ts'
import { layTile, manTile, putUpBuilding, turnToForest } from '../supply.ts'
import { type PlayerPosition, type Position, positionSchema } from './schema.ts'
import { forgetKind, layTiles } from './tiles.ts'

/**
 * Sets up a position. What it leaves out is derived: supplies are what play uses less what lies on the table, and the rest is as
 * after set-up. What cannot be is refused with the reason.
 */
export function readPosition(given: unknown, out: Story): Result<State> {
  const parsed = v.safeParse(positionSchema(), given, { abortEarly: true })
  if (!parsed.success) return fail('bad-position', shapeProblem(parsed.issues))
  const position = parsed.output
  const options = readOptions(OPTION_SCHEMA, position.options)
  if (!options.ok) return options
  const refused = refuseOptions(options.value)
  if (refused) return { ok: false, error: refused }
  const s: State = emptyState(box, rulesFor(options.value))
  return possible(() => {
    build(s, position, out)
    advance(s, out)
    return ok(s)
  })
}

/** What belongs to a part of the game needs that part in play. */
function demandParts(s: State, given: object, of: 'table' | 'player'): void {
  for (const { id, shape } of allExpansions()) {
    if (inPlay(s.rules, id)) continue
    for (const key of Object.keys(shape?.[of] ?? {})) demand(!(key in given), `"${key}" needs what is not in this game`)
  }
}

function build(s: State, position: Position, out: Story): void {
  demandParts(s, position, 'table')
  for (const given of position.players ?? []) demandParts(s, given, 'player')
  seedFrom(s.c, chance.at, position)
  layTable(s)
  layOpen(box, s, position)
  layPlayers(s, position.players ?? [])
  layMarket(s, position)
  layShips(s, position)
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

function layPlayer(s: State, seat: Seat, given: PlayerPosition): void {
  if (isAutoma(s, seat)) layAutoma(s, seat, given)
  else layIsland(s, seat, given)
  laySeat(box, s, seat, given)
  player.vp.set(s, seat, given.vp ?? 0)
  if (given.spareNobles) demandNobles(s)
  if (given.spareNobles) addSpare(s, seat, A_NOBLE, given.spareNobles)
  for (const part of s.rules.parts) part.readPlayer?.(s, seat, given)
}

const demandNobles = (s: State) => demand(s.rules.nobles, 'nobles are not in play')

/** An automa has no island: its estates are on a board of its own, which its part lays. */
function layAutoma(s: State, seat: Seat, given: PlayerPosition): void {
  demand((given.fields ?? []).length === 0, `seat ${seat} has no island: give its board`)
  if (!('board' in given)) layStartTile(s, seat)
  for (const { building } of given.city ?? []) layBuilding(s, seat, BUILDING.of(building))
}

function layIsland(s: State, seat: Seat, given: PlayerPosition): void {
  const fields = given.fields ?? [{ tile: s.rules.count.startTiles[seat] }]
  demand(fields.length <= FIELD_SPACES, `seat ${seat} has more than ${FIELD_SPACES} field tiles`)
  for (const field of fields) layField(s, seat, field)
  for (const { building: id, workers = 0, nobles = 0 } of given.city ?? []) {
    const building = BUILDING.of(id)
    const { circles, spaces } = BUILDINGS[building]
    layBuilding(s, seat, building)
    demand(workers + nobles <= circles, `the ${id} has room for ${circles} workers`)
    player.cityUsed.add(s, seat, spaces)
    demand(player.cityUsed(s, seat) <= CITY_SPACES, `seat ${seat} has more than ${CITY_SPACES} city spaces built on`)
    addStaff(s, seat, building, A_WORKER, workers)
    if (nobles > 0) demandNobles(s)
    addStaff(s, seat, building, A_NOBLE, nobles)
  }
  if (player.cityUsed(s, seat) === CITY_SPACES) table.endTriggered.set(s, true)
}

function layField(s: State, seat: Seat, field: NonNullable<PlayerPosition['fields']>[number]): void {
  const { tile, workers = 0, nobles = 0, kind, unseen = false } = field
  if (tile === 'forest') {
    demand(s.rules.market.includes(BUILDING.of('forest-house')), 'forests are not in play')
    demand(workers + nobles === 0, 'a forest has no room for a worker')
    // Which plantation it is may be left open; then it is drawn from what is left (see `tiles.ts`).
    const space = layTile(s, seat, plantationOf(kind === undefined ? CORN : GOOD.of(kind)))
    turnToForest(s, seat, space, unseen || kind === undefined)
    if (kind === undefined) forgetKind(s, seat, space)
    return
  }
  demand(kind === undefined && !unseen, `only a forest has a tile under it, not the ${tile}`)
  demand(workers + nobles <= 1, `the ${tile} has room for one worker`)
  const space = layTile(s, seat, TILE.of(tile))
  if (nobles > 0) demandNobles(s)
  if (workers + nobles > 0) manTile(s, seat, space, nobles > 0 ? A_NOBLE : A_WORKER)
}

function layBuilding(s: State, seat: Seat, building: Building): void {
  const { copies, market } = s.rules
  const id = BUILDING.id(building)
  demand(copies[building] > 0 && market.includes(building), `the ${id} is not in this game`)
  demand(!owns(s, seat, building), `seat ${seat} has the ${id} twice`)
  putUpBuilding(s, seat, building)
}

function layMarket(s: State, position: Position): void {
  const { copies, market } = s.rules
  for (const building of market) {
    const id = BUILDING.id(building)
    const built = seatsOf(s).filter((seat) => owns(s, seat, building)).length
    const left = position.market?.[id] ?? (position.market && isChosenFrom(s) ? 0 : copies[building] - built)
    demand(left >= 0 && left + built <= copies[building], `there are only ${copies[building]} of ${id}`)
    table.market.set(s, building, left)
  }
}

/** Where the market is chosen at set-up, a position that names what is on sale names all of it; one that does not offers everything. */
const isChosenFrom = (s: State): boolean => s.rules.drafting !== 'none'

function layShips(s: State, position: Position): void {
  const named = new Set<number>()
  for (const { capacity, good: id, count = 0 } of position.ships ?? []) {
    const ship = shipOf(s, capacity)
    demand(ship !== NONE, `there is no ship of ${capacity}`)
    demand(count <= capacity, `the ship of ${capacity} cannot carry ${count}`)
    demand(!named.has(ship), `the ship of ${capacity} is named twice`)
    named.add(ship)
    demand(count > 0 === Boolean(id), `the ship of ${capacity} must carry a good and a number of barrels, or neither`)
    if (!id) continue
    const good = GOOD.of(id)
    demand(
      shipsOf(s).every((other) => table.ships.good(s, other) !== good),
      `two ships carry ${id}`,
    )
    table.ships.good.set(s, ship, good)
    table.ships.barrels.set(s, ship, count)
  }
}

function layGoodsSupply(s: State): void {
  const { barrels } = s.rules
  for (const good of GOOD.all) {
    let used = table.tradingHouse.all(s).filter((sold) => sold === good).length
    for (const seat of seatsOf(s)) used += player.goods(s, seat, good)
    for (const ship of shipsOf(s)) if (table.ships.good(s, ship) === good) used += table.ships.barrels(s, ship)
    demand(used <= barrels[good], `there are only ${barrels[good]} barrels of ${GOOD.id(good)}, not ${used}`)
    table.goodsSupply.set(s, good, barrels[good] - used)
  }
}

/* Workers and points: what is left out is the rest; a position may also say that some left the game. */

function layWorkers(s: State, { workerShip, workerSupply, ...position }: Position): void {
  layNobles(s, position)
  const { players, workers: all } = s.rules
  const placed = seatsOf(s).reduce((sum, seat) => sum + workersOf(s, seat) - noblesOf(s, seat), 0)
  const aboard = workerShip ?? Math.min(players - table.nobleShip(s), Math.max(0, all - placed))
  const left = workerSupply ?? Math.max(0, all - placed - aboard)
  table.workerShip.set(s, aboard)
  table.workerSupply.set(s, left)
  const used = placed + aboard + left
  demand(used <= all, `there are only ${all} workers, not ${used}`)
}

function layNobles(s: State, { nobleShip, nobleSupply }: Pick<Position, 'nobleShip' | 'nobleSupply'>): void {
  if (nobleShip !== undefined || nobleSupply !== undefined) demandNobles(s)
  if (!s.rules.nobles) return
  const placed = seatsOf(s).reduce((sum, seat) => sum + noblesOf(s, seat), 0)
  table.nobleSupply.set(s, NOBLES - placed)
  const aboard = nobleShip ?? nobleBoards(s)
  const left = nobleSupply ?? NOBLES - placed - aboard
  table.nobleShip.set(s, aboard)
  table.nobleSupply.set(s, left)
  const used = placed + aboard + left
  demand(left >= 0 && used <= NOBLES, `there are only ${NOBLES} nobles, not ${used}`)
}

function layPoints(s: State, { paperVp, vpSupply }: Position): void {
  const { vpChips } = s.rules
  const held = seatsOf(s).reduce((sum, seat) => sum + player.vp(s, seat), 0)
  const paper = paperVp ?? Math.max(0, held - vpChips)
  demand(paper <= held, 'more points are on paper than players have')
  const left = vpSupply ?? Math.max(0, vpChips - (held - paper))
  table.paperVp.set(s, paper)
  table.vpSupply.set(s, left)
  const chips = held - paper + left
  demand(chips <= vpChips, `there are only ${vpChips} points in chips, not ${chips}`)
  demand(paper === 0 || left === 0, 'points are on paper only when the chips are gone')
}

/* The round: whose turn it is and which roles are gone. */

function layRound(s: State, position: Position, out: Story): void {
  const { players, roles } = s.rules
  if (position.round === undefined) table.round.set(s, 1)
  demand(table.governor(s) < players, `there is no seat ${table.governor(s)}`)
  const now = position.now ?? { phase: 'choose', by: table.governor(s) }
  demand(now.by < players, `there is no seat ${now.by}`)
  const playing = ROLE.find(now.phase)
  demand(playing === NONE || roles.includes(playing), `the ${now.phase} is not in play`)

  layTakenRoles(s, position, now.by, playing)
  for (const [id, coins] of Object.entries(position.roleCoins ?? {})) {
    const role = ROLE.of(id as (typeof ROLE.ids)[number])
    demand(roles.includes(role), `the ${id} is not in play`)
    demand(coins === 0 || table.roleTaken(s, role) === NONE, `coins lie on the ${id}, which is taken`)
    table.roleCoins.set(s, role, coins)
  }
  demand(position.endTriggered !== false || !table.endTriggered(s), 'a city is full, so the end is triggered')
  tasks.round.push(s)
  if (playing === NONE) return
  table.role.set(s, playing)
  table.chooser.set(s, now.by)
  beginPhase(s, playing, out)
}

/** A seat can hold no more roles than it has picked by now, the one being played included. */
function layTakenRoles(s: State, { rolesTaken }: Position, by: Seat, playing: Role | typeof NONE): void {
  const { count, picksPerRound, players, roles } = s.rules
  if (playing !== NONE) table.roleTaken.set(s, playing, by)
  for (const [text, taken] of Object.entries(rolesTaken ?? {})) {
    const seat = Number(text)
    demand(seat < players, `there is no seat ${seat}`)
    for (const id of taken) {
      const role = ROLE.of(id)
      demand(roles.includes(role), `the ${id} is not in play`)
      const alsoPlayed = role === playing && seat === by
      demand(table.roleTaken(s, role) === NONE || alsoPlayed, `the ${id} is taken twice`)
      table.roleTaken.set(s, role, seat)
    }
  }
  const turnOf = (seat: Seat): number => (seat - table.governor(s) + players) % players
  const taken = roles.filter((role) => table.roleTaken(s, role) !== NONE).length
  const before = taken - (playing === NONE ? 0 : 1)
  // With several picks a round, the roles that are gone tell how often the table has gone round.
  const picked = rolesTaken !== undefined && count.picks > 1 ? before : turnOf(by)
  demand(picked % players === turnOf(by) && picked < picksPerRound, `it cannot be seat ${by}'s turn to pick`)
  table.picks.set(s, picked + (playing === NONE ? 0 : 1))
  for (const seat of seatsOf(s)) {
    const picks = Math.max(0, Math.ceil((table.picks(s) - turnOf(seat)) / players))
    const held = roles.filter((role) => table.roleTaken(s, role) === seat).length
    demand(held <= picks, `seat ${seat} has picked ${picks} roles by now, not ${held}`)
  }
}
