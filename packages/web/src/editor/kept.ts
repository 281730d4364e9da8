import { go, pathOf } from '../app/router.svelte.ts'
import type { AnyPosition } from './editor.ts'
import { parsePosition } from './text.ts'

/** The position that is laid out in this browser, from visit to visit, and the one that was left for it. */

const KEY = 'quayside.position'
const BEFORE = 'quayside.position.before'
/** Where the browser keeps nothing. */
const inHand = new Map<string, AnyPosition>()

function keep(key: string, position: AnyPosition | null): void {
  if (position) inHand.set(key, position)
  else inHand.delete(key)
  try {
    if (position) localStorage.setItem(key, JSON.stringify(position))
    else localStorage.removeItem(key)
  } catch {
    // It is there until the page is left.
  }
}

function kept(key: string): AnyPosition | null {
  const here = inHand.get(key)
  if (here) return here
  try {
    return parsePosition(localStorage.getItem(key) ?? '')
  } catch {
    return null
  }
}

export const keepDraft = (position: AnyPosition): void => keep(KEY, position)

/** What was laid out last; null if nothing was, or nothing that can be read. */
export const keptDraft = (): AnyPosition | null => kept(KEY)

/** What was laid out before that. */
export const draftBefore = (): AnyPosition | null => kept(BEFORE)

/** Another position is laid out from now on, or none yet; the one so far is not lost. */
export function beginDraft(position: AnyPosition | null): void {
  const last = keptDraft()
  if (last) keep(BEFORE, last)
  keep(KEY, position)
}

/** Opens the editor with a position, as from a moment of a replay, or with no more than a game and its options. */
export function openEditor(position: AnyPosition): void {
  beginDraft(position)
  go(pathOf.position)
}
