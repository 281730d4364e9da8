import type { Answer, AnswerList, Operation, ReasonCode, Rng, ScoreLine, Seat, Story, Viewer } from '@quayside/kernel'
import type { Maybe, Tally } from '@quayside/kernel/box'
import type { State } from './box.ts'
import type { Phase } from './flow.ts'
import type { Form } from './forms.ts'
import type { Building, Good, Piece, Role, Ship, Tile } from './ids.ts'
import type { ReasonId } from './reasons.ts'

/** Something a seat may do whenever it is asked anything (a guest leaving the guesthouse, say). It must run down by itself. */
export interface FreeAnswers {
  /** The operations of its answers; each operation belongs to one such rule. */
  readonly ops: readonly Operation[]
  legal(s: State, seat: Seat, list: AnswerList): void
  why(s: State, seat: Seat, answer: Answer): ReasonCode
  /** Afterwards the question that stood is asked again, as far as it still stands. */
  apply(s: State, seat: Seat, answer: Answer, out: Story): void
}

/** Whether a seat can act in the turn that is under way. It looks at the state as it stands and changes nothing. */
export type Able = (s: State, seat: Seat) => boolean

/**
 * Moments of the base game at which an expansion or a building with a rule of its own acts. The lists are put together at set-up; where
 * no expansion is in play they are empty and cost nothing. A hook that needs a decision pushes a task, which then comes first; of several
 * tasks pushed at one moment the last one comes first.
 */
export interface Hooks {
  /** The table is laid; the first round has not begun (a drafted market, goals). */
  readonly setUp: readonly ((s: State, out: Story) => void)[]
  /** Why a seat may not choose a role that is free; 0 if it may. */
  readonly roleBarred: readonly ((s: State, seat: Seat, role: Role) => ReasonCode)[]
  /** A seat takes a role; its coins are not yet taken. */
  readonly roleTaken: readonly ((s: State, seat: Seat, role: Role, out: Story) => void)[]
  /** Before a seat is asked for a role; true if something was pushed that comes first. */
  readonly beforeChoice: readonly ((s: State, seat: Seat) => boolean)[]
  /** A role was chosen and its coins taken; nothing of its phase has happened. */
  readonly phaseBegins: readonly ((s: State, role: Role, out: Story) => void)[]
  /** A role's phase is over, cleaned up and refilled. */
  readonly phaseEnds: readonly ((s: State, role: Role, out: Story) => void)[]
  /** All have picked; no coin has been laid on a role yet (a role left over). */
  readonly roundEnds: readonly ((s: State, out: Story) => void)[]
  /** A new round begins; not called for the first. */
  readonly roundBegins: readonly ((s: State) => void)[]
  /** The last round is over; what is pushed comes before the final scoring. */
  readonly gameEnds: readonly ((s: State, out: Story) => void)[]
  /** After every answer and all that followed from it (what counts as soon as a player has it). */
  readonly afterAnswer: readonly ((s: State, seat: Seat, given: Answer, out: Story) => void)[]
  /** A tile lies on an island for good, as plantation, quarry or forest. */
  readonly tileGained: readonly ((s: State, seat: Seat, tile: Tile, out: Story) => void)[]
  /** A seat has produced; `made` says what. */
  readonly produced: readonly ((s: State, seat: Seat, out: Story) => void)[]
  /** Barrels came to `made` after a seat's production. */
  readonly producedMore: readonly ((s: State, seat: Seat, out: Story) => void)[]
  /** The craftsman's privilege is taken; `made` still says what all produced. */
  readonly craftsmanEnds: readonly ((s: State, out: Story) => void)[]
  /** A building is bought and paid; its worker has not come yet. */
  readonly built: readonly ((s: State, seat: Seat, building: Building, price: number, out: Story) => void)[]
  /** A barrel went to the trading house. */
  readonly sold: readonly ((s: State, seat: Seat, good: Good, coins: number, out: Story) => void)[]
  /** Barrels went on a ship: the ship, or none for a ship of one's own. */
  readonly loaded: readonly ((s: State, seat: Seat, good: Good, count: number, ship: Maybe<Ship>, out: Story) => void)[]
  /** One load is complete, of one kind or, on a small ship, of several. */
  readonly loadEnds: readonly ((s: State, seat: Seat, out: Story) => void)[]
  /** A seat gained points in chips. */
  readonly pointsGained: readonly ((s: State, seat: Seat, points: number) => void)[]
  /** All have placed their workers; the ship is not refilled yet. */
  readonly mayorEnds: readonly ((s: State, out: Story) => void)[]
  /**
   * A seat is about to be skipped in its own turn, because it can do nothing there; `able` tells whether it could after all. True if
   * something was pushed that comes first; then the turn is looked at again, and the hook must have an end of it.
   */
  readonly beforeSkip: readonly ((s: State, seat: Seat, able: Able) => boolean)[]
  /** Loading is over; nobody has stored yet. */
  readonly beforeStoring: readonly ((s: State, out: Story) => void)[]
  /** Whether a seat could still change what it can store. */
  readonly mayStillAct: readonly ((s: State, seat: Seat) => boolean)[]
  /** A seat has stored; what it did not keep is gone. */
  readonly stored: readonly ((s: State, seat: Seat, out: Story) => void)[]
  /** The settler phase: all have their tiles, the open row still lies there. */
  readonly settlerCloses: readonly ((s: State, out: Story) => void)[]
  /** Coins that a seat can pay in kind. */
  readonly inKind: readonly ((s: State, seat: Seat) => number)[]
  /** Coins are lacking for a building: pushes what asks for the payment in kind. */
  readonly payInKind: readonly ((s: State, seat: Seat, building: Building, missing: number) => void)[]
  /** Further discounts beyond quarries and privilege: on whatever is built, and on one building. */
  readonly seatDiscounts: readonly ((s: State, seat: Seat) => number)[]
  readonly discounts: readonly ((s: State, seat: Seat, building: Building) => number)[]
  /** How often the chooser's privilege counts beyond once. */
  readonly privileges: readonly ((s: State, seat: Seat) => number)[]
}

