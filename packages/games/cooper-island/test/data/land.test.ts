import { describe } from 'vitest'
import { breaks, set } from './checks.ts'

describe('the peninsula', () => {
  breaks([
    [
      'twenty spaces',
      (pack) => pack.peninsula.spaces.push({ ...pack.peninsula.spaces[1], id: 'h0,3', q: 0, r: 3, passage: false }),
      'peninsula.spaces',
      'expected at most 19 spaces, found 20',
    ],
    ['four ruins', set('peninsula.spaces.0.kind', 'plain'), 'peninsula.spaces', 'expected 5 ruins, found 4'],
    ['no start', set('peninsula.spaces.18.kind', 'plain'), 'peninsula.spaces', 'expected 1 start space, found 0'],
    ['two starts', set('peninsula.spaces.1.kind', 'start'), 'peninsula.spaces', 'expected 1 start space, found 2'],
    [
      'a passage of two',
      set('peninsula.spaces.1.passage', false),
      'peninsula.spaces',
      'expected 3 passage spaces, found 2',
    ],
    [
      'an id that belongs elsewhere',
      set('peninsula.spaces.1.id', 'h4,4'),
      'peninsula.spaces[1] (h4,4)',
      'with q -1 and r -1 its id is h-1,-1',
    ],
    [
      'a space twice',
      (pack) => Object.assign(pack.peninsula.spaces[1], { id: 'h0,-2', q: 0, r: -2 }),
      'peninsula.spaces[1] (h0,-2)',
      'the hex 0,-2 is there twice',
    ],
    [
      'water on land',
      set('peninsula.sandbanks.0.ccw', { q: 0, r: 2 }),
      'peninsula.sandbanks[0] (L1).ccw',
      'the hex 0,2 is there twice',
    ],
    [
      'water far out',
      set('peninsula.sandbanks.0.ccw', { q: 8, r: 8 }),
      'peninsula.sandbanks[0] (L1).ccw',
      'touches no land',
    ],
    [
      'seven sandbanks',
      (pack) => pack.peninsula.sandbanks.shift(),
      'peninsula.sandbanks',
      'in this order: L1, L2, L3, L4, R4, R3, R2, R1',
    ],
    [
      'sandbanks the other way round',
      (pack) => pack.peninsula.sandbanks.reverse(),
      'peninsula.sandbanks',
      'expected the sandbanks in this order',
    ],
    [
      'a space beyond the water',
      (pack) => Object.assign(pack.peninsula.spaces[1], { id: 'h-5,-1', q: -5, r: -1 }),
      'peninsula.spaces',
      'no way leads from the start to h-5,-1',
    ],
    [
      'a ruin where the first island goes',
      (pack) => {
        pack.peninsula.spaces[17].kind = 'ruin'
        pack.peninsula.spaces[0].kind = 'plain'
      },
      'peninsula.sandbanks[7] (R1)',
      'the first island goes here',
    ],
  ])
})

describe('the tiles', () => {
  breaks([
    ['an island too few', (pack) => pack.tiles.islands.pop(), 'tiles.islands', 'isl-ruin is missing'],
    [
      'an island twice',
      set('tiles.islands.1.id', 'isl-coin'),
      'tiles.islands[1] (isl-coin)',
      'the id isl-coin is there twice',
    ],
    ['a double too few', (pack) => pack.tiles.doubles.pop(), 'tiles.doubles', 'forest-settlement is missing'],
    [
      'another front',
      set('tiles.doubles.0.front', ['meadow', 'forest']),
      'tiles.doubles[0] (forest-meadow).front',
      'expected forest and meadow',
    ],
    [
      'a terrain that is on neither side',
      set('tiles.doubles.0.back', ['mountain', 'meadow']),
      'tiles.doubles[0] (forest-meadow)',
      'shows no settlement',
    ],
  ])
})
