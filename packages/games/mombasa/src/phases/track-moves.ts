import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { PAY, STOP } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { COMPANIES, COMPANY_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import { permanentIndex } from '../rules/tracks.ts'
import {
  BONUS,
  PERMANENT,
  POUNDS,
  player,
  type State,
  TASKS,
  TRACK_AT,
  TRACK_POS,
  TURN_SEAT,
  trackOf,
} from '../state.ts'

/**
 * Markers on the company tracks: a step at a time, capital calls paid on the way, special spaces paying the mover and everybody who has
 * been there before. Source: Os detalhes das trilhas da companhia (page 11).
 */

const ADVANCED = event('advanced')
const CALL_PAID = event('call-paid')
const SPECIAL = event('special-space')
const SPECIAL_AGAIN = event('special-again')
const STEPS_LOST = event('steps-lost')

export const atTrackEnd = (s: State, seat: Seat, company: number): boolean =>
  s.c[player(s, seat) + TRACK_POS + company] >= trackOf(s, company).last

/** Pounds to pay for the next step; 0 where no capital call lies before it. */
export const nextCall = (s: State, seat: Seat, company: number): number =>
  atTrackEnd(s, seat, company) ? 0 : trackOf(s, company).calls[s.c[player(s, seat) + TRACK_POS + company] + 1]

/** Whether the marker can go on without crossing a capital call. */
export const canStepFreely = (s: State, seat: Seat, company: number): boolean =>
  !atTrackEnd(s, seat, company) && nextCall(s, seat, company) === 0

/** Whether a capital call lies within the next so many steps: only then can it matter how many pounds one has. */
export function callAhead(s: State, seat: Seat, company: number, steps: number): boolean {
  const { calls, last } = trackOf(s, company)
  const from = s.c[player(s, seat) + TRACK_POS + company]
  for (let space = from + 1; space <= from + steps && space <= last; space++) if (calls[space] > 0) return true
  return false
}

/** One step forward, its capital call paid. The caller has seen that it can be made. */
export function step(s: State, seat: Seat, company: number, out: Story): void {
  const { c } = s
  const p = player(s, seat)
  const track = trackOf(s, company)
  const space = ++c[p + TRACK_POS + company]
  const call = track.calls[space]
  if (call > 0) {
    c[p + POUNDS] -= call
    out.tell(CALL_PAID, seat, company, call)
  }
  const level = track.special[space]
  if (level > 0) payAll(s, seat, company, level, out)
}

/** The mover is paid, then everybody who is on or past the space is paid again. */
function payAll(s: State, seat: Seat, company: number, level: number, out: Story): void {
  const { c, rules } = s
  const track = trackOf(s, company)
  const pounds = track.specialPounds[level]
  const space = c[player(s, seat) + TRACK_POS + company]
  c[player(s, seat) + POUNDS] += pounds
  out.tell(SPECIAL, seat, company, level, pounds)
  for (let other = 0; other < rules.players; other++) {
    if (other === seat || c[player(s, other) + TRACK_POS + company] < space) continue
    c[player(s, other) + POUNDS] += pounds
    out.tell(SPECIAL_AGAIN, other, company, level, pounds)
  }
}

/** Steps that a reward gives: as far as no call is in the way; crossing one is the player's choice. */
export function pushMove(s: State, company: number, steps: number): void {
  if (steps > 0) TASKS.push(s.c, TASK.MOVE, company, steps)
}

/** Goes on until the steps are used, the track ends or a capital call is met. Returns the steps left. */
export function moveFreely(s: State, seat: Seat, company: number, steps: number, out: Story): number {
  let left = steps
  while (left > 0 && canStepFreely(s, seat, company)) {
    step(s, seat, company, out)
    left--
  }
  if (left < steps) out.tell(ADVANCED, seat, company, steps - left, s.c[player(s, seat) + TRACK_POS + company])
  return left
}

export const move: Task = {
  run(s, out) {
    const { c } = s
    const seat = c[TURN_SEAT]
    const company = taskArg(s)
    const left = moveFreely(s, seat, company, taskSecondArg(s), out)
    c[TASKS.top(c) + 2] = left
    if (left === 0) return finished(s)
    const call = nextCall(s, seat, company)
    if (call > 0 && c[player(s, seat) + POUNDS] >= call) return askTurnSeat(s)
    out.tell(STEPS_LOST, seat, company, left)
    return finished(s)
  },
  ask: callAsk(),
}

function callAsk(): Ask {
  return {
    question: question('capital-call'),
    facts: (s, seat) => ({
      company: COMPANIES[taskArg(s)],
      pounds: nextCall(s, seat, taskArg(s)),
      steps: taskSecondArg(s),
    }),
    legal(_s: State, _seat: Seat, list: AnswerList): void {
      list.add(PAY)
      list.add(STOP)
    },
    why: (_s: State, _seat: Seat, given: Answer): ReasonCode => (given === PAY || given === STOP ? 0 : OTHER_QUESTION),
    apply(s: State, seat: Seat, given: Answer, out: Story): void {
      const { c } = s
      const company = taskArg(s)
      if (given === STOP) {
        out.tell(STEPS_LOST, seat, company, taskSecondArg(s))
        TASKS.pop(c)
        return
      }
      c[TASKS.top(c) + 2]--
      step(s, seat, company, out)
      out.tell(ADVANCED, seat, company, 1, c[player(s, seat) + TRACK_POS + company])
    },
  }
}

/** Bonuses unlocked since the player's last turn come into force. */
export function refreshBonuses(s: State, seat: Seat): void {
  const { c } = s
  const p = player(s, seat)
  for (let company = 0; company < COMPANY_COUNT; company++) {
    c[p + BONUS + company] = levelReached(s, seat, company)
  }
  c[p + PERMANENT] = permanentFor(s, seat)
}

/** How many special spaces of a track the marker has reached. */
export function levelReached(s: State, seat: Seat, company: number): number {
  const { special } = trackOf(s, company)
  let level = 0
  for (let space = s.c[player(s, seat) + TRACK_POS + company]; space > 0 && level === 0; space--) level = special[space]
  return level
}

/** The entry of the permanent bonuses that a seat's levels on the A and the B track lead to. */
export function permanentFor(s: State, seat: Seat): number {
  const { c } = s
  const p = player(s, seat)
  const [side, level] = [
    [0, 0],
    [0, 0],
  ]
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const board = c[TRACK_AT + company] >> 1
    if (board > 1) continue
    side[board] = c[TRACK_AT + company] & 1
    level[board] = c[p + BONUS + company]
  }
  return permanentIndex(side[0], side[1], level[0], level[1])
}
