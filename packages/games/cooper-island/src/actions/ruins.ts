import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, SKIP, secondArgOf } from '../answers.ts'
import { BOARD_STATUE_SPACES, SMALL_BUILDINGS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task } from '../flow.ts'
import { LARGE } from '../ids.ts'
import { erectedOf, FREE, isReached, RUIN_HERE } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { WHENEVER } from '../rules/small-cards.ts'
import { pushHelm } from '../sea/helm.ts'
import { ON, player, SMALL_CARD, STATUE_ON, type State } from '../state.ts'
import { smallCard } from '../storage.ts'
import { pushWhenever } from './whenever.ts'

/** Removing ruins onto statue spaces. Source: Remover 1 Ruína (page 19). */

const RUIN_REMOVED = event('ruin-removed')
const NO_RUIN = reason('no-ruin-there')
const NOT_REACHED = reason('not-adjacent')
const SPACE_HIDDEN = reason('statue-space-hidden')
const SPACE_TAKEN = reason('statue-space-taken')
const SAME_SPACE = reason('equal-statue-space')
const NO_SPACE = reason('no-statue-space')
const NO_ACCESS = reason('no-ruin-reached')

/** The space that a small building card brings, behind those of the board. */
export const CARD_SPACE = BOARD_STATUE_SPACES
export const STATUE_SPACES = BOARD_STATUE_SPACES + 1

/** Where the card with a statue space lies before the seat, -1 if it has none. */
function cardWithSpace(s: State, seat: Seat): number {
  for (let place = 0; place < SMALL_BUILDINGS; place++) if (smallCard(s, seat, place)?.statueSpace) return place
  return -1
}

/** Whether the seat has this statue space at all. */
export function isOpenSpace(s: State, seat: Seat, space: number): boolean {
  if (space === CARD_SPACE) return cardWithSpace(s, seat) >= 0
  const { statueSpaces } = s.rules
  return space < statueSpaces.length && statueSpaces[space].revealedBy <= erectedOf(s, seat, LARGE)
}

const isTaken = (s: State, seat: Seat, space: number): boolean => (s.c[player(seat) + STATUE_ON] & (1 << space)) !== 0

const helmOf = (s: State, space: number): number => (space === CARD_SPACE ? -1 : s.rules.statueSpaces[space].helm)

/**
 * Spaces that show the same are one to the player: markers come to the first of them and leave from the last, so that equal boards are
 * equal states.
 */
export function isFirstFree(s: State, seat: Seat, space: number): boolean {
  for (let other = 0; other < space; other++) {
    if (!isOpenSpace(s, seat, other) || isTaken(s, seat, other)) continue
    if (helmOf(s, other) === helmOf(s, space)) return false
  }
  return true
}

export function isLastTaken(s: State, seat: Seat, space: number): boolean {
  for (let other = space + 1; other < s.rules.statueSpaces.length; other++) {
    if (helmOf(s, other) === helmOf(s, space) && isTaken(s, seat, other)) return false
  }
  return true
}

function whySpace(s: State, seat: Seat, space: number): ReasonCode {
  if (!isOpenSpace(s, seat, space)) return SPACE_HIDDEN
  if (isTaken(s, seat, space)) return SPACE_TAKEN
  return isFirstFree(s, seat, space) ? 0 : SAME_SPACE
}

function whyMarker(s: State, seat: Seat, at: number): ReasonCode {
  if (s.c[player(seat) + ON + at] !== RUIN_HERE) return NO_RUIN
  return isReached(s, seat, at) ? 0 : NOT_REACHED
}

export const whyRuin = (s: State, seat: Seat, at: number, space: number): ReasonCode =>
  whyMarker(s, seat, at) || whySpace(s, seat, space)

export function addRuins(s: State, seat: Seat, list: AnswerList): void {
  for (let space = 0; space < STATUE_SPACES; space++) {
    if (whySpace(s, seat, space) !== 0) continue
    for (const at of s.rules.land.ruins) if (whyMarker(s, seat, at) === 0) list.add(answer(OP.RUIN, at, space))
  }
}

/** Why no ruin can be removed, 0 if one can. */
export function whyAnyRuin(s: State, seat: Seat): ReasonCode {
  let open = false
  for (let space = 0; space < STATUE_SPACES && !open; space++) open = whySpace(s, seat, space) === 0
  if (!open) return NO_SPACE
  for (const at of s.rules.land.ruins) if (whyMarker(s, seat, at) === 0) return 0
  return NO_ACCESS
}

export function removeRuin(s: State, seat: Seat, given: Answer, out: Story): void {
  const { c, rules } = s
  const p = player(seat)
  const [at, space] = [argOf(given), secondArgOf(given)]
  c[p + ON + at] = FREE
  c[p + STATUE_ON] |= 1 << space
  out.tell(RUIN_REMOVED, seat, at, space)
  if (space === CARD_SPACE) push(s, TASK.PROGRAM, rules.programs.small[c[p + SMALL_CARD + cardWithSpace(s, seat)] - 1])
  else pushHelm(s, rules.statueSpaces[space].helm)
  pushWhenever(s, seat, WHENEVER.RUIN)
}

const askRuin: Ask = {
  question: question('remove-ruin'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    addRuins(s, seat, list)
    list.add(SKIP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP) return 0
    return opOf(given) === OP.RUIN ? whyRuin(s, seat, argOf(given), secondArgOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    pop(s)
    if (given !== SKIP) removeRuin(s, seat, given, out)
  },
}

export const ruin: Task = { run: askTurnSeat, ask: askRuin }
