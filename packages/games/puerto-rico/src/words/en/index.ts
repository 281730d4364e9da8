import { words } from '../speak.ts'
import type { Speak } from '../spoken.ts'
import { NAMES } from './names.ts'
import { sentences } from './sentences.ts'

export const speak: Speak = (edition) => words(NAMES[edition], sentences, 'VP')
