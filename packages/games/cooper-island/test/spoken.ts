import type { Language } from '@quayside/kernel'
import { BUILT_IN } from '../src/data/built-in.ts'
import type { DataPack } from '../src/data/pack.ts'
import { compileRules } from '../src/rules/index.ts'
import { wordsFor } from '../src/words/index.ts'

/** The game's words as a table would use them. */

export const OPTIONS = { players: 4, start: 'meadow', level: 2, strategy: 'random' } as const
export const words = (language: Language, pack: DataPack = BUILT_IN) =>
  wordsFor(language, pack, compileRules(pack, OPTIONS, []))
export const who = (seat: number) => ['Marta', 'Beatriz', 'João', 'Lia'][seat]
export const alone = (seat: number) => ['Marta', 'Cooper'][seat]
