import type { RuleKey } from '../catalogue.ts'

/** Where each rule stands, by edition and section of the rulebooks. */
export const SOURCES: Record<RuleKey, string> = {
  'turn-order': 'classic, The game; 2020, How the game goes; 1897, Turn and roles',
  notation: 'Quayside, notation',
  roles: 'classic, The roles; 2020, The citizens; 1897, Turn and roles',
  'settler-action': 'classic, Settler; 2020, Settler; 1897, Planter',
  'settler-quarry':
    'classic, Settler, Construction Hut; 2020, Settler, Construction Hut; 1897, Planter, Construction Yard',
  'settler-draw': 'classic, Hacienda; 2020, Hacienda; 1897, Hacienda',
  'mayor-placing': 'classic, Mayor; 2020, Foreman; 1897, Recruiter',
  'builder-market': 'classic, Builder; 2020, Builder; 1897, Builder',
  'builder-once': 'classic, The buildings; 2020, The buildings; 1897, Builder',
  'builder-space': 'classic, Builder; 2020, Builder; 1897, Builder',
  'builder-cost': 'classic, Builder; 2020, Builder; 1897, Builder',
  'craftsman-privilege': 'classic, Craftsman; 2020, Craftsman; 1897, Producer',
  goods: 'classic, Trader, Captain; 2020, Trader, Captain; 1897, Trader, Captain',
  'trader-house': 'classic, Trader; 2020, Trader; 1897, Trader',
  'captain-ships': 'classic, Captain; 2020, Loading ships; 1897, Loading ships',
  'captain-most': 'classic, Captain; 2020, Loading ships; 1897, Loading ships',
  'captain-wharf': 'classic, Wharf; 2020, Wharf; 1897, Wharf',
  'captain-duty': 'classic, Captain; 2020, Loading ships; 1897, Captain',
  'storing-warehouse':
    'classic, Small Warehouse, Large Warehouse; 2020, Small Warehouse, Large Warehouse; 1897, Small Warehouse, Large Warehouse',
  'storing-order': 'Quayside, rulings: Storing',
  'storing-single': 'classic, Captain; 2020, Keeping goods; 1897, Storing goods',
  'market-draft':
    'classic, First expansion, Set-up; 2020, Expansion 1, Setting up the game; 1897, Expansion I, Setting up the game',
  'market-pairs': '1897, Alternative rules, Restrictions on pairs',
  'forest-house': 'classic, Forest House; 2020, Forest House; 1897, Lumberyard',
  'tile-discard':
    'classic, Hunting Lodge, Land Office; 2020, Hunting Lodge, Land Office; 1897, Park Administration, Zoning Office',
  'land-office': 'classic, Land Office; 2020, Land Office; 1897, Zoning Office',
  'trading-post': 'classic, Trading Post; 2020, Trading Post; 1897, Merchant Post',
  'small-wharf': 'classic, Small Wharf; 2020, Small Wharf; 1897, Small Wharf',
  'black-market': 'classic, Black Market; 2020, Black Market; 1897, Hidden Market',
  'royal-supplier': 'classic, Royal Supplier; 2020, Royal Supplier; 1897, Redemption Post',
  guesthouse: 'classic, Guesthouse; 2020, Guesthouse; 1897, Cottage',
  nobles: 'classic, Second expansion; 2020, Expansion 2; 1897, Expansion II, Citizens',
  'buccaneer-marker': '2020, Rules of the Buccaneer; 1897, Expansion III',
  'buccaneer-kidnap': '2020, Options of the Buccaneer; 1897, Kidnapping the role',
  'buccaneer-acts': '2020, Options of the Buccaneer; 1897, Expansion III',
  achievements: '1897, Expansion VI',
}
