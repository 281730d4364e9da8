import { plural } from '@quayside/kernel'
import type { PuertoRicoWords } from './catalogue.ts'

const workers = (count: number) => plural('en', count, { one: '# worker', other: '# workers' })

export const en: PuertoRicoWords = {
  parts: {
    players: 'players',
    table: 'table',
    market: 'market',
    festival: 'festival',
    cards: 'cards',
    puertoma: 'puertoma',
    signs: 'signs',
  },
  more: (parts) => `More with v: ${parts.join(' · ')}`,
  round: (round) => `Round ${round}`,
  setUp: 'Set-up',
  lastRound: 'last round',
  governor: (name) => `♛ ${name}`,

  roles: 'Roles',
  ships: 'Ships',
  house: 'House',
  tiles: 'Tiles',
  supply: 'Supply',
  festival: 'Festival',
  market: 'Market',
  vp: 'VP',
  coins: (count) => `$${count}`,
  faceDown: (tiles) => `${tiles} face down`,
  ownShip: (name) => `${name}'s own`,
  smallShip: (name) => `${name}'s small`,
  workers: (supply, aboard, ship) => `workers ${supply}, ${ship} ${aboard}`,
  gone: (workers, nobles) => `out of the game ${workers}●${nobles > 0 ? ` ${nobles}◆` : ''}`,
  building: (cost, points, left) => `$${cost} · ${points} VP · ${left} left`,
  kidnapped: (name) => `kidnapped by ${name}`,
  reward: (gained, coins, points) =>
    [gained > 0 ? workers(gained) : '', coins > 0 ? `$${coins}` : '', points > 0 ? `${points} VP` : '']
      .filter((part) => part !== '')
      .join(', '),

  spaces: (left) => (left > 0 ? `${left} free` : 'full'),
  offered: 'on sale',

  fields: 'fields',
  city: 'city',
  noGoods: 'no goods',
  idle: (count) => `${workers(count)} idle`,
  waiting: 'idle',
  cards: 'cards',
  covered: (cards) => `${cards} covered`,
  toChoose: 'to choose from',

  estates: 'estates',
  levels: 'levels',
  abilities: 'abilities',
  reserved: 'reserved',
  marker: 'marker',
  quarries: (count) => plural('en', count, { one: '# quarry', other: '# quarries' }),
  deck: (left) => plural('en', left, { one: '# card left', other: '# cards left' }),
  drawn: 'drawn',

  signs: (noble, forest, buccaneer) => [
    ['●', 'a worker'],
    ['◆', noble],
    ['○', 'an empty circle'],
    ['♣', forest],
    ['♛', 'the governor'],
    ['☠', `the marker of the ${buccaneer}`],
    ['✓', 'a card that is fulfilled'],
    ['★', 'a card that is announced, an ability at work'],
    ['☆', 'an ability that works from the next turn on'],
    ['?', 'a card or an ability that is covered'],
  ],
}
