import type { Story } from '@quayside/kernel'
import { event } from '../events.ts'
import { CHOOSER, type State } from '../state.ts'
import { gainCoins, privilegeOf } from '../supply.ts'

/**
 * Prospector: no action; the one who chose it takes a coin from the bank.
 * Source: classic, Minerador; 2020, Cercatore; 1897, Aventureiro.
 */

const PROSPECTED = event('prospected')

export function beginProspector(s: State, out: Story): void {
  const seat = s.c[CHOOSER]
  const coins = privilegeOf(s, seat)
  gainCoins(s, seat, coins)
  out.tell(PROSPECTED, seat, coins)
}
