import type { Language } from '@quayside/kernel'
import type { PuertoRicoWords } from './catalogue.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export const WORDS: Record<Language, PuertoRicoWords> = { en, pt, it }
