import { box } from '../../box.ts'
import { FESTIVAL_TASKS } from '../../data/festival.ts'
import type { Expansion } from '../../expansion.ts'
import { festivalSetup } from './drawing.ts'
import { festivalView } from './goals.ts'
import { meetingHooks } from './meeting.ts'
import { festivalPlace } from './placing.ts'
import { tallyTokens } from './tokens.ts'

const { tasks } = box

/**
 * The Festival and, in 1897, Festival Cards: goals that the first player to reach them is rewarded for.
 * Source: 2020, Espansione 4; 1897, Expansão IV, Expansão V.
 */
export const festival: Expansion = {
  id: 'festival',
  tasks: { festivalSetup, festivalPlace },
  hooks: { ...meetingHooks, setUp: [(s) => tasks.festivalSetup.push(s)] },
  data: FESTIVAL_TASKS,
  view: festivalView,
  ledger: tallyTokens,
}
