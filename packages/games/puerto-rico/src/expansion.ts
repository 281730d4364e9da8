import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import type { Task } from './flow.ts'
import type { AnswerForm } from './forms.ts'
import type { State } from './state.ts'

/** Something a seat may do whenever it is asked anything (a guest leaving the guesthouse, say). It must run down by itself. */
export interface FreeAnswers {
  /** The operation of its answers; each operation belongs to one such rule. */
  readonly op: number
  legal(s: State, seat: Seat, list: AnswerList): void
  why(s: State, seat: Seat, answer: Answer): ReasonCode
  /** Afterwards the question that stood is asked again, as far as it still stands. */
  apply(s: State, seat: Seat, answer: Answer, out: Story): void
}

/**
 * Moments of the base game at which an expansion or a building with a rule of its own acts. The lists are put together at set-up; where
 * no expansion is in play they are empty and cost nothing. A hook that needs a decision pushes a task, which then comes first.
 */
export interface Hooks {
  /** The table is laid; the first round has not begun (a drafted market, goals). */
  readonly setUp: readonly ((s: State, out: Story) => void)[]
  /** A role was chosen and its coins taken; nothing of its phase has happened. */
  readonly phaseBegins: readonly ((s: State, role: number, out: Story) => void)[]
  /** A role's phase is over, cleaned up and refilled. */
  readonly phaseEnds: readonly ((s: State, role: number, out: Story) => void)[]
  /** All have picked; no coin has been laid on a role yet (a role left over). */
  readonly roundEnds: readonly ((s: State, out: Story) => void)[]
  /** After every answer and all that followed from it (goals that count at once). */
  readonly afterAnswer: readonly ((s: State, out: Story) => void)[]
  /** Further discounts on a building, beyond quarries and privilege. */
  readonly discounts: readonly ((s: State, seat: Seat, building: number) => number)[]
  /** How often the chooser's privilege counts beyond once. */
  readonly privileges: readonly ((s: State, seat: Seat) => number)[]
}

export const NO_HOOKS: Hooks = {
  setUp: [],
  phaseBegins: [],
  phaseEnds: [],
  roundEnds: [],
  afterAnswer: [],
  discounts: [],
  privileges: [],
}

/** What an expansion brings. It touches no file of the base game. */
export interface Expansion {
  readonly id: string
  /** Numbers of the buildings it adds to the market. */
  readonly buildings?: readonly number[]
  /** Roles it adds, and how their phases begin. */
  readonly phases?: { readonly [role: number]: (s: State, out: Story) => void }
  readonly tasks?: { readonly [task: number]: Task }
  readonly freeAnswers?: readonly FreeAnswers[]
  /** How its answers are written. */
  readonly forms?: readonly AnswerForm[]
  readonly hooks?: Partial<Hooks>
  /** Cells of its own behind the players'; `Rules.cellsOf` tells where they begin. */
  readonly cells?: number
}
