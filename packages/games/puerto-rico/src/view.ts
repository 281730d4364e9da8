import type { Seat, Viewer } from '@quayside/kernel'
import { BUILDINGS } from './data/catalogue.ts'
import { A_NOBLE, A_WORKER, FOREST, GOODS, ROLES, TILES } from './ids.ts'
import { noblesAboard, noblesIn, noblesInSupply, spareOf } from './pieces.ts'
import { isOffered } from './roles/builder.ts'
import {
  BUILDINGS_OWNED,
  CHOOSER,
  CITY,
  COINS,
  DISCARDS,
  END_TRIGGERED,
  FIELDS,
  FIELDS_USED,
  GOODS_AT,
  GOODS_SUPPLY,
  GOVERNOR,
  HOUSE,
  HOUSE_COUNT,
  isOver,
  kindUnder,
  MARKET,
  OCCUPIED,
  OPEN,
  PAPER_VP,
  PICKS,
  PILE_LEFT,
  player,
  QUARRIES,
  ROLE,
  ROLE_COINS,
  ROLE_TAKEN,
  ROUND,
  SHIP_COUNT,
  SHIP_GOOD,
  STACK,
  STAFF,
  type State,
  UNSEEN,
  VP,
  VP_SUPPLY,
  WHARF_COUNT,
  WHARF_GOOD,
  WHARF_USED,
  WITH_NOBLE,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from './state.ts'
import { faceDownTiles } from './supply.ts'
import type { PlayerParts, TableParts } from './view-parts.ts'

/**
 * What a viewer may know, built up from nothing, in the names that positions use. Everything is open but the face-down tiles, the
 * generator and other players' victory point chips. Expansions add what they have, as far as the viewer may know it.
 */
export function view(s: State, viewer: Viewer) {
  const { c, rules } = s
  const added: TableParts = Object.assign({}, ...rules.parts.map((part) => part.view?.(s, viewer)))
  return {
    game: 'puerto-rico',
    options: rules.options,
    round: c[ROUND],
    governor: c[GOVERNOR],
    now: now(s),
    players: seatsOf(s).map((seat) => {
      const chipsKnown = rules.openScores || isOver(s) || viewer === 'referee' || viewer === seat
      const added: PlayerParts = Object.assign({}, ...rules.parts.map((part) => part.playerView?.(s, seat, viewer)))
      return {
        ...playerView(s, seat, viewer),
        ...(chipsKnown ? { vp: c[player(seat) + VP] } : {}),
        ...added,
      }
    }),
    ships: shipsView(s),
    tradingHouse: Array.from({ length: c[HOUSE_COUNT] }, (_, i) => GOODS[c[HOUSE + i] - 1]),
    openFields: openFields(s),
    ...(rules.piles > 1 ? { piles: pilesView(s) } : {}),
    faceDown: faceDownTiles(s),
    discards: byGood(s, DISCARDS),
    quarries: c[QUARRIES],
    goodsSupply: byGood(s, GOODS_SUPPLY),
    market: marketView(s),
    workerShip: c[WORKER_SHIP],
    workerSupply: c[WORKER_SUPPLY],
    ...(rules.noblesAt >= 0 ? { nobleShip: noblesAboard(s), nobleSupply: noblesInSupply(s) } : {}),
    vpSupply: c[VP_SUPPLY],
    paperVp: c[PAPER_VP],
    roleCoins: Object.fromEntries(rules.roles.map((role) => [ROLES[role], c[ROLE_COINS + role]])),
    rolesTaken: rolesTaken(s),
    endTriggered: c[END_TRIGGERED] === 1,
    ...(viewer === 'referee' ? { stack: stackView(s) } : {}),
    ...added,
  }
}

export const seatsOf = (s: State): Seat[] => Array.from({ length: s.rules.players }, (_, seat) => seat)

/** The phase, and the seat whose it is: who chooses, or who chose the role. */
export function now(s: State): { phase: string; by: Seat } {
  const { c } = s
  if (c[ROLE] > 0) return { phase: ROLES[c[ROLE] - 1], by: c[CHOOSER] }
  if (isOver(s)) return { phase: 'over', by: c[GOVERNOR] }
  if (c[ROUND] === 0) return { phase: 'setup', by: c[GOVERNOR] }
  return { phase: 'choose', by: (c[GOVERNOR] + c[PICKS]) % s.rules.players }
}

export function byGood(s: State, at: number): Record<string, number> {
  return Object.fromEntries(GOODS.map((good, i) => [good, s.c[at + i]]))
}

/** Buildings that came to the market of this game, and how many of each are left. */
export const marketView = (s: State): Record<string, number> =>
  Object.fromEntries(
    s.rules.market
      .filter((building) => isOffered(s, building))
      .map((building) => [BUILDINGS[building].id, s.c[MARKET + building]]),
  )

export function playerView(s: State, seat: Seat, viewer: Viewer) {
  const { c, rules } = s
  const p = player(seat)
  const wharf = c[p + WHARF_COUNT] > 0 ? { good: GOODS[c[p + WHARF_GOOD] - 1], count: c[p + WHARF_COUNT] } : {}
  return {
    coins: c[p + COINS],
    goods: byGood(s, p + GOODS_AT),
    fields: Array.from({ length: c[p + FIELDS_USED] }, (_, space) => {
      const cell = c[p + FIELDS + space]
      const tile = (cell & (OCCUPIED - 1)) - 1
      const noble = cell & WITH_NOBLE ? 1 : 0
      return {
        tile: TILES[tile],
        workers: (cell & OCCUPIED ? 1 : 0) - noble,
        ...(noble ? { nobles: noble } : {}),
        ...(tile === FOREST ? forestView(cell, viewer) : {}),
      }
    }),
    city: Array.from({ length: c[p + BUILDINGS_OWNED] }, (_, i) => {
      const building = c[p + CITY + i] - 1
      const nobles = noblesIn(s, seat, building)
      const workers = c[p + STAFF + building] - 1 - nobles
      return { building: BUILDINGS[building].id, workers, ...(nobles > 0 ? { nobles } : {}) }
    }),
    spare: spareOf(s, seat, A_WORKER),
    ...(rules.noblesAt >= 0 ? { spareNobles: spareOf(s, seat, A_NOBLE) } : {}),
    ...(c[p + WHARF_USED] ? { ownShip: { used: true, ...wharf } } : {}),
  }
}

/** What lies under a forest; nobody but the referee knows it of one that was taken unseen. */
function forestView(cell: number, viewer: Viewer): { kind?: string; unseen?: true } {
  const kind = GOODS[kindUnder(cell)]
  if ((cell & UNSEEN) === 0) return { kind }
  return viewer === 'referee' ? { kind, unseen: true } : { unseen: true }
}

export function shipsView(s: State): { capacity: number; good?: string; count: number }[] {
  return s.rules.ships.map((capacity, ship) => {
    const good = s.c[SHIP_GOOD + ship]
    return { capacity, ...(good > 0 ? { good: GOODS[good - 1] } : {}), count: s.c[SHIP_COUNT + ship] }
  })
}

/** The open row; where there are piles, an empty pile shows nothing and is left out here. */
export function openFields(s: State): string[] {
  const open: string[] = []
  for (let i = 0; i < s.rules.openTiles; i++) if (s.c[OPEN + i] > 0) open.push(TILES[s.c[OPEN + i] - 1])
  return open
}

export function pilesView(s: State): { open: string | null; faceDown: number }[] {
  return Array.from({ length: s.rules.piles }, (_, pile) => ({
    open: s.c[OPEN + pile] > 0 ? TILES[s.c[OPEN + pile] - 1] : null,
    faceDown: s.c[PILE_LEFT + pile],
  }))
}

/** The face-down tiles of each pile from the top; one list where there is one stack. */
export function stackView(s: State): string[] | string[][] {
  const { c, rules } = s
  const piles = Array.from({ length: rules.piles }, (_, pile) => {
    const left = c[PILE_LEFT + pile]
    return Array.from({ length: left }, (_, k) => GOODS[c[STACK + pile + (left - 1 - k) * rules.piles] - 1])
  })
  return rules.piles === 1 ? piles[0] : piles
}

export function rolesTaken(s: State): Record<string, string[]> {
  const taken: Record<string, string[]> = {}
  for (const seat of seatsOf(s)) {
    taken[seat] = s.rules.roles.filter((role) => s.c[ROLE_TAKEN + role] === seat + 1).map((role) => ROLES[role])
  }
  return taken
}
