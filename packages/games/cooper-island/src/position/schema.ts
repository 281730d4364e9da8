import { count, head, id, listOf, MANY, object, openShape, record } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { box } from '../box.ts'
import { AREAS, BOATS, DECK, ISLANDS, TERRAINS, WORKERS } from '../ids.ts'
import { MAX_PLAYERS, ROUNDS } from '../sizes.ts'

/**
 * The shape of a position, in the names of the view: what everybody may know is said as the box says it. The order of names stays as it is: a
 * position without a seed is its own seed, so another order would be another game.
 */

const own = openShape(box.spec.seats)
const common = openShape(box.spec.table, { 'automa.counters': 5 })
const seat = count(MAX_PLAYERS - 1)
const ids = listOf(id)
const workers = listOf(v.union([seat, v.literal('neutral')]), MAX_PLAYERS + 1)
const faceDown = v.boolean()
/** More would not fit where levels are added up. */
const level = count(30)

/** What is left of islands, boats and buildings follows from those that are laid. */
const player = object(
  {},
  {
    storage: own.storage,
    market: own.market,
    cartographer: own.cartographer,
    cartographerUsed: own.cartographerUsed,
    workers: own.workers,
    locked: own.locked,
    contracts: own.contracts,
    merchants: own.merchants,
    lids: own.lids,
    crates: own.crates,
    ships: listOf(object({}, { steps: count(MANY), anchors: count(MANY) }), 2),
    diaries: own.diaries,
    islands: listOf(object({ island: v.picklist(ISLANDS), half: id })),
    docks: listOf(object({ dock: id, boat: v.picklist(BOATS) }, { faceDown })),
    statueSpaces: own.statueSpaces,
    smallCards: ids,
    largeCards: listOf(object({ card: id }, { faceDown })),
    doubles: own.doubles,
    singles: own.singles,
    land: listOf(object({ space: id }, { level, terrain: v.picklist(TERRAINS), on: id })),
  },
)

export const positionSchema = object(head('cooper-island'), {
  round: count(ROUNDS, 1),
  cooper: common.cooper,
  harbourMaster: object({ merchant: v.optional(id), stands: v.boolean() }),
  bag: common.bag,
  placed: common.placed,
  diaries: common.diaries,
  orders: listOf(object({ order: id }, { seat, worker: v.picklist(WORKERS) })),
  work: record(v.picklist(AREAS), object({}, { round: workers, square: workers })),
  players: listOf(player, MAX_PLAYERS),
  smallDeck: ids,
  largeDeck: ids,
  putBack: object(v.entriesFromList(DECK.ids, count(10))),
  known: record(id, listOf(count(3), MAX_PLAYERS)),
  automa: common.automa,
  now: v.union(
    [object({ phase: v.literal('income'), by: seat }, { hands: ids }), object({ phase: v.literal('work'), by: seat })],
    'Expected {phase: "income", by, hands}, or {phase: "work", by} with a seat',
  ),
})

export type Position = v.InferOutput<typeof positionSchema>
export type PlayerPosition = v.InferOutput<typeof player>
