import type { Answer } from '@quayside/kernel'
import { pairs, upFrom } from '@quayside/kernel/forms'
import { KIDNAP, PLUNDERING, POACHING, RAID } from '../../answers.ts'
import { type State, table } from '../../box.ts'
import { type Form, form, naming, plain } from '../../forms.ts'
import { ROLES } from '../../ids.ts'
import { shipsOf } from '../../state.ts'
import { plunderable, poachable, raidable } from './acts.ts'
import { SPOILS } from './ransom.ts'

/** How the buccaneer's answers are written: `raid-ship 5 3` keeps three barrels of the ship of five. */
export const BUCCANEER_FORMS: readonly Form[] = [
  form(RAID, {
    print: (_rules, capacity, keep) => `raid-ship ${capacity} ${keep}`,
    all: ({ ships }) => pairs(ships, upFrom(SPOILS + 1)),
    facts: (_s, _seat, ship, keep) => ({ kind: 'raid', ship, count: keep }),
  }),
  { ...plain(PLUNDERING, 'plunder'), facts: (s) => ({ kind: 'plunder', count: plunderable(s) }) },
  { ...plain(POACHING, 'poach'), facts: (s) => ({ kind: 'poach', count: poachable(s) }) },
  naming(KIDNAP, 'kidnap', 'role', () => ROLES, {
    facts: (s, _seat, role) => ({ coins: table.roleCoins(s, role) }),
  }),
]

/** `raid-ship 5`: who raids a ship keeps as much as possible unless a number says otherwise. */
export function raidInShort(s: State, text: string, parse: (text: string) => Answer): Answer {
  const [verb, capacity, ...more] = text.split(' ')
  if (verb !== 'raid-ship' || more.length > 0) return -1
  const ship = shipsOf(s).find((one) => s.rules.ships[one] === Number(capacity))
  return ship === undefined ? -1 : parse(`${text} ${raidable(s, ship)}`)
}
