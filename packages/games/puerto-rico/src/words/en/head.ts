import { headWords } from '../head-words.ts'
import type { Speak } from '../spoken.ts'
import { heading } from './heading.ts'
import { NAMES } from './names.ts'

export const speak: Speak = (edition) => headWords(NAMES[edition], heading(NAMES[edition]))
