import { type GameWords, type Language, type Options, Speeches } from '@quayside/kernel'
import type { EditionId } from '../ids.ts'

/** A language makes the words of an edition. */
export type Speak = (edition: EditionId) => GameWords

/** What games say, with expansions and without, and what lists of games say of them, each learnt for itself. */
export const SPEECHES = new Speeches<Speak>('Puerto Rico')
export const BASE_SPEECHES = new Speeches<Speak>('Puerto Rico without expansions')
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

const allWords = remembering(SPEECHES)
const baseWords = remembering(BASE_SPEECHES)

/** Whoever has learnt all words needs no others. */
export const wordsFor = (language: Language, options: Options): GameWords =>
  SPEECHES.has(language) ? allWords(language, options) : baseWords(language, options)

export const headWordsFor = remembering(HEADS)
