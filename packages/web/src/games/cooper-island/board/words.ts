import { catalogue } from '../../../app/words.ts'

/** What the board itself says; names of things come from the game's own words. */

const en = {
  sections: { land: 'Land', work: 'Work', board: 'Board', players: 'Players' },
  phases: {
    'set-up': 'set-up',
    income: 'income',
    work: 'work',
    'clean-up': 'clean-up',
    scoring: 'final scoring',
    over: 'game over',
  } as Record<string, string>,
  headline: (round: number, rounds: number, phase: string) => `Round ${round} of ${rounds}, ${phase}`,
  opponents: 'Opponents',
}

export type Words = typeof en

export const WORDS = catalogue<Words>({
  en,
  pt: {
    sections: { land: 'Terra', work: 'Trabalho', board: 'Tabuleiro', players: 'Jogadores' },
    phases: {
      'set-up': 'preparação',
      income: 'receita',
      work: 'trabalho',
      'clean-up': 'limpeza',
      scoring: 'pontuação final',
      over: 'fim de jogo',
    },
    headline: (round, rounds, phase) => `Rodada ${round} de ${rounds}, ${phase}`,
    opponents: 'Adversários',
  },
  it: {
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
  },
})
