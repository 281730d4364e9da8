import type { Component } from 'svelte'
import type { Catalogue } from '../../../app/words.ts'
import type { MoreWords } from './words-expansions.ts'

/** What only tables with expansions or Puertomas need to be drawn (`parts.ts`), loaded with the board of such a table. */
export interface Parts {
  readonly Cards: Component<{ large?: boolean }>
  readonly DraftMarket: Component
  readonly ExpansionSprite: Component
  readonly Goals: Component
  readonly OthersCards: Component<{ seat: number }>
  readonly PuertomaCard: Component<{ seat: number; roomy?: boolean }>
  readonly PuertomaTable: Component
  readonly words: Catalogue<MoreWords>
}

let loaded: Parts | null = null

export const keepParts = (parts: Parts): void => {
  loaded = parts
}

export const loadedParts = (): Parts | null => loaded
