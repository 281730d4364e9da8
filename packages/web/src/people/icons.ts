import { ring } from '../marks/draw.ts'
import { iconsOf } from '../marks/icons.ts'
import { addSymbols } from '../marks/sprite.svelte.ts'

/** Icons that only pages about oneself need. */
const LINES = {
  'chevron-right': 'M9 5l7 7-7 7',
  key: `${ring(8, 15.5, 4.5)}M11.3 12.3 20 3.5M16.5 7l3 3M14 9.5l2 2`,
  mail: 'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM3.5 6.5 12 13l8.5-6.5',
  print:
    'M7 8V3h10v5M7 17H4.5A1.5 1.5 0 0 1 3 15.5v-6A1.5 1.5 0 0 1 4.5 8h15A1.5 1.5 0 0 1 21 9.5v6a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v7H7z',
  pen: 'M4 20l1-4.5L16 4.5a2.1 2.1 0 0 1 3.5 3.5L8.5 19z',
} as const

export type OwnIcon = keyof typeof LINES

addSymbols(iconsOf(LINES))
