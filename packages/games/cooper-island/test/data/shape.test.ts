import { describe, expect, test } from 'vitest'
import { checkPack } from '../../src/data/check.ts'
import { breaks, draft, drop, set } from './checks.ts'

describe('the shape of a pack', () => {
  breaks([
    ['another game', set('game', 'chess'), 'game', 'expected "cooper-island", found "chess"'],
    ['no name', drop('name'), 'pack', '"name" is missing'],
    ['a section nobody knows', set('dice', []), 'pack', 'does not know "dice"; it may have game, name, peninsula'],
    ['a section that is an object', set('boats', {}), 'boats', 'expected a list, found an object'],
    ['a missing field', drop('merchants.3.helm'), 'merchants[3] (merchant-4)', '"helm" is missing'],
    ['an unknown field', set('merchants.3.strokes', 4), 'merchants[3] (merchant-4)', 'does not know "strokes"'],
    [
      'a merchant who wants wood',
      set('merchants.3.cost.wood', 4),
      'merchants[3] (merchant-4).cost',
      'does not know "wood"; it may have gold, cloth',
    ],
    [
      'a number too large for a cell',
      set('playerBoard.docks.0.cost.wood', 16),
      'playerBoard.docks[0] (dock-1).cost.wood',
      'expected a whole number from 0 to 15, found 16',
    ],
    [
      'more than two bits',
      set('diaries.0.effects.0.items.coin', 4),
      'diaries[0] (diary-1).effects[0].items.coin',
      'from 0 to 3, found 4',
    ],
    ['half a point', set('merchants.0.helm', 1.5), 'merchants[0] (merchant-1).helm', 'a whole number from 0 to 9'],
    [
      'an unknown item',
      set('diaries.8.effects.0.from.0', 'silver'),
      'diaries[8] (diary-9).effects[0].from[0]',
      'expected coin, wood, stone, food, gold or cloth, found "silver"',
    ],
    [
      'an unknown effect',
      set('diaries.0.effects.0.op', 'win'),
      'diaries[0] (diary-1).effects[0].op',
      'helm or remove-ruin, found "win"',
    ],
    [
      'an effect that diaries do not have',
      set('diaries.0.effects.0', { op: 'feed' }),
      'diaries[0] (diary-1).effects[0].op',
      'helm or remove-ruin, found "feed"',
    ],
    [
      'an island that moves ships',
      set('tiles.islands.0.effects.0', { op: 'helm', points: 1 }),
      'tiles.islands[0] (isl-coin).effects[0].op',
      'cartographer or remove-ruin, found "helm"',
    ],
    [
      'a large building that copies a boat',
      set('largeCards.0.effects.0', { op: 'copy-boat' }),
      'largeCards[0] (large-1).effects[0].op',
      'found "copy-boat"',
    ],
    [
      'a choice whenever something happens',
      set('smallCards.0.ability.effects.0', { op: 'choose', from: ['gold'], count: 1, to: 'storage' }),
      'smallCards[0] (small-1).ability.effects[0].op',
      'expected gain, draw, cartographer or helm, found "choose"',
    ],
    [
      'an effect that is no object',
      set('diaries.0.effects.0', 2),
      'diaries[0] (diary-1).effects[0]',
      'expected an object, found 2',
    ],
    [
      'an unknown ability',
      set('smallCards.0.ability.type', 'luck'),
      'smallCards[0] (small-1).ability.type',
      'feed-more or storage, found "luck"',
    ],
    [
      'an unknown scoring',
      set('largeCards.12.scoring.per', 'statues'),
      'largeCards[12] (large-13).scoring.per',
      'expected lids-on-land or face-down-boats, found "statues"',
    ],
    [
      'half a scoring',
      drop('largeCards.14.scoring.statues'),
      'largeCards[14] (large-15).scoring',
      '"statues" is missing',
    ],
    [
      'a scoring in a word',
      set('largeCards.14.scoring', 'many'),
      'largeCards[14] (large-15).scoring',
      'expected an object',
    ],
    [
      'a space by another name',
      set('peninsula.spaces.0.id', 'top'),
      'peninsula.spaces[0] (top).id',
      'expected an id like "h0,2"',
    ],
    [
      'a passage that is a number',
      set('peninsula.spaces.0.passage', 1),
      'peninsula.spaces[0] (h0,-2).passage',
      'expected true or false, found 1',
    ],
    [
      'three terrains on a side',
      (pack) => pack.tiles.doubles[0].front.push('forest'),
      'tiles.doubles[0] (forest-meadow).front[2]',
      'expected nothing more',
    ],
    [
      'a statue space under the third large building',
      set('playerBoard.statueSpaces.3.revealedBy', 3),
      'playerBoard.statueSpaces[3] (statue-4).revealedBy',
      'under the first or second large building), found 3',
    ],
    ['a dear Cooper', set('areas.0.roundSymbol.cooper', 2), 'areas[0] (A).roundSymbol.cooper', 'from 1 to 1, found 2'],
    ['no source', drop('merchants.0.source'), 'merchants[0] (merchant-1)', '"source" is missing'],
    [
      'a guess',
      set('merchants.0.source', 'guess'),
      'merchants[0] (merchant-1).source',
      '"owner" (measured from the box)',
    ],
    ['a name from nowhere', set('smallCards.0.nameSource', 'me'), 'smallCards[0] (small-1).nameSource', '"owner"'],
  ])

  test.each([null, 7, 'cooper-island', true])('%j is no pack', (given) => {
    expect(checkPack(given)).toEqual([{ at: 'pack', message: `expected an object, found ${JSON.stringify(given)}` }])
  })

  test('all problems are told, not the first alone', () => {
    const pack = draft()
    pack.merchants[0].helm = -1
    delete pack.boats[0].effects
    pack.name = ''
    expect(checkPack(pack).map(({ at }) => at)).toEqual([
      'name',
      'boats[0] (boat-coin)',
      'merchants[0] (merchant-1).helm',
    ])
  })

  test.each(['__proto__', 'constructor', 'prototype', 'toString'])('no key %s, wherever it stands', (key) => {
    const given = JSON.parse(JSON.stringify(draft()).replace('"cost":{', `"cost":{"${key}":1,`))
    expect(checkPack(given)).toContainEqual({
      at: 'playerBoard.docks[0] (dock-1).cost',
      message: `does not know "${key}"`,
    })
  })
})
