import type { GameEntry } from '@quayside/kernel'
import { cooperIsland } from './index.ts'
import { judgement } from './judgement.ts'

export const entry: GameEntry = { game: cooperIsland, judgement }
