import { box } from '../box.ts'
import { event } from '../events.ts'
import { finished, type Phase } from '../flow.ts'
import { PROSPECTOR, PROSPECTOR2 } from '../ids.ts'
import { gainCoins, privilegeOf } from '../supply.ts'

const { table, tasks } = box

/**
 * Prospector: no action; the one who chose it takes a coin from the bank.
 * Source: classic, Minerador; 2020, Cercatore; 1897, Aventureiro.
 */

const PROSPECTED = event('prospected')

export const prospector: Phase = {
  name: 'prospector',
  roles: [PROSPECTOR, PROSPECTOR2],
  begin: (s) => tasks.prospect.push(s),
  tasks: {
    prospect: {
      run(s, out) {
        const seat = table.chooser(s)
        const coins = privilegeOf(s, seat)
        gainCoins(s, seat, coins)
        out.tell(PROSPECTED, seat, coins)
        return finished(s)
      },
    },
  },
}
