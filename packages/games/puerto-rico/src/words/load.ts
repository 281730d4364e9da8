import type { Language, Options } from '@quayside/kernel'
import { playsExpansions } from '../expansions/in-play.ts'
import { BASE_SPEECHES, HEADS, SPEECHES, type Speak } from './spoken.ts'

const LOADERS: Record<Language, () => Promise<{ readonly speak: Speak }>> = {
  en: () => import('./en/index.ts'),
  pt: () => import('./pt/index.ts'),
  it: () => import('./it/index.ts'),
}

const BASE_LOADERS: typeof LOADERS = {
  en: () => import('./en/base.ts'),
  pt: () => import('./pt/base.ts'),
  it: () => import('./it/base.ts'),
}

/** Words for tables with these options, or for all. */
export const loadWords = (language: Language, options?: Options): Promise<void> =>
  options && !playsExpansions(options)
    ? BASE_SPEECHES.load(language, async () => (await BASE_LOADERS[language]()).speak)
    : SPEECHES.load(language, async () => (await LOADERS[language]()).speak)

const HEAD_LOADERS: typeof LOADERS = {
  en: () => import('./en/head.ts'),
  pt: () => import('./pt/head.ts'),
  it: () => import('./it/head.ts'),
}

export const loadHead = (language: Language): Promise<void> =>
  HEADS.load(language, async () => (await HEAD_LOADERS[language]()).speak)
