import { go, pathOf } from '../app/router.svelte.ts'
import type { AnyPosition } from './editor.ts'
import { parsePosition } from './text.ts'

/** The position that is laid out in this browser: one, from visit to visit. */

const KEY = 'quayside.position'
/** Where the browser keeps nothing. */
let inHand: AnyPosition | null = null

export function keepDraft(position: AnyPosition | null): void {
  inHand = position
  try {
    if (position) localStorage.setItem(KEY, JSON.stringify(position))
    else localStorage.removeItem(KEY)
  } catch {
    // It is there until the page is left.
  }
}

/** What was laid out last; null if nothing was, or nothing that can be read. */
export function keptDraft(): AnyPosition | null {
  if (inHand) return inHand
  try {
    return parsePosition(localStorage.getItem(KEY) ?? '')
  } catch {
    return null
  }
}

/** Opens the editor with a position, as from a moment of a replay, or with no more than a game and its options. */
export function openEditor(position: AnyPosition): void {
  keepDraft(position)
  go(pathOf.position)
}
