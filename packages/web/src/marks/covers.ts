import { use } from './draw.ts'

/**
 * Covers, 300 by 170: harbours of one family. Their colours are the variables of `GameCover.svelte`, which has a day and a night.
 */
const LINE = 'stroke="var(--rim)"'

const waves = (x: number, y: number, count: number) =>
  `<path d="M${x} ${y}q10-6 20 0${'t20 0'.repeat(count)}" fill="none" stroke="var(--foam)" stroke-width="2"/>`

/** Out at night only. */
const stars =
  '<path d="M24 22h0M66 40h0M104 16h0M142 34h0M172 12h0M186 48h0M268 22h0M284 62h0M40 66h0M120 60h0" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" style="opacity:var(--night)"/>'

const puertoRico = `<rect width="300" height="170" fill="var(--sky)"/>${stars}<circle cx="228" cy="46" r="24" fill="var(--sun)"/><path d="M0 104c40-34 70-40 104-22 30-34 64-30 88-6 30-18 70-14 108 14v80H0z" fill="var(--hill)"/><path d="M0 122c60-22 110-20 150-8 50-16 100-10 150 4v60H0z" fill="var(--field1)"/>${use('facade-customs-house', 40, 78, 56, 46)}${use('facade-large-market', 98, 82, 50.4, 41.4)}${use('facade-city-hall', 146, 79, 53.2, 43.7)}<rect y="122" width="300" height="48" fill="var(--bay)"/><path d="M0 122h206v9H0z" fill="var(--pier)" ${LINE}/><g transform="translate(196 66) scale(.82)"><path d="M60 2v74" stroke="var(--mast)" stroke-width="4"/><path d="M63 4c20 8 30 28 32 52-12-5-22-6-32-3zM57 12C42 20 34 36 32 54c9-3 17-4 25-2z" fill="var(--sail)" ${LINE} stroke-width="1.4"/><path d="M8 74h98c-2 18-12 28-26 30H30C16 102 10 92 8 74z" fill="var(--boat)" ${LINE}/></g>${use('barrel-corn', 6, 104, 14.6, 17.7)}${use('barrel-indigo', 21, 104, 14.6, 17.7)}${use('barrel-coffee', 187, 104, 14.6, 17.7)}${waves(0, 150, 14)}`

const mombasa = `<rect width="300" height="170" fill="var(--dusk)"/>${stars}<circle cx="80" cy="58" r="32" fill="var(--sun2)"/><path d="M0 110c50-20 90-8 130-4 60 6 110-26 170-12v80H0z" fill="var(--dune)"/><path d="M0 130c70-16 120 4 180-4 50-8 90-6 120 0v50H0z" fill="var(--earth)"/><g ${LINE} stroke-width="1.5" stroke-linejoin="round"><path d="M206 132c-4-30-2-60 4-76" fill="none" stroke-width="6" stroke="var(--trunk)"/><path d="M212 56c-30-18-56-6-62 8 20-6 40-8 62-8zM212 56c-10-26 14-40 34-36-14 10-26 20-34 36zM212 56c26-14 54 2 58 20-20-14-38-18-58-20z" fill="var(--palm)"/><path d="M40 136V98l26-22 26 22v38z" fill="var(--house1)"/><path d="M100 136v-32l22-18 22 18v32z" fill="var(--house2)"/><path d="M58 136v-24h16v24zM115 136v-18h14v18z" fill="var(--door)" stroke="none"/><path d="M213.1 97.6h33.8l7.8 11.7-24.7 20.8-24.7-20.8z" fill="var(--gem)"/><path d="M205.3 109.3h49.4M222.2 109.3l7.8 20.8 7.8-20.8" fill="none"/></g>`

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

const boat = (x: number, y: number, scale: number, hull: string, sails: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" ${LINE} stroke-width="1.3"><path d="M-24 8h48l-8 14h-32z" fill="${hull}"/>${sails}</g>`

const cooper = `<rect width="300" height="170" fill="var(--lagoon)"/>${waves(0, 30, 4)}${waves(200, 146, 3)}<g ${LINE} stroke-width="1.2" stroke-linejoin="round">${HEXES.map(stack).join('')}</g>${boat(42, 112, 1, 'var(--boat)', '<path d="M0-30V8" stroke-width="2.5"/><path d="M3-28c13 6 18 16 18 31H3z" fill="var(--sail)"/>')}${boat(258, 58, 0.8, 'var(--p-violet)', '<path d="M-8-22V8M9-28V8" stroke-width="2.5"/><path d="M-6-20c6 4 10 12 10 24H-6zM11-26c9 4 13 14 13 28H11z" fill="var(--sail)"/>')}`

/** For a game without a cover of its own: a chart, a rose, an island and a course to it. */
const shore = 'M126 34c18-12 40-4 56-8s38 2 48 18-2 26 6 42-4 40-28 48-38-6-62 2-52 2-64-18 8-28 4-46 18-24 40-38z'
const chart = `<rect width="300" height="170" fill="var(--sea)"/><path d="M262 38 0 0M262 38 0 60M262 38 0 132M262 38 90 170M262 38l-72 132M262 38v132M262 38l38 60" fill="none" stroke="var(--sealine)" stroke-opacity=".7"/><path d="${shore}" fill="none" stroke="var(--sealine)" stroke-width="18" stroke-opacity=".45"/><path d="${shore}" fill="var(--land)" stroke="var(--coast)" stroke-width="2"/><path d="M128 56c22-12 56-6 68 8s2 34-24 40-56 2-64-12 2-26 20-36z" fill="var(--land2)"/>${use('facade-any', 116, 62, 36, 29.6)}${use('facade-hacienda', 152, 60, 39, 32)}<path d="M26 146c22 2 40-2 60-22" fill="none" stroke="var(--coast)" stroke-width="2" stroke-dasharray="5 5"/><g transform="translate(262 38)" stroke="var(--ink2)"><circle r="16" fill="var(--paper)"/><path d="M0-23 4-4 23 0 4 4 0 23-4 4-23 0-4-4z" fill="var(--land)"/></g>${boat(26, 132, 0.6, 'var(--wood)', '<path d="M0-30V8" stroke-width="2.5"/><path d="M3-28c13 6 18 16 18 31H3z" fill="var(--sail)"/>')}`

const COVERS: Record<string, string> = { 'puerto-rico': puertoRico, mombasa, 'cooper-island': cooper }

/** The cover of a game; what is unknown gets a chart. */
export const coverOf = (game: string) => (Object.hasOwn(COVERS, game) ? COVERS[game]! : chart)
