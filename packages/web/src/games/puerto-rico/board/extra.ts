import type { Component } from 'svelte'

/** What only tables with expansions or Puertomas need to be drawn (`parts.ts`), loaded with the board of such a table. */
export interface Parts {
  readonly Cards: Component<{ large?: boolean }>
  readonly DraftMarket: Component
  readonly ExpansionSprite: Component
  readonly Goals: Component
  readonly OthersCards: Component<{ seat: number }>
  readonly PuertomaCard: Component<{ seat: number; roomy?: boolean }>
  readonly PuertomaTable: Component
}

let loaded: Parts | null = null

export const keepParts = (parts: Parts): void => {
  loaded = parts
}

export const loadedParts = (): Parts | null => loaded
