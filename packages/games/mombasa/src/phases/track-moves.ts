import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { PAY, STOP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { BOARD_A, BOARD_B, COMPANY, type Company, type Permanent, permanentWith } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import { companyAt, trackOf } from '../state.ts'

const { table, seats: player, tasks } = box

/**
 * Markers on the company tracks: a step at a time, capital calls paid on the way, special spaces paying the mover and everybody who has
 * been there before. Source: Os detalhes das trilhas da companhia (page 11).
 */

const ADVANCED = event('advanced')
const CALL_PAID = event('call-paid')
const SPECIAL = event('special-space')
const SPECIAL_AGAIN = event('special-again')
const STEPS_LOST = event('steps-lost')

export const atTrackEnd = (s: State, seat: Seat, company: Company): boolean =>
  player.tracks(s, seat, company) >= trackOf(s, company).last

/** Pounds to pay for the next step; 0 where no capital call lies before it. */
export const nextCall = (s: State, seat: Seat, company: Company): number =>
  atTrackEnd(s, seat, company) ? 0 : trackOf(s, company).calls[player.tracks(s, seat, company) + 1]

/** Whether the marker can go on without crossing a capital call. */
export const canStepFreely = (s: State, seat: Seat, company: Company): boolean =>
  !atTrackEnd(s, seat, company) && nextCall(s, seat, company) === 0

/** Whether a capital call lies within the next so many steps: only then can it matter how many pounds one has. */
export function callAhead(s: State, seat: Seat, company: Company, steps: number): boolean {
  const { calls, last } = trackOf(s, company)
  const from = player.tracks(s, seat, company)
  for (let space = from + 1; space <= from + steps && space <= last; space++) if (calls[space] > 0) return true
  return false
}

/** One step forward, its capital call paid; then its special space, if it is one, pays. The caller has seen that it can be made. */
export function step(s: State, seat: Seat, company: Company, out: Story): void {
  player.tracks.add(s, seat, company, 1)
  const { calls, special } = trackOf(s, company)
  const space = player.tracks(s, seat, company)
  if (calls[space] > 0) {
    player.pounds.add(s, seat, -calls[space])
    out.tell(CALL_PAID, seat, company, calls[space])
  }
  out.tell(ADVANCED, seat, company, 1, space)
  if (special[space] > 0) payAll(s, seat, company, space, out)
}

/** The mover is paid, then everybody who is on or past the space is paid again. */
function payAll(s: State, seat: Seat, company: Company, space: number, out: Story): void {
  const { special, specialPounds } = trackOf(s, company)
  const level = special[space]
  const pounds = specialPounds[level]
  player.pounds.add(s, seat, pounds)
  out.tell(SPECIAL, seat, company, level, pounds)
  for (let other = 0; other < s.rules.players; other++) {
    if (other === seat || player.tracks(s, other, company) < space) continue
    player.pounds.add(s, other, pounds)
    out.tell(SPECIAL_AGAIN, other, company, level, pounds)
  }
}

/** Steps that a reward gives: as far as no call is in the way; crossing one is the player's choice. */
export function pushMove(s: State, company: Company, steps: number): void {
  if (steps > 0) tasks.move.push(s, company, steps)
}

/** Goes on until the steps are used, the track ends or a capital call is met. Returns the steps left. */
export function moveFreely(s: State, seat: Seat, company: Company, steps: number, out: Story): number {
  const { special } = trackOf(s, company)
  const from = player.tracks(s, seat, company)
  let left = steps
  while (left > 0 && canStepFreely(s, seat, company)) {
    player.tracks.add(s, seat, company, 1)
    left--
  }
  const to = player.tracks(s, seat, company)
  if (to > from) out.tell(ADVANCED, seat, company, to - from, to)
  for (let space = from + 1; space <= to; space++) if (special[space] > 0) payAll(s, seat, company, space, out)
  return left
}

const askCall: Ask = {
  question: question('capital-call'),
  facts(s, seat) {
    const company = tasks.move.company(s)
    return { company: COMPANY.id(company), pounds: nextCall(s, seat, company), steps: tasks.move.steps(s) }
  },
  legal(_s: State, _seat: Seat, list: AnswerList): void {
    list.add(PAY)
    list.add(STOP)
  },
  why: (_s: State, _seat: Seat, given: Answer): ReasonCode => (given === PAY || given === STOP ? 0 : OTHER_QUESTION),
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const company = tasks.move.company(s)
    if (given === STOP) {
      out.tell(STEPS_LOST, seat, company, tasks.move.steps(s))
      tasks.pop(s)
      return
    }
    tasks.move.steps.add(s, -1)
    step(s, seat, company, out)
  },
}

const move: Task = {
  run(s, out) {
    const seat = table.turnSeat(s)
    const company = tasks.move.company(s)
    const left = moveFreely(s, seat, company, tasks.move.steps(s), out)
    tasks.move.steps.set(s, left)
    if (left === 0) return finished(s)
    const call = nextCall(s, seat, company)
    if (call > 0 && player.pounds(s, seat) >= call) return askTurnSeat(s)
    out.tell(STEPS_LOST, seat, company, left)
    return finished(s)
  },
  ask: askCall,
}

/** Bonuses unlocked since the player's last turn come into force. */
export function refreshBonuses(s: State, seat: Seat): void {
  for (let company = COMPANY.first; company < COMPANY.size; company++)
    player.bonuses.set(s, seat, company, levelReached(s, seat, company))
  player.permanent.set(s, seat, permanentFor(s, seat))
}

/** How many special spaces of a track the marker has reached. */
export function levelReached(s: State, seat: Seat, company: Company): number {
  const { special } = trackOf(s, company)
  let level = 0
  for (let space = player.tracks(s, seat, company); space > 0 && level === 0; space--) level = special[space]
  return level
}

/** The permanent bonuses that a seat's levels on the A and the B track lead to. */
export function permanentFor(s: State, seat: Seat): Permanent {
  const [a, b] = [companyAt(s, BOARD_A), companyAt(s, BOARD_B)]
  return permanentWith(table.tracks(s, a), table.tracks(s, b), player.bonuses(s, seat, a), player.bonuses(s, seat, b))
}

export const trackMoves: Phase = { name: 'company tracks', tasks: { move } }
