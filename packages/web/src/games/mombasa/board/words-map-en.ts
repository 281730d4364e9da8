import { counted } from '../../../app/words.ts'

/** English comes first and gives the shape. */
export const EN = {
  map: 'Map of Africa',
  regions: 'Regions',
  post: (company: string) => `trading post: ${company}`,
  noPost: 'no trading post',
  reward: (reward: string) => `reward: ${reward}`,
  noReward: 'no reward',
  mines: counted('en', 'mine', 'mines'),
  borders: {
    single: (names: string) => `single border to ${names}`,
    double: (names: string) => `double border to ${names}`,
  },
  baseOf: (company: string) => `the base of ${company}`,
  entering: counted('en', 'point to enter', 'points to enter'),
  coming: (company: string) => `${company} would come here`,
  laidOut: (company: string) => `${company}, not sent yet: pick to take it back`,
  enclave: (around: string) => `within ${around}`,

  bases: 'Bases of the companies',
  base: (company: string) => `Base of ${company}`,
  share: (n: number) => `share £${n}`,
  shareValue: (n: number) => `each share is worth £${n}`,
  shareThen: (n: number) => `£${n} after that`,
  column: (n: number) => `column ${n}`,
  posts: counted('en', 'trading post', 'trading posts'),
  uncovered: (n: number) => `£${n} uncovered`,
  next: (n: number) => `£${n} under the next`,
  returning: counted('en', 'post comes back', 'posts come back'),
  lost: counted('en', 'post out of the game', 'posts out of the game'),

  tracks: 'Company tracks',
  track: (company: string) => `${company} track`,
  space: (n: number) => `space ${n}`,
  shares: counted('en', 'share', 'shares'),
  callAt: (n: number, space: number) => `capital call £${n} before space ${space}`,
  special: (n: number) => `special space: £${n} for you each time somebody enters it once you are there`,
  standsOn: (name: string, space: number) => `${name} on space ${space}`,
  inForce: 'in force for you',
  fromNextTurn: 'yours from your next turn on',
  nextStep: 'next step',
  hint: 'Numbers are shares, red bars capital calls, tiles special spaces.',
  bonus: {
    expansionTotal: counted('en', 'more expansion point', 'more expansion points'),
    goodTotal: (good: string, n: number) => `once a round ${n} more ${good}`,
    goodPerCard: (good: string, n: number) => `${n} more ${good} on every card`,
    cardDiscount: (good: string, n: number) => `cards paid with ${good} cost ${n} less`,
    anyGoods: (n: number) => `cards cost ${n} less, and goods may be mixed`,
    extraBonusMarkers: counted('en', 'more bonus marker', 'more bonus markers'),
    bonusSpace: (gives: string) => `a bonus space: ${gives}`,
  },
}

export type MapWords = typeof EN
