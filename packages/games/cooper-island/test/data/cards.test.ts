import { describe } from 'vitest'
import { breaks, drop, set } from './checks.ts'

describe('merchants and royal orders', () => {
  breaks([
    ['four merchants', (pack) => pack.merchants.pop(), 'merchants', 'expected 5 merchant ships, one for each round'],
    [
      'a merchant twice',
      set('merchants.1.id', 'merchant-1'),
      'merchants[1] (merchant-1)',
      'the id merchant-1 is there twice',
    ],
    ['seven orders', (pack) => pack.orders.shift(), 'orders', 'expected 8 royal orders, found 7'],
    ['no order that copies', set('orders.7.metric', 'boats'), 'orders', 'expected 1 order that copies, found 0'],
    [
      'an order that copies in front',
      (pack) => pack.orders.unshift(pack.orders.pop()),
      'orders[0] (order-8)',
      'the order that copies is the last',
    ],
    [
      'a copying order with tiers',
      set('orders.7.tiers', [{ count: 1, points: 1 }]),
      'orders[7] (order-8).tiers',
      'has none of its own',
    ],
    ['a copying order without price', drop('orders.7.less'), 'orders[7] (order-8)', 'by how much it is "less"'],
    [
      'another order for less',
      set('orders.0.less', 1),
      'orders[0] (order-1).less',
      'only the order that copies has it',
    ],
    ['no tiers', set('orders.0.tiers', []), 'orders[0] (order-1).tiers', 'expected 1 to 3 tiers, found 0'],
    [
      'tiers out of order',
      set('orders.0.tiers.1.count', 3),
      'orders[0] (order-1).tiers[1].count',
      'expected more than the 3 before it, found 3',
    ],
    [
      'fewer points for more',
      set('orders.0.tiers.2.points', 4),
      'orders[0] (order-1).tiers[2].points',
      'expected more than the 5 before it, found 4',
    ],
    [
      'points for more unexplored land',
      set('orders.5.tiers.1.count', 5),
      'orders[5] (order-6).tiers[1].count',
      'expected less than the 4 before it, found 5',
    ],
  ])
})

describe('the building cards', () => {
  breaks([
    ['a deck that runs out', set('smallCards.length', 10), 'smallCards', 'expected 11 to 15 cards, found 10'],
    [
      'a deck too large',
      (pack) => pack.largeCards.push({ ...pack.largeCards[0], id: 'large-16' }),
      'largeCards',
      'expected 11 to 15 cards, found 16',
    ],
    ['a card twice', set('largeCards.1.id', 'large-1'), 'largeCards[1] (large-1)', 'the id large-1 is there twice'],
    [
      'two more crates',
      set('smallCards.0.ability', { type: 'crate', effects: [{ op: 'draw', count: 1 }] }),
      'smallCards',
      'expected at most 1 card of type crate, found 2',
    ],
    [
      'a discount on nothing',
      set('smallCards.1.ability.on', []),
      'smallCards[1] (small-2).ability.on',
      'expected at least one cost',
    ],
    [
      'a discount of nothing',
      set('smallCards.1.ability.items', []),
      'smallCards[1] (small-2).ability.items',
      'expected at least one item',
    ],
    [
      'storage for the same twice',
      set('smallCards.14.ability.accepts', ['coin', 'coin']),
      'smallCards[14] (small-15).ability.accepts[1]',
      'the item coin is there twice',
    ],
  ])
})

describe('diaries and effects', () => {
  breaks([
    ['too few diaries', set('diaries.0.count', 3), 'diaries', 'expected 30 to 60 diaries in all, found 29'],
    [
      'too many diaries',
      (pack) => {
        pack.diaries[0].count = 20
        pack.diaries[1].count = 20
      },
      'diaries',
      'expected 30 to 60 diaries in all, found 64',
    ],
    [
      'too many kinds',
      (pack) => {
        for (let n = 12; n <= 17; n++) pack.diaries.push({ ...pack.diaries[0], id: `diary-${n}` })
      },
      'diaries',
      'expected 1 to 16 kinds of diaries, found 17',
    ],
    [
      'a diary that does nothing',
      set('diaries.0.effects', []),
      'diaries[0] (diary-1).effects',
      'expected 1 to 4 effects, found 0',
    ],
    [
      'a gain of nothing',
      set('diaries.0.effects.0.items', { coin: 0 }),
      'diaries[0] (diary-1).effects[0].items',
      'expected something to gain',
    ],
    [
      'nothing to choose from',
      set('diaries.8.effects.0.from', []),
      'diaries[8] (diary-9).effects[0].from',
      'expected at least one item',
    ],
    [
      'a diary that leads to the next',
      set('diaries.0.effects', [{ op: 'helm', points: 5 }]),
      'diaries[0] (diary-1).effects',
      'a diary moves a ship by at most 1, found 5',
    ],
    [
      'a card that makes it do so',
      set('smallCards.2.ability.effects', [{ op: 'helm', points: 2 }]),
      'smallCards[2] (small-3).ability.effects',
      'a diary moves a ship by at most 1, found 2',
    ],
  ])
})
