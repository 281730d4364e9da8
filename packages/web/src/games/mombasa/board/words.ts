import { fetchedCatalogue } from '../../../app/words.ts'
import { EN } from './words-table-en.ts'

/** What the board says besides the game's own words. */
export const WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-table-pt.ts')).PT,
  it: async () => (await import('./words-table-it.ts')).IT,
})

export type { Words } from './words-table-en.ts'
