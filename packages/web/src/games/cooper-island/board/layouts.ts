import { whenIdle } from '../../../app/idle.ts'
import { layoutNow } from '../../../table/layout.svelte.ts'

/** The ways a table is laid out on screens smaller than a desk, fetched where one is; elsewhere while nobody waits for them. */
export const tabletLayout = () => import('./TabletLayout.svelte')
export const phoneLayout = () => import('./PhoneLayout.svelte')

/** What the screen needs at once. */
export async function fetchLayout(): Promise<void> {
  const layout = layoutNow()
  if (layout === 'tablet') await tabletLayout()
  else if (layout !== 'desk') await phoneLayout()
  whenIdle(() => Promise.all([tabletLayout(), phoneLayout()]))
}
