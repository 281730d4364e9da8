import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, type Task } from '../flow.ts'
import { BOAT_COUNT } from '../ids.ts'
import { boatHand } from '../phases/income.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import { DOCK, FACE_DOWN, HANDS, player, type State } from '../state.ts'
import { dockOf, whyScrap } from './docks.ts'
import { OPTIONAL } from './kinds.ts'
import { useAction } from './optional.ts'

/** The scrapyard: an own boat is turned over and does its action once more. Source: large building card 14 (page 27). */

const BOAT_SCRAPPED = event('boat-scrapped')

const askScrap: Ask = {
  question: question('scrap-boat'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let boat = 0; boat < BOAT_COUNT; boat++) if (whyScrap(s, seat, boat) === 0) list.add(answer(OP.SCRAP, boat))
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.SCRAP ? whyScrap(s, seat, argOf(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const boat = argOf(given)
    pop(s)
    s.c[player(seat) + DOCK + dockOf(s, seat, boat)] |= FACE_DOWN
    // Face down it gives no income any more, not even in the one under way.
    s.c[HANDS] &= ~boatHand(boat)
    out.tell(BOAT_SCRAPPED, seat, boat)
    useAction(s, seat, OPTIONAL.BOAT, boat, out)
  },
}

export const scrap: Task = { run: askTurnSeat, ask: askScrap }
