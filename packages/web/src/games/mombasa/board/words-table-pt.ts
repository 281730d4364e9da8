import { counted } from '../../../app/words.ts'
import type { Words } from './words-table-en.ts'

export const PT: Words = {
  sections: { map: 'Mapa', market: 'Mercado', mine: 'Seu tabuleiro', players: 'Jogadores' },
  headline: (round, rounds, phase) => `Rodada ${round} de ${rounds}, ${phase}`,
  phases: {
    'starting-tiles': 'Tiles iniciais',
    resting: 'Preparação: cartas em repouso',
    planning: 'planejamento',
    actions: 'ações',
    over: 'fim',
  },
  regions: { others: 'Outros jogadores' },
  log: 'Histórico',

  pounds: (n) => `£${n}`,
  diamonds: counted('pt', 'espaço de diamante', 'espaços de diamante'),
  bookkeeping: counted('pt', 'ponto de escrituração', 'pontos de escrituração'),
  track: (company, n) => `trilha ${company} +${n}`,
  steps: counted('pt', 'espaço na trilha da companhia', 'espaços na trilha da companhia'),
  removes: counted('pt', 'feitoria removida', 'feitorias removidas'),
  perUnit: (good, less) => `£1 por ${good}${less ? ` − £${less}` : ''}`,
  nothing: 'sem recompensa',
  cards: counted('pt', 'carta', 'cartas'),

  either: (diamond, bookkeeping) => `diamantes +${diamond}, escrituração +${bookkeeping}, ou o inverso`,
  discards: (plus) => `descartar uma carta pelo preço mais £${plus}`,
  discardsGood: (good, plus) => `descartar uma carta de ${good} pelo preço mais £${plus}`,
  buyOrSteps: (off, steps) => `comprar uma carta${off ? ` por £${off} a menos` : ''} e/ou ${steps}`,
  otherTracks: (tracks, spaces) => `+${spaces} em ${counted('pt', 'outra trilha', 'outras trilhas')(tracks)}`,

  expedition: {
    title: (company) => `${company}: expansão`,
    left: counted('pt', 'ponto restante', 'pontos restantes'),
    lost: counted('pt', 'ponto se perderia', 'pontos se perderiam'),
    over: 'Nada mais ao alcance',
    none: 'Nenhuma região ainda',
    soFar: 'Até agora',
  },
}
