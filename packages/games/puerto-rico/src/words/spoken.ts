import { type GameWords, type Language, type Options, Speeches } from '@quayside/kernel'
import type { EditionId } from '../ids.ts'

/** A language makes the words of an edition. */
export type Speak = (edition: EditionId) => GameWords

/** What games say, and what lists of games say of them, each learnt for itself. */
export const SPEECHES = new Speeches<Speak>('Puerto Rico')
export const HEADS = new Speeches<Speak>('the options of Puerto Rico')

const remembering = (speeches: Speeches<Speak>) => {
  const known = new Map<string, GameWords>()
  return (language: Language, options: Options): GameWords => {
    const edition = options.edition as EditionId
    const key = `${language} ${edition}`
    const words = known.get(key) ?? speeches.in(language)(edition)
    known.set(key, words)
    return words
  }
}

export const wordsFor = remembering(SPEECHES)
export const headWordsFor = remembering(HEADS)
