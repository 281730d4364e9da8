import type { Expansion } from '../../expansion.ts'
import { TASK } from '../../flow.ts'
import { TASKS } from '../../state.ts'
import { festivalSetup } from './drawing.ts'
import { festivalCells, goalsSeen } from './goals.ts'
import { layFestival } from './laying.ts'
import { meetingHooks } from './meeting.ts'
import { festivalPlace } from './placing.ts'
import { tallyTokens } from './tokens.ts'

/**
 * The Festival and, in 1897, Festival Cards: goals that the first player to reach them is rewarded for.
 * Source: 2020, Espansione 4; 1897, Expansão IV, Expansão V.
 */
export const festival: Expansion = {
  id: 'festival',
  cells: festivalCells,
  tasks: { [TASK.FESTIVAL_SETUP]: festivalSetup, [TASK.FESTIVAL_PLACE]: festivalPlace },
  hooks: { ...meetingHooks, setUp: [(s) => TASKS.push(s.c, TASK.FESTIVAL_SETUP)] },
  view: (s) => ({ festival: { goals: goalsSeen(s) } }),
  ledger: tallyTokens,
  writePosition: (s) => ({ festival: { goals: goalsSeen(s) } }),
  readPosition: layFestival,
}
