import { fetchedCatalogue } from '../../../app/words.ts'
import { EN } from './words-consequence-en.ts'

/** What answers bring, in few words: the second line of their buttons. */
export const CONSEQUENCE_WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-consequence-pt.ts')).PT,
  it: async () => (await import('./words-consequence-it.ts')).IT,
})

export type { ConsequenceWords } from './words-consequence-en.ts'
