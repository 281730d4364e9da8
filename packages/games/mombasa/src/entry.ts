import type { GameEntry } from '@quayside/kernel'
import { mombasa } from './index.ts'
import { judgement } from './judgement.ts'

export const entry: GameEntry = { game: mombasa, judgement }
