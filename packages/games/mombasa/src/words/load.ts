import { SPEECHES } from './spoken.ts'

export const loadWords = SPEECHES.loader({
  en: async () => (await import('./en/index.ts')).SPEECH,
  pt: async () => (await import('./pt/index.ts')).SPEECH,
  it: async () => (await import('./it/index.ts')).SPEECH,
})
