import type { Expansion } from '../../expansion.ts'
import { TASK } from '../../flow.ts'
import { A_NOBLE, A_WORKER, BUCCANEER } from '../../ids.ts'
import { TASKS } from '../../state.ts'
import { buccaneerCells, goneOf } from './cells.ts'
import { BUCCANEER_FORMS } from './forms.ts'
import { onRoleTaken, playCaptive, whyBarred } from './kidnapping.ts'
import { buccaneerView, layBuccaneer } from './position.ts'
import { buccaneerAct, poachPlace } from './questions.ts'

/**
 * One more role, on which no coin is ever laid: only its chooser acts, and keeps its marker until somebody else chooses it.
 * Source: 2020, Espansione 3; 1897, Expansão III.
 */
export const buccaneer: Expansion = {
  id: 'buccaneer',
  phases: { [BUCCANEER]: (s) => TASKS.push(s.c, TASK.BUCCANEER_ACT) },
  tasks: { [TASK.BUCCANEER_ACT]: buccaneerAct, [TASK.POACH_PLACE]: poachPlace },
  forms: BUCCANEER_FORMS,
  cells: buccaneerCells,
  hooks: { roleBarred: [whyBarred], roleTaken: [onRoleTaken], roundEnds: [playCaptive] },
  view: buccaneerView,
  ledger(s, tally) {
    tally('worker', goneOf(s, A_WORKER))
    if (s.rules.noblesAt >= 0) tally('noble', goneOf(s, A_NOBLE))
  },
  writePosition: buccaneerView,
  readPosition: layBuccaneer,
}
