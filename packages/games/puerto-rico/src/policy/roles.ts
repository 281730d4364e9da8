import type { Answer, Seat } from '@quayside/kernel'
import { CHOOSE_ROLE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { RANSOM } from '../expansions/buccaneer/ransom.ts'
import { BUCCANEER, type Role } from '../ids.ts'
import { expanded } from './expanded.ts'
import { phaseWorth } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { table } = box
const WEIGHT = weights

/** Which role to take: its coins, what its phase brings oneself with the privilege, less what it brings the others on average. */
export function roleWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (!CHOOSE_ROLE.is(answer)) return 0
  const role = CHOOSE_ROLE.first(answer)
  if (role === BUCCANEER) return expanded.bestAct(s, o, seat)
  return table.roleCoins(s, role) * o.coin + phaseWorth(s, o, seat, role) - ransomFor(s, o, role)
}

/** A captive's price, and what its kidnapper has of it. */
function ransomFor(s: State, o: Outlook, role: Role): number {
  if (role !== table.kidnapped(s)) return 0
  const { players, switches } = s.rules
  const paid = switches.ransom === 'chooser' ? RANSOM : 0
  return (paid + (WEIGHT.OTHERS * RANSOM) / (players - 1)) * o.coin
}
