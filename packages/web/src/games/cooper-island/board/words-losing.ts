import { fetchedCatalogue } from '../../../app/words.ts'
import { EN } from './words-losing-en.ts'

/** What the dock asks before something is thrown away. */
export const LOSING_WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-losing-pt.ts')).PT,
  it: async () => (await import('./words-losing-it.ts')).IT,
})
