import { event } from '../events.ts'
import { finished, TASK, type Task } from '../flow.ts'
import { CHOOSER, type State, TASKS } from '../state.ts'
import { gainCoins, privilegeOf } from '../supply.ts'

/**
 * Prospector: no action; the one who chose it takes a coin from the bank.
 * Source: classic, Minerador; 2020, Cercatore; 1897, Aventureiro.
 */

const PROSPECTED = event('prospected')

export function beginProspector(s: State): void {
  TASKS.push(s.c, TASK.PROSPECT)
}

export const prospect: Task = {
  run(s, out) {
    const seat = s.c[CHOOSER]
    const coins = privilegeOf(s, seat)
    gainCoins(s, seat, coins)
    out.tell(PROSPECTED, seat, coins)
    return finished(s)
  },
}
