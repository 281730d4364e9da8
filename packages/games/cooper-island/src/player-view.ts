import type { Seat } from '@quayside/kernel'
import { isReachedMilestone } from './actions/milestones.ts'
import { STATUE_SPACES } from './actions/ruins.ts'
import { LARGE_BUILDINGS, SMALL_BUILDINGS } from './box.ts'
import { statueId } from './forms.ts'
import { BOATS, BUILDINGS, DOUBLES, ISLANDS, ITEMS, MILESTONES, SHIPS, TERRAINS, WORKERS } from './ids.ts'
import { isCube, levelAt, onAt, PIECES, pieceOn, RUIN_HERE, terrainAt } from './land.ts'
import { indexOf, SPOTS, seatAt, spotOf } from './sea/ring.ts'
import {
  ANCHORS,
  AVAILABLE,
  BANK,
  BOATS_LEFT,
  BUILDINGS_LEFT,
  CART,
  CART_USED,
  CRATE,
  DIARIES_HELD,
  DOCK,
  DOUBLE,
  FACE_DOWN,
  FINISHED,
  HELM_CONTRACTS,
  ISLANDS_LEFT,
  LARGE_CARD,
  LIDS,
  LIDS_COMING,
  LIDS_WAITING,
  LOCKED,
  MARKET,
  player,
  SINGLES,
  SMALL_CARD,
  STATUE_ON,
  STEPS,
  STORE,
  type State,
  WORKER_CONTRACTS,
} from './state.ts'
import { freeSpaces, generalSpaces } from './storage.ts'

/** What lies before a player and on his peninsula: all of it is open. */

/** Numbers by id, none left out: a key that comes and goes is hard to read. */
export const counts = (s: State, at: number, ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, i) => [id, s.c[at + i]]))

const bitsOf = (mask: number, ids: readonly string[]): string[] => ids.filter((_, i) => mask & (1 << i))

export function playerView(s: State, seat: Seat) {
  const { c, rules } = s
  const p = player(seat)
  const merchantIds = rules.merchants.map(({ id }) => id)
  return {
    storage: counts(s, p + STORE, ITEMS),
    storageSpaces: generalSpaces(s, seat),
    storageFree: freeSpaces(s, seat),
    market: counts(s, p + MARKET, ITEMS),
    cartographer: c[p + CART],
    cartographerUsed: c[p + CART_USED] === 1,
    workers: counts(s, p + AVAILABLE, WORKERS),
    locked: counts(s, p + LOCKED, WORKERS),
    contracts: { worker: c[p + WORKER_CONTRACTS], helm: c[p + HELM_CONTRACTS] },
    milestones: MILESTONES.filter((_, milestone) => isReachedMilestone(s, seat, milestone)),
    merchants: bitsOf(c[p + LIDS_WAITING], merchantIds),
    ...(c[p + LIDS_COMING] ? { lidsComing: bitsOf(c[p + LIDS_COMING], merchantIds) } : {}),
    lids: c[p + LIDS],
    crates: bitsOf(c[p + CRATE], rules.crateIds),
    ships: SHIPS.map((_, ship) => shipView(s, seat, ship)),
    diaries: c[p + DIARIES_HELD],
    islandsLeft: bitsOf(c[p + ISLANDS_LEFT], ISLANDS),
    islands: islandsView(s, seat),
    boatsLeft: bitsOf(c[p + BOATS_LEFT], BOATS),
    docks: docksView(s, seat),
    statueSpaces: Array.from({ length: STATUE_SPACES }, (_, space) => space)
      .filter((space) => c[p + STATUE_ON] & (1 << space))
      .map((space) => statueId(rules, space)),
    buildingsLeft: counts(s, p + BUILDINGS_LEFT, BUILDINGS),
    smallCards: cardsView(s, p + SMALL_CARD, SMALL_BUILDINGS, rules.smallCards).map(({ card }) => card),
    largeCards: cardsView(s, p + LARGE_CARD, LARGE_BUILDINGS, rules.largeCards),
    doubles: counts(s, p + DOUBLE, DOUBLES),
    singles: c[p + SINGLES],
    land: landView(s, seat),
    ...(c[p + FINISHED] ? { finished: true } : {}),
  }
}

const shipView = (s: State, seat: Seat, ship: number) => {
  const index = indexOf(s, seat, ship)
  const p = player(seat)
  return {
    steps: s.c[p + STEPS + ship],
    anchors: s.c[p + ANCHORS + ship],
    at: { peninsula: seatAt(s, index), spot: SPOTS[spotOf(index)] },
  }
}

const islandsView = (s: State, seat: Seat) =>
  s.rules.land.banks.flatMap((bank, at) => {
    const cell = s.c[player(seat) + BANK + at] - 1
    return cell < 0 ? [] : [{ island: ISLANDS[cell >> 1], half: `${bank}.${cell & 1 ? 'cw' : 'ccw'}` }]
  })

const docksView = (s: State, seat: Seat) =>
  s.rules.docks.flatMap(({ id }, dock) => {
    const cell = s.c[player(seat) + DOCK + dock]
    if (cell === 0) return []
    return [{ dock: id, boat: BOATS[(cell & (FACE_DOWN - 1)) - 1], ...(cell & FACE_DOWN ? { faceDown: true } : {}) }]
  })

const cardsView = (s: State, at: number, places: number, cards: readonly { readonly id: string }[]) =>
  Array.from({ length: places }, (_, place) => s.c[at + place])
    .filter((cell) => cell > 0)
    .map((cell) => ({ card: cards[(cell & (FACE_DOWN - 1)) - 1].id, ...(cell & FACE_DOWN ? { faceDown: true } : {}) }))

interface SpaceView {
  readonly space: string
  readonly level: number
  readonly terrain?: string
  readonly on?: string
}

/** Explored spaces, ruins, and spaces where a ruin has been removed. */
const landView = (s: State, seat: Seat) =>
  s.rules.land.ids.flatMap((space, at): SpaceView[] => {
    const [level, on] = [levelAt(s, seat, at), onAt(s, seat, at)]
    if (on === RUIN_HERE) return [{ space, level, on: 'ruin' }]
    if (level === 0) return s.rules.land.ruins.includes(at) ? [{ space, level }] : []
    return [{ space, level, terrain: TERRAINS[terrainAt(s, seat, at)], ...(on > 0 ? { on: onId(on) } : {}) }]
  })

const onId = (on: number): string => (isCube(on) ? ITEMS[on] : PIECES[pieceOn(on)])
