import { fetchedCatalogue } from '../../../app/words.ts'
import { EN } from './words-boards-en.ts'

/** What work areas, player boards and opponents say besides the game's own words. */
export const BOARD_WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-boards-pt.ts')).PT,
  it: async () => (await import('./words-boards-it.ts')).IT,
})
