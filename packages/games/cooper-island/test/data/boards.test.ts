import { describe } from 'vitest'
import { breaks, set } from './checks.ts'

describe('the boats', () => {
  breaks([
    ['a boat missing', (pack) => pack.boats.shift(), 'boats', 'boat-coin is missing'],
    ['a boat twice', set('boats.1.id', 'boat-coin'), 'boats[1] (boat-coin)', 'the id boat-coin is there twice'],
    [
      'a copy boat that copies nothing',
      set('boats.5.effects', [{ op: 'draw', count: 1 }]),
      'boats[5] (boat-copy).effects',
      'expected copy-boat alone',
    ],
    [
      'another boat that copies',
      set('boats.0.effects', [{ op: 'copy-boat' }]),
      'boats[0] (boat-coin).effects',
      'only boat-copy copies',
    ],
  ])
})

describe('the player board', () => {
  breaks([
    ['four docks', (pack) => pack.playerBoard.docks.pop(), 'playerBoard.docks', 'expected 5 docks, found 4'],
    [
      'no statue space',
      set('playerBoard.statueSpaces', []),
      'playerBoard.statueSpaces',
      'expected 1 to 6 statue spaces, found 0',
    ],
    [
      'seven statue spaces',
      (pack) => {
        const [space] = pack.playerBoard.statueSpaces
        for (const n of [5, 6, 7]) pack.playerBoard.statueSpaces.push({ ...space, id: `statue-${n}` })
      },
      'playerBoard.statueSpaces',
      'expected 1 to 6 statue spaces, found 7',
    ],
    ['four crates', (pack) => pack.playerBoard.crates.pop(), 'playerBoard.crates', 'expected 5 crate spaces, found 4'],
    [
      'more to begin with than there is room for',
      set('playerBoard.startItems.items', { coin: 3, food: 3 }),
      'playerBoard.startItems.items',
      'storage has room for 5, found 6',
    ],
    ['no fort', (pack) => pack.playerBoard.buildings.pop(), 'playerBoard.buildings', 'fort is missing'],
    [
      'three small buildings',
      set('playerBoard.buildings.0.count', 3),
      'playerBoard.buildings[0] (small).count',
      'expected 2 of kind small, found 3',
    ],
    [
      'three cartographers',
      (pack) => pack.playerBoard.cartographer.start.pop(),
      'playerBoard.cartographer.start',
      'one for each place in the order, found 3',
    ],
    [
      'a cartographer beyond the end',
      set('playerBoard.cartographer.start.2', 7),
      'playerBoard.cartographer.start[2]',
      'expected at most 6, the last space, found 7',
    ],
    [
      'steps nobody has',
      set('playerBoard.cartographer.explore', 7),
      'playerBoard.cartographer.explore',
      'expected at most 6, the last space, found 7',
    ],
    ['an exchange missing', (pack) => pack.playerBoard.exchanges.pop(), 'playerBoard.exchanges', 'any is missing'],
    [
      'an exchange for nothing',
      set('playerBoard.exchanges.0.get', []),
      'playerBoard.exchanges[0] (cloth).get',
      'expected at least one item',
    ],
    [
      'an item twice',
      set('playerBoard.exchanges.0.give', ['cloth', 'cloth']),
      'playerBoard.exchanges[0] (cloth).give[1]',
      'the item cloth is there twice',
    ],
    [
      'a dock called like a card',
      set('playerBoard.docks.0.id', 'small-4'),
      'smallCards[3] (small-4)',
      'the id small-4 is there twice',
    ],
  ])
})

describe('the work board', () => {
  breaks([
    [
      'a worker who eats nothing',
      (pack) => pack.workBoard.feedingSlots.pop(),
      'workBoard.feedingSlots',
      'expected 2 for locked special workers, found 1',
    ],
    ['three milestones', (pack) => pack.workBoard.milestones.pop(), 'workBoard.milestones', 'lids is missing'],
    [
      'contracts for workers nobody has',
      (pack) => {
        pack.workBoard.workers.lockedOrdinary = 0
        pack.workBoard.feedingSlots.splice(0, 2)
      },
      'workBoard.workerContracts.count',
      'expected at most 2, the locked workers, found 3',
    ],
    [
      'too few contracts',
      set('workBoard.helmContracts.count', 0),
      'workBoard.helmContracts.count',
      'a contract for each of 4 milestones, found 3 in all',
    ],
  ])
})

describe('the areas', () => {
  breaks([
    ['an area missing', (pack) => pack.areas.pop(), 'areas', 'H is missing'],
    ['an area twice', set('areas.1.id', 'A'), 'areas[1] (A)', 'the id A is there twice'],
    ['nothing to do', set('areas.1.plain', {}), 'areas[1] (B).plain', 'expected an action'],
    ['nothing to choose', set('areas.1.plain.either', true), 'areas[1] (B).plain.either', 'nothing to choose from'],
    [
      'a discount on nothing',
      set('areas.2.squareSymbol.discount', 2),
      'areas[2] (C).squareSymbol.discount',
      'there is nothing to pay for here',
    ],
  ])
})
