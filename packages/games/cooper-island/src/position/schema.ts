import { chance, count, MANY, object, openShape, record } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { box } from '../box.ts'
import { AREAS, BOATS, ISLANDS, TERRAINS, WORKERS } from '../ids.ts'
import { MAX_PLAYERS, ROUNDS } from '../sizes.ts'

/**
 * The shape of a position, in the names of the view. What everybody may know is said as the box says it. What belongs together is checked
 * where it is set up, and so are the names that the component data give. The order of the names matters: without a seed, chance comes from
 * the position as it is written in this order.
 */

const seat = count(MAX_PLAYERS - 1)
const id = v.pipe(v.string(), v.maxLength(40))
const MOST = 60
const listOf = <T extends v.GenericSchema>(one: T) => v.optional(v.pipe(v.array(one), v.maxLength(MOST)))
const ids = listOf(id)
const flag = v.optional(v.boolean())
const stack = v.optional(v.pipe(v.array(v.union([seat, v.literal('neutral')])), v.maxLength(5)))
/** More would not fit where levels are added up. */
const MAX_LEVEL = 30

const space = object({
  space: id,
  level: v.optional(count(MAX_LEVEL)),
  terrain: v.optional(v.picklist(TERRAINS)),
  on: v.optional(id),
})

/*
 * The order of names stays as it is: a position without a seed is its own seed, so another order would be another game.
 */

const own = openShape(
  box.spec.seats,
  {},
  {
    storage: 30,
    cartographer: 20,
    workers: 8,
    locked: 8,
    'contracts.worker': 8,
    'contracts.helm': 8,
    lids: 5,
    diaries: MOST,
    doubles: MOST,
  },
)

/** What is left of islands, boats and buildings follows from those that are laid. */
const playerSchema = object({
  storage: own.storage,
  market: own.market,
  cartographer: own.cartographer,
  cartographerUsed: own.cartographerUsed,
  workers: own.workers,
  locked: own.locked,
  contracts: own.contracts,
  merchants: ids,
  lids: own.lids,
  crates: ids,
  ships: v.optional(
    v.pipe(v.array(object({ steps: v.optional(count(MANY)), anchors: v.optional(count(MANY)) })), v.maxLength(2)),
  ),
  diaries: own.diaries,
  islands: listOf(object({ island: v.picklist(ISLANDS), half: id })),
  docks: listOf(object({ dock: id, boat: v.picklist(BOATS), faceDown: flag })),
  statueSpaces: ids,
  smallCards: ids,
  largeCards: listOf(object({ card: id, faceDown: flag })),
  doubles: own.doubles,
  singles: own.singles,
  land: v.optional(v.pipe(v.array(space), v.maxLength(40))),
})

const common = openShape(
  box.spec.table,
  {},
  {
    bag: MOST,
    placed: MOST,
    'automa.counters': 5,
    'automa.workers': 8,
    'automa.gained': 8,
    'automa.milestones': 4,
    'automa.owes': 4,
    'automa.diaries': MOST,
    'automa.deck': 10,
  },
)

export const positionSchema = object({
  game: v.literal('cooper-island'),
  options: v.optional(v.unknown()),
  ...chance,
  round: v.optional(count(ROUNDS, 1)),
  /** Who holds the Cooper marker; in solo games 1 is Cooper himself. */
  cooper: v.optional(seat),
  harbourMaster: v.optional(object({ merchant: v.optional(id), stands: v.boolean() })),
  bag: common.bag,
  placed: common.placed,
  diaries: v.optional(record(id, count(MOST))),
  orders: listOf(object({ order: id, seat: v.optional(seat), worker: v.optional(v.picklist(WORKERS)) })),
  work: v.optional(record(v.picklist(AREAS), object({ round: stack, square: stack }))),
  players: v.optional(v.pipe(v.array(playerSchema), v.maxLength(MAX_PLAYERS))),
  smallDeck: ids,
  largeDeck: ids,
  putBack: v.optional(object({ small: count(10), large: count(10) })),
  known: v.optional(record(id, v.pipe(v.array(count(3)), v.maxLength(MAX_PLAYERS)))),
  automa: common.automa,
  now: v.optional(
    v.union(
      [object({ phase: v.literal('income'), by: seat, hands: ids }), object({ phase: v.literal('work'), by: seat })],
      'Expected {phase: "income", by, hands}, or {phase: "work", by} with a seat',
    ),
  ),
})

/** What the box says may be given in part: of all things of a kind only some. */
type InPart<T> = T extends readonly unknown[] ? T : T extends object ? { [N in keyof T]?: InPart<T[N]> } : T
type PartOf<T, K> = Omit<T, K & keyof T> & InPart<Pick<T, K & keyof T>>

export type PlayerPosition = PartOf<v.InferOutput<typeof playerSchema>, keyof typeof own>
export type Position = PartOf<Omit<v.InferOutput<typeof positionSchema>, 'players'>, 'bag' | 'placed' | 'automa'> & {
  readonly players?: readonly PlayerPosition[]
}
