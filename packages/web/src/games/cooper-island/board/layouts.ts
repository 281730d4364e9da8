import type { BoardProps } from '../../../boards/board.ts'

/** The ways a table is laid out on screens smaller than a desk, fetched where one is. */
export const tabletLayout = () => import('./TabletLayout.svelte')
export const phoneLayout = () => import('./PhoneLayout.svelte')

/** What a screen needs at once. */
export async function fetchLayout(layout: BoardProps['layout']): Promise<void> {
  if (layout === 'tablet') await tabletLayout()
  else if (layout !== 'desk') await phoneLayout()
}
