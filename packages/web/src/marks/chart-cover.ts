import { boat } from './cover-art.ts'
import { inset, outline } from './draw.ts'
import { HOUSE } from './house.ts'

const house = (x: number, y: number, w: number, h: number) => inset('0 0 56 46', HOUSE, outline(1), x, y, w, h)

/** For a game without a cover of its own: a chart, a rose, an island and a course to it. */
const shore = 'M126 34c18-12 40-4 56-8s38 2 48 18-2 26 6 42-4 40-28 48-38-6-62 2-52 2-64-18 8-28 4-46 18-24 40-38z'
export const chart = `<rect width="300" height="170" fill="var(--sea)"/><path d="M262 38 0 0M262 38 0 60M262 38 0 132M262 38 90 170M262 38l-72 132M262 38v132M262 38l38 60" fill="none" stroke="var(--sealine)" stroke-opacity=".7"/><path d="${shore}" fill="none" stroke="var(--sealine)" stroke-width="18" stroke-opacity=".45"/><path d="${shore}" fill="var(--land)" stroke="var(--coast)" stroke-width="2"/><path d="M128 56c22-12 56-6 68 8s2 34-24 40-56 2-64-12 2-26 20-36z" fill="var(--land2)"/>${house(116, 62, 36, 29.6)}${house(152, 60, 39, 32)}<path d="M26 146c22 2 40-2 60-22" fill="none" stroke="var(--coast)" stroke-width="2" stroke-dasharray="5 5"/><g transform="translate(262 38)" stroke="var(--ink2)"><circle r="16" fill="var(--paper)"/><path d="M0-23 4-4 23 0 4 4 0 23-4 4-23 0-4-4z" fill="var(--land)"/></g>${boat(26, 132, 0.6, 'var(--wood)', '<path d="M0-30V8" stroke-width="2.5"/><path d="M3-28c13 6 18 16 18 31H3z" fill="var(--sail)"/>')}`
