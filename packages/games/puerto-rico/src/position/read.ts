import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { demand, demandSeat, laySeat, layTable, say } from '@quayside/kernel/positions'
import { box, player, type State, table, tasks } from '../box.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { POSITION_PARTS, type PositionPart } from '../expansions/positions.ts'
import { A_NOBLE, A_WORKER, BUILDING, type Building, CORN, GOOD, plantationOf, ROLE, type Role, TILE } from '../ids.ts'
import { beginPhase } from '../phases/round.ts'
import { addSpare, addStaff, noblesOf } from '../pieces.ts'
import { inPlay } from '../rules/index.ts'
import { workersOf } from '../scoring.ts'
import { layStartTile } from '../setup.ts'
import { CITY_SPACES, FIELD_SPACES, NOBLES } from '../sizes.ts'
import { isAutoma, owns, seatsOf, shipOf, shipsOf } from '../state.ts'
import { layTile, manTile, putUpBuilding, turnToForest } from '../supply.ts'
import type { PlayerPosition, Position } from './schema.ts'
import { supply } from './supply.ts'
import { forgetKind, layTiles } from './tiles.ts'

export const partsIn = ({ rules }: State): PositionPart[] => POSITION_PARTS.filter(({ of }) => inPlay(rules, of))

/** What belongs to a part of the game needs that part in play. */
function demandParts(s: State, given: object, of: 'table' | 'player'): void {
  for (const part of POSITION_PARTS) {
    if (inPlay(s.rules, part.of)) continue
    for (const key of Object.keys(part[of] ?? {})) demand(!(key in given), say`"${key}" needs what is not in this game`)
  }
}

/** What a position leaves out is derived: supplies are what play uses less what lies on the table, and the rest is as after set-up. */
export function layPosition(s: State, position: Position, out: Story): void {
  const { players = [] } = position
  demandParts(s, position, 'table')
  for (const given of players) demandParts(s, given, 'player')
  layTable(box, s, position)
  for (const seat of seatsOf(s)) layPlayer(s, seat, players[seat] ?? {})
  layMarket(s, position)
  layShips(s, position)
  layGoodsSupply(s)
  layTiles(s, position)
  layWorkers(s, position)
  layPoints(s, position)
  for (const part of partsIn(s)) part.lay?.(s, position)
  layRound(s, position, out)
}

function layPlayer(s: State, seat: Seat, given: PlayerPosition): void {
  if (isAutoma(s, seat)) layAutoma(s, seat, given)
  else layIsland(s, seat, given)
  laySeat(box, s, seat, { coins: s.rules.coins[seat], ...given })
  player.vp.set(s, seat, given.vp ?? 0)
  if (given.spareNobles) demandNobles(s)
  if (given.spareNobles) addSpare(s, seat, A_NOBLE, given.spareNobles)
  for (const part of partsIn(s)) part.layPlayer?.(s, seat, given)
}

const demandNobles = (s: State) => demand(s.rules.nobles, 'nobles are not in play')

/** An automa has no island: its estates are on a board of its own, which its part lays. */
function layAutoma(s: State, seat: Seat, given: PlayerPosition): void {
  demand((given.fields ?? []).length === 0, say`seat ${seat} has no island: give its board`)
  if (!('board' in given)) layStartTile(s, seat)
  for (const { building } of given.city ?? []) layBuilding(s, seat, BUILDING.of(building))
}

