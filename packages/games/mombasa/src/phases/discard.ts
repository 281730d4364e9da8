import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Task, taskArg, taskSecondArg, taskThirdArg } from '../flow.ts'
import { GOODS, type GoodId, SHARE } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { HAND, POUNDS, player, type State, TASKS, trackOf } from '../state.ts'

/** Discarding a card of the hand for pounds: its red number and some more. Source: page 9, and track D1 on page 12. */

const DISCARDED = event('discarded')
const NOT_IN_HAND = reason('not-in-hand')
const SHARE_CARD = reason('share-card')
const OTHER_KIND = reason('discard-kind')

type Wanted = 'any' | GoodId

const inHand = (s: State, seat: Seat, face: number): number => s.c[player(s, seat) + HAND + face]

const isWanted = (s: State, face: number, wanted: Wanted): boolean =>
  wanted === 'any' || GOODS[s.rules.faces[face].kind] === wanted

export function canDiscard(s: State, seat: Seat, wanted: Wanted): boolean {
  for (let face = 0; face < s.rules.faceCount; face++) if (whyCard(s, seat, face, wanted) === 0) return true
  return false
}

function whyCard(s: State, seat: Seat, face: number, wanted: Wanted): ReasonCode {
  if (inHand(s, seat, face) === 0) return NOT_IN_HAND
  if (s.rules.faces[face].kind === SHARE) return SHARE_CARD
  return isWanted(s, face, wanted) ? 0 : OTHER_KIND
}

/** What the space asks for: the board's takes any card, a track's says itself. Levels count from 1. */
function wantedNow(s: State): Wanted {
  const level = taskThirdArg(s)
  if (level === 0) return 'any'
  const gives = trackOf(s, taskSecondArg(s)).spaces[level]?.gives
  return gives?.kind === 'discard' ? gives.card : 'any'
}

/** Pounds for discarding a card now. */
export const discardValue = (s: State, face: number): number => s.rules.faces[face].price + taskArg(s)

export const discard: Task = {
  run: askTurnSeat,
  ask: askDiscard(),
}

function askDiscard(): Ask {
  return {
    question: question('discard'),
    facts: (s) => ({ plus: taskArg(s), wanted: wantedNow(s) }),
    legal(s: State, seat: Seat, list: AnswerList): void {
      const wanted = wantedNow(s)
      for (let face = 0; face < s.rules.faceCount; face++) {
        if (whyCard(s, seat, face, wanted) === 0) list.add(answer(OP.DISCARD, face))
      }
    },
    why: (s: State, seat: Seat, given: Answer): ReasonCode =>
      opOf(given) === OP.DISCARD ? whyCard(s, seat, argOf(given), wantedNow(s)) : OTHER_QUESTION,
    apply(s: State, seat: Seat, given: Answer, out: Story): void {
      const { c, rules } = s
      const face = argOf(given)
      const pounds = discardValue(s, face)
      c[player(s, seat) + HAND + face]--
      c[rules.discardsAt + face]++
      c[player(s, seat) + POUNDS] += pounds
      TASKS.pop(c)
      out.tell(DISCARDED, seat, face, pounds)
    },
  }
}
