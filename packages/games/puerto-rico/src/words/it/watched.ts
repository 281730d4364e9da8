import type { Occasion, WatchedId } from '../../watched.ts'
import type { Names } from '../catalogue.ts'
import { type Grammar, nel, un } from './grammar.ts'

/** Da che cosa possono dipendere gli ordini; `#` è una cosa. */
export const watched = ({ terms, pieces, places }: Names<Grammar>): Record<WatchedId, string> => ({
  round: 'round',
  role: 'ruolo in corso',
  coins: `${terms.coin.other} che ho`,
  goods: 'i miei barili di #',
  fields: 'tessere sulla mia isola',
  tiles: 'sulla mia isola: #',
  city: `${terms.building.other} che ho`,
  buildings: 'nella mia città: #',
  'open-tiles': 'scoperte: #',
  quarries: 'cave rimaste',
  market: 'restano da costruire: #',
  sold: `merci ${nel(places['trading-house'])}`,
  'sold-goods': `${nel(places['trading-house'])}: #`,
  'first-ship': 'barili sulla prima nave',
  'second-ship': 'barili sulla seconda nave',
  'third-ship': 'barili sulla terza nave',
  'role-coins': `${terms.coin.other} su #`,
  'worker-ship': `${pieces.worker.other} ${nel(places['worker-ship'])}`,
  workers: `${pieces.worker.other} che restano`,
  points: 'segnalini punti vittoria che restano',
})

/** Quando si chiede, per gli ordini. */
export const occasions = ({ roles, buildings, pieces }: Names<Grammar>): Record<Occasion, string> => ({
  'choose-role': 'Il mio ruolo',
  'settler-draw': `${roles.settler.one}, una tessera coperta`,
  'settler-take': `${roles.settler.one}, la mia tessera`,
  'settler-worker': `${roles.settler.one}, ${un(pieces.worker)} per la tessera`,
  'mayor-privilege': `${roles.mayor.one}, ${un(pieces.worker)} in più`,
  'mayor-place': `${roles.mayor.one}, ${pieces.worker.other}`,
  'builder-build': `${roles.builder.one}, che cosa costruisco`,
  'builder-worker': `${roles.builder.one}, ${un(pieces.worker)} per l’edificio`,
  'craftsman-extra': `${roles.craftsman.one}, il mio barile in più`,
  'trader-sell': `${roles.trader.one}, che cosa vendo`,
  'captain-load': `${roles.captain.one}, che cosa carico`,
  'captain-store': `${roles.captain.one}, che cosa tengo`,
  'mayor-villa': `${roles.mayor.one}, ${buildings.villa.one}`,
})
