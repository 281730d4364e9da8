import { Match } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { mombasa } from '../../src/index.ts'
import { slots } from '../table.ts'

const refusal = (position: object) => {
  const begun = Match.fromPosition(mombasa, { game: 'mombasa', ...position })
  return begun.ok ? null : begun.error
}
const actions = { phase: 'actions', by: 0 }
const times = (count: number, card: string) => Array.from({ length: count }, () => card)

describe('positions that cannot be', () => {
  it.each([
    ['more players than the options say', { options: { players: 2 }, players: [{}, {}, {}] }, /2 players/],
    ['a seat that is not there', { firstPlayer: 3 }, /no seat 3/],
    ['a turn of a seat that is not there', { now: { phase: 'actions', by: 3 } }, /no seat 3/],
    [
      'both sides of one track',
      { tracks: { mombasa: 'A1', 'cape-town': 'A2', 'saint-louis': 'C1', cairo: 'D1' } },
      /A1 and A2/,
    ],
    ['a marker beyond its track', { players: [{ tracks: { cairo: 23 } }] }, /D1 has 22 spaces/],
    ['a bonus nobody has reached', { players: [{ bonuses: { mombasa: 1 } }] }, /not reached bonus 1/],
    ['a diamond marker beyond its track', { players: [{ diamond: 29 }] }, /28 spaces/],
    ['an inkwell beyond its track', { players: [{ ink: 17 }] }, /16 steps/],
    ['an inkwell that passed an empty space', { players: [{ ink: 2 }] }, /passed step 2/],
    ['an unknown starting tile', { players: [{ startTile: 'start-11' }] }, /no starting tile start-11/],
    ['one starting tile twice', { players: [{ startTile: 'start-02' }, {}] }, /two players have the tile/],
    ['an unknown card', { players: [{ hand: ['banana-9'] }] }, /no card banana-9/],
    ['more cards than there are', { players: [{ hand: times(2, 'merchant') }] }, /not so many cards merchant/],
    ['a rival\'s "1" expansion card', { players: [{ hand: ['expansion-1-at-2'] }] }, /not so many cards/],
    [
      'a share card in a slot',
      { players: [{ slots: slots(null, 'share-cairo-at-2') }], now: actions },
      /cannot be played/,
    ],
    [
      'a card in a closed slot',
      { players: [{ slots: slots('coffee-1') }], now: actions },
      /slot 1 of seat 0 is not open/,
    ],
    [
      'a used card where none lies',
      { players: [{ slots: slots(null, 'coffee-1'), used: [3] }], now: actions },
      /no card in slot 3/,
    ],
    [
      'a seat that has ended with cards in its slots',
      { players: [{}, { slots: slots(null, 'coffee-1'), ended: true }], now: actions },
      /slots are empty/,
    ],
    ['a turn of a seat that has ended', { players: [{ ended: true }], now: actions }, /has ended its phase/],
    ['a stack without the display', { stack: [] }, /needs the display/],
    ['an unknown region', { posts: { atlantis: 'cairo' } }, /no region atlantis/],
    [
      'more posts than a company has',
      { bases: { cairo: [5, 5, 5] }, posts: { kenya: 'cairo' } },
      /cairo has 15 posts in all, not 16/,
    ],
    ['posts that do not add up', { bases: { cairo: [5, 5, 4] }, postsOut: { cairo: 0 } }, /15 posts in all/],
    ['a column refilled to its last space', { bases: { cairo: [{ posts: 5, lastOpen: true }, 5, 5] } }, /last space/],
    [
      'an empty column with its last space closed',
      { bases: { cairo: [{ posts: 0, lastOpen: false }, 5, 5] } },
      /last space open/,
    ],
    ['an unknown book', { players: [{ books: [{ step: 2, book: 'book-X01' }] }] }, /no book book-X01/],
    [
      'two books on one step',
      {
        players: [
          {
            books: [
              { step: 2, book: 'book-A01' },
              { step: 2, book: 'book-B01' },
            ],
          },
        ],
      },
      /two books lie on step 2/,
    ],
    ['a book beyond the track', { players: [{ books: [{ step: 17, book: 'book-B01' }] }] }, /16 steps/],
    ['an A on a crossed-out space', { players: [{ books: [{ step: 6, book: 'book-A01' }] }] }, /no book of letter A/],
    [
      'the starting book turned over',
      { players: [{ books: [{ step: 1, book: 'start-01', turned: true }] }] },
      /face up on step 1/,
    ],
    [
      'a book of the wrong letter on display',
      { books: { display: [['book-B01', null, null, null, null, null], times(6, '').map(() => null)] } },
      /not of the letter A/,
    ],
    [
      'coins that have not come yet',
      {
        books: {
          coins: [
            [0, 0, 0, 0, 0, 1],
            [0, 0, 0, 0, 0, 0],
          ],
        },
      },
      /more coins/,
    ],
    [
      'six markers of one seat',
      {
        spaces: Object.fromEntries(
          ['first-player', 'buy-card', 'discard-card', 'plus-one', 'majority-banana', 'majority-coffee'].map(
            (space) => [space, 1],
          ),
        ),
        now: actions,
      },
      /only 5 markers/,
    ],
    ['both bonus spaces of a track', { spaces: { 'track-c-1': 1, 'track-c-2': 1 }, now: actions }, /both bonus spaces/],
    [
      'a "+1" tile on no goods card',
      { tiles: { 'plus-one': { seat: 0, slot: 2 } }, now: actions },
      /no goods card in slot 2/,
    ],
    [
      'a tile on a card that lies on none',
      { tiles: { 'merchant-tile': { seat: 0, slot: 2 } }, now: actions },
      /lies on no card/,
    ],
    ['markers placed while plans are made', { spaces: { 'buy-card': 0 } }, /in planning/],
    ['tiles used while plans are made', { tiles: { 'merchant-tile': { seat: 0, used: true } } }, /in planning/],
    [
      'all plans sealed',
      { options: { players: 2 }, players: [{ sealed: true }, { sealed: true }] },
      /planning is over/,
    ],
    ['a plan sealed in the action phase', { players: [{ sealed: true }], now: actions }, /only in planning/],
  ] as [string, object, RegExp][])('%s', (_what, position, message) => {
    expect(refusal(position)).toMatchObject({ code: 'impossible-position', message: expect.stringMatching(message) })
  })

  it.each([
    ['an unknown key', { colour: 'red' }, /colour/],
    ['an unknown key of a player', { players: [{ gold: 1 }] }, /players\.0\.gold/],
    ['a round after the last', { round: 8 }, /round/],
    ['a phase that has no position', { now: { phase: 'preparation' } }, /now.*planning/],
    ['a base with two columns', { bases: { cairo: [5, 5] } }, /bases\.cairo/],
    ['a list for an object', { posts: [] }, /posts/],
    ['a key every object knows', JSON.parse('{"posts":{"__proto__":"cairo"}}'), /posts/],
  ] as [string, object, RegExp][])('%s does not have the shape of one', (_what, position, message) => {
    expect(refusal(position)).toMatchObject({ code: 'bad-position', message: expect.stringMatching(message) })
  })
})
