import { disc, path, symbol } from '../../../marks/draw.ts'
import { addSymbols } from '../../../marks/sprite.svelte.ts'

/** A shield, flat above and pointed below: told from a worker's disc by its outline alone. */
const SHIELD = 'M-8.9-9.2H8.9V1.4C8.9 5.8 5.4 8.6 0 10-5.4 8.6-8.9 5.8-8.9 1.4z'
const CROWN = 'M-3.3-4.6-4-8l2.3 1.4L0-8.6l1.7 2L4-8l-.7 3.4z'

/** A disc with a bust is a worker, a shield with one is a noble, a dashed ring is room for either. */
addSymbols(
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
    ),
)
