import type { Language } from '@quayside/kernel'
import type { OrderWords } from './catalogue.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export const ORDER_WORDS: { readonly [L in Language]: OrderWords } = { en, pt, it }
