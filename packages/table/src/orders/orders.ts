import type { Facts, Seat } from '@quayside/kernel'

/** Facts that must be among those of a question or an answer. */
export type Pattern = { readonly [name: string]: string | number }

/**
 * What an order wants: the one legal answer that has these facts. With `ifOnly`, only where every other legal answer fits one of those, as
 * somebody passes when nothing else is left. `as-proposed` is the table's own proposal for the whole of the question.
 */
export type Wish = { readonly take: Pattern; readonly ifOnly?: readonly Pattern[] } | 'as-proposed'

export const COMPARISONS = ['=', '<=', '>='] as const
export type Comparison = (typeof COMPARISONS)[number]

/**
 * What must hold when an order acts: a value of one's own view, or that some answer is possible or not. In a path `@` stands for one's own
 * seat, `length` for that of a list, and `#tile=corn` for how many in a list have this: `players.@.coins`. Truths count as 1 and 0.
 */
export type Assumption =
  | { readonly path: string; readonly is: Comparison; readonly value: string | number }
  | { readonly answer: Pattern; readonly possible: boolean }

/** What is answered to one question. The first wish that fits is taken; if none does, its owner is asked. */
export interface OrderStep {
  /** The kind of question. */
  readonly question: string
  /** Facts of the question. */
  readonly about?: Pattern
  readonly wishes: readonly Wish[]
  readonly assume: readonly Assumption[]
}

export const ENDS = ['step', 'round', 'game'] as const
/** Until when an order stands: the part of the round in which it was set, that round, or the whole game. */
export type OrderEnd = (typeof ENDS)[number]

/** A standing order as its owner sets it. Several steps are one line of answers, each given only after those before it. */
export interface OrderBody {
  readonly steps: readonly OrderStep[]
  readonly until: OrderEnd
  /** How often it may act. Always: only for questions that a game calls habits. */
  readonly uses: number | 'always'
  /** Set aside: it does nothing until it is switched on again. */
  readonly off?: true
}

export const MAX_ORDERS = 20
export const MAX_STEPS = 8
export const MAX_WISHES = 10
export const MAX_ASSUMPTIONS = 8
export const MAX_IF_ONLY = 10
export const MAX_FACTS = 6
export const MAX_USES = 99
/** Characters of all orders of a seat together, as they are stored with every answer. */
export const MAX_ORDERS_SIZE = 16_000
/** What an owner is told of past orders, so many. */
export const MAX_NOTES = 12

/** A moment of a game by its round and the step within it; empty where a game names none. */
export interface Moment {
  readonly round: string
  readonly step: string
}

/** An order that stands. */
export interface Order extends OrderBody {
  /** Nobody else knows it: the time at which the order acts goes by it. */
  readonly id: string
  readonly since: Moment
  /** The step that comes next. */
  readonly at: number
  /** How often it has acted to its end. */
  readonly used: number
}

/** What an owner answered before being asked: it is given as it is when the question comes. */
export interface AheadAnswer {
  readonly id: string
  readonly question: string
  readonly answers: readonly string[]
  readonly since: Moment
}

/** That an order is about to act on the question that its owner is asked. */
export interface PendingAct {
  readonly question: string
  /** When, by the clock of the table. */
  readonly due: number
}

/** Something that came of an order, for its owner alone. */
export type OrderNote =
  /** It answered: these `lines`, after the owner had known of `seq`. */
  | { readonly what: 'acted'; readonly order: string; readonly seq: number; readonly lines: number }
  /** What it assumed does not hold any more, or what comes next is not what it was set for: it was let go, and all that was to follow in it. */
  | {
      readonly what: 'lapsed'
      readonly order: string
      readonly seq: number
      readonly body: OrderBody
      readonly broken: Assumption | null
    }
  /** What was answered ahead could not be given. */
  | { readonly what: 'ahead-lapsed'; readonly order: string; readonly seq: number; readonly answers: readonly string[] }

/** All that a person has ordered at a table, as it is saved. */
export interface SeatOrders {
  readonly person: string
  readonly orders: readonly Order[]
  readonly ahead?: AheadAnswer
  readonly pending?: PendingAct
  /** The kind of question that is left to the person, for as long as it is asked. */
  readonly left?: string
  readonly notes: readonly OrderNote[]
}

/** By seat; null where nothing was ordered. */
export type SavedOrders = readonly (SeatOrders | null)[]

/** What an owner is shown of their orders. */
export interface OrdersSight {
  readonly orders: readonly Order[]
  readonly ahead: AheadAnswer | null
  /** When an order acts on the question that is asked now; null if none will. */
  readonly acts: number | null
  readonly notes: readonly OrderNote[]
}

export const NO_ORDERS: OrdersSight = { orders: [], ahead: null, acts: null, notes: [] }

export const ordersSight = (of: SeatOrders | null | undefined): OrdersSight =>
  of ? { orders: of.orders, ahead: of.ahead ?? null, acts: of.pending?.due ?? null, notes: of.notes } : NO_ORDERS

export const fits = (facts: Facts, pattern: Pattern): boolean =>
  Object.entries(pattern).every(([name, value]) => Object.hasOwn(facts, name) && facts[name] === value)

/** A path as a seat means it. */
export const pathOf = (path: string, seat: Seat): string[] =>
  path.split('.').map((part) => (part === '@' ? String(seat) : part))

/** How many of a list have a value (`tile=corn`), or are it (`=corn`). */
function countIn(list: readonly unknown[], wanted: string): number {
  const [name, value] = wanted.split('=')
  const held = (each: unknown): unknown =>
    name === '' || typeof each !== 'object' || each === null || !Object.hasOwn(each, name)
      ? each
      : (each as { readonly [name: string]: unknown })[name]
  return list.filter((each) => String(held(each)) === value).length
}

/** What stands at a path of a view; undefined if there is nothing that can be compared. */
export function valueAt(view: unknown, path: string, seat: Seat): string | number | undefined {
  let at: unknown = view
  for (const part of pathOf(path, seat)) {
    if (part.startsWith('#')) return Array.isArray(at) ? countIn(at, part.slice(1)) : undefined
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined
    at = (at as { readonly [part: string]: unknown })[part]
  }
  if (typeof at === 'boolean') return at ? 1 : 0
  return typeof at === 'string' || typeof at === 'number' ? at : undefined
}
