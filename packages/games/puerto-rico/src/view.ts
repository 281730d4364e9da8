import type { Seat, Viewer } from '@quayside/kernel'
import { NONE, showSeat, showTable } from '@quayside/kernel/box'
import { box, player, type State, table } from './box.ts'
import { costIn } from './editions/index.ts'
import { isOver } from './flow.ts'
import { A_NOBLE, A_WORKER, BUILDING, CAPTAIN, FOREST, GOOD, type Good, type Pile, ROLE, SPACE, TILE } from './ids.ts'
import { bargains, isOffered, priceSeen } from './phases/builder.ts'
import { shipLacks } from './phases/mayor.ts'
import { piecesIn } from './pieces.ts'
import { piecesToPlace } from './placing.ts'
import { anyOccupied, isAutoma, seatsOf, shipsOf, sparePieces } from './state.ts'
import { faceDownTiles, placeInStack, tileAt } from './supply.ts'
import type { PlayerParts, TableParts } from './view-parts.ts'

/**
 * What a viewer may know, built up from nothing, in the names that positions use: what the box calls open, and what needs more words.
 * Everything is open but the face-down tiles, the generator and other players' victory point chips. Expansions add what they have, as far as
 * the viewer may know it.
 */
export function view(s: State, viewer: Viewer) {
  const { openScores, options, parts, piles } = s.rules
  const added: TableParts = Object.assign({}, ...parts.map((part) => part.view?.(s, viewer)))
  return {
    game: 'puerto-rico',
    options,
    now: now(s),
    players: seatsOf(s).map((seat) => {
      const chipsKnown = openScores || isOver(s) || viewer === 'referee' || viewer === seat
      const added: PlayerParts = Object.assign({}, ...parts.map((part) => part.playerView?.(s, seat, viewer)))
      return {
        ...playerView(s, seat, viewer),
        ...ownShipView(s, seat),
        ...toPlaceView(s, seat),
        ...(chipsKnown ? { vp: player.vp(s, seat) } : {}),
        ...added,
      }
    }),
    ...tableView(s),
    ...costsView(s),
    ...(typeof viewer === 'number' ? pricesView(s, viewer) : {}),
    ...lackView(s),
    openFields: s.rules.openRow.map((place) => openTile(s, place)).filter((tile) => tile !== null),
    ...(piles > 1
      ? { piles: s.rules.pileRow.map((pile) => ({ open: openTile(s, pile), faceDown: table.pileHeight(s, pile) })) }
      : {}),
    faceDown: faceDownTiles(s),
    goodsSupply: Object.fromEntries(GOOD.all.map((good) => [GOOD.id(good), table.goodsSupply(s, good)])),
    ...(viewer === 'referee' ? { stack: stackView(s) } : {}),
    ...added,
  }
}

/** The phase, and the seat whose it is: who chooses, or who chose the role. */
export function now(s: State): { phase: string; by: Seat } {
  const role = table.role(s)
  const governor = table.governor(s)
  if (role !== NONE) return { phase: ROLE.id(role), by: table.chooser(s) }
  if (isOver(s)) return { phase: 'over', by: governor }
  if (table.round(s) === 0) return { phase: 'setup', by: governor }
  return { phase: 'choose', by: (governor + table.picks(s)) % s.rules.players }
}

/** What views and positions say of the table in the same way. */
export const tableView = (s: State) => ({
  ...showTable(box, s),
  ships: shipsOf(s).map((ship) => {
    const good = table.ships.good(s, ship)
    return {
      capacity: s.rules.ships[ship],
      ...(good !== NONE ? { good: GOOD.id(good) } : {}),
      count: table.ships.barrels(s, ship),
    }
  }),
  /** Buildings that came to the market of this game, and how many of each are left. */
  market: Object.fromEntries(
    s.rules.market
      .filter((building) => isOffered(s, building))
      .map((building) => [BUILDING.id(building), table.market(s, building)]),
  ) as Record<string, number>,
  ...(s.rules.nobles ? { nobleShip: table.nobleShip(s), nobleSupply: table.nobleSupply(s) } : {}),
  roleCoins: Object.fromEntries(s.rules.roles.map((role) => [ROLE.id(role), table.roleCoins(s, role)])) as Record<
    string,
    number
  >,
  rolesTaken: Object.fromEntries(
    seatsOf(s).map((seat) => [
      seat,
      s.rules.roles.filter((role) => table.roleTaken(s, role) === seat).map((role) => ROLE.id(role) as string),
    ]),
  ) as Record<string, string[]>,
})

