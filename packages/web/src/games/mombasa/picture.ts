import { MAP } from '@quayside/mombasa/data/map'
import type { Picture } from '../room.ts'
import { lineOf, SIGNS } from './marks/companies.ts'

/** The map, and whose posts stand where. */

const COMPANIES = Object.keys(SIGNS)
const { vertices, regions } = MAP
const outlines = regions.map(({ polygon }) => polygon.map((name) => vertices[name]))
const [xs, ys] = [outlines.flat().map(([x]) => x), outlines.flat().map(([, y]) => y)]
const [left, top] = [Math.min(...xs), Math.min(...ys)]
const scale = 64 / Math.max(Math.max(...xs) - left, Math.max(...ys) - top)
const margin = (72 - (Math.max(...xs) - left) * scale) / 2
const at = (x: number, y: number): string =>
  `${((x - left) * scale + margin).toFixed(1)} ${((y - top) * scale + 4).toFixed(1)}`
const land = outlines.map((outline) => `M${outline.map(([x, y]) => at(x, y)).join('L')}z`).join('')

export const picture: Picture = ({ posts }) => {
  const signs = regions.map(({ id, label: [x, y] }) => {
    const company = (posts as { readonly [region: string]: string })[id]
    if (!COMPANIES.includes(company)) return ''
    const style = `fill="var(--c-${company})" stroke="${lineOf(company)}" stroke-width="4"`
    return `<path d="${SIGNS[company]}" transform="translate(${at(x, y)}) scale(.38)" ${style}/>`
  })
  return `<path d="${land}" fill="var(--land)" stroke="var(--coast)" stroke-width="4" stroke-linejoin="round"/><path d="${land}" fill="var(--land)" stroke="var(--land2)" stroke-width=".8"/>${signs.join('')}`
}
