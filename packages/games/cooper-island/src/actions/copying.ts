import type { AnswerList, Operation, ReasonCode, Seat } from '@quayside/kernel'
import type { CountCell, SetCell } from '@quayside/kernel/box'
import { SKIP, USE_BOAT, USE_ISLAND } from '../answers.ts'
import { box, type State } from '../box.ts'
import { askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { BOAT, type Boat, ISLAND, type Island } from '../ids.ts'
import { type QuestionKind, question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { isCopyable } from './docks.ts'
import { useAction } from './optional.ts'
import { isIslandPlaced, whyBoatAction, whyIslandAction } from './possible.ts'

const { tasks } = box

/**
 * Doing the action of any island or boat on the table, whoever placed it: the symbols of areas C and E, two large building cards, and
 * the boat that copies. Boats must lie face up, and a copying boat is never what is copied.
 */

const NOT_ON_TABLE = reason('not-on-the-table')
const USED_ALREADY = reason('action-used')

export const whyUseIsland = (s: State, seat: Seat, island: Island): ReasonCode =>
  isIslandPlaced(s, island) ? whyIslandAction(s, seat, island) : NOT_ON_TABLE

export const whyUseBoat = (s: State, seat: Seat, boat: Boat): ReasonCode =>
  isCopyable(s, boat) ? whyBoatAction(s, seat, boat) : NOT_ON_TABLE

export function addIslandActions(s: State, seat: Seat, list: AnswerList): void {
  for (let island = ISLAND.first; island < ISLAND.size; island++)
    if (whyUseIsland(s, seat, island) === 0) list.add(USE_ISLAND.of(island))
}

export function addBoatActions(s: State, seat: Seat, list: AnswerList): void {
  for (let boat = BOAT.first; boat < BOAT.size; boat++) if (whyUseBoat(s, seat, boat) === 0) list.add(USE_BOAT.of(boat))
}

/** What islands and boats differ in when several of them are used. */
interface Copied<T extends Island | Boat> {
  readonly question: QuestionKind
  readonly all: readonly T[]
  readonly use: Operation<T>
  readonly task: { readonly left: CountCell; readonly used: SetCell<T> }
  readonly program: 'island' | 'boat'
  whyUse(s: State, seat: Seat, thing: T): ReasonCode
}

/** A number of different actions one after another. */
function actionsOf<T extends Island | Boat>(its: Copied<T>): Task {
  const { task, use } = its
  const why = (s: State, seat: Seat, thing: T): ReasonCode => {
    const why = its.whyUse(s, seat, thing)
    return why !== NOT_ON_TABLE && task.used(s, thing) ? USED_ALREADY : why
  }
  return {
    run: (s) => (task.left(s) === 0 ? finished(s) : askTurnSeat(s)),
    ask: {
      question: question(its.question),
      free: true,
      facts: (s) => ({ count: task.left(s) }),
      legal(s, seat, list) {
        for (const thing of its.all) if (why(s, seat, thing) === 0) list.add(use.of(thing))
        list.add(SKIP)
      },
      why(s, seat, given) {
        if (given === SKIP) return 0
        return use.is(given) ? why(s, seat, use.first(given)) : OTHER_QUESTION
      },
      apply(s, seat, given, out) {
        if (given === SKIP) {
          tasks.pop(s)
          return
        }
        const thing = use.first(given)
        task.left.add(s, -1)
        task.used.add(s, thing)
        useAction(s, seat, s.rules.programs[its.program][thing], out)
      },
    },
  }
}

const islandActions = actionsOf<Island>({
  question: 'island-actions',
  all: ISLAND.all,
  use: USE_ISLAND,
  task: tasks.islandActions,
  program: 'island',
  whyUse: whyUseIsland,
})

const boatActions = actionsOf<Boat>({
  question: 'boat-actions',
  all: BOAT.all,
  use: USE_BOAT,
  task: tasks.boatActions,
  program: 'boat',
  whyUse: whyUseBoat,
})

export const copying: Phase = { name: 'copying', tasks: { islandActions, boatActions } }
