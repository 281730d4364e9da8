import type { Occasion, WatchedId } from '../../watched.ts'
import type { Names } from '../catalogue.ts'
import { type Gender, no, um } from './grammar.ts'

/** Do que as ordens podem depender; `#` é uma coisa. */
export const watched = ({ terms, pieces, places }: Names<Gender>): Record<WatchedId, string> => ({
  round: 'rodada',
  role: 'função em jogo',
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
  'first-ship': 'barris no primeiro navio',
  'second-ship': 'barris no segundo navio',
  'third-ship': 'barris no terceiro navio',
  'role-coins': `${terms.coin.other} sobre #`,
  'worker-ship': `${pieces.worker.other} ${no(places['worker-ship'])}`,
  workers: `${pieces.worker.other} que restam`,
  points: 'fichas de pontos de vitória que restam',
})

/** Quando se pergunta, para as ordens. */
export const occasions = ({ roles, buildings, pieces }: Names<Gender>): Record<Occasion, string> => ({
  'choose-role': 'Minha função',
  'settler-draw': `${roles.settler.one}, uma peça virada`,
  'settler-take': `${roles.settler.one}, minha peça`,
  'settler-worker': `${roles.settler.one}, ${um(pieces.worker)} para a peça`,
  'mayor-privilege': `${roles.mayor.one}, mais ${um(pieces.worker)}`,
  'mayor-place': `${roles.mayor.one}, ${pieces.worker.other}`,
  'builder-build': `${roles.builder.one}, o que construo`,
  'builder-worker': `${roles.builder.one}, ${um(pieces.worker)} para a construção`,
  'craftsman-extra': `${roles.craftsman.one}, meu barril a mais`,
  'trader-sell': `${roles.trader.one}, o que vendo`,
  'captain-load': `${roles.captain.one}, o que embarco`,
  'captain-store': `${roles.captain.one}, o que guardo`,
  'mayor-villa': `${roles.mayor.one}, ${buildings.villa.one}`,
})
