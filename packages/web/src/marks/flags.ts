import { path, rect, symbol } from './draw.ts'

export type FlagName = 'blue' | 'green' | 'amber' | 'violet' | 'slate'

/** How a seat looks: colour and pattern go together, always. */
export interface SeatFlag {
  readonly seat: number
  readonly name: FlagName
  readonly pattern: 'cross' | 'bar' | 'diamond' | 'saltire' | 'check'
  /** The colour, for CSS and SVG. */
  readonly color: string
  /** `stroke-dasharray` of the seat's line in a chart, with round caps at a width of 3. */
  readonly dash: string
  /** A fill for bars: the pattern in the colour. Needs the sprite in the page. */
  readonly fill: string
}

const flag = (seat: number, name: FlagName, pattern: SeatFlag['pattern'], dash: string): SeatFlag => ({
  seat,
  name,
  pattern,
  color: `var(--p-${name})`,
  dash,
  fill: `url(#m-fill-${seat})`,
})

export const FLAGS: readonly SeatFlag[] = [
  flag(0, 'blue', 'cross', 'none'),
  flag(1, 'green', 'bar', '9 7'),
  flag(2, 'amber', 'diamond', '0.1 6'),
  flag(3, 'violet', 'saltire', '12 6 0.1 6'),
  flag(4, 'slate', 'check', '4 6'),
]

/** The flag of a seat. */
export const flagOf = (seat: number): SeatFlag => FLAGS[seat] ?? FLAGS[0]!

const MARK: Record<SeatFlag['pattern'], string> = {
  cross: 'M7 0h4v14H7zM0 5h20v4H0z',
  bar: 'M0 4.6h20v4.8H0z',
  diamond: 'M10 1.5 18 7l-8 5.5L2 7z',
  saltire: 'M0 0h3.6L20 11v3h-3.6L0 3zM20 0v3L3.6 14H0v-3L16.4 0z',
  check: 'M0 0h10v7H0zM10 7h10v7H10z',
}

const FILL: Record<SeatFlag['pattern'], string> = {
  cross: 'M4 2v4M2 4h4',
  bar: 'M0 4h8',
  diamond: 'M4 2.5 5.5 4 4 5.5 2.5 4z',
  saltire: 'M0 8 8 0',
  check: 'M2 1v2M6 5v2',
}

export const flagSymbols = FLAGS.map(
  (f) =>
    symbol(
      `flag-${f.seat}`,
      '0 0 20 14',
      rect(0, 0, 20, 14, f.color, 'rx="1.5"') +
        path(MARK[f.pattern], 'var(--flagmark)') +
        '<rect x=".5" y=".5" width="19" height="13" rx="1.2" fill="none" stroke="var(--ink)" stroke-opacity=".55"/>',
    ) +
    `<pattern id="m-fill-${f.seat}" width="8" height="8" patternUnits="userSpaceOnUse">${
      rect(0, 0, 8, 8, f.color) +
      path(FILL[f.pattern], 'none', 'stroke="var(--flagmark)" stroke-opacity=".55" stroke-width="1.4"')
    }</pattern>`,
).join('')
