import type { Facts } from '@quayside/kernel'
import { CHOOSE_ROLE } from '../../answers.ts'
import { box } from '../../box.ts'
import type { Expansion } from '../../expansion.ts'
import { BUCCANEER, ROLE } from '../../ids.ts'
import { BUCCANEER_FORMS, raidInShort } from './forms.ts'
import { onRoleTaken, playCaptive, whyBarred } from './kidnapping.ts'
import { buccaneerAct, poachPlace } from './questions.ts'
import { RANSOM, SPOILS } from './ransom.ts'
import { buccaneerSeen } from './view.ts'

const { tasks } = box

/**
 * One more role, on which no coin is ever laid: only its chooser acts, and keeps its marker until somebody else chooses it.
 * Source: 2020, Espansione 3; 1897, Expansão III.
 */
export const buccaneer: Expansion = {
  id: 'buccaneer',
  phases: [
    {
      name: 'buccaneer',
      roles: [BUCCANEER],
      begin: (s) => tasks.buccaneerAct.push(s),
      tasks: { buccaneerAct, poachPlace },
    },
  ],
  forms: BUCCANEER_FORMS,
  short: raidInShort,
  hooks: { roleBarred: [whyBarred], roleTaken: [onRoleTaken], roundEnds: [playCaptive] },
  data: { RANSOM, SPOILS },
  reasonFacts(_s, _seat, given, reason): Omit<Facts, 'kind'> | null {
    const role = ROLE.id(CHOOSE_ROLE.first(given))
    if (reason === 'own-captive') return { role }
    return reason === 'no-ransom' ? { role, coins: RANSOM } : null
  },
  view: buccaneerSeen,
}
