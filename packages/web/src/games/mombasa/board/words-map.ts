import { fetchedCatalogue } from '../../../app/words.ts'
import { EN } from './words-map-en.ts'

/** What the map, the bases and the company tracks say besides the game's own words. */
export const MAP_WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-map-pt.ts')).PT,
  it: async () => (await import('./words-map-it.ts')).IT,
})

export type { MapWords } from './words-map-en.ts'
