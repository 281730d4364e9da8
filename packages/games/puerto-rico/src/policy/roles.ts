import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { captiveOf } from '../expansions/buccaneer/cells.ts'
import { RANSOM } from '../expansions/buccaneer/ransom.ts'
import { BUCCANEER } from '../ids.ts'
import { ROLE_COINS, type State } from '../state.ts'
import { expanded } from './expanded.ts'
import { phaseWorth } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** Which role to take: its coins, what its phase brings oneself with the privilege, less what it brings the others on average. */
export function roleWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (opOf(answer) !== OP.ROLE) return 0
  const role = argOf(answer)
  if (role === BUCCANEER) return expanded.bestAct(s, o, seat)
  return s.c[ROLE_COINS + role] * o.coin + phaseWorth(s, o, seat, role) - ransomFor(s, o, role)
}

/** A captive's price, and what its kidnapper has of it. */
function ransomFor(s: State, o: Outlook, role: number): number {
  const { cellsOf, players, switches } = s.rules
  if (cellsOf.buccaneer === undefined || role !== captiveOf(s)) return 0
  const paid = switches.ransom === 'chooser' ? RANSOM : 0
  return (paid + (WEIGHT.OTHERS * RANSOM) / (players - 1)) * o.coin
}
