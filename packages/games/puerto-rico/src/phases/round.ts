import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { CHOOSE_ROLE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, type Phase, type Task } from '../flow.ts'
import type { Role } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { isAutoma } from '../state.ts'
import { gainCoins } from '../supply.ts'

const { table, tasks } = box

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

const nextToPick = (s: State): Seat => (table.governor(s) + table.picks(s)) % s.rules.players

const roundTask: Task = {
  run(s, out) {
    const { hooks, picksPerRound } = s.rules
    if (table.round(s) === 0) beginRound(s, 1, table.governor(s), out)
    if (table.picks(s) < picksPerRound) {
      tasks.chooseRole.push(s, nextToPick(s), false)
      return false
    }
    const depth = tasks.depth(s)
    for (let i = 0; i < hooks.roundEnds.length; i++) {
      hooks.roundEnds[i](s, out)
      if (tasks.depth(s) > depth) return false
    }
    if (table.endTriggered(s)) {
      for (let i = 0; i < hooks.gameEnds.length; i++) hooks.gameEnds[i](s, out)
      if (tasks.depth(s) > depth) return false
      out.tell(GAME_OVER)
      return finished(s)
    }
    beginNextRound(s, out)
    return false
  },
}

function beginNextRound(s: State, out: Story): void {
  const { coinRoles, hooks, players, roles } = s.rules
  for (const role of roles) {
    if (table.roleTaken(s, role) === NONE && coinRoles.includes(role)) {
      table.roleCoins.add(s, role, 1)
      out.tell(COIN_ON_ROLE, role, table.roleCoins(s, role))
    }
    table.roleTaken.set(s, role, NONE)
  }
  table.picks.set(s, 0)
  for (let i = 0; i < hooks.roundBegins.length; i++) hooks.roundBegins[i](s)
  beginRound(s, table.round(s) + 1, (table.governor(s) + 1) % players, out)
}

function beginRound(s: State, number: number, governor: Seat, out: Story): void {
  table.round.set(s, number)
  table.governor.set(s, governor)
  out.tell(ROUND_BEGAN, number, governor)
}

const askRole: Ask = {
  question: question('choose-role'),
  facts: (s) => ({ round: table.round(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { roles } = s.rules
    for (let i = 0; i < roles.length; i++) if (whyRole(s, seat, roles[i]) === 0) list.add(CHOOSE_ROLE.of(roles[i]))
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (!CHOOSE_ROLE.is(given)) return OTHER_QUESTION
    const role = CHOOSE_ROLE.first(given)
    return s.rules.roles.includes(role) ? whyRole(s, seat, role) : NOT_IN_PLAY
  },
  apply: (s, seat, given, out) => playRole(s, seat, CHOOSE_ROLE.first(given), out),
}

/** Why a seat may not choose a role that is in play. */
export function whyRole(s: State, seat: Seat, role: Role): ReasonCode {
  if (table.roleTaken(s, role) !== NONE) return TAKEN
  const { roleBarred } = s.rules.hooks
  for (let i = 0; i < roleBarred.length; i++) {
    const why = roleBarred[i](s, seat, role)
    if (why !== 0) return why
  }
  return 0
}

const chooseRole: Task = {
  run(s, out) {
    const seat = tasks.chooseRole.seat(s)
    const { automa, hooks } = s.rules
    if (automa && isAutoma(s, seat)) {
      playRole(s, seat, automa.chooseRole(s, seat, out), out)
      return false
    }
    if (hooks.beforeChoice.length > 0 && !tasks.chooseRole.ready(s)) {
      tasks.chooseRole.ready.set(s, true)
      for (let i = 0; i < hooks.beforeChoice.length; i++) if (hooks.beforeChoice[i](s, seat)) return false
    }
    return askSeat(s, seat)
  },
  ask: askRole,
}

function playRole(s: State, seat: Seat, role: Role, out: Story): void {
  tasks.pop(s)
  takeRole(s, seat, role, out)
  beginPhase(s, role, out)
}

/** The role goes to the seat, with the coins that lie on it. */
function takeRole(s: State, seat: Seat, role: Role, out: Story): void {
  const { roleTaken } = s.rules.hooks
  for (let i = 0; i < roleTaken.length; i++) roleTaken[i](s, seat, role, out)
  const coins = table.roleCoins(s, role)
  gainCoins(s, seat, coins)
  table.roleCoins.set(s, role, 0)
  table.roleTaken.set(s, role, seat)
  table.role.set(s, role)
  table.chooser.set(s, seat)
  table.picks.add(s, 1)
  out.tell(ROLE_CHOSEN, seat, role, coins)
}

/** Puts the phase of the role that is played on the stack; what hooks add comes before it. */
export function beginPhase(s: State, role: Role, out: Story): void {
  tasks.phaseEnd.push(s)
  s.rules.phases[role](s, out)
  const { phaseBegins } = s.rules.hooks
  for (let i = 0; i < phaseBegins.length; i++) phaseBegins[i](s, role, out)
}

const phaseEnd: Task = {
  run(s, out) {
    const role = table.role(s) as Role
    table.role.set(s, NONE)
    table.chooser.set(s, 0)
    tasks.pop(s)
    const { phaseEnds } = s.rules.hooks
    for (let i = 0; i < phaseEnds.length; i++) phaseEnds[i](s, role, out)
    return false
  },
}

export const round: Phase = { name: 'round', tasks: { round: roundTask, chooseRole, phaseEnd } }
