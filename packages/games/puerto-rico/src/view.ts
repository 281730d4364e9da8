import type { Seat, Viewer } from '@quayside/kernel'
import { byId, type Kept, NONE, type Parts, partsOf, said, showSeat, showTable } from '@quayside/kernel/box'
import { box, player, type State, table } from './box.ts'
import { harvestFor, otherCosts, playerFigures, pricesFor, shipFigures } from './figures.ts'
import { isOver } from './flow.ts'
import {
  A_NOBLE,
  A_WORKER,
  BUILDING,
  FOREST,
  GOOD,
  type Good,
  type Pile,
  ROLE,
  SPACE,
  type Space,
  TILE,
} from './ids.ts'
import { isOffered } from './phases/builder.ts'
import { piecesIn } from './pieces.ts'
import { seatsOf, shipsOf } from './state.ts'
import { faceDownTiles, placeInStack, tileAt } from './supply.ts'
import type { PlayerParts, TableParts } from './view-parts.ts'

/**
 * What a viewer may know, built up from nothing, in the names that positions use: what the box calls open, and what needs more words.
 * Everything is open but the face-down tiles, the generator and other players' victory point chips. Expansions add what they have, as far as
 * the viewer may know it.
 */
export function view(s: State, viewer: Viewer, kept?: Kept) {
  const { parts } = s.rules
  const shown = partsOf(box, s, kept)
  const added: TableParts = Object.assign({}, ...parts.map((part) => part.view?.(s, viewer)))
  return {
    ...shown.all('open', () => openView(s, shown)),
    players: seatsOf(s).map((seat) => seatView(s, seat, viewer, shown)),
    ...(typeof viewer === 'number' ? prospects(s, viewer, shown) : {}),
    ...(viewer === 'referee' ? { stack: stackView(s) } : {}),
    ...added,
  }
}

/** What everybody sees of the table. */
const openView = (s: State, shown: Shown) => ({
  game: 'puerto-rico',
  options: s.rules.options,
  now: now(s),
  ...tableView(s, shown),
  ...shown.table('other costs', [], () => otherCosts(s)),
  ...shipFigures(s),
  openFields: shown.table('openFields', ['openRow'], () =>
    s.rules.openRow.map((place) => openTile(s, place)).filter((tile) => tile !== null),
  ),
  ...(s.rules.piles > 1
    ? { piles: s.rules.pileRow.map((pile) => ({ open: openTile(s, pile), faceDown: table.pileHeight(s, pile) })) }
    : {}),
  faceDown: faceDownTiles(s),
  goodsSupply: shown.table('goodsSupply', ['goodsSupply'], () => byId(GOOD, (good) => table.goodsSupply(s, good))),
})

/** What a viewer sees of a seat. Who is neither the referee nor its owner sees the same as all others. */
function seatView(s: State, seat: Seat, viewer: Viewer, shown: Shown): ReturnType<typeof ownView> & PlayerParts {
  const { openScores, parts } = s.rules
  const chipsKnown = openScores || isOver(s) || viewer === 'referee' || viewer === seat
  const to = viewer === 'referee' ? 'to the referee' : viewer === seat ? 'to its owner' : 'to others'
  const as = chipsKnown ? `${to}, with chips` : to
  const own = shown.seat(as, seat, 'all', () => ownView(s, seat, viewer, chipsKnown, shown), ['role'])
  if (parts.every((part) => !part.playerView)) return own
  return shown.allOfSeat(`${as}, with expansions`, seat, () =>
    Object.assign({}, own, ...parts.map((part) => part.playerView?.(s, seat, viewer))),
  )
}

/** What follows from what lies before a seat, and from the role being played. */
const ownView = (s: State, seat: Seat, viewer: Viewer, chipsKnown: boolean, shown: Shown) => ({
  ...playerView(s, seat, viewer, shown),
  ...ownShipView(s, seat),
  ...playerFigures(s, seat),
  ...(chipsKnown ? { vp: player.vp(s, seat) } : {}),
})

type Shown = Parts<Spec['table'], Spec['seats']>
type Spec = (typeof box)['spec']

