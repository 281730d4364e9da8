import type { Component } from 'svelte'
import type { Catalogue } from '../../../app/words.ts'
import type { Scene } from './scene.svelte.ts'
import type { MoreWords } from './words-expansions.ts'

/** Pieces that can be picked up besides what lies on the board. */
export interface Held {
  readonly id: 'inHand' | 'guests' | 'give'
  readonly pieces: readonly { readonly place: string; readonly id: string; readonly count: number }[]
}

/** What only tables with expansions or Puertomas need to be drawn (`parts.ts`), loaded with the board of such a table. */
export interface Parts {
  readonly Aims: Component
  readonly Cards: Component<{ large?: boolean }>
  readonly DraftMarket: Component
  readonly ExpansionSprite: Component
  readonly Goals: Component
  readonly InHand: Component<{ hand: readonly Held[] }>
  readonly Loot: Component
  readonly OthersCards: Component<{ seat: number }>
  readonly PuertomaCard: Component<{ seat: number; roomy?: boolean }>
  readonly PuertomaTable: Component
  readonly SmallShip: Component<{ size: string }>
  readonly handOf: (scene: Scene) => readonly Held[]
  readonly words: Catalogue<MoreWords>
}

/** The base game has none of this. */
export const NO_PARTS: { readonly [part in keyof Parts]?: undefined } = {}

let loaded: Parts | null = null

export const keepParts = (parts: Parts): void => {
  loaded = parts
}

export const loadedParts = (): Parts | null => loaded
