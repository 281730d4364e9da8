import { disc, path, symbol } from './draw.ts'

const STAR = 'M0-6.5l1.9 4.2 4.6.4-3.5 3 1.1 4.5L0 3.2l-4.1 2.4L-3 1.1l-3.5-3 4.6-.4z'
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

/** Round is money, a hexagon is points. */
export const pieceSymbols =
  coin('coin', 8.1) +
  coin('coin-n', 9.4) +
  symbol('vp', '-12 -12 24 24', path(HEX, 'var(--vp)', 'stroke="var(--ink)" stroke-opacity=".5"')) +
  symbol('star', '-12 -12 24 24', path(STAR, 'var(--paper)')) +
  symbol(
    'mark',
    '0 0 26 26',
    path('M3 20h20l-3 4H6zM12 3v14M12 4c5 1 9 6 9 12h-9zM10.5 7C7 9 5 12 5 16h5.5z', 'currentColor'),
  )
