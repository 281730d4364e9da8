import { describe } from 'vitest'
import { breaks, set } from './checks.ts'

describe('the tracks', () => {
  breaks([
    ['a track missing', (pack) => pack.tracks.tracks.pop(), 'tracks.tracks', 'D2 is missing'],
    ['a track twice', set('tracks.tracks.1.id', 'A1'), 'tracks.tracks[1] (A1)', 'the id A1 is there twice'],
    [
      'both faces of a board in the first game',
      set('tracks.firstGame.cape-town', 'A2'),
      'tracks.firstGame.cape-town',
      'the board A is there twice',
    ],
    [
      'shares out of order',
      set('tracks.tracks.0.shares.1.space', 2),
      'tracks.tracks[0] (A1).shares[1].space',
      'expected more than the 2 before it, found 2',
    ],
    [
      'fewer shares further on',
      set('tracks.tracks.0.shares.3.shares', 1),
      'tracks.tracks[0] (A1).shares[3].shares',
      'expected more than the 3 before it, found 1',
    ],
    [
      'shares beyond the end',
      set('tracks.tracks.0.shares.6.space', 23),
      'tracks.tracks[0] (A1).shares[6].space',
      'expected at most 22, the last space, found 23',
    ],
    ['no shares', set('tracks.tracks.0.shares', []), 'tracks.tracks[0] (A1).shares', 'a track has shares'],
    [
      'no capital call',
      set('tracks.tracks.2.capitalCalls', []),
      'tracks.tracks[2] (B1).capitalCalls',
      'expected 1 or 2 capital calls, found 0',
    ],
    [
      'three capital calls',
      (pack) => pack.tracks.tracks[0].capitalCalls.push({ beforeSpace: 16, pounds: 1 }),
      'tracks.tracks[0] (A1).capitalCalls',
      'found 3',
    ],
    [
      'a capital call beyond the end',
      set('tracks.tracks.0.capitalCalls.1.beforeSpace', 23),
      'tracks.tracks[0] (A1).capitalCalls[1].beforeSpace',
      'expected at most 22',
    ],
    [
      'one special space',
      (pack) => pack.tracks.tracks[3].specialSpaces.pop(),
      'tracks.tracks[3] (B2).specialSpaces',
      'expected 2 special spaces, found 1',
    ],
    [
      'special spaces out of order',
      (pack) => pack.tracks.tracks[3].specialSpaces.reverse(),
      'tracks.tracks[3] (B2).specialSpaces[1].space',
      'expected more than the 12 before it',
    ],
    [
      'a bonus space on A',
      (pack) => {
        pack.tracks.tracks[0].specialSpaces[0].bonus = pack.tracks.tracks[7].specialSpaces[0].bonus
      },
      'tracks.tracks[0] (A1).specialSpaces[0].bonus',
      'bonus spaces lie on tracks C and D only',
    ],
    [
      'a permanent bonus on D',
      (pack) => {
        pack.tracks.tracks[7].specialSpaces[0].bonus = pack.tracks.tracks[0].specialSpaces[0].bonus
      },
      'tracks.tracks[7] (D2).specialSpaces[0].bonus',
      'permanent bonuses lie on tracks A and B only',
    ],
    [
      'two sorts of bonus',
      set('tracks.tracks.1.specialSpaces.1.bonus', { type: 'cardDiscount', amount: 1, paidWith: 'cotton' }),
      'tracks.tracks[1] (A2).specialSpaces',
      'not more cotton and cardDiscount',
    ],
    [
      'two goods',
      set('tracks.tracks.1.specialSpaces.1.bonus.good', 'coffee'),
      'tracks.tracks[1] (A2).specialSpaces',
      'not more cotton and more coffee',
    ],
    [
      'more markers than a colour has',
      set('tracks.tracks.3.specialSpaces.1.bonus.amount', 3),
      'tracks.tracks[3] (B2).specialSpaces[1].bonus.amount',
      'a colour has 5 bonus markers, not the 6',
    ],
    [
      'nothing to choose from',
      (pack) => pack.tracks.tracks[4].specialSpaces[0].bonus.gives.options.pop(),
      'tracks.tracks[4] (C1).specialSpaces[0].bonus.gives.options',
      'expected 2 rewards to choose from, found 1',
    ],
    [
      'an empty choice',
      set('tracks.tracks.4.specialSpaces.0.bonus.gives.options.1', {}),
      'tracks.tracks[4] (C1).specialSpaces[0].bonus.gives.options[1]',
      'expected a reward',
    ],
  ])
})
