import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  CHOOSER,
  END_TRIGGERED,
  GOVERNOR,
  isAutoma,
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
    if (c[ROUND] === 0) beginRound(s, 1, c[GOVERNOR], out)
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
      const depth = TASKS.depth(c)
      const { gameEnds } = rules.hooks
      for (let i = 0; i < gameEnds.length; i++) gameEnds[i](s, out)
      if (TASKS.depth(c) > depth) return false
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
    if (c[ROLE_TAKEN + role] === 0 && rules.coinRoles.includes(role))
      out.tell(COIN_ON_ROLE, role, ++c[ROLE_COINS + role])
    c[ROLE_TAKEN + role] = 0
  }
  c[PICKS] = 0
  const { roundBegins } = rules.hooks
  for (let i = 0; i < roundBegins.length; i++) roundBegins[i](s)
  beginRound(s, c[ROUND] + 1, (c[GOVERNOR] + 1) % rules.players, out)
}

function beginRound(s: State, number: number, governor: Seat, out: Story): void {
  s.c[ROUND] = number
  s.c[GOVERNOR] = governor
  out.tell(ROUND_BEGAN, number, governor)
}

const askRole: Ask = {
  question: question('choose-role'),
  facts: (s) => ({ round: s.c[ROUND] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { roles } = s.rules
    for (let i = 0; i < roles.length; i++) if (whyRole(s, seat, roles[i]) === 0) list.add(answer(OP.ROLE, roles[i]))
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (opOf(given) !== OP.ROLE) return OTHER_QUESTION
    return s.rules.roles.includes(argOf(given)) ? whyRole(s, seat, argOf(given)) : NOT_IN_PLAY
  },
  apply: (s, seat, given, out) => playRole(s, seat, argOf(given), out),
}

/** Why a seat may not choose a role that is in play. */
export function whyRole(s: State, seat: Seat, role: number): ReasonCode {
  if (s.c[ROLE_TAKEN + role] > 0) return TAKEN
  const { roleBarred } = s.rules.hooks
  for (let i = 0; i < roleBarred.length; i++) {
    const why = roleBarred[i](s, seat, role)
    if (why !== 0) return why
  }
  return 0
}

/** The task's numbers: whose choice it is, and whether what comes before it has been seen to. */
export const chooseRole: Task = {
  run(s, out) {
    const seat = taskArg(s)
    const { automa, hooks } = s.rules
    if (automa && isAutoma(s, seat)) {
      playRole(s, seat, automa.chooseRole(s, seat, out), out)
      return false
    }
    if (taskSecondArg(s) === 0 && hooks.beforeChoice.length > 0) {
      s.c[TASKS.top(s.c) + 2] = 1
      for (let i = 0; i < hooks.beforeChoice.length; i++) if (hooks.beforeChoice[i](s, seat)) return false
    }
    return askSeat(s, seat)
  },
  ask: askRole,
}

function playRole(s: State, seat: Seat, role: number, out: Story): void {
  TASKS.pop(s.c)
  takeRole(s, seat, role, out)
  beginPhase(s, out)
}

/** The role goes to the seat, with the coins that lie on it. */
function takeRole(s: State, seat: Seat, role: number, out: Story): void {
  const { c, rules } = s
  const { roleTaken } = rules.hooks
  for (let i = 0; i < roleTaken.length; i++) roleTaken[i](s, seat, role, out)
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
