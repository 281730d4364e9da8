import type { WatchedId } from '../../watched.ts'
import type { Names } from '../catalogue.ts'
import { type Grammar, nel } from './grammar.ts'

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
  'first-ship': 'barili sulla nave più piccola',
  'second-ship': 'barili sulla nave media',
  'third-ship': 'barili sulla nave più grande',
  'role-coins': `${terms.coin.other} su #`,
  'worker-ship': `${pieces.worker.other} ${nel(places['worker-ship'])}`,
  workers: `${pieces.worker.other} che restano`,
  points: 'segnalini punti vittoria che restano',
})