function layIsland(s: State, seat: Seat, given: PlayerPosition): void {
  const fields = given.fields ?? [{ tile: s.rules.count.startTiles[seat] }]
  demand(fields.length <= FIELD_SPACES, say`seat ${seat} has more than ${FIELD_SPACES} field tiles`)
  for (const field of fields) layField(s, seat, field)
  for (const { building: id, workers = 0, nobles = 0 } of given.city ?? []) {
    const building = BUILDING.of(id)
    const { circles, spaces } = BUILDINGS[building]
    layBuilding(s, seat, building)
    demand(workers + nobles <= circles, say`the ${id} has room for ${circles} workers`)
    player.cityUsed.add(s, seat, spaces)
    demand(player.cityUsed(s, seat) <= CITY_SPACES, say`seat ${seat} has more than ${CITY_SPACES} city spaces built on`)
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
  demand(kind === undefined && !unseen, say`only a forest has a tile under it, not the ${tile}`)
  demand(workers + nobles <= 1, say`the ${tile} has room for one worker`)
  const space = layTile(s, seat, TILE.of(tile))
  if (nobles > 0) demandNobles(s)
  if (workers + nobles > 0) manTile(s, seat, space, nobles > 0 ? A_NOBLE : A_WORKER)
}

function layBuilding(s: State, seat: Seat, building: Building): void {
  const { copies, market } = s.rules
  const id = BUILDING.id(building)
  demand(copies[building] > 0 && market.includes(building), say`the ${id} is not in this game`)
  demand(!owns(s, seat, building), say`seat ${seat} has the ${id} twice`)
  putUpBuilding(s, seat, building)
}

function layMarket(s: State, { market: given }: Position): void {
  for (const building of s.rules.market) {
    const [id, copies] = [BUILDING.id(building), s.rules.copies[building]]
    const built = sum(s, (seat) => (owns(s, seat, building) ? 1 : 0))
    const left = given?.[id] ?? (given && isChosenFrom(s) ? 0 : copies - built)
    demand(left >= 0 && left + built <= copies, say`there are only ${copies} of ${id}`)
    table.market.set(s, building, left)
  }
}

/** Where the market is chosen at set-up, a position that names what is on sale names all of it; one that does not offers everything. */
const isChosenFrom = (s: State): boolean => s.rules.drafting !== 'none'

function layShips(s: State, position: Position): void {
  const named = new Set<number>()
  for (const { capacity, good: id, count = 0 } of position.ships ?? []) {
    const ship = shipOf(s, capacity)
    demand(ship !== NONE, say`there is no ship of ${capacity}`)
    demand(count <= capacity, say`the ship of ${capacity} cannot carry ${count}`)
    demand(!named.has(ship), say`the ship of ${capacity} is named twice`)
    named.add(ship)
    demand(
      count > 0 === Boolean(id),
      say`the ship of ${capacity} must carry a good and a number of barrels, or neither`,
    )
    if (!id) continue
    const good = GOOD.of(id)
    demand(
      shipsOf(s).every((other) => table.ships.good(s, other) !== good),
      say`two ships carry ${id}`,
    )
    table.ships.good.set(s, ship, good)
    table.ships.barrels.set(s, ship, count)
  }
}

function layGoodsSupply(s: State): void {
  for (const good of GOOD.all) {
    const id = GOOD.id(good)
    table.goodsSupply.set(s, good, supply(s, `barrel ${id}`, s.rules.barrels[good], say`barrels of ${id}`))
  }
}

/* Workers and points: what is left out is the rest. */

function layWorkers(s: State, position: Position): void {
  if (s.rules.nobles) layNobles(s, position)
  else demand(position.nobleShip === undefined && position.nobleSupply === undefined, 'nobles are not in play')
  const { players, workers: all } = s.rules
  const free = all - sum(s, (seat) => workersOf(s, seat) - noblesOf(s, seat))
  const boarding = Math.min(players - table.nobleShip(s), Math.max(0, free))
  if (position.workerShip === undefined) table.workerShip.set(s, boarding)
  const left = supply(s, 'worker', all, 'workers')
  if (position.workerSupply === undefined) table.workerSupply.set(s, left)
}

/** One noble boards the ship as long as there are any. */
function layNobles(s: State, { nobleShip, nobleSupply }: Position): void {
  table.nobleShip.set(s, nobleShip ?? Math.min(1, supply(s, 'noble', NOBLES, 'nobles')))
  table.nobleSupply.set(s, supply(s, 'noble', NOBLES, 'nobles', nobleSupply))
}

function layPoints(s: State, { paperVp, vpSupply }: Position): void {
  const held = sum(s, (seat) => player.vp(s, seat))
  const paper = paperVp ?? Math.max(0, held - s.rules.vpChips)
  demand(paper <= held, 'more points are on paper than players have')
  table.paperVp.set(s, paper)
  const left = supply(s, 'vp', s.rules.vpChips, 'points in chips')
  if (vpSupply === undefined) table.vpSupply.set(s, left)
  demand(paper === 0 || table.vpSupply(s) === 0, 'points are on paper only when the chips are gone')
}

const sum = (s: State, count: (seat: Seat) => number): number => seatsOf(s).reduce((all, seat) => all + count(seat), 0)

/* The round: whose turn it is and which roles are gone. */

function layRound(s: State, position: Position, out: Story): void {
  const { players, roles } = s.rules
  if (position.round === undefined) table.round.set(s, 1)
  const now = position.now ?? { phase: 'choose', by: table.governor(s) }
  demandSeat(now.by, players)
  const playing = ROLE.find(now.phase)
  demand(playing === NONE || roles.includes(playing), say`the ${now.phase} is not in play`)

  layTakenRoles(s, position, now.by, playing)
  for (const [id, coins] of Object.entries(position.roleCoins ?? {})) {
    const role = ROLE.of(id as (typeof ROLE.ids)[number])
    demand(roles.includes(role), say`the ${id} is not in play`)
    demand(coins === 0 || table.roleTaken(s, role) === NONE, say`coins lie on the ${id}, which is taken`)
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
    demandSeat(seat, players)
    for (const id of taken) {
      const role = ROLE.of(id)
      demand(roles.includes(role), say`the ${id} is not in play`)
      const alsoPlayed = role === playing && seat === by
      demand(table.roleTaken(s, role) === NONE || alsoPlayed, say`the ${id} is taken twice`)
      table.roleTaken.set(s, role, seat)
    }
  }
  const turnOf = (seat: Seat): number => (seat - table.governor(s) + players) % players
  const taken = roles.filter((role) => table.roleTaken(s, role) !== NONE).length
  const before = taken - (playing === NONE ? 0 : 1)
  // With several picks a round, the roles that are gone tell how often the table has gone round.
  const picked = rolesTaken !== undefined && count.picks > 1 ? before : turnOf(by)
  demand(picked % players === turnOf(by) && picked < picksPerRound, say`it cannot be seat ${by}'s turn to pick`)
  table.picks.set(s, picked + (playing === NONE ? 0 : 1))
  for (const seat of seatsOf(s)) {
    const picks = Math.max(0, Math.ceil((table.picks(s) - turnOf(seat)) / players))
    const held = roles.filter((role) => table.roleTaken(s, role) === seat).length
    demand(held <= picks, say`seat ${seat} has picked ${picks} roles by now, not ${held}`)
  }
}
