import type { Language, Options } from '@quayside/kernel'
import { playsExpansions } from '../expansions/in-play.ts'
import { BASE_SPEECHES, HEADS, SPEECHES } from './spoken.ts'

const loadAll = SPEECHES.loader({
  en: async () => (await import('./en/index.ts')).speak,
  pt: async () => (await import('./pt/index.ts')).speak,
  it: async () => (await import('./it/index.ts')).speak,
})

const loadBase = BASE_SPEECHES.loader({
  en: async () => (await import('./en/base.ts')).speak,
  pt: async () => (await import('./pt/base.ts')).speak,
  it: async () => (await import('./it/base.ts')).speak,
})

/** Words for tables with these options, or for all. */
export const loadWords = (language: Language, options?: Options): Promise<void> =>
  options && !playsExpansions(options) ? loadBase(language) : loadAll(language)

export const loadHead = HEADS.loader({
  en: async () => (await import('./en/head.ts')).speak,
  pt: async () => (await import('./pt/head.ts')).speak,
  it: async () => (await import('./it/head.ts')).speak,
})
