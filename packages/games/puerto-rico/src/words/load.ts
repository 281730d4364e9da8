import type { Language } from '@quayside/kernel'
import { isLearnt, learn, type Speak } from './spoken.ts'

const LOADERS: Record<Language, () => Promise<{ readonly speak: Speak }>> = {
  en: () => import('./en/index.ts'),
  pt: () => import('./pt/index.ts'),
  it: () => import('./it/index.ts'),
}

/** Fetches the words of a language, once. */
export async function loadWords(language: Language): Promise<void> {
  if (isLearnt(language)) return
  const { speak } = await LOADERS[language]()
  learn(language, speak)
}
