import type { WatchedId } from '../../watched.ts'

/** Do que as ordens podem depender; `#` é uma companhia. */
export const WATCHED: Record<WatchedId, string> = {
  round: 'rodada',
  pounds: 'libras que tenho',
  diamonds: 'diamantes que tenho',
  ink: 'casa do meu tinteiro',
  shares: 'ações que tenho: #',
  'share-values': 'valor de uma ação: #',
  markers: 'marcadores de bônus que me restam',
  hand: 'cartas na minha mão',
  books: 'livros na minha trilha',
  stack: 'cartas que restam na pilha',
}
