import type { GameWords, Language, Options } from '@quayside/kernel'
import type { EditionId } from '../ids.ts'

/**
 * The languages that have been learnt. A program learns all of them at once (`index.ts`); a browser each when it is wanted (`load.ts`), for
 * the words are as large as the rules.
 */
export type Speak = (edition: EditionId) => GameWords

const speakers = new Map<Language, Speak>()
const known = new Map<string, GameWords>()

export const isLearnt = (language: Language): boolean => speakers.has(language)

export function learn(language: Language, speak: Speak): void {
  speakers.set(language, speak)
}

export function wordsFor(language: Language, options: Options): GameWords {
  const edition = options.edition as EditionId
  const key = `${language} ${edition}`
  let spoken = known.get(key)
  if (!spoken) {
    const speak = speakers.get(language)
    if (!speak) throw new Error(`the words of Puerto Rico in "${language}" are not loaded`)
    spoken = speak(edition)
    known.set(key, spoken)
  }
  return spoken
}
