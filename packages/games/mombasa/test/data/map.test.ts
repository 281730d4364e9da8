import { describe } from 'vitest'
import { breaks, set } from './checks.ts'

describe('the map', () => {
  breaks([
    ['a region too few', (pack) => pack.map.regions.pop(), 'map.regions', 'expected 24 regions, found 23'],
    [
      'a region twice',
      set('map.regions.1.id', 'abyssinia'),
      'map.regions[1] (abyssinia)',
      'the id abyssinia is there twice',
    ],
    [
      'a region called like a company',
      set('map.regions.1.id', 'cairo'),
      'map.regions[1] (cairo)',
      'has another meaning in the game',
    ],
    [
      'an outline of two corners',
      set('map.regions.0.polygon.length', 2),
      'map.regions[0] (abyssinia).polygon',
      'expected at least 3 corners, found 2',
    ],
    [
      'an unknown corner',
      set('map.regions.0.polygon.1', 'z9'),
      'map.regions[0] (abyssinia).polygon[1]',
      'there is no vertex z9',
    ],
    [
      'a corner twice',
      set('map.regions.0.polygon.1', 'a8'),
      'map.regions[0] (abyssinia).polygon[1]',
      'the corner a8 is there twice',
    ],
    [
      'a region without reward',
      set('map.regions.5.reward', {}),
      'map.regions[5] (fezzan).reward',
      'only the regions round the enclaves give no reward',
    ],
    [
      'a reward round an enclave',
      set('map.regions.2.reward', { pounds: 1 }),
      'map.regions[2] (bornu).reward',
      'a region round an enclave gives no reward',
    ],
    [
      'a border with nowhere',
      set('map.borders.0.regions.1', 'atlantis'),
      'map.borders[0] (abyssinia–atlantis).regions[1]',
      'there is no region atlantis',
    ],
    [
      'a border with itself',
      set('map.borders.0.regions.1', 'abyssinia'),
      'map.borders[0] (abyssinia–abyssinia)',
      'no border with itself',
    ],
    [
      'a border twice',
      set('map.borders.1.regions', ['kenya', 'abyssinia']),
      'map.borders[1] (kenya–abyssinia)',
      'the border abyssinia–kenya is there twice',
    ],
    ['one enclave', (pack) => pack.map.enclaves.pop(), 'map.enclaves', 'expected 2 enclaves, found 1'],
    [
      'an enclave nowhere',
      set('map.enclaves.0.enclave', 'atlantis'),
      'map.enclaves[0] (atlantis)',
      'there is no region atlantis',
    ],
    [
      'two enclaves in one region',
      set('map.enclaves.1.surrounding', 'bornu'),
      'map.enclaves[1] (katanga)',
      'the region bornu is there twice',
    ],
    [
      'an enclave apart',
      set('map.borders.34.regions.1', 'kalahari'),
      'map.enclaves[1] (katanga)',
      'katanga has no border with lunda',
    ],
    [
      'an enclave with a second neighbour',
      set('map.borders.0.regions', ['katanga', 'kalahari']),
      'map.enclaves[1] (katanga)',
      'so it has no border with kalahari',
    ],
    [
      'an enclave at a base',
      set('map.bases.cairo.adjacent.katanga', 'single'),
      'map.bases.cairo.adjacent',
      'katanga lies within lunda, not at a base',
    ],
    [
      'a base beside nowhere',
      set('map.bases.cairo.adjacent.atlantis', 'single'),
      'map.bases.cairo.adjacent',
      'there is no region atlantis',
    ],
    [
      'a base without a way out',
      set('map.bases.cairo.adjacent', {}),
      'map.bases.cairo.adjacent',
      'no way leads from the base to abyssinia, angola',
    ],
    [
      'a region without a way in',
      (pack) => {
        pack.map.borders = pack.map.borders.filter(
          (border: { regions: string[] }) => !border.regions.includes('angola'),
        )
      },
      'map.bases.cape-town.adjacent',
      'no way leads from the base to angola',
    ],
  ])
})
