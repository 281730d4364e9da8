import { lazy as cooperIsland } from '@quayside/cooper-island/lazy'
import type { LazyEntry } from '@quayside/kernel'
import { lazy as mombasa } from '@quayside/mombasa/lazy'
import { lazy as puertoRico } from '@quayside/puerto-rico/lazy'

/** The list of all games (`list.ts`) for browsers. */
export const LAZY_ENTRIES: readonly LazyEntry[] = [puertoRico, mombasa, cooperIsland]
