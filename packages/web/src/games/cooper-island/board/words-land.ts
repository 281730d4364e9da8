import { fetchedCatalogue } from '../../../app/words.ts'
import { EN } from './words-land-en.ts'

/** What the peninsulas, the tiles in hand and the water round the island say; things are called as the game calls them. */
export const LAND_WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-land-pt.ts')).PT,
  it: async () => (await import('./words-land-it.ts')).IT,
})
