import { Match } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { puertoRico } from '../../src/index.ts'
import { city, fields, newTable, times } from '../table.ts'

/** Positions that cannot be are refused with a clear message, before anything changes. */

/** What a classic table of four says to a position. */
function refusal(position: unknown): { code: string; message: string } | null {
  const before = structuredClone(position)
  const standing = newTable('classic', 4)
  const hash = standing.hash
  const begun = Match.fromPosition(puertoRico, position)
  expect(position).toEqual(before)
  expect(standing.hash).toBe(hash)
  return begun.ok ? null : begun.error
}

const classic = (more: object, players = 4) => ({
  game: 'puerto-rico',
  options: { edition: 'classic', players },
  ...more,
})
const seat0 = (player: object) => classic({ players: [player] })

/** Five piles of 2020, all tiles in the first. Twelve are more than its share of fifty. */
const tallPile = (faceDown: number | string[]) => ({
  game: 'puerto-rico',
  options: { edition: '2020', players: 4 },
  piles: [{ open: 'corn', faceDown }, ...times(4, { open: 'corn', faceDown: typeof faceDown === 'number' ? 0 : [] })],
})

describe('impossible', () => {
  it.each<[string, object, RegExp]>([
    ['99 corn', seat0({ goods: { corn: 99 } }), /10 barrels of corn/],
    [
      'goods on hand, ships and house beyond the box',
      classic({
        players: [{ goods: { coffee: 4 } }],
        ships: [{ capacity: 7, good: 'coffee', count: 5 }],
        tradingHouse: ['coffee'],
      }),
      /9 barrels of coffee/,
    ],
    ['two players: barrels out of the game', classic({ players: [{ goods: { corn: 9 } }] }, 2), /8 barrels of corn/],
    ['a building twice', seat0({ city: city('office', 'office') }), /office twice/],
    ['a third copy', classic({ players: times(3, { city: city('office') }) }), /only 2 of office/],
    ['13 field tiles', seat0({ fields: fields(...times(7, 'sugar'), ...times(6, 'coffee')) }), /more than 12 field/],
    [
      'more tiles of a kind than there are',
      classic({ players: times(2, { fields: fields(...times(5, 'coffee')) }) }),
      /8 coffee/,
    ],
    ['nine quarries', seat0({ fields: fields(...times(9, 'quarry')) }), /8 quarry/],
    [
      'an open tile that is used up',
      classic({ players: [{ fields: fields(...times(8, 'coffee')) }], openFields: ['coffee'] }),
      /coffee/,
    ],
    [
      '13 city spaces',
      seat0({
        city: city('guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall', 'office', 'wharf', 'harbor'),
      }),
      /12 city spaces/,
    ],
    ['too many workers in a building', seat0({ city: city('office**') }), /room for 1/],
    ['too many workers in all', classic({ workerSupply: 79, workerShip: 4 }), /79 workers/],
    ['too many workers on islands', seat0({ spare: 90 }), /79 workers/],
    ['too many chips', classic({ players: [{ vp: 30 }], vpSupply: 80 }), /100 points/],
    ['points on paper while chips are there', classic({ players: [{ vp: 30 }], vpSupply: 10, paperVp: 5 }), /on paper/],
    [
      'two ships with the same good',
      classic({
        ships: [
          { capacity: 5, good: 'corn', count: 1 },
          { capacity: 6, good: 'corn', count: 1 },
        ],
      }),
      /two ships carry corn/,
    ],
    ['a ship that is not in play', classic({ ships: [{ capacity: 8, good: 'corn', count: 1 }] }), /no ship of 8/],
    ['a ship beyond its room', classic({ ships: [{ capacity: 5, good: 'corn', count: 6 }] }), /cannot carry 6/],
    [
      'a ship named twice',
      classic({
        ships: [
          { capacity: 5, count: 0 },
          { capacity: 5, good: 'corn', count: 2 },
        ],
      }),
      /twice/,
    ],
    ['barrels of no kind', classic({ ships: [{ capacity: 5, count: 2 }] }), /carry/],
    ['too many players', classic({ players: times(5, {}) }), /4 players/],
    ['too many open tiles', classic({ openFields: times(6, 'corn') }), /5 tiles/],
    [
      'a role taken twice',
      classic({ rolesTaken: { 0: ['mayor'], 1: ['mayor'] }, now: { phase: 'choose', by: 2 } }),
      /taken twice/,
    ],
    [
      'a role played by one and taken by another',
      classic({ rolesTaken: { 0: ['captain'] }, now: { phase: 'captain', by: 1 } }),
      /captain/,
    ],
    ['a role that is not in play', classic({ now: { phase: 'prospector', by: 0 } }, 3), /prospector is not in play/],
    [
      'a role of a seat that has not picked yet',
      classic({ rolesTaken: { 3: ['mayor'] }, now: { phase: 'choose', by: 1 } }),
      /seat 3/,
    ],
    [
      'two roles of a seat',
      classic({ rolesTaken: { 0: ['mayor', 'settler'] }, now: { phase: 'choose', by: 1 } }),
      /seat 0/,
    ],
    ['the wrong turn', classic({ rolesTaken: { 0: ['mayor'] }, now: { phase: 'choose', by: 0 } }), /seat 0/],
    ['the wrong turn of two', classic({ rolesTaken: { 0: ['mayor'] }, now: { phase: 'choose', by: 0 } }, 2), /turn/],
    ['a seat that is not there', classic({ now: { phase: 'choose', by: 4 } }), /no seat 4/],
    ['a governor who is not there', classic({ governor: 4 }), /no seat 4/],
    ['coins on a role that is taken', classic({ roleCoins: { mayor: 1 }, now: { phase: 'mayor', by: 0 } }), /mayor/],
    [
      'a full city without an end',
      classic({
        players: [
          { city: city('guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall', 'office', 'wharf') },
        ],
        endTriggered: false,
      }),
      /end/,
    ],
    [
      'a role twice with the same seat',
      classic({ rolesTaken: { 0: ['mayor', 'mayor'] }, now: { phase: 'choose', by: 1 } }),
      /twice/,
    ],
    ['a pile higher than piles can be', tallPile(12), /pile 1/],
    ['the same with its tiles named', tallPile([...times(6, 'sugar'), ...times(6, 'tobacco')]), /pile 1/],
    ['forests without a forest house', seat0({ fields: fields('forest') }), /forests are not in play/],
    [
      'guests asked about a choice that is not now',
      {
        game: 'puerto-rico',
        options: { edition: 'classic', players: 4, expansions: ['new-buildings'] },
        guestsAsked: true,
        now: { phase: 'builder', by: 0 },
      },
      /guestsAsked/,
    ],
    ['piles where there is a stack', classic({ piles: ['corn'] }), /openFields/],
  ])('%s', (_, position, message) => {
    const error = refusal(position)
    expect(error?.code).toBe('impossible-position')
    expect(error?.message).toMatch(message)
  })
})

