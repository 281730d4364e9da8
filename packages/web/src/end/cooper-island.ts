import type { Language } from '@quayside/kernel'
import type { Extras } from './extras.ts'

const UNEXPLORED: Record<Language, string> = {
  en: 'unexplored spaces',
  pt: 'espaços inexplorados',
  it: 'spazi inesplorati',
}

/** What the end of Cooper Island adds. */
export const cooperIslandExtras: Extras = { tiebreak: (language) => UNEXPLORED[language] }
