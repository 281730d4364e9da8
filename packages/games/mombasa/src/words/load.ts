import type { Language } from '@quayside/kernel'
import type { Speech } from './catalogue.ts'
import { SPEECHES } from './spoken.ts'

const LOADERS: Record<Language, () => Promise<{ readonly SPEECH: Speech }>> = {
  en: () => import('./en/index.ts'),
  pt: () => import('./pt/index.ts'),
  it: () => import('./it/index.ts'),
}

export const loadWords = (language: Language): Promise<void> =>
  SPEECHES.load(language, async () => (await LOADERS[language]()).SPEECH)
