import type { Occasion, WatchedId } from '../../watched.ts'
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
  'first-ship': 'barrels on the first ship',
  'second-ship': 'barrels on the second ship',
  'third-ship': 'barrels on the third ship',
  'role-coins': `${terms.coin.other} on #`,
  'worker-ship': `${pieces.worker.other} on the ${places['worker-ship'].one}`,
  workers: `${pieces.worker.other} left`,
  points: 'victory point chips left',
})

/** When questions are asked, for orders. */
export const occasions = ({ roles, buildings, pieces }: Names): Record<Occasion, string> => ({
  'choose-role': 'My role',
  'settler-draw': `${roles.settler.one}, a face-down tile`,
  'settler-take': `${roles.settler.one}, my tile`,
  'settler-worker': `${roles.settler.one}, a ${pieces.worker.one} for the tile`,
  'mayor-privilege': `${roles.mayor.one}, one more ${pieces.worker.one}`,
  'mayor-place': `${roles.mayor.one}, my ${pieces.worker.other}`,
  'builder-build': `${roles.builder.one}, what I build`,
  'builder-worker': `${roles.builder.one}, a ${pieces.worker.one} for the building`,
  'craftsman-extra': `${roles.craftsman.one}, my extra barrel`,
  'trader-sell': `${roles.trader.one}, what I sell`,
  'captain-load': `${roles.captain.one}, what I ship`,
  'captain-store': `${roles.captain.one}, what I keep`,
  'mayor-villa': `${roles.mayor.one}, my ${buildings.villa.one}`,
})
