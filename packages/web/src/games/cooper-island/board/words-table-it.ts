import type { Words } from './words-table-en.ts'

export const IT: Words = {
  sections: { land: 'Terra', work: 'Lavoro', board: 'Plancia', players: 'Giocatori' },
  phases: {
    'set-up': 'preparazione',
    income: 'rendita',
    work: 'lavoro',
    'clean-up': 'pulizia',
    scoring: 'punteggio finale',
    over: 'partita finita',
  },
  headline: (round, rounds, phase) => `Round ${round} di ${rounds}, ${phase}`,
  opponents: 'Avversari',
}
