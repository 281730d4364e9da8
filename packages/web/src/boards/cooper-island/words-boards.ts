import { catalogue } from '../../app/words.ts'
import { EN } from './words-boards-en.ts'
import { IT } from './words-boards-it.ts'
import { PT } from './words-boards-pt.ts'

/** What work areas, player boards and opponents say besides the game's own words. */
export const BOARD_WORDS = catalogue({ en: EN, pt: PT, it: IT })
