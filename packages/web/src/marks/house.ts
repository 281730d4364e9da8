import { path, rect } from './draw.ts'

/** A plain house, 56 by 46, standing on y 44. */
export const HOUSE =
  rect(11, 22, 34, 22, 'var(--wall)') +
  path('M7 23 28 9l21 14z', '#4f6b7a') +
  path('M24 44v-9a4 4 0 0 1 8 0v9zM15 28h5v7h-5zM36 28h5v7h-5z', 'var(--glass)', 'stroke="none"')
