import type { Language } from '@quayside/kernel'
import type { NoticeWords } from './catalogue.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export const NOTICE_WORDS: { readonly [L in Language]: NoticeWords } = { en, pt, it }
