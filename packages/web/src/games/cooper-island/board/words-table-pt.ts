import type { Words } from './words-table-en.ts'

export const PT: Words = {
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
}
