import { fetchedCatalogue } from '../../../app/words.ts'
import { EN } from './words-dock-en.ts'

/** What the dock says: what it asks, what its buttons lead with and bring. */
export const DOCK_WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-dock-pt.ts')).PT,
  it: async () => (await import('./words-dock-it.ts')).IT,
})
