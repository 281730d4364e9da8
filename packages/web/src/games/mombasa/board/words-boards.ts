import { fetchedCatalogue } from '../../../app/words.ts'
import { EN } from './words-boards-en.ts'

/** What displays, books, bonus spaces and players' boards say besides the game's own words. */
export const BOARD_WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-boards-pt.ts')).PT,
  it: async () => (await import('./words-boards-it.ts')).IT,
})

export type { BoardWords } from './words-boards-en.ts'
