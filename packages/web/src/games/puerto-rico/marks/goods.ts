import { outline, path, symbol, use } from '../../../marks/draw.ts'
import { addSymbols } from '../../../marks/sprite.svelte.ts'
import { barrelArt, QUAY_GOODS, STAVES } from './quay.ts'

/** Told by silhouette first, by colour second; 24 by 24. */
const ART: Record<string, string> = {
  ...QUAY_GOODS,
  sugar:
    path(
      'M12 1.8c1.7 0 2.5 1 3 2.6L20 20.4c-1.8 1.3-4.8 2-8 2s-6.2-.7-8-2L9 4.4c.5-1.6 1.3-2.6 3-2.6z',
      'var(--sugar)',
    ) +
    path(
      'M6.4 12.7c1.6.9 3.5 1.3 5.6 1.3s4-.4 5.6-1.3l1.7 5.5c-2 1.1-4.5 1.7-7.3 1.7s-5.3-.6-7.3-1.7z',
      '#5f95bf',
      'stroke-width=".9"',
    ),
  tobacco:
    path('M4.2 22c-1.8-9.5 2.6-18 15.8-20.2 1.2 10.7-2.7 18.9-11.3 19.1-1.2 0-2.3-.3-3.1-.8', 'var(--tobacco)') +
    path('M4 22.4C7.5 15.5 11.5 10.4 16.5 6M8.3 15.4l.3-5.2M11.8 11l.4-4.2M8.9 15l5.4.2M12.4 10.7l4.6.1'),
  quarry:
    path('M2.5 20.5 8 9.5l4 4 4-8 5.5 15z', 'var(--quarry)') +
    path('M8 9.5l1.5 6-2 5M16 5.5l-1 8 2.5 7', 'none', 'stroke-opacity=".6"'),
  /** On others' islands; it grows nothing. */
  forest: path('M12 1.5 5.5 10h3L3.5 17h17l-5-7h3z', '#4f7d45') + path('M10.2 17h3.6v5.2h-3.6z', 'var(--wood)'),
  /** Whatever else: a tied bale. */
  any:
    path('M3.5 6.5h17v13h-17z', 'var(--wall2)') + path('M9 6.5v13M15 6.5v13M3.5 13h17', 'none', 'stroke-opacity=".6"'),
}

/** The drawing to use for an id; what is unknown is a bale. */
export const goodOf = (good: string) => (Object.hasOwn(ART, good) ? good : 'any')

addSymbols(
  Object.keys(ART)
    .map(
      (g) =>
        symbol(`good-${g}`, '0 0 24 24', ART[g]!, outline(1.5)) +
        symbol(`barrel-${g}`, '0 0 28 34', barrelArt(g, use(`good-${g}`, 6.7, 9.7, 14.6)), outline(1.3)),
    )
    .join('') + symbol('barrel', '0 0 28 34', path(STAVES, 'inherit')),
)