/** What views and positions say of a player in the same way. */
export const playerView = (s: State, seat: Seat, viewer: Viewer) => ({
  ...showSeat(box, s, seat),
  ...(s.rules.nobles ? { spareNobles: player.spareNobles(s, seat) } : {}),
  fields: Array.from({ length: player.fieldsUsed(s, seat) }, (_, i) => {
    const space = SPACE.all[i]
    const piece = player.fields.piece(s, seat, space)
    const under = player.fields.under(s, seat, space)
    const unseen = player.fields.unseen(s, seat, space)
    return {
      tile: TILE.id(tileAt(s, seat, space)),
      workers: piece === A_WORKER ? 1 : 0,
      ...(piece === A_NOBLE ? { nobles: 1 } : {}),
      ...(tileAt(s, seat, space) === FOREST ? forestView(GOOD.id(under as Good), unseen, viewer) : {}),
    }
  }),
  city: player.city.all(s, seat).map((building) => {
    const nobles = piecesIn(s, seat, building, A_NOBLE)
    const workers = piecesIn(s, seat, building, A_WORKER)
    return { building: BUILDING.id(building), workers, ...(nobles > 0 ? { nobles } : {}) }
  }),
})

/** What lies under a forest; nobody but the referee knows it of one that was taken unseen. */
function forestView(kind: string, unseen: boolean, viewer: Viewer): { kind?: string; unseen?: true } {
  if (!unseen) return { kind }
  return viewer === 'referee' ? { kind, unseen } : { unseen }
}

/** In a captain phase: what lies on the ship of one's own, or that it waits. */
function ownShipView(s: State, seat: Seat): { wharf?: true; ownShip?: { used: true; good?: string; count?: number } } {
  if (!player.ownShipUsed(s, seat)) {
    const waits = table.role(s) === CAPTAIN && anyOccupied(s, seat, s.rules.effects.privateShip)
    return waits ? { wharf: true } : {}
  }
  const good = player.ownShipGood(s, seat)
  return {
    ownShip: { used: true, ...(good !== NONE ? { good: GOOD.id(good), count: player.ownShipBarrels(s, seat) } : {}) },
  }
}

/* What follows by the rules from what lies open: views say it, so that whoever draws one works nothing out; positions leave it out. */

/** What buildings cost where that is not what the edition prints. */
function costsView(s: State): { costs?: Record<string, number> } {
  const { cost, edition, market } = s.rules
  const other = market.filter((building) => cost[building] !== costIn(edition, BUILDING.id(building)))
  if (other.length === 0) return {}
  return { costs: Object.fromEntries(other.map((building) => [BUILDING.id(building), cost[building]])) }
}

/** What lowers the prices of a seat, and what buildings of the market cost it then. */
function pricesView(s: State, seat: Seat): { bargains?: Record<string, number>; prices?: Record<string, number> } {
  const lower = bargains(s, seat)
  if (Object.keys(lower).length === 0) return {}
  const { cost, market } = s.rules
  const offered = market.filter((building) => isOffered(s, building))
  const prices = offered.map((building) => [building, priceSeen(s, seat, building)] as const)
  const lowered = prices.filter(([building, price]) => price < cost[building])
  return {
    bargains: lower,
    prices: Object.fromEntries(lowered.map(([building, price]) => [BUILDING.id(building), price])),
  }
}

/** Workers that the ship will lack as things stand, which brings the end. */
function lackView(s: State): { shipLacks?: number } {
  const lacks = s.rules.workersBringEnd ? shipLacks(s) : 0
  return lacks > 0 ? { shipLacks: lacks } : {}
}

/** Pieces that a player has to place. */
function toPlaceView(s: State, seat: Seat): { toPlace?: number } {
  return sparePieces(s, seat) > 0 && !isAutoma(s, seat) ? { toPlace: piecesToPlace(s, seat) } : {}
}

/** The face-down tiles of each pile from the top; one list where there is one stack. */
export function stackView(s: State): string[] | string[][] {
  const piles = s.rules.pileRow.map((pile) => {
    const height = table.pileHeight(s, pile)
    return Array.from({ length: height }, (_, k) =>
      GOOD.id(table.stack(s, placeInStack(s, pile, height - 1 - k)) as Good),
    )
  })
  return s.rules.piles === 1 ? piles[0] : piles
}

/** What lies open at a place of the row. */
export function openTile(s: State, place: Pile): string | null {
  const good = table.openRow(s, place)
  return good === NONE ? null : GOOD.id(good)
}
