import type { Component } from 'svelte'

let kept: Component | null = null

/** Fetches the card of Cooper, the automa: only tables that are played alone have him. */
export async function fetchAutoma(): Promise<void> {
  kept = (await import('./Cooper.svelte')).default
}

/** His card, where he plays. */
export const automaCard = (): Component | null => kept