export const NO_HOOKS: Hooks = {
  setUp: [],
  roleBarred: [],
  roleTaken: [],
  beforeChoice: [],
  phaseBegins: [],
  phaseEnds: [],
  roundEnds: [],
  roundBegins: [],
  gameEnds: [],
  afterAnswer: [],
  tileGained: [],
  produced: [],
  producedMore: [],
  craftsmanEnds: [],
  built: [],
  sold: [],
  loaded: [],
  loadEnds: [],
  pointsGained: [],
  mayorEnds: [],
  beforeSkip: [],
  beforeStoring: [],
  mayStillAct: [],
  stored: [],
  settlerCloses: [],
  inKind: [],
  payInKind: [],
  seatDiscounts: [],
  discounts: [],
  privileges: [],
}

/** A player that the game plays itself: what it does where a person would be asked. Nothing of it asks anybody. */
export interface Automa {
  /** The role it takes. */
  chooseRole(s: State, seat: Seat, out: Story): Role
  /** Its turn of the settler phase. */
  settle(s: State, seat: Seat, out: Story): void
  /** Workers or nobles come to it, from wherever they come, and find their places at once. */
  receive(s: State, seat: Seat, piece: Piece, count: number, out: Story): void
  /** Circles that the refill of the ship counts for it. */
  emptyCircles(s: State, seat: Seat): number
  /** Its turn of the builder phase. */
  build(s: State, seat: Seat, out: Story): void
  /** The craftsman's privilege, when it chose the role. */
  takeExtra(s: State, seat: Seat, out: Story): void
  /** Its turn of the trader phase. */
  sell(s: State, seat: Seat, out: Story): void
  /** One load of the captain phase; false if it can load nothing. */
  load(s: State, seat: Seat, out: Story): boolean
  /** Single barrels and kinds it keeps; the rest is given back. */
  store(s: State, seat: Seat, out: Story): void
  /** All its workers and nobles, wherever they stand. */
  workers(s: State, seat: Seat): number
  nobles(s: State, seat: Seat): number
}

/** A way to act in a turn beside the base game's own: selling to a post, dealing in land, loading a ship of one's own. */
export interface Way {
  readonly ops: readonly Operation[]
  possible(s: State, seat: Seat): boolean
  legal(s: State, seat: Seat, list: AnswerList): void
  why(s: State, seat: Seat, answer: Answer): ReasonCode
  apply(s: State, seat: Seat, answer: Answer, out: Story): void
}

/** A way to trade. It is the turn's one sale, or comes beside it, once. */
export interface Deal extends Way {
  readonly isSale: boolean
  /** Why it cannot be made again. */
  readonly whySpent: ReasonCode
}

/** What an expansion brings. Its rules lie in its own folder; the phases know only the moments above. */
export interface Expansion {
  readonly id: string
  /** Roles it adds, with what is done in their phases. */
  readonly phases?: readonly Phase[]
  /** What is done for its tasks in the phases of others. */
  readonly tasks?: Phase['tasks']
  readonly freeAnswers?: readonly FreeAnswers[]
  /** How its answers are written. */
  readonly forms?: readonly Form[]
  /** Shorter ways to write an answer: `parse` reads one in full. -1 for all other texts. */
  readonly short?: (s: State, text: string, parse: (text: string) => Answer) => Answer
  readonly hooks?: Partial<Hooks>
  readonly deals?: readonly Deal[]
  readonly loads?: readonly Way[]
  /** The component data that its rules use; they are part of the record of a game that plays it, and of no other. */
  readonly data?: unknown

  /** What the words of its refusals need; null for a reason that is not its own. */
  readonly reasonFacts?: (s: State, seat: Seat, given: Answer, reason: ReasonId) => Told | null

  /** What a viewer may know of it: of the table and of one player. */
  readonly view?: (s: State, viewer: Viewer) => Facts
  readonly playerView?: (s: State, seat: Seat, viewer: Viewer) => Facts
  /** Limited pieces that no single field of the box tells of. */
  readonly ledger?: (s: State, tally: Tally) => void
  /** Its lines of a seat's score, and which of them are covered for others during the game. */
  readonly scoreLines?: (s: State, seat: Seat) => ScoreLine[]
  readonly coveredLines?: readonly string[]
  /** Deals what a viewer cannot know anew. The state is a copy already. */
  readonly resample?: (s: State, viewer: Viewer, rng: Rng) => void
}

type Facts = { readonly [key: string]: unknown }
type Told = { readonly [name: string]: string | number }
