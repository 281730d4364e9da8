import { fetchedCatalogue } from '../../../app/words.ts'
import { EN } from './words-dock-en.ts'

/** What the dock says of this game: nouns of its buttons, the question in few words, acts and what they would lose. */
export const DOCK_WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-dock-pt.ts')).PT,
  it: async () => (await import('./words-dock-it.ts')).IT,
})

export type { DockWords } from './words-dock-en.ts'
