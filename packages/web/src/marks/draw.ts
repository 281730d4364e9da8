/** Words for drawing in the sprite. A symbol sets line and colour once; its parts say only what differs. */

export const path = (d: string, fill = 'none', more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`

/** A circle as part of a path. */
export const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A drawing from the sprite inside another one. */
export const use = (id: string, x: number, y: number, w: number, h = w) =>
  `<use href="#m-${id}" x="${x}" y="${y}" width="${w}" height="${h}"/>`

/** The same for a drawing that is not in the sprite. */
export const inset = (box: string, art: string, more: string, x: number, y: number, w: number, h: number) =>
  `<svg viewBox="${box}" overflow="visible" x="${x}" y="${y}" width="${w}" height="${h}" ${more}>${art}</svg>`

export const symbol = (id: string, box: string, art: string, more = '') =>
  `<symbol id="m-${id}" viewBox="${box}" overflow="visible" ${more}>${art}</symbol>`

/** The line around solid things. */
export const outline = (width: number) =>
  `stroke="var(--goodline)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
