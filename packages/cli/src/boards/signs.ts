import { padEnd, widthOf, wrap } from '../text/layout.ts'
import type { Drawing } from './board.ts'

/** The signs that a board is drawn with, under a title, and what each means. */
export function signLines(
  title: string,
  signs: readonly (readonly [sign: string, meaning: string])[],
  drawing: Drawing,
): string[] {
  const widest = Math.max(...signs.map(([sign]) => widthOf(sign)))
  const indent = ' '.repeat(widest + 5)
  return [
    ` ${drawing.style.strong(title)}`,
    ...signs.flatMap(([sign, meaning]) => wrap(`   ${padEnd(sign, widest)}  ${meaning}`, drawing.width, indent)),
  ]
}
