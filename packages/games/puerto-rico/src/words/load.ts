import type { Language } from '@quayside/kernel'
import { HEADS, SPEECHES, type Speak } from './spoken.ts'

const LOADERS: Record<Language, () => Promise<{ readonly speak: Speak }>> = {
  en: () => import('./en/index.ts'),
  pt: () => import('./pt/index.ts'),
  it: () => import('./it/index.ts'),
}

export const loadWords = (language: Language): Promise<void> =>
  SPEECHES.load(language, async () => (await LOADERS[language]()).speak)

const HEAD_LOADERS: typeof LOADERS = {
  en: () => import('./en/head.ts'),
  pt: () => import('./pt/head.ts'),
  it: () => import('./it/head.ts'),
}

export const loadHead = (language: Language): Promise<void> =>
  HEADS.load(language, async () => (await HEAD_LOADERS[language]()).speak)
