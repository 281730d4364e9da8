import { OP } from '../../answers.ts'
import { type AnswerForm, each, plain } from '../../forms.ts'
import { ROLES } from '../../ids.ts'
import { ROLE_COINS } from '../../state.ts'
import { plunderable, poachable } from './acts.ts'
import { SPOILS } from './ransom.ts'

/** How the buccaneer's answers are written: `raid-ship 5 3` keeps three barrels of the ship of five. */

const KEEPS = Array.from({ length: SPOILS + 1 }, (_, keep) => keep)

export const BUCCANEER_FORMS: readonly AnswerForm[] = [
  {
    op: OP.RAID,
    print: (ship, keep) => `raid-ship ${ship} ${keep}`,
    all: ({ ships }) => ships.flatMap((ship) => KEEPS.map((keep) => [ship, keep] as const)),
    facts: (_s, _seat, ship, keep) => ({ kind: 'raid', ship, count: keep }),
  },
  {
    ...plain(OP.PLUNDER, 'plunder', 'plunder'),
    facts: (s) => ({ kind: 'plunder', count: plunderable(s) }),
  },
  {
    ...plain(OP.POACH, 'poach', 'poach'),
    facts: (s) => ({ kind: 'poach', count: poachable(s) }),
  },
  {
    op: OP.KIDNAP,
    print: (role) => `kidnap ${ROLES[role]}`,
    all: () => each(ROLES),
    facts: (s, _seat, role) => ({ kind: 'kidnap', role: ROLES[role], coins: s.c[ROLE_COINS + role] }),
  },
]
