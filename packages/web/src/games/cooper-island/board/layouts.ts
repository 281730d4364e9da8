import { whenIdle } from '../../../app/idle.ts'
import { DESK } from '../../../table/breakpoints.ts'

/** The ways a table is laid out on screens smaller than a desk, fetched where one is; elsewhere while nobody waits for them. */
export const tabletLayout = () => import('./TabletLayout.svelte')
export const phoneLayout = () => import('./PhoneLayout.svelte')

/** A smaller screen may be turned, and has both at once. */
export async function fetchLayouts(): Promise<void> {
  const both = () => Promise.all([tabletLayout(), phoneLayout()])
  if (matchMedia(DESK).matches) whenIdle(both)
  else await both()
}
