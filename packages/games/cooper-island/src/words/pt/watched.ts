import type { Occasion, WatchedId } from '../../watched.ts'

/** Do que as ordens podem depender; `#` é uma coisa. */
export const WATCHED: Record<WatchedId, string> = {
  round: 'rodada',
  phase: 'fase',
  storage: 'no meu estoque: #',
  food: 'alimento que posso pagar',
  'free-storage': 'espaços livres no meu estoque',
  workers: 'trabalhadores que me restam: #',
  lids: 'tampas de caixote que tenho',
  working: 'trabalhadores comuns em #',
  'working-special': 'trabalhadores especiais em #',
  'harbour-master': 'mercador do capitão do porto',
  'small-cards': 'cartas de construção pequena que restam',
  'large-cards': 'cartas de construção grande que restam',
}

/** Quando se pergunta, para as ordens. */
export const OCCASIONS: Record<Occasion, string> = {
  'start-terrain': 'Minha primeira paisagem',
  income: 'Minha receita',
  turn: 'Meu trabalhador',
  compensation: 'Uma taxa para mim',
  anchor: 'Minha âncora',
  'choose-ship': 'O navio que movo',
  feeding: 'O alimento dos meus trabalhadores',
  'clean-up': 'Minha limpeza',
  'before-scoring': 'Antes da pontuação',
}
