import type { Language } from '@quayside/kernel'
import type { AdviceWords } from './words/catalogue.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'

export type { AdviceWords } from './words/catalogue.ts'

export const adviceWords: Record<Language, AdviceWords> = { en, pt, it }
