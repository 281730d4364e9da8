import type { GameWords, Language, Options } from '@quayside/kernel'
import type { Component } from 'svelte'

/** A card that an automa draws: what it says, and the rule that it makes the automa follow. */
export interface DeckCard {
  readonly id: string
  readonly title: string
  /** What it makes the automa do, in a sentence or two. */
  readonly rule: string
  /** What comes of it besides, and what if it cannot be done. */
  readonly details: readonly string[]
}

/** The cards of an automa, drawn and in words; fetched when somebody looks at one. */
export interface Deck {
  /** What all of them are called, and how they are used. */
  about(options: Options, language: Language, words: GameWords): { readonly title: string; readonly text: string }
  /** Those that are in play with these options. */
  cards(options: Options, language: Language, words: GameWords): readonly DeckCard[]
  /** Draws the face of one of them. */
  readonly face: Component<{ id: string; height: number }>
}
