/** What covers have in common: they are harbours of one family, in the colours of `GameCover.svelte`, which has a day and a night. */

export const LINE = 'stroke="var(--rim)"'

export const waves = (x: number, y: number, count: number) =>
  `<path d="M${x} ${y}q10-6 20 0${'t20 0'.repeat(count)}" fill="none" stroke="var(--foam)" stroke-width="2"/>`

/** Out at night only. */
export const stars =
  '<path d="M24 22h0M66 40h0M104 16h0M142 34h0M172 12h0M186 48h0M268 22h0M284 62h0M40 66h0M120 60h0" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" style="opacity:var(--night)"/>'

export const boat = (x: number, y: number, scale: number, hull: string, sails: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" ${LINE} stroke-width="1.3"><path d="M-24 8h48l-8 14h-32z" fill="${hull}"/>${sails}</g>`
