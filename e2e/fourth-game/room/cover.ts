import { disc, rect } from '../../../packages/web/src/marks/draw.ts'

export const cover =
  rect(0, 0, 300, 170, 'var(--sky)') +
  rect(0, 130, 300, 40, 'var(--earth)') +
  [60, 120, 180, 240].map((x, i) => disc(x, 120, 16 + 4 * i, 'var(--stone)', 'class="stone"')).join('')
