import { disc, path } from '../../../marks/draw.ts'

/** What cards, books and rewards are about, told by silhouette first, by colour second; 24 by 24. The line around them is set by the mark. */

const BOLL = '#fbfaf5'
const GEM = 'M6.5 4h11L22 9.5 12 21 2 9.5z'
const HOUSE = 'M4 21.5V10.5L12 4l8 6.5v11z'
const BOOK = 'M2.5 5.5c3.6 0 6.7.6 9.5 2.4 2.8-1.8 5.9-2.4 9.5-2.4v13c-3.6 0-6.7.6-9.5 2.4-2.8-1.8-5.9-2.4-9.5-2.4z'

export const RESOURCE_ART = {
  banana:
    path('M4.5 3.5c.6 8.8 6.6 14.7 16 13.6l.9 2.3C10.6 23.3 1.4 15 2.3 3.9z', 'var(--corn)') +
    path('M6.3 9.5c2.4 5.2 6.2 8.2 11.9 9.3', 'none', 'stroke-opacity=".5"') +
    path('M2.3 3.9 2.6 1.8h1.7l.2 1.7z', 'var(--wood)'),
  cotton:
    path('M12 22.5c-.8-2.6-1-5-1-8h2c0 3-.2 5.4-1 8z', '#6e8a3a') +
    disc(7.6, 11.3, 4.7, BOLL) +
    disc(16.4, 11.3, 4.7, BOLL) +
    disc(12, 6.9, 4.9, BOLL) +
    path('M5.4 14.6c2.4 2.2 10.8 2.2 13.2 0-.9 3.6-3.6 4.9-6.6 4.9s-5.7-1.3-6.6-4.9z', 'var(--wood)'),
  coffee: `<g transform="rotate(28 12 12)"><ellipse cx="12" cy="12" rx="7.6" ry="10.2" fill="var(--coffee)"/>${path(
    'M12.3 2.3c-3.3 3.3 3 6.6-.6 9.7s2.4 6.6-.2 9.9',
    'none',
    'stroke="#f6e9d8" stroke-width="1.7"',
  )}</g>`,
  /** A post with an arrow: it goes out into the country. */
  expansion: path(HOUSE, 'var(--wall2)') + path('M12 19.5v-8M8.4 14.6 12 11l3.6 3.6', 'none', 'stroke-width="1.9"'),
  bookkeeper:
    path(BOOK, BOLL) +
    path('M12 8v12.8', 'none') +
    path('M5 9.2c1.8.1 3.3.4 4.7 1M5 12.4c1.8.1 3.3.4 4.7 1', 'none', 'stroke-width="1"') +
    path('M21.8 1.6c-3.7 2.2-6 6-6.6 11 3.6-2.6 5.9-6.3 6.6-11z', '#bdd9e2'),
  merchant:
    path(GEM, '#cfeaf2') +
    path('M6.5 4 9 9.5 12 4l3 5.5L17.5 4M2 9.5h20M9 9.5 12 21l3-11.5', 'none', 'stroke-width=".9"'),
  /** A certificate with its seal. */
  share:
    path('M3.5 3h17v14.5h-17z', BOLL) +
    path('M6.5 7h11M6.5 10.2h6', 'none', 'stroke-width="1.3"') +
    path('M13.7 17.5v5l2.3-1.7 2.3 1.7v-5z', '#b0342a') +
    disc(16, 15, 3.7, '#d9a520'),
  /** One good, whichever it is: a tied bale. */
  anyGood:
    path('M3 6.5h18v13.5H3z', 'var(--wall2)') + path('M9 6.5V20M15 6.5V20M3 13.2h18', 'none', 'stroke-opacity=".6"'),
  /** A person at a desk: merchant or bookkeeper. */
  merchantOrBookkeeper:
    disc(12, 7, 4.3, 'var(--wall2)') + path('M3.5 21.5c.4-5.8 3.6-8.7 8.5-8.7s8.1 2.9 8.5 8.7z', 'var(--worker)'),
  post: path(HOUSE, 'var(--stone)') + path('M9.5 21.5v-6h5v6', 'var(--wall)'),
  /** A post that leaves its base for good. */
  removePosts: path(HOUSE, 'var(--stone)') + path('M3 22 21 4', 'none', 'stroke="var(--bad)" stroke-width="3"'),
  track: path('M2.5 8.5h10V4L21.5 12l-9 8v-4.5h-10z', 'var(--wall)'),
  inkwell:
    path('M4 20.5c-.8-4.6.6-8 4-9.2V8h8v3.3c3.4 1.2 4.8 4.6 4 9.2-2.4 1.6-13.6 1.6-16 0z', 'var(--indigo)') +
    path('M7 4.8h10V8H7z', 'var(--stone)') +
    path('M7 16c.2-1.4.8-2.3 2-2.9', 'none', 'stroke="#fff" stroke-width="1.5"'),
  marker: path(
    'M12 2.5c3 0 4.5 2 4.5 4.3 0 1.7-.9 3-2.2 3.7 3.5 1.5 5.2 5 5.2 11H4.5c0-6 1.7-9.5 5.2-11-1.3-.7-2.2-2-2.2-3.7 0-2.3 1.5-4.3 4.5-4.3z',
    'currentColor',
  ),
  hand: path('M5 6.5 13 3.5l5 13.5-8 3z', 'var(--wall)') + path('M10.5 4.5h8.5v14.5h-8.5z', BOLL),
} as const

export type ResourceId = keyof typeof RESOURCE_ART | 'diamond' | 'bookkeeping'

/** Diamonds look like those of the merchant, bookkeeping like the bookkeeper's book. */
const SAME: { readonly [id: string]: keyof typeof RESOURCE_ART } = { diamond: 'merchant', bookkeeping: 'bookkeeper' }

export const artOf = (id: ResourceId): string => RESOURCE_ART[SAME[id] ?? (id as keyof typeof RESOURCE_ART)]

/** What the bonus tiles are about. */
export const TILE_ART = {
  'plus-one': 'anyGood',
  'bookkeeper-tile': 'bookkeeping',
  'merchant-tile': 'diamond',
  'expansion-tile': 'expansion',
} as const satisfies { readonly [tile: string]: ResourceId }
