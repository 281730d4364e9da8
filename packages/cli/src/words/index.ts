import type { Language } from '@quayside/kernel'
import type { CliWords } from './catalogue.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

const WORDS: Record<Language, CliWords> = { en, pt, it }

export const wordsIn = (language: Language): CliWords => WORDS[language]
