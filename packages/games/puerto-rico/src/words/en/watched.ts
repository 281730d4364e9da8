import type { WatchedId } from '../../watched.ts'
import type { Names } from '../catalogue.ts'

/** What standing orders can hang on; `#` stands for a thing. */
export const watched = ({ terms, pieces, places }: Names): Record<WatchedId, string> => ({
  round: 'round',
  role: 'role being played',
  coins: `my ${terms.coin.other}`,
  goods: 'my barrels of #',
  fields: 'tiles on my island',
  tiles: 'on my island: #',
  city: `my ${terms.building.other}`,
  buildings: 'in my city: #',
  'open-tiles': 'lying open: #',
  quarries: 'quarries left',
  market: 'left to build: #',
  sold: `goods in the ${places['trading-house'].one}`,
  'sold-goods': `in the ${places['trading-house'].one}: #`,
  'first-ship': 'barrels on the smallest ship',
  'second-ship': 'barrels on the middle ship',
  'third-ship': 'barrels on the largest ship',
  'role-coins': `${terms.coin.other} on #`,
  'worker-ship': `${pieces.worker.other} on the ${places['worker-ship'].one}`,
  workers: `${pieces.worker.other} left`,
  points: 'victory point chips left',
})
