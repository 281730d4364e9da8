import { catalogue } from '../app/words.ts'

/** What leads to a lesson, for pages that only link to it. */
export const entryWords = catalogue({
  en: { learn: 'Learn', lesson: 'Learn by a first game, step by step' },
  pt: { learn: 'Aprender', lesson: 'Aprender com uma primeira partida, passo a passo' },
  it: { learn: 'Impara', lesson: 'Impara con una prima partita, passo per passo' },
})
