import { boat, LINE, waves } from '../../marks/cover-art.ts'

/** A stack of landscape: colour, column, row, height. */
const HEXES: [string, number, number, number][] = [
  ['forest', 0, -1, 2],
  ['mountain', 1, -1, 4],
  ['meadow', -1, 0, 1],
  ['settlement', 0, 0, 3],
  ['forest', 1, 0, 1],
  ['meadow', -1, 1, 2],
  ['meadow', 0, 1, 1],
]

const stack = ([terrain, q, r, level]: (typeof HEXES)[number]) => {
  const [s, h, d] = [34, 18.3, level * 8]
  const rims = Array.from({ length: level - 1 }, (_, i) => `M34 ${-8 * (i + 1)}l-17 ${h}h-34l-17-${h}`).join('')
  return `<g transform="translate(${150 + s * 1.5 * q} ${88 + 2 * h * (r + q / 2)})"><path d="M34 0 17 ${h}h-34L-34 0v${-d}h68z" fill="var(--soil)"/><path d="${rims}" fill="none"/><path d="M34 ${-d} 17 ${h - d}h-34L-34 ${-d}l17-${h}h34z" fill="var(--t-${terrain})"/></g>`
}

export const cover = `<rect width="300" height="170" fill="var(--lagoon)"/>${waves(0, 30, 4)}${waves(200, 146, 3)}<g ${LINE} stroke-width="1.2" stroke-linejoin="round">${HEXES.map(stack).join('')}</g>${boat(42, 112, 1, 'var(--boat)', '<path d="M0-30V8" stroke-width="2.5"/><path d="M3-28c13 6 18 16 18 31H3z" fill="var(--sail)"/>')}${boat(258, 58, 0.8, 'var(--p-violet)', '<path d="M-8-22V8M9-28V8" stroke-width="2.5"/><path d="M-6-20c6 4 10 12 10 24H-6zM11-26c9 4 13 14 13 28H11z" fill="var(--sail)"/>')}`
