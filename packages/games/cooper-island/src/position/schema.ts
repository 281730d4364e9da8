import { chance, count, MANY, object, record } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { ROUNDS } from '../box.ts'
import { AREAS, BOATS, DOUBLES, ISLANDS, ITEMS, MILESTONES, STRATEGIES, TERRAINS, WORKERS } from '../ids.ts'
import { COOPER_CARDS_SHOWN } from '../layout.ts'
import { MAX_PLAYERS } from '../options.ts'

/** The shape of a position, in the names of the view. What belongs together is checked where it is set up. */

const seat = count(MAX_PLAYERS - 1)
const id = v.pipe(v.string(), v.maxLength(40))
const amounts = <const T extends readonly string[]>(ids: T, max = MANY) =>
  v.optional(record(v.picklist(ids), count(max)))
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

const playerSchema = object({
  storage: amounts(ITEMS, 30),
  market: amounts(ITEMS),
  cartographer: v.optional(count(20)),
  cartographerUsed: flag,
  workers: amounts(WORKERS, 8),
  locked: amounts(WORKERS, 8),
  contracts: v.optional(object({ worker: v.optional(count(8)), helm: v.optional(count(8)) })),
  merchants: v.optional(v.pipe(v.array(id), v.maxLength(60))),
  lids: v.optional(count(5)),
  crates: v.optional(v.pipe(v.array(id), v.maxLength(60))),
  ships: v.optional(
    v.pipe(v.array(object({ steps: v.optional(count(MANY)), anchors: v.optional(count(MANY)) })), v.maxLength(2)),
  ),
  diaries: v.optional(count(60)),
  islands: v.optional(v.pipe(v.array(object({ island: v.picklist(ISLANDS), half: id })), v.maxLength(60))),
  docks: v.optional(v.pipe(v.array(object({ dock: id, boat: v.picklist(BOATS), faceDown: flag })), v.maxLength(60))),
  statueSpaces: v.optional(v.pipe(v.array(id), v.maxLength(60))),
  smallCards: v.optional(v.pipe(v.array(id), v.maxLength(60))),
  largeCards: v.optional(v.pipe(v.array(object({ card: id, faceDown: flag })), v.maxLength(60))),
  doubles: amounts(DOUBLES, 60),
  singles: v.optional(count(MANY)),
  land: v.optional(v.pipe(v.array(space), v.maxLength(40))),
})

export const positionSchema = object({
  game: v.literal('cooper-island'),
  options: v.optional(v.unknown()),
  ...chance,
  round: v.optional(count(ROUNDS, 1)),
  /** Who holds the Cooper marker; in solo games 1 is Cooper himself. */
  cooper: v.optional(seat),
  harbourMaster: v.optional(object({ merchant: v.optional(id), stands: v.boolean() })),
  bag: amounts(DOUBLES, 60),
  placed: amounts(DOUBLES, 60),
  diaries: v.optional(record(id, count(60))),
  orders: v.optional(
    v.pipe(
      v.array(object({ order: id, seat: v.optional(seat), worker: v.optional(v.picklist(WORKERS)) })),
      v.maxLength(60),
    ),
  ),
  work: v.optional(record(v.picklist(AREAS), object({ round: stack, square: stack }))),
  players: v.optional(v.pipe(v.array(playerSchema), v.maxLength(MAX_PLAYERS))),
  smallDeck: v.optional(v.pipe(v.array(id), v.maxLength(60))),
  largeDeck: v.optional(v.pipe(v.array(id), v.maxLength(60))),
  putBack: v.optional(object({ small: count(10), large: count(10) })),
  known: v.optional(record(id, v.pipe(v.array(count(3)), v.maxLength(MAX_PLAYERS)))),
  automa: v.optional(
    object({
      strategy: v.optional(v.picklist(STRATEGIES)),
      stock: v.optional(count(MANY)),
      counters: amounts(MILESTONES, 5),
      workers: amounts(WORKERS, 8),
      gained: amounts(WORKERS, 8),
      milestones: v.optional(count(4)),
      owes: v.optional(count(4)),
      steps: v.optional(count(MANY)),
      diaries: v.optional(count(60)),
      deck: amounts(AREAS, 10),
      cards: v.optional(v.pipe(v.array(v.picklist(AREAS)), v.maxLength(COOPER_CARDS_SHOWN))),
    }),
  ),
  now: v.optional(
    v.union(
      [
        object({ phase: v.literal('income'), by: seat, hands: v.optional(v.pipe(v.array(id), v.maxLength(60))) }),
        object({ phase: v.literal('work'), by: seat }),
      ],
      'Expected {phase: "income", by, hands}, or {phase: "work", by} with a seat',
    ),
  ),
})

export type Position = v.InferOutput<typeof positionSchema>
export type PlayerPosition = v.InferOutput<typeof playerSchema>
