import { words } from '../speak.ts'
import type { Speak } from '../spoken.ts'
import { allSentences } from './expansions.ts'
import { NAMES } from './names.ts'
import { SOURCES } from './sources.ts'

export const speak: Speak = (edition) => words(NAMES[edition], allSentences(NAMES[edition]), SOURCES, 'PV')
