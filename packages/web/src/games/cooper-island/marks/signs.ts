import type { IconName } from '../../../marks/icons.ts'

/** Signs of what one does and of what stands about, 24 by 24: lines like those of the icons. Some are icons already. */

const hex = (x: number, y: number): string => `M${x} ${y - 5.4}l4.7 2.7v5.4l-4.7 2.7-4.7-2.7v-5.4z`

const PAIR = hex(7.2, 15.6) + hex(16.8, 15.6)

export const SIGN_LINES = {
  /** A double tile comes up from the bag, or goes down onto land. */
  draw: `${PAIR}M12 8V1.8M9.2 4.4 12 1.8l2.8 2.6`,
  place: `${PAIR}M12 1.8V8M9.2 5.4 12 8l2.8-2.6`,
  tile: hex(7.2, 12) + hex(16.8, 12),
  ruin: 'M3 20.5h18M5.5 20.5v-11l2-1.5 2 2v10.5M14 20.5V5.5l4 1.5v13.5M12.5 5.5h7',
  statue: 'M6 21.5h12M8 21.5v-3h8v3M9.6 18.5c-1.3-5.8-.7-8 .5-9.4a3.4 3.4 0 1 1 3.8 0c1.2 1.4 1.8 3.6.5 9.4',
  building: 'M4 20.5V10l8-6.5 8 6.5v10.5zM10 20.5v-6h4v6',
  boat: 'M3 15.5h18l-3 5H6zM11 15.5V3c5 1.5 7.5 5 7.5 9.5H11',
  merchant: 'M2.5 15.5h19c-.5 3.5-2.5 5.5-5.5 5.5H8c-3 0-5-2-5.5-5.5zM8 15.5V4M14 15.5V2.5M8 5H3.5v7H8M14 4h6v8.5h-6',
  lid: 'M3 8l9-4.5L21 8l-9 4.5zM3 8v3l9 4.5L21 11V8',
  crate: 'M3 8l9-4.5L21 8l-9 4.5zM3 8v8.5L12 21l9-4.5V8M12 12.5V21',
  /** Whatever one likes. */
  any: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12 4 7.5',
  worker: 'M12 4a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 12 4zM4.5 20.5c.5-4.7 3.2-7 7.5-7s7 2.3 7.5 7',
  sail1: 'M4 16h16l-3 5H7zM12 16V3c4.5 1.5 6.5 5 6.5 9.5H12',
  sail2: 'M3 16h18l-3 5H6zM8 16V4c3.5 1.5 4.5 5 4.5 8.5H8M14.5 16V3c4 1.5 5.5 5 5.5 9.5h-5.5',
}

const ICONS = {
  map: 'compass',
  helm: 'helm',
  island: 'island',
  copy: 'copy',
  diary: 'book',
  order: 'crown',
  anchor: 'anchor',
  move: 'arrow-right',
  scrap: 'redo',
} as const satisfies { readonly [sign: string]: IconName }

/** Cooper is drawn apart, as the dog he is. */
export type SignName = keyof typeof SIGN_LINES | keyof typeof ICONS | 'cooper'

export const iconOf = (sign: SignName): IconName | undefined => ICONS[sign as keyof typeof ICONS]
