import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { REMOVE_RUIN, SKIP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { CARD_SPACE, LARGE, type Program, RUIN, RUIN_GOES, type Space, type StatueSpace } from '../ids.ts'
import { erectedOf, isReached } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { CardRules } from '../rules/cards.ts'
import { pushHelm } from '../sea/helm.ts'
import { smallCardThat } from '../state.ts'
import { pushWhenever } from './whenever.ts'

const { seats: player, tasks } = box
const { land } = player

/** Removing ruins onto statue spaces. Source: Remover 1 Ruína (page 19). */

const RUIN_REMOVED = event('ruin-removed')
const NO_RUIN = reason('no-ruin-there')
const NOT_REACHED = reason('not-adjacent')
const SPACE_HIDDEN = reason('statue-space-hidden')
const SPACE_TAKEN = reason('statue-space-taken')
const SAME_SPACE = reason('equal-statue-space')
const NO_SPACE = reason('no-statue-space')
const NO_ACCESS = reason('no-ruin-reached')

const bringsSpace = ({ statueSpace }: CardRules): boolean => statueSpace

/** Whether the seat has this statue space at all. */
export function isOpenSpace(s: State, seat: Seat, space: StatueSpace): boolean {
  if (space === CARD_SPACE) return smallCardThat(s, seat, bringsSpace) !== NONE
  const { statueSpaces } = s.rules
  return space < statueSpaces.length && statueSpaces[space].revealedBy <= erectedOf(s, seat, LARGE)
}

/** Whether two statue spaces show the same. */
export const looksLike = ({ rules: { statueSpaces } }: State, one: StatueSpace, other: StatueSpace): boolean =>
  one === CARD_SPACE || other === CARD_SPACE ? one === other : statueSpaces[one].helm === statueSpaces[other].helm

/**
 * Spaces that show the same are one to the player: markers come to the first of them and leave from the last, so that equal boards are
 * equal states.
 */
export const isFirstFree = (s: State, seat: Seat, space: StatueSpace): boolean =>
  !s.rules.allStatueSpaces.some(
    (other) =>
      other < space &&
      isOpenSpace(s, seat, other) &&
      !player.statueSpaces(s, seat, other) &&
      looksLike(s, other, space),
  )

export const isLastTaken = (s: State, seat: Seat, space: StatueSpace): boolean =>
  !s.rules.allStatueSpaces.some(
    (other) => other > space && player.statueSpaces(s, seat, other) && looksLike(s, other, space),
  )

function whySpace(s: State, seat: Seat, space: StatueSpace): ReasonCode {
  if (!isOpenSpace(s, seat, space)) return SPACE_HIDDEN
  if (player.statueSpaces(s, seat, space)) return SPACE_TAKEN
  return isFirstFree(s, seat, space) ? 0 : SAME_SPACE
}

function whyMarker(s: State, seat: Seat, at: Space): ReasonCode {
  if (land.on(s, seat, at) !== RUIN) return NO_RUIN
  return isReached(s, seat, at) ? 0 : NOT_REACHED
}

export const whyRuin = (s: State, seat: Seat, at: Space, space: StatueSpace): ReasonCode =>
  whyMarker(s, seat, at) || whySpace(s, seat, space)

export function addRuins(s: State, seat: Seat, list: AnswerList): void {
  for (const space of s.rules.allStatueSpaces) {
    if (whySpace(s, seat, space) !== 0) continue
    for (const at of s.rules.land.ruins) if (whyMarker(s, seat, at) === 0) list.add(REMOVE_RUIN.of(at, space))
  }
}

/** Why no ruin can be removed, 0 if one can. */
export function whyAnyRuin(s: State, seat: Seat): ReasonCode {
  if (!s.rules.allStatueSpaces.some((space) => whySpace(s, seat, space) === 0)) return NO_SPACE
  return s.rules.land.ruins.some((at) => whyMarker(s, seat, at) === 0) ? 0 : NO_ACCESS
}

export function removeRuin(s: State, seat: Seat, at: Space, space: StatueSpace, out: Story): void {
  const { programs, statueSpaces } = s.rules
  land.on.set(s, seat, at, NONE)
  player.statueSpaces.add(s, seat, space)
  out.tell(RUIN_REMOVED, seat, at, space)
  if (space !== CARD_SPACE) pushHelm(s, statueSpaces[space].helm)
  else tasks.program.push(s, programs.card[smallCardThat(s, seat, bringsSpace)] as Program, 0)
  pushWhenever(s, seat, RUIN_GOES)
}

const askRuin: Ask = {
  question: question('remove-ruin'),
  free: true,
  legal(s, seat, list) {
    addRuins(s, seat, list)
    list.add(SKIP)
  },
  why(s, seat, given) {
    if (given === SKIP) return 0
    if (!REMOVE_RUIN.is(given)) return OTHER_QUESTION
    return whyRuin(s, seat, REMOVE_RUIN.first(given), REMOVE_RUIN.second(given))
  },
  apply(s, seat, given, out) {
    tasks.pop(s)
    if (given !== SKIP) removeRuin(s, seat, REMOVE_RUIN.first(given), REMOVE_RUIN.second(given), out)
  },
}

const ruin: Task = { run: askTurnSeat, ask: askRuin }

export const ruins: Phase = { name: 'ruins', tasks: { ruin } }
