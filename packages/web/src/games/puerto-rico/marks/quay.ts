import { disc, path } from '../../../marks/draw.ts'
import { arch, at, glass, PLUM, pane, SLATE, WALL2, wall } from './facade-kit.ts'

/** What stands on the quay of the cover: it comes with the first page, the other drawings with the first table. */

export const QUAY_FRONTS = {
  'customs-house':
    wall(5, 26, 46, 18) +
    path('M13 26a15 16 0 0 1 30 0z', SLATE) +
    path('M28 10V1M28 2l7 2.5-7 2.5z', 'none', 'stroke-width="1.6"') +
    wall(3, 24, 50, 3.5, WALL2) +
    glass(...at([9, 17, 33, 41], (x) => arch(x, 31, 6, 10)), arch(24, 31, 8, 13)),
  'city-hall':
    wall(5, 22, 46, 22) +
    wall(22, 10, 12, 34) +
    path('M20 11h16l-8-10z', PLUM) +
    disc(28, 17, 3.5, '#fff') +
    glass(...at([9, 15, 37, 43], (x) => pane(x, 28)), arch(24.5, 32, 7, 12)),
}

export const QUAY_GOODS = {
  corn:
    path(
      'M12 1.8c3.4 1.3 4.8 5 4.8 9.2 0 5-1.8 9.5-4.8 11.2-3-1.7-4.8-6.2-4.8-11.2 0-4.2 1.4-7.9 4.8-9.2z',
      'var(--corn)',
    ) +
    path('M10 6h4M9 9.5h6M9 13h6M12 3.5v12', 'none', 'stroke-opacity=".5"') +
    path('M4 10.5c0 6 3 10.7 8 11.9-.6-3.6-3-9.6-8-11.9zM20 10.5c0 6-3 10.7-8 11.9.6-3.6 3-9.6 8-11.9z', '#6e9a3a'),
  indigo:
    path(
      'M12 1.8c4.5 5.6 7.6 8.8 7.6 13 0 4.4-3.4 7.5-7.6 7.5s-7.6-3.1-7.6-7.5c0-4.2 3.1-7.4 7.6-13z',
      'var(--indigo)',
    ) + path('M8 15.5c.2 2 1.6 3.3 3.5 3.6', 'none', 'stroke="#fff" stroke-width="1.9"'),
  coffee: `<g transform="rotate(28 12 12)"><ellipse cx="12" cy="12" rx="7.6" ry="10.2" fill="var(--coffee)"/>${path(
    'M12.3 2.3c-3.3 3.3 3 6.6-.6 9.7s2.4 6.6-.2 9.9',
    'none',
    'stroke="#f6e9d8" stroke-width="1.7"',
  )}</g>`,
}

export const STAVES = 'M4 2h20c2 4.5 3 9 3 15s-1 10.5-3 15H4C2 27.5 1 23 1 17S2 6.5 4 2z'

/** A barrel with the drawing of its good on the lid. */
export const barrelArt = (good: string, mark: string) =>
  path(STAVES, good === 'any' || good === 'forest' ? 'var(--wood)' : `var(--${good})`) +
  path('M2.5 6.6h23M2.5 27.4h23', 'none', 'stroke-width="2.2" stroke-linecap="butt" opacity=".75"') +
  disc(14, 17, 9, '#fffdf6', 'stroke-width=".9"') +
  mark
