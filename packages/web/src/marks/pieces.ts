import { disc, path, symbol } from './draw.ts'

const STAR = 'M0-6.5l1.9 4.2 4.6.4-3.5 3 1.1 4.5L0 3.2l-4.1 2.4L-3 1.1l-3.5-3 4.6-.4z'
/** A shield, flat above and pointed below: told from a worker's disc by its outline alone. */
const SHIELD = 'M-8.9-9.2H8.9V1.4C8.9 5.8 5.4 8.6 0 10-5.4 8.6-8.9 5.8-8.9 1.4z'
const CROWN = 'M-3.3-4.6-4-8l2.3 1.4L0-8.6l1.7 2L4-8l-.7 3.4z'
const HEX = 'M0-11.5 10.35-5.75V5.75L0 11.5-10.35 5.75V-5.75z'

/** With an amount on it, the milled edge moves out. */
const coin = (id: string, mill: number) =>
  symbol(
    id,
    '-12 -12 24 24',
    disc(0, 0, 11, 'var(--coin)', 'stroke-width="1.2"') +
      disc(0, 0, mill, 'none', 'stroke-width=".8" stroke-dasharray="1.5 1.5"'),
    'stroke="var(--coinline)"',
  )

/** Round is money, a hexagon is points, a disc with a bust is a worker, a shield with one is a noble, a dashed ring is room for either. */
export const pieceSymbols =
  coin('coin', 8.1) +
  coin('coin-n', 9.4) +
  symbol('vp', '-12 -12 24 24', path(HEX, 'var(--vp)', 'stroke="var(--ink)" stroke-opacity=".5"')) +
  symbol('star', '-12 -12 24 24', path(STAR, 'var(--paper)')) +
  symbol(
    'worker',
    '-10 -10 20 20',
    disc(0, 0, 9.5, 'var(--worker)') +
      disc(0, -2.7, 2.9, 'var(--paper)') +
      path('M-5.3 5.5a5.3 4.7 0 0 1 10.6 0z', 'var(--paper)'),
  ) +
  symbol(
    'worker-off',
    '-10 -10 20 20',
    disc(
      0,
      0,
      8.7,
      'var(--paper)',
      'fill-opacity=".55" stroke="var(--ink2)" stroke-width="1.3" stroke-dasharray="2.2 2"',
    ),
  ) +
  symbol(
    'noble',
    '-10 -10 20 20',
    path(SHIELD, 'var(--worker)', 'style="fill:color-mix(in srgb, var(--worker) 42%, #b4572a)"') +
      path(CROWN, 'var(--paper)') +
      disc(0, -1.4, 2.4, 'var(--paper)') +
      path('M-4.6 5.6a4.6 4.2 0 0 1 9.2 0C3.3 6.7 1.8 7.4 0 7.9c-1.8-.5-3.3-1.2-4.6-2.3z', 'var(--paper)'),
  ) +
  symbol(
    'mark',
    '0 0 26 26',
    path('M3 20h20l-3 4H6zM12 3v14M12 4c5 1 9 6 9 12h-9zM10.5 7C7 9 5 12 5 16h5.5z', 'currentColor'),
  )
