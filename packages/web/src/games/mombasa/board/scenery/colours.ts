/** What the scenery is painted with, by day and by night. It stays behind the pieces: a test measures how much it stands out. */

interface Paint {
  readonly day: string
  readonly night: string
}
const paint = (day: string, night: string): Paint => ({ day, night })

export const WASH_PAINTS = {
  forest: paint('#93b362', '#3c5f3c'),
  sand: paint('#fbe0a0', '#625636'),
  high: paint('#c4a26a', '#625940'),
} as const
export type WashPaint = keyof typeof WASH_PAINTS

/** How thick a wash is in its middle, at three fifths of its way, and at its edge. */
export const THICKNESS: { readonly [P in WashPaint]: number } = { forest: 0.52, sand: 0.62, high: 0.4 }
export const FADING = [
  { at: 0, of: 1 },
  { at: 0.6, of: 0.7 },
  { at: 1, of: 0 },
] as const

/** Lines of the land; shades and crowns are filled with them, thinly. */
export const LAND_PAINTS = {
  relief: paint('#b29c68', '#827853'),
  tree: paint('#8ea669', '#647d54'),
  river: paint('#74abbe', '#47798b'),
} as const
export const SHADE = 0.3
export const CROWN = 0.34
export const BANK = 0.3

/** Lines of the sea. */
export const SEA_PAINTS = {
  rhumb: paint('#b3d1da', '#1e4454'),
  foam: paint('#ffffff', '#3c5f6d'),
  spar: paint('#84a3b0', '#3c5f6d'),
} as const
/** What ships and the rose are filled with. */
export const FILLS = {
  sail: paint('#f6f3e9', '#25444f'),
  keel: paint('#c3a27d', '#5a4a38'),
  vane: paint('#8fb0bd', '#34525f'),
} as const

/** As variables of a style: `--forest`, `--relief` and so on. */
export const PAINTS = Object.entries({ ...WASH_PAINTS, ...LAND_PAINTS, ...SEA_PAINTS, ...FILLS })
  .map(([name, { day, night }]) => `--${name}: color-mix(in srgb, ${night} var(--night), ${day})`)
  .join('; ')
