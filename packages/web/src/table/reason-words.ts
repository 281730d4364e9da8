import type { Language } from '@quayside/kernel'
import { TABLE_REASONS, type TableReason } from '@quayside/table'
import { fetchedCatalogue } from '../app/words.ts'

/** Why a table refuses something. */
export type ReasonWords = { readonly [code in TableReason]: string }

const reasonWords = fetchedCatalogue<ReasonWords>(TABLE_REASONS, {
  pt: async () => (await import('./reason-words-pt.ts')).PT,
  it: async () => (await import('./reason-words-it.ts')).IT,
})

/** The words of a table's refusal; undefined for codes that are not the table's own. */
export const tableReason = (language: Language, code: string): string | undefined =>
  (reasonWords[language] as Record<string, string | undefined>)[code]
