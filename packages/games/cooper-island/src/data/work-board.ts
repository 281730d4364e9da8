import type { WorkBoardData } from './pack.ts'
import { LOW, MEDIUM, SURE } from './sources.ts'

/** Workers, what they eat, milestones and contracts. */
export const WORK_BOARD: WorkBoardData = {
  workers: { available: 2, lockedOrdinary: 2, lockedSpecial: 2, ...SURE },
  feeding: { base: 2, ...SURE },
  feedingSlots: [
    {
      worker: 'ordinary',
      food: 1,
      helm: 0,
      ...MEDIUM,
      note: 'the four numbers are printed; that the smaller ones belong to the ordinary workers is inferred',
    },
    { worker: 'ordinary', food: 1, helm: 0, ...MEDIUM },
    { worker: 'special', food: 2, helm: 1, ...MEDIUM },
    { worker: 'special', food: 2, helm: 1, ...MEDIUM },
  ],
  milestones: [
    { id: 'boats', min: 2, ...SURE },
    { id: 'buildings', min: 2, ...SURE },
    { id: 'statues', min: 2, ...SURE },
    { id: 'lids', min: 2, ...SURE },
  ],
  workerContracts: { count: 3, ...SURE },
  helmContracts: { count: 2, helm: 2, ...LOW, note: 'the reward is printed, how many there are is not' },
}
