import type { GameWords, Language } from './words.ts'

/**
 * The languages of a game that are loaded. A program loads all of them at once; a browser loads each when it is wanted, because the words are
 * as large as the rules.
 */
export class Speeches<Speech> {
  private readonly game: string
  private readonly learnt = new Map<Language, Speech>()

  constructor(game: string) {
    this.game = game
  }

  learn(language: Language, speech: Speech): void {
    this.learnt.set(language, speech)
  }

  /** What fetches a language, each once. */
  loader(fetch: { readonly [L in Language]: () => Promise<Speech> }): (language: Language) => Promise<void> {
    return async (language) => {
      if (!this.has(language)) this.learn(language, await fetch[language]())
    }
  }

  has(language: Language): boolean {
    return this.learnt.has(language)
  }

  in(language: Language): Speech {
    const speech = this.learnt.get(language)
    if (speech === undefined) throw new Error(`the words of ${this.game} in "${language}" are not loaded`)
    return speech
  }
}

/** The words of a game whose data comes in packs, put together once for each pack and language. `More` is what else they are made of. */
export function wordsByPack<Pack extends object, More>(
  make: (language: Language, pack: Pack, more: More) => GameWords,
): (language: Language, pack: Pack, more: More) => GameWords {
  const known = new WeakMap<Pack, Map<Language, GameWords>>()
  return (language, pack, more) => {
    const spoken = known.get(pack) ?? new Map<Language, GameWords>()
    known.set(pack, spoken)
    const words = spoken.get(language) ?? make(language, pack, more)
    spoken.set(language, words)
    return words
  }
}
