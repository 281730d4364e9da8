import { type Answer, AnswerList, firstSeat, type Seat, Story } from '@quayside/kernel'
import { copyInto, copyState, type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { advance, currentAsk, isOver } from '../flow.ts'
import { applyFree, isFree } from '../free/index.ts'

const { chance } = box

/** Looking ahead on a copy of the state. Chance on the copy is always the same chance, so that nothing hidden can be learnt from it. */

const silent = new Story(false)

/** Copies and lists by how deep in thought they are used; they are used again, for a game has a million of them. */
const copies: State[] = []
const lists: AnswerList[] = []
let [imagined, listed] = [0, 0]

/** A copy to try something on, until it is forgotten again: the last one first. */
export function imagine(s: State): State {
  let copy = copies[imagined]
  if (copy === undefined || copy.rules !== s.rules) {
    copy = copyState(s)
    copies[imagined] = copy
  } else copyInto(s, copy)
  imagined++
  chance.fix(copy)
  return copy
}

export function forget(): void {
  imagined--
}

/** An empty list, until it is closed: the last one first. */
export function openList(): AnswerList {
  if (listed === lists.length) lists.push(new AnswerList())
  const list = lists[listed++]
  list.clear()
  return list
}

export function closeList(): void {
  listed--
}

export function act(s: State, seat: Seat, given: Answer): void {
  if (isFree(given)) applyFree(s, seat, given, silent)
  else currentAsk(s).apply(s, seat, given, silent)
  advance(s, silent)
}

/** The answers to the question itself, free actions left aside, in a list that is to be closed. */
export function answersTo(s: State, seat: Seat): AnswerList {
  const list = openList()
  currentAsk(s).legal(s, seat, list)
  return list
}

/** The answer worth most, the first of equals; none if no answer is worth more than `least`. Nothing is left to chance. */
export function bestOf(
  list: AnswerList,
  its: (given: Answer) => number,
  least = Number.NEGATIVE_INFINITY,
): Maybe<Answer> {
  let found = NONE as Answer
  let most = least
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

/** Who is asked, none when the game is over. Only one seat is ever asked at a time. */
export const asked = (s: State): Maybe<Seat> => (isOver(s) ? NONE : firstSeat(box.asked(s)))
