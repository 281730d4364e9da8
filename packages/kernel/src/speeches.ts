import type { Language } from './words.ts'

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

  /** Fetches a language, once. */
  async load(language: Language, fetch: () => Promise<Speech>): Promise<void> {
    if (!this.has(language)) this.learn(language, await fetch())
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
