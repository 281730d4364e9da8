import type { RuleKey } from '../catalogue.ts'

/** Where each rule stands, by section and page of the rulebook. */
export const SOURCES: Record<RuleKey, string> = {
  'turn-order': 'livro de regras, Fase de Ações Gerais, p. 4',
  notation: 'Quayside, notação',
  'starting-tiles': 'livro de regras, Preparação, 13 e 14, p. 3; Quayside, decisões: Preparação',
  planning: 'livro de regras, Fase de Planejamento, p. 4',
  'share-cards':
    'livro de regras, Fase de preparação para a próxima rodada, p. 10; Quayside, decisões: Marcadores de bônus',
  slots: 'livro de regras, Fase de Planejamento, p. 4; Espaços especiais no tabuleiro do jogador, p. 12',
  actions: 'livro de regras, Fase de Ações Gerais, p. 4',
  expansion: 'livro de regras, Use todas as cartas de expansão, p. 5 e 6',
  'bonus-tiles': 'livro de regras, Os tiles de bônus, p. 9',
  'plus-one': 'livro de regras, Tile +1 de bens, p. 9; Quayside, decisões: O tile +1',
  goods: 'livro de regras, Use 1 ou mais cartas de bens, p. 5; Quayside, decisões: Bens',
  'goods-one-kind': 'livro de regras, Use 1 ou mais cartas de bens, p. 5',
  'goods-mixing': 'livro de regras, Bônus permanentes, p. 11; Quayside, decisões: Trilhas das companhias',
  'goods-order': 'Quayside, decisões: Bens',
  'goods-one-purchase': 'livro de regras, Use 1 ou mais cartas de bens, p. 5',
  'card-display': 'livro de regras, Adquirir 1 carta do display de cartas, p. 5',
  'card-price': 'livro de regras, Adquirir 1 carta do display de cartas, p. 5; Notas gerais, p. 12',
  'company-tracks': 'livro de regras, Os detalhes das trilhas da companhia, p. 11',
  'capital-calls':
    'livro de regras, Os detalhes das trilhas da companhia, p. 11; Quayside, decisões: Trilhas das companhias',
  bases: 'livro de regras, Use todas as cartas de expansão, p. 6; Quayside, decisões: Expansão',
  'expansion-entering': 'livro de regras, Use todas as cartas de expansão, p. 6',
  'expansion-cost': 'livro de regras, Use todas as cartas de expansão, p. 6',
  'expansion-rewards': 'livro de regras, Use todas as cartas de expansão, p. 6',
  'book-flipping': 'livro de regras, Use 1 carta de escriturário, p. 7; Quayside, decisões: Escriturário',
  inkwell: 'livro de regras, Use 1 carta de escriturário, p. 7 e 8',
  'book-display': 'livro de regras, Pontos de escrituração, p. 7',
  'book-price': 'livro de regras, Pontos de escrituração, p. 7',
  'book-placing': 'livro de regras, Pontos de escrituração, p. 7; Quayside, decisões: Livros e pontos de escrituração',
  'bonus-markers': 'livro de regras, Coloque 1 marcador de bônus, p. 8',
  'track-bonuses':
    'livro de regras, Os detalhes das trilhas da companhia, p. 11; Quayside, decisões: Trilhas das companhias',
  'first-player-space': 'livro de regras, Coloque 1 marcador de bônus, p. 8',
  'buy-card-space': 'livro de regras, Coloque 1 marcador de bônus, p. 9; Quayside, decisões: Marcadores de bônus',
  'discard-space': 'livro de regras, Coloque 1 marcador de bônus, p. 9; Quayside, decisões: Marcadores de bônus',
  majorities: 'livro de regras, Bônus de maioria, p. 9',
  'reward-order': 'Quayside, decisões: Marcadores de bônus',
  'buy-and-or-diamond': 'livro de regras, Bônus de espaço extra, p. 12',
  'other-tracks': 'livro de regras, Bônus de espaço extra, p. 12',
  'end-of-phase':
    'livro de regras, Término da sua própria fase de ação, p. 9; Quayside, decisões: Fim da fase, da rodada e da partida',
}