describe('of the wrong shape', () => {
  it.each<[string, unknown, RegExp]>([
    ['negative coins', seat0({ coins: -1 }), /players\.0\.coins/],
    ['half a coin', seat0({ coins: 0.5 }), /players\.0\.coins/],
    ['coins as text', seat0({ coins: '3' }), /players\.0\.coins/],
    ['an unknown key', classic({ weather: 'fine' }), /weather/],
    ['an unknown key of a player', seat0({ hat: 1 }), /hat/],
    ['an unknown good', seat0({ goods: { rum: 1 } }), /rum/],
    ['an unknown tile', seat0({ fields: [{ tile: 'desert' }] }), /tile/],
    ['two workers on a tile', seat0({ fields: [{ tile: 'corn', workers: 2 }] }), /workers/],
    ['an unknown building', seat0({ city: [{ building: 'casino' }] }), /building/],
    ['an unknown phase', classic({ now: { phase: 'siesta', by: 0 } }), /now\.phase/],
    ['five barrels in the trading house', classic({ tradingHouse: times(5, 'corn') }), /tradingHouse/],
    ['players that are no list', classic({ players: {} }), /players/],
    ['round 0', classic({ round: 0 }), /round/],
    ['another game', { game: 'chess' }, /game/],
    ['nothing', null, /./],
    ['a text', 'corn', /./],
    ['a list', [], /./],
  ])('%s', (_, position, message) => {
    const error = refusal(position)
    expect(error?.code).toBe('bad-position')
    expect(error?.message).toMatch(message)
  })

  it.each<[string, object]>([
    ['one player', { players: 1 }],
    ['six players', { players: 6 }],
    ['an unknown edition', { edition: '1899' }],
    ['an unknown option', { colour: 'red' }],
  ])('options: %s', (_, options) => {
    expect(refusal({ game: 'puerto-rico', options })).not.toBeNull()
  })
})
