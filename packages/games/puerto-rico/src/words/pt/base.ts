import { NOTHING_ADDED, words } from '../speak.ts'
import type { Speak } from '../spoken.ts'
import { NAMES } from './names.ts'
import { sentences } from './sentences.ts'
import { SOURCES } from './sources.ts'

/** For tables without expansions. */
export const speak: Speak = (edition) => words(NAMES[edition], sentences(NAMES[edition], NOTHING_ADDED), SOURCES, 'PV')
