import { catalogue } from '../app/words.ts'

/** What leads to a guide, for pages that only link to it. */
export const entryWords = catalogue({
  en: { learn: 'Learn the game', guide: 'Learn by a first game, step by step' },
  pt: { learn: 'Aprender o jogo', guide: 'Aprender com uma primeira partida, passo a passo' },
  it: { learn: 'Impara il gioco', guide: 'Impara con una prima partita, passo per passo' },
})
