import type { WatchedId } from '../../watched.ts'
import type { Names } from '../catalogue.ts'
import { type Gender, no } from './grammar.ts'

/** Do que as ordens podem depender; `#` é uma coisa. */
export const watched = ({ terms, pieces, places }: Names<Gender>): Record<WatchedId, string> => ({
  round: 'rodada',
  role: 'papel em jogo',
  coins: `${terms.coin.other} que tenho`,
  goods: 'meus barris de #',
  fields: 'peças na minha ilha',
  tiles: 'na minha ilha: #',
  city: `${terms.building.other} que tenho`,
  buildings: 'na minha cidade: #',
  'open-tiles': 'à vista: #',
  quarries: 'pedreiras que restam',
  market: 'restam para construir: #',
  sold: `mercadorias ${no(places['trading-house'])}`,
  'sold-goods': `${no(places['trading-house'])}: #`,
  'first-ship': 'barris no navio menor',
  'second-ship': 'barris no navio do meio',
  'third-ship': 'barris no navio maior',
  'role-coins': `${terms.coin.other} sobre #`,
  'worker-ship': `${pieces.worker.other} ${no(places['worker-ship'])}`,
  workers: `${pieces.worker.other} que restam`,
  points: 'fichas de pontos de vitória que restam',
})
