import { counted, fetchedCatalogue } from '../../../app/words.ts'

/** English comes first and gives the shape. */
const EN = {
  sections: { island: 'Island', harbour: 'Harbour', market: 'Buildings', players: 'Players' },
  headline: (round: number, governor: string) => `Round ${round}, governor ${governor}`,
  lastHeadline: (round: number, governor: string) => `Round ${round}, the last, governor ${governor}`,
  overHeadline: (round: number) => `Over after ${counted('en', 'round', 'rounds')(round)}`,
  setUp: 'Setting up',
  lastRound: 'Last round',

  regions: { roles: 'Roles', opponents: 'Other players', supply: 'Supply' },
  ownIsland: 'Your island',
  island: (name: string) => `${name}’s island`,
  fields: 'Fields',
  city: 'City',
  goods: 'Goods',
  freeSpaces: counted('en', 'free space', 'free spaces'),

  role: { now: 'now', taken: 'taken', free: 'free', by: (name: string) => `taken by ${name}` },
  coins: (n: number): string => (n === 1 ? 'coin' : 'coins'),
  chips: 'VP',
  atWork: 'at work',
  idle: (_n: number): string => 'idle',
  nCoins: counted('en', 'coin', 'coins'),
  nPoints: (n: number) => `${n} VP`,
  governor: 'governor',
  plays: 'plays',
  nth: (n: number) => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`,
  answering: 'to answer',
  bot: 'bot',
  away: 'away',
  show: (name: string) => `Show the island of ${name}`,
  close: 'Close',
  ownShipUsed: 'own ship used',

  ship: (capacity: number) => `Ship of ${capacity}`,
  hold: (good: string, free: number) => (free ? `${good}, ${free} free` : `${good}, full`),
  emptyHold: 'empty, any good',
  aboard: (count: number, good: string, free: number) => `${count} ${good}, ${free ? `${free} free` : 'full'}`,
  ownShip: 'Your own ship',
  ownHold: { free: 'all of one kind', used: 'has sailed' },
  waiting: (n: number) => `${n} waiting`,
  nLeft: (n: number) => `${n} left`,
  toTake: 'Tiles to take',
  open: (pile: number) => (pile ? `open, pile ${pile}` : 'open'),
  faceDown: (n: number) => `${n} face down`,
  pile: (n: number) => `Pile ${n}`,
  harbour: 'Harbour',
  workers: 'Workers',
  tiles: 'Tiles',

  market: 'Buildings for sale',
  limits: 'columns: quarry limit',
  limit: (n: number) => `quarries count up to ${n}`,
  gone: 'gone',
  price: (n: number) => `price ${n}`,
  why: {
    owned: 'you own one',
    gone: 'none left',
    space: 'no space',
    short: (n: number) => counted('en', 'coin short', 'coins short')(n),
  },
  prices: (parts: string) => `In your prices: ${parts}.`,
  less: (name: string, n: number) => `${name} ${n} less`,
  quarriesLess: (n: number) => `${counted('en', 'quarry', 'quarries')(n)}, up to ${n} less`,
  about: (name: string) => `About ${name}`,

  toTheEnd: 'until the end',
  clocks: { vp: 'VP left', workers: 'workers left', city: 'fewest free city spaces' },
  warehouse: { title: 'Warehouse', note: 'a whole kind' },
  single: { title: 'Quay', note: (barrel: string) => `one ${barrel}` },
  kept: 'kept',
  harvest: 'If somebody crafts now, you make',
  harvestShort: 'Crafted now',
  circles: (on: number, all: number) => `${on} of ${counted('en', 'worker', 'workers')(all)}`,
  staffed: (on: boolean): string => (on ? 'with a worker' : 'no worker'),

  so: {
    fills: 'fills it',
    leaves: (n: number) => `leaves ${n} free`,
    all: 'all of them',
    sale: (price: number, more: number) => `${price} + ${more}`,
    fillsHouse: 'fills the house',
    youHave: (n: number) => `you have ${n}`,
    leftOut: (n: number) => `${n} left out`,
    inSupply: (n: number) => `${n} in supply`,
  },
}
export type Words = typeof EN

/** What the board says besides the game's own words. */
export const WORDS = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-pt.ts')).PT,
  it: async () => (await import('./words-it.ts')).IT,
})

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
