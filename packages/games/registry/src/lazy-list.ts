import { lazy as cooperIsland } from '@quayside/cooper-island/lazy'
import type { AnyJudgement, LazyEntry } from '@quayside/kernel'
import { lazy as mombasa } from '@quayside/mombasa/lazy'
import { lazy as puertoRico } from '@quayside/puerto-rico/lazy'

/** The list of all games (`list.ts`) for browsers. */
export const LAZY_ENTRIES: readonly LazyEntry[] = [puertoRico, mombasa, cooperIsland]

/** What each game knows of good play. Only the bots' worker asks for these; pages are built without them. */
export const LAZY_JUDGEMENTS: { readonly [game: string]: (() => Promise<AnyJudgement>) | undefined } = {
  'puerto-rico': async () => (await import('@quayside/puerto-rico/judgement')).judgement,
  mombasa: async () => (await import('@quayside/mombasa/judgement')).judgement,
  'cooper-island': async () => (await import('@quayside/cooper-island/judgement')).judgement,
}
