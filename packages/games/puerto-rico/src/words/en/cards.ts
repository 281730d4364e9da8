import type { AchievementId } from '../../data/achievements.ts'
import type { FestivalGoalId } from '../../data/festival.ts'
import type { AbilityId } from '../../data/puertoma.ts'
import type { Names } from '../catalogue.ts'
import { the } from './grammar.ts'

export const ACHIEVEMENT_TITLES: Record<AchievementId, string> = {
  'corn-dispatcher': 'Corn Dispatcher',
  'fruit-dispatcher': 'Fruit Dispatcher',
  'sugar-dispatcher': 'Sugar Dispatcher',
  'tobacco-dispatcher': 'Tobacco Dispatcher',
  'coffee-dispatcher': 'Coffee Dispatcher',
  'independent-shipper': 'Independent Shipper',
  'specialised-shipper': 'Specialized Shipper',
  'dock-tycoon': 'Dock Tycoon',
  'trade-strategist': 'Trade Strategist',
  'prudent-merchant': 'Prudent Merchant',
  'deal-closer': 'Deal Closer',
  'trade-tycoon': 'Trade Tycoon',
  'leading-producer': 'Leading Producer',
  'master-collector': 'Master Collector',
  'caramel-popcorn-inventor': 'Caramel Popcorn Inventor',
  'pastry-maker': 'Pastry Maker',
  'confectionery-supplier': 'Confectionery Supplier',
  'tobacco-and-fruit-broker': 'Tobacco and Fruit Broker',
  'tavern-supplier': 'Tavern Supplier',
  'luxury-crop-trader': 'Luxury Crop Trader',
  'big-spender': 'Big Spender',
  'master-architect': 'Master Architect',
  'major-investor': 'Major Investor',
  'senior-bureaucrat': 'Senior Bureaucrat',
  'luxury-goods-provider': 'Luxury Goods Provider',
  'tropical-produce-magnate': 'Tropical Produce Magnate',
  'master-agronomist': 'Master Agronomist',
  'major-landowner': 'Major Landowner',
  'leading-employer': 'Leading Employer',
  'head-administrator': 'Head Administrator',
}

export const GOAL_TITLES: Record<FestivalGoalId, string> = {
  estates: 'Estates',
  goods: 'Goods',
  building: 'Building',
  'crop-weight-off': 'Crop Weigh-off',
  'carnival-cocktail': 'Carnival Cocktail',
  'closing-time': 'Closing Time',
  'connoisseur-prize': 'Connoisseur Prize',
  'farming-festival': 'Farming Festival',
  'festival-delivery': 'Festival Delivery',
  'twin-farmers': 'Twin Farmers',
  'two-baskets': 'Two Baskets',
  'grand-send-off': 'Grand Send-off',
  'pioneers-tribute': 'Tribute to the Pioneers',
  'town-patron': 'Town Patron',
  'traditional-send-off': 'Traditional Send-off',
}

/** What a Puertoma's ability does: "it …". */
export const abilityTexts = ({ roles, terms, places }: Names): Record<AbilityId, string> => {
  const { barrel, coin, field } = terms
  const supply = the(places.supply)
  const atEnd = (role: keyof typeof roles) => `at the end of the ${roles[role].one} phase`
  return {
    'sells-duplicates': `may sell a good that ${the(places['trading-house'])} already has`,
    'coin-per-sale': `gets 1 ${coin.one} whenever it sells`,
    'worker-per-building': `gets 1 worker from ${supply} whenever it builds`,
    'keeps-a-kind': `keeps all of its best good besides the usual ${barrel.one}`,
    'coin-before-building': `gets 1 ${coin.one} before it builds, even if it then cannot`,
    'extra-crate': `gets 1 more ${barrel.one} of the best good it made ${atEnd('craftsman')}`,
    'coin-per-kind': `gets 1 ${coin.one} for each kind it produces`,
    'worker-at-end': `gets 1 worker from ${supply} ${atEnd('mayor')}`,
    'crate-per-estate': `gets 1 ${barrel.one} of its good with each ${field.one} it gains`,
    'point-per-kind': `scores 1 VP for each kind it has ${atEnd('captain')}`,
    'discards-for-points': `returns up to 2 ${barrel.other} of its worst good ${atEnd('captain')}, for 1 VP each`,
    'coin-per-worker': `gets 1 ${coin.one} for each worker it gains in the ${roles.mayor.one} phase`,
  }
}
