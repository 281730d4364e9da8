import { wrap } from '../text/layout.ts'
import type { Board, Drawing, View } from './board.ts'

/** Any game can be played before somebody draws its board: the view as it is, one line for each thing in it. */
function lines(view: View, { width, style }: Drawing): string[] {
  return Object.entries(view).flatMap(([key, value]) =>
    Array.isArray(value) && value.some((item) => typeof item === 'object')
      ? value.flatMap((item, i) => wrap(` ${style.strong(`${key} ${i}`)} ${said(item)}`, width, '   '))
      : wrap(` ${style.strong(key)} ${said(value)}`, width, '   '),
  )
}

function said(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(said).join(', ')
  if (typeof value !== 'object' || value === null) return String(value ?? '–')
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${typeof inner === 'object' ? `(${said(inner)})` : said(inner)}`)
    .join(', ')
}

export const plainBoard: Board = {
  quiet: new Set(['only-answer']),
  openings: new Set(['round-began', 'game-over']),
  draw: lines,
  detail: lines,
}
