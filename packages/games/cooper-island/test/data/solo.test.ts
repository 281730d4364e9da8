import { describe } from 'vitest'
import { breaks, set } from './checks.ts'

describe('the solo opponent', () => {
  breaks([
    [
      'four rounds of neutral workers',
      (pack) => pack.solo.neutral.square.pop(),
      'solo.neutral.square',
      'expected 5 numbers, one for each round, found 4',
    ],
    ['an area missing', (pack) => pack.solo.scoring.pop(), 'solo.scoring', 'H is missing'],
    ['an area twice', set('solo.scoring.1.area', 'B'), 'solo.scoring[1] (B)', 'the area B is there twice'],
    [
      'a counter twice',
      set('solo.scoring.1.counts', 'boats'),
      'solo.scoring[1] (D)',
      'the counter boats is there twice',
    ],
    [
      'four costs',
      (pack) => pack.solo.scoring[0].costs.pop(),
      'solo.scoring[0] (B).costs',
      'expected 5 numbers, found 4',
    ],
    [
      'six helms',
      (pack) => pack.solo.scoring[0].helm.push(1),
      'solo.scoring[0] (B).helm',
      'expected 5 numbers, found 6',
    ],
    [
      'three rewards',
      (pack) => pack.solo.milestones.rewards.pop(),
      'solo.milestones.rewards',
      'expected 4 rewards, found 3',
    ],
    [
      'three special workers',
      set('solo.milestones.rewards.0', 'special'),
      'solo.milestones.rewards',
      'expected at most 2 special workers, found 3',
    ],
    ['no way out of an area', set('solo.fallback.C', 'C'), 'solo.fallback.C', 'expected another area, found the same'],
    ['three levels', (pack) => pack.solo.levels.pop(), 'solo.levels', 'expected 4 levels, found 3'],
    [
      'a level twice',
      set('solo.levels.1.level', 1),
      'solo.levels[1] (level 1).level',
      'expected the levels from 1 to 4, found 1',
    ],
    [
      'a level for four rounds',
      (pack) => pack.solo.levels[2].bonus.pop(),
      'solo.levels[2] (level 3).bonus',
      'one for each round, found 4',
    ],
    ['a strategy missing', (pack) => pack.solo.strategies.pop(), 'solo.strategies', 'merchant is missing'],
    [
      'a deck of nine',
      (pack) => pack.solo.strategies[0].deck.pop(),
      'solo.strategies[0] (shipwright).deck',
      'expected 10 areas, found 9',
    ],
    [
      'a deck of one area',
      set('solo.strategies.0.deck', Array(10).fill('A')),
      'solo.strategies[0] (shipwright).deck',
      'expected at least 6 different areas, as he has workers, found 1',
    ],
    [
      'too few orders',
      (pack) => pack.solo.strategies[0].orders.pop(),
      'solo.strategies[0] (shipwright).orders',
      'expected 4 to 7 orders, found 3',
    ],
    [
      'an order twice',
      set('solo.strategies.0.orders.1', 'order-1'),
      'solo.strategies[0] (shipwright).orders[1]',
      'the order order-1 is there twice',
    ],
    [
      'an order he cannot count',
      set('solo.strategies.0.orders.1', 'order-6'),
      'solo.strategies[0] (shipwright).orders[1]',
      'but order-6 asks for unexplored',
    ],
  ])
})
