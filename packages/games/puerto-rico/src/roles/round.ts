import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg } from '../flow.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  CHOOSER,
  END_TRIGGERED,
  GOVERNOR,
  PICKS,
  ROLE,
  ROLE_COINS,
  ROLE_TAKEN,
  ROUND,
  type State,
  TASKS,
} from '../state.ts'
import { gainCoins } from '../supply.ts'

/**
 * A round: from the governor clockwise each player takes a role until all have picked (with two players three times each); then every
 * role left gets a coin and the governor's card goes to the left.
 * Source: classic, O jogo; 2020, Svolgimento del gioco; 1897, Como jogar; the chapters for two players.
 */

const ROUND_BEGAN = event('round-began')
const ROLE_CHOSEN = event('role-chosen')
const COIN_ON_ROLE = event('coin-on-role')
const GAME_OVER = event('game-over')

const NOT_IN_PLAY = reason('role-not-in-play')
const TAKEN = reason('role-taken')

/** Lies at the bottom of the stack from the first round to the last. */
export const round: Task = {
  run(s, out) {
    const { c, rules } = s
    if (c[PICKS] < rules.picksPerRound) {
      TASKS.push(c, TASK.CHOOSE_ROLE, (c[GOVERNOR] + c[PICKS]) % rules.players)
      return false
    }
    const { roundEnds } = rules.hooks
    for (let i = 0; i < roundEnds.length; i++) {
      const depth = TASKS.depth(c)
      roundEnds[i](s, out)
      if (TASKS.depth(c) > depth) return false
    }
    if (c[END_TRIGGERED]) {
      out.tell(GAME_OVER)
      return finished(s)
    }
    beginNextRound(s, out)
    return false
  },
}

function beginNextRound(s: State, out: Story): void {
  const { c, rules } = s
  for (const role of rules.roles) {
    if (c[ROLE_TAKEN + role] === 0) out.tell(COIN_ON_ROLE, role, ++c[ROLE_COINS + role])
    c[ROLE_TAKEN + role] = 0
  }
  c[GOVERNOR] = (c[GOVERNOR] + 1) % rules.players
  c[PICKS] = 0
  c[ROUND]++
  out.tell(ROUND_BEGAN, c[ROUND], c[GOVERNOR])
}

const askRole: Ask = {
  question: question('choose-role'),
  facts: (s) => ({ round: s.c[ROUND] }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    const { roles } = s.rules
    for (let i = 0; i < roles.length; i++) if (s.c[ROLE_TAKEN + roles[i]] === 0) list.add(answer(OP.ROLE, roles[i]))
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (opOf(given) !== OP.ROLE) return OTHER_QUESTION
    if (!s.rules.roles.includes(argOf(given))) return NOT_IN_PLAY
    return s.c[ROLE_TAKEN + argOf(given)] === 0 ? 0 : TAKEN
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    TASKS.pop(s.c)
    takeRole(s, seat, argOf(given), out)
    beginPhase(s, out)
  },
}

export const chooseRole: Task = {
  run: (s) => askSeat(s, taskArg(s)),
  ask: askRole,
}

/** The role goes to the seat, with the coins that lie on it. */
function takeRole(s: State, seat: Seat, role: number, out: Story): void {
  const { c } = s
  const coins = c[ROLE_COINS + role]
  gainCoins(s, seat, coins)
  c[ROLE_COINS + role] = 0
  c[ROLE_TAKEN + role] = seat + 1
  c[ROLE] = role + 1
  c[CHOOSER] = seat
  c[PICKS]++
  out.tell(ROLE_CHOSEN, seat, role, coins)
}

/** Puts the phase of the role in `ROLE` on the stack; what hooks add comes before it. */
export function beginPhase(s: State, out: Story): void {
  const { c, rules } = s
  const role = c[ROLE] - 1
  TASKS.push(c, TASK.PHASE_END)
  rules.phases[role](s, out)
  const { phaseBegins } = rules.hooks
  for (let i = 0; i < phaseBegins.length; i++) phaseBegins[i](s, role, out)
}

export const phaseEnd: Task = {
  run(s, out) {
    const { c, rules } = s
    const role = c[ROLE] - 1
    c[ROLE] = 0
    c[CHOOSER] = 0
    TASKS.pop(c)
    const { phaseEnds } = rules.hooks
    for (let i = 0; i < phaseEnds.length; i++) phaseEnds[i](s, role, out)
    return false
  },
}
