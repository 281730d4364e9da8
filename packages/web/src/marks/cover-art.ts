import { DHOW, SQUARE_RIGGER } from './ships.ts'

/** What covers have in common: they are harbours of one family, in the colours of `GameCover.svelte`, which has a day and a night. */

export const LINE = 'stroke="var(--rim)"'

/** A group of things with a line around them. */
export const drawn = (art: string, width = 2) =>
  `<g ${LINE} stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${art}</g>`

export const waves = (x: number, y: number, count: number) =>
  `<path d="M${x} ${y}q10-6 20 0${'t20 0'.repeat(count)}" fill="none" stroke="var(--foam)" stroke-width="2" stroke-linecap="round"/>`

/** Out at night only. */
export const stars =
  '<path d="M24 22h0M66 40h0M104 16h0M142 34h0M172 12h0M186 48h0M268 22h0M284 62h0M40 66h0M120 60h0" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" style="opacity:var(--night)"/>'

export const boat = (x: number, y: number, scale: number, hull: string, sails: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" ${LINE} stroke-width="1.3"><path d="M-24 8h48l-8 14h-32z" fill="${hull}"/>${sails}</g>`

const SHIPS = { dhow: DHOW, rigger: SQUARE_RIGGER }

/** A ship under sail, with lines of the same width however large it is. */
export function ship(kind: keyof typeof SHIPS, x: number, y: number, scale: number, hull: string): string {
  const { hull: body, sails, spars, seams, wake } = SHIPS[kind]
  const art = `<path d="${spars}" fill="none"/><path d="${body}" fill="${hull}"/><path d="${sails}" fill="var(--sail)"/><path d="${seams}" fill="none" stroke-width="${1 / scale}" stroke-opacity=".6"/><path d="${wake}" fill="none" stroke="var(--foam)"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn(art, Math.min(2.2, 1.9 / scale))}</g>`
}
