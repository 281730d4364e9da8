import type { Occasion, WatchedId } from '../../watched.ts'

/** Do que as ordens podem depender; `#` é uma companhia. */
export const WATCHED: Record<WatchedId, string> = {
  round: 'rodada',
  pounds: 'libras que tenho',
  diamonds: 'diamantes que tenho',
  ink: 'posição do meu tinteiro',
  shares: 'quotas que tenho: #',
  'share-values': 'valor de uma quota: #',
  markers: 'marcadores de bônus que me restam',
  hand: 'cartas na minha mão',
  books: 'livros na minha trilha',
  stack: 'cartas que restam na pilha',
}

/** Quando se pergunta, para as ordens. */
export const OCCASIONS: Record<Occasion, string> = {
  'keep-tile': 'Minha peça inicial',
  'rest-card': 'Uma carta para a zona de repouso',
  plan: 'Meu plano',
  turn: 'Minha vez',
  goods: 'O que faço com minhas mercadorias',
  'enter-region': 'A região em que entro',
  'spend-points': 'Meus pontos de escrituração',
  'place-book': 'Meus livros',
  'take-pile': 'A zona de repouso que pego',
}
