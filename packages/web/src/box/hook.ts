import { openWith } from '@quayside/games/owned'

/** Pages that play what was kept or brought look for packs in the box of this browser. */
openWith(() => import('./kept.ts'))