/** What a seat would pay and make as things stand. */
const prospects = (s: State, seat: Seat, shown: Shown) =>
  shown.allOfSeat('prospects', seat, () => ({ ...pricesFor(s, seat), ...harvestFor(s, seat) }))

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
export const tableView = (s: State, shown: Shown = partsOf(box, s, undefined)) => ({
  ...showTable(box, s, shown),
  ships: shown.table('ships', ['ships'], () =>
    shipsOf(s).map((ship) => ({
      capacity: s.rules.ships[ship],
      ...said({ good: GOOD.maybeId(table.ships.good(s, ship)) as string | null }),
      count: table.ships.barrels(s, ship),
    })),
  ),
  /** Buildings that came to the market of this game, and how many of each are left. */
  market: shown.seats(
    'market',
    ['owned'],
    () => {
      const offered = s.rules.market.filter((building) => isOffered(s, building))
      return byId(BUILDING, (building) => table.market(s, building), offered)
    },
    ['market'],
  ),
  ...(s.rules.nobles ? { nobleShip: table.nobleShip(s), nobleSupply: table.nobleSupply(s) } : {}),
  roleCoins: shown.table('roleCoins', ['roleCoins'], () =>
    byId(ROLE, (role) => table.roleCoins(s, role), s.rules.roles),
  ),
  rolesTaken: shown.table(
    'rolesTaken',
    ['roleTaken'],
    () => Object.fromEntries(seatsOf(s).map((seat) => [seat, rolesOf(s, seat)])) as Record<string, string[]>,
  ),
})

const rolesOf = (s: State, seat: Seat): string[] =>
  s.rules.roles.filter((role) => table.roleTaken(s, role) === seat).map(ROLE.id)

/** What views and positions say of a player in the same way. */
export const playerView = (s: State, seat: Seat, viewer: Viewer, shown: Shown = partsOf(box, s, undefined)) => ({
  ...showSeat(box, s, seat, shown),
  ...(s.rules.nobles ? { spareNobles: player.spareNobles(s, seat) } : {}),
  // The referee knows more of a forest than the others.
  fields: shown.seat(viewer === 'referee' ? 'all fields' : 'fields', seat, ['fields', 'fieldsUsed'], () =>
    SPACE.all.slice(0, player.fieldsUsed(s, seat)).map((space) => fieldView(s, seat, space, viewer)),
  ),
  city: shown.seat('city', seat, ['city', 'staff', 'noblesIn'], () =>
    player.city.all(s, seat).map((building) => ({
      building: BUILDING.id(building),
      workers: piecesIn(s, seat, building, A_WORKER),
      ...said({ nobles: piecesIn(s, seat, building, A_NOBLE) || null }),
    })),
  ),
})

function fieldView(s: State, seat: Seat, space: Space, viewer: Viewer) {
  const [tile, piece] = [tileAt(s, seat, space), player.fields.piece(s, seat, space)]
  return {
    tile: TILE.id(tile),
    workers: piece === A_WORKER ? 1 : 0,
    ...(piece === A_NOBLE ? { nobles: 1 } : {}),
    ...(tile === FOREST ? forestView(s, seat, space, viewer) : {}),
  }
}

/** What lies under a forest; nobody but the referee knows it of one that was taken unseen. */
function forestView(s: State, seat: Seat, space: Space, viewer: Viewer): { kind?: string; unseen?: true } {
  const { under, unseen } = player.fields
  const isUnseen = unseen(s, seat, space)
  const isKnown = !isUnseen || viewer === 'referee'
  return said({ kind: isKnown && GOOD.maybeId(under(s, seat, space)), unseen: isUnseen })
}

function ownShipView(s: State, seat: Seat): { ownShip?: { used: true; good?: string; count?: number } } {
  if (!player.ownShipUsed(s, seat)) return {}
  const good = GOOD.maybeId(player.ownShipGood(s, seat))
  return { ownShip: { used: true, ...said({ good, count: good && player.ownShipBarrels(s, seat) }) } }
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
export const openTile = (s: State, place: Pile): string | null => GOOD.maybeId(table.openRow(s, place))
