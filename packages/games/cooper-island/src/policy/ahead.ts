import { type Answer, AnswerList, RNG_CELLS, type Seat, Story } from '@quayside/kernel'
import { advance, currentAsk } from '../flow.ts'
import { applyFree, isFree } from '../free/index.ts'
import { ASKED, cloneState, RNG, type State } from '../state.ts'

/** Looking ahead on a copy of the state. Chance on the copy is always the same chance, so that nothing hidden can be learnt from it. */

const silent = new Story(false)

export function imagine(s: State): State {
  const copy = cloneState(s)
  copy.c.fill(1, RNG, RNG + RNG_CELLS)
  return copy
}

export function act(s: State, seat: Seat, given: Answer): void {
  if (isFree(given)) applyFree(s, seat, given, silent)
  else currentAsk(s).apply(s, seat, given, silent)
  advance(s, silent)
}

/** The answers to the question itself, free actions left aside. */
export function answersTo(s: State, seat: Seat): AnswerList {
  const list = new AnswerList()
  currentAsk(s).legal(s, seat, list)
  return list
}

/** The answer worth most, the first of equals; -1 if none is worth more than `least`. Nothing is left to chance. */
export function bestOf(list: AnswerList, its: (given: Answer) => number, least = Number.NEGATIVE_INFINITY): Answer {
  let [found, most] = [-1, least]
  for (let i = 0; i < list.count; i++) {
    const worth = its(list.at(i))
    if (worth <= most) continue
    found = list.at(i)
    most = worth
  }
  return found
}

/** Not to be chosen. */
export const NEVER = Number.NEGATIVE_INFINITY

/** Who is asked, -1 when the game is over. Only one seat is ever asked at a time. */
export const asked = (s: State): Seat => (s.c[ASKED] === 0 ? -1 : 31 - Math.clz32(s.c[ASKED]))
