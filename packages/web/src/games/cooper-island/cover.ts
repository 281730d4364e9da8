import { COLOURS, SITS } from '../../marks/cooper.ts'
import { drawn, ship, waves } from '../../marks/cover-art.ts'

/** A peninsula of stacked land in the lagoon, the main island in its mist behind it, and Cooper on the beach. */

/** A stack of landscape: colour, middle of its top, height. Those behind come first. */
const HEXES: [string, number, number, number][] = [
  ['forest', 150, 70, 12],
  ['meadow', 99, 94, 12],
  ['mountain', 201, 92, 30],
  ['beach', 150, 110, 22],
  ['settlement', 99, 130, 16],
  ['meadow', 201, 128, 14],
]
const [SIDE, HALF] = [34, 23.6]

const stack = ([terrain, x, y, height]: (typeof HEXES)[number]) => {
  const rim = (down: number) => `M-34 ${down}l17 ${HALF}h34l17-${HALF}`
  const fill = terrain === 'beach' ? 'var(--beach)' : `var(--t-${terrain})`
  return `<g transform="translate(${x} ${y})"><path d="M-34 0v${height}l17 ${HALF}h34l17-${HALF}V0z" fill="var(--soil)"/>${height > 13 ? `<path d="${rim(height / 2)}" fill="none" stroke-width="1.2"/>` : ''}<path d="M${SIDE} 0 17 ${HALF}h-34L-34 0l17-${HALF}h34z" fill="${fill}"/></g>`
}

const tree = (x: number, y: number, s: number) =>
  `<path d="M${x} ${y}v${-4 * s}M${x - 7 * s} ${y - 4 * s}h${14 * s}l${-7 * s} ${-16 * s}z" fill="var(--palm)"/>`

/** What stands on the land behind, and on the land in front. */
const behind =
  tree(134, 74, 1) +
  tree(168, 78, 0.9) +
  '<path d="M185 96l12-20 6 8 5-7 11 19z" fill="var(--cliff)"/><path d="M194 81l3-5 6 8" fill="none"/>'
const before =
  '<path d="M84 134v-10l9-8 9 8v10zM104 137v-8l8-7 8 7v8z" fill="var(--house2)"/>' +
  '<path d="M188 128q5-6 10 0M202 134q5-6 10 0" fill="none"/>'

const mist = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="8" rx="4" fill="var(--mist)"/>`

export const cover = `<rect width="300" height="170" fill="var(--sky)"/><path d="M0 52C30 26 60 18 88 34 112 8 150 4 178 28 206 12 246 18 300 48v26H0z" fill="var(--far)"/>${mist(-10, 32, 176)}${mist(124, 45, 190)}<rect y="58" width="300" height="112" fill="var(--lagoon)"/><ellipse cx="150" cy="138" rx="128" ry="34" fill="var(--shoal)"/>${waves(12, 84, 1)}${waves(244, 82, 1)}${waves(14, 158, 2)}${waves(232, 160, 2)}${drawn(HEXES.slice(0, 3).map(stack).join('') + behind + HEXES.slice(3).map(stack).join('') + before)}<g transform="translate(108 38) scale(.42)" style="${COLOURS}">${SITS}</g>${ship('rigger', 42, 122, 0.7, 'var(--wood)')}${ship('dhow', 262, 132, 0.6, 'var(--wood)')}`
