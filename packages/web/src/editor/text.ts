import type { AnyPosition } from './editor.ts'
import { isFields } from './shape.ts'

/** Reads a text that should be a position; null if it is none, whatever it is. */
export function parsePosition(text: string): AnyPosition | null {
  if (text.length > LONGEST) return null
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) && typeof value.game === 'string' && depthOf(value) <= DEEPEST
      ? (value as AnyPosition)
      : null
  } catch {
    return null
  }
}

const LONGEST = 512 * 1024
const DEEPEST = 16

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let deepest = 0
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner))
  return deepest + 1
}
