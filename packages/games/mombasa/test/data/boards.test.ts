import { describe } from 'vitest'
import { breaks, set } from './checks.ts'

describe('the boards', () => {
  breaks([
    [
      'two columns',
      (pack) => pack.board.bases.cairo.columns.pop(),
      'board.bases.cairo.columns',
      'expected 3 columns, found 2',
    ],
    [
      'a column of four',
      (pack) => pack.board.bases.cairo.columns[1].pop(),
      'board.bases.cairo.columns[1]',
      'expected 5 spaces, found 4',
    ],
    [
      'no majority for coffee',
      set('board.majorities.0.counts', 'cotton'),
      'board.majorities',
      'expected 1 majority space for coffee, found 0',
    ],
    [
      'no tiers',
      set('board.majorities.0.tiers', []),
      'board.majorities[0] (coffee).tiers',
      'expected 1 to 3 tiers, found 0',
    ],
    [
      'tiers out of order',
      set('board.majorities.0.tiers.1.min', 1),
      'board.majorities[0] (coffee).tiers[1].min',
      'expected more than the 1 before it, found 1',
    ],
    [
      'a tier for nothing',
      set('board.majorities.0.tiers.1.reward', {}),
      'board.majorities[0] (coffee).tiers[1].reward',
      'expected a reward',
    ],
    [
      'three columns of A',
      set('board.bookColumns.2.letter', 'A'),
      'board.bookColumns',
      'expected 2 columns of letter A, found 3',
    ],
    ['a round missing', set('board.bookColumns.2.round', 7), 'board.bookColumns', 'no column stands for round 4'],
    ['a round twice', set('board.bookColumns.2.round', 3), 'board.bookColumns[2]', 'the round 3 is there twice'],
    [
      'coins for five rounds',
      (pack) => pack.board.roundCoins[3].pop(),
      'board.roundCoins.3',
      'expected 6 numbers, for rounds 2 to 7, found 5',
    ],
    [
      'points out of order',
      set('playerBoard.diamondTrack.points.1.space', 6),
      'playerBoard.diamondTrack.points[1].space',
      'expected more than the 6 before it',
    ],
    [
      'fewer points further on',
      set('playerBoard.diamondTrack.points.1.points', 9),
      'playerBoard.diamondTrack.points[1].points',
      'expected more than the 10 before it',
    ],
    [
      'points beyond the end',
      set('playerBoard.diamondTrack.last', 27),
      'playerBoard.diamondTrack.points[7].space',
      'expected at most 27, the last space, found 28',
    ],
    [
      'a slot beyond the end',
      set('playerBoard.bookTrack.slotOpensAt', 16),
      'playerBoard.bookTrack.slotOpensAt',
      'expected at most 15',
    ],
    [
      'crossed-out As out of order',
      set('playerBoard.bookTrack.noA.1', 5),
      'playerBoard.bookTrack.noA[1]',
      'expected more than the 5 before it',
    ],
    [
      'a crossed-out A beyond the end',
      (pack) => pack.playerBoard.bookTrack.noA.push(16),
      'playerBoard.bookTrack.noA[8]',
      'expected at most 15',
    ],
  ])
})
