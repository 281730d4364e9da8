import type { GameEntry } from '@quayside/kernel'
import { puertoRico } from './index.ts'
import { judgement } from './judgement.ts'

export const entry: GameEntry = { game: puertoRico, judgement }
