import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, newBuildingsAt, type Setting } from '../table.ts'

/** When the owner of a guesthouse is asked: our rulings; classic, Pousada: not in the mayor phase. */

const PHASES = ['settler', 'builder', 'craftsman', 'trader', 'captain', 'prospector'] as const
const owner = { fields: fields('corn*'), city: city('guesthouse*', 'office') }
const MOVES = ['stay', 'stay round', 'move guest guesthouse office']

describe.each(EDITIONS)('%s', (edition) => {
  const at = (setting: Setting) => newBuildingsAt(edition, setting)

  it.each(PHASES)('at the start of a %s phase, whoever chose it', (phase) => {
    at({ players: [owner], now: { phase, by: 1 } }).asks(0, 'guest-move', MOVES)
    at({ players: [owner], now: { phase, by: 0 } }).asks(0, 'guest-move', MOVES)
  })

  it('every owner in turn, from the one who chose the role', () => {
    const table = at({ players: [owner, {}, owner], now: { phase: 'builder', by: 1 } }).asks(2, 'guest-move')
    table.says(2, 'stay').asks(0, 'guest-move').says(0, 'stay').asks(1, 'builder-build')
  })

  it('before choosing a role, and then the role can be chosen', () => {
    const table = at({ players: [owner] })
      .asks(0, 'guest-move', MOVES)
      .says(0, 'stay')
      .asks(0, 'choose-role')
    expect(table.answers(0)).toContain('move guest guesthouse office')
  })

  it('not before others choose', () => {
    at({ players: [{}, owner] }).asks(0, 'choose-role')
  })

  it('before storing, also when no goods are there to store', () => {
    const table = at({ players: [owner], now: { phase: 'captain', by: 1 } })
      .says(0, 'stay')
      .asks(0, 'guest-move')
    table.says(0, 'stay').asks(2, 'choose-role')
  })

  it('before the final scoring', () => {
    const players = [{ ...owner, city: city('guesthouse*', 'residence') }]
    const table = at({ players, governor: 0, endTriggered: true, now: { phase: 'choose', by: 3 } })
    table.says(3, 'role craftsman').says(0, 'stay').asks(0, 'guest-move')
    expect(table.over).toBe(false)
    table.says(0, 'move guest guesthouse residence')
    expect([table.over, table.points(0, 'residence')]).toEqual([true, 4])
  })

  it('before the final scoring once: staying ends the game', () => {
    const table = at({ players: [owner], governor: 0, endTriggered: true, now: { phase: 'choose', by: 3 } })
    expect(table.says(3, 'role craftsman').says(0, 'stay').says(0, 'stay').over).toBe(true)
  })

  it('after one guest moved, again for the other', () => {
    const players = [{ fields: fields('corn'), city: city('guesthouse**', 'office') }]
    const table = at({ players, now: { phase: 'builder', by: 1 } }).says(0, 'move guest guesthouse office')
    table.asks(0, 'guest-move', ['stay', 'stay round', 'move guest guesthouse corn']).says(0, 'stay')
    table.asks(1, 'builder-build')
  })

  it('not without a guest, and not while every circle is taken', () => {
    at({ players: [{ ...owner, city: city('guesthouse', 'office') }], now: { phase: 'builder', by: 1 } }).asks(
      1,
      'builder-build',
    )
    at({ players: [{ ...owner, city: city('guesthouse*', 'office*') }], now: { phase: 'builder', by: 1 } }).asks(
      1,
      'builder-build',
    )
  })

  it('"stay round" ends the questions until the next round; moves stay possible', () => {
    const table = at({ players: [owner], governor: 0, now: { phase: 'choose', by: 2 } })
    table.says(2, 'role craftsman').says(0, 'stay round').asks(3, 'choose-role')
    table.says(3, 'role settler', 'pass').asks(0, 'settler-take')
    expect(table.answers(0, 'move')).toEqual(['move guest guesthouse office'])
    table.says(0, 'pass').says(1, 'pass').says(2, 'pass')
    table.says(1, 'role craftsman').asks(0, 'guest-move')
  })

  it('comes before lighthouse and union hall', () => {
    const setting = (building: string): Setting => ({
      players: [{ coins: 0, goods: { corn: 4 }, fields: fields('corn*'), city: city('guesthouse*', building) }],
      now: { phase: 'captain', by: 0 },
    })
    const lighthouse = at(setting('lighthouse'))
    expect(lighthouse.says(0, 'move guest guesthouse lighthouse').events('factory-paid')).toHaveLength(1)
    const hall = at(setting('union-hall')).says(0, 'move guest guesthouse union-hall')
    expect(hall.events('points')[0]).toMatchObject({ seat: 0, points: 2, source: 'union-hall' })
  })

  it('a position keeps what was answered', () => {
    const asked = at({ players: [owner] })
      .says(0, 'stay')
      .asks(0, 'choose-role')
    const written = asked.match.game.writePosition(asked.match.state)
    expect(written).toMatchObject({ guestsAsked: true })
  })
})

describe('the mayor phase', () => {
  const players = [{ fields: fields('corn*'), city: city('guesthouse*', 'library') }]
  const setting: Setting = { players, now: { phase: 'mayor', by: 0 } }

  it('classic: no question and no move', () => {
    const table = newBuildingsAt('classic', setting).asks(0, 'mayor-privilege', ['worker', 'no worker'])
    table.refuses(0, 'move guest guesthouse library', 'not-in-mayor-phase')
  })

  it.each(['2020', '1897'] as const)('%s: as in any other; a guest in the library doubles the privilege', (edition) => {
    const table = newBuildingsAt(edition, setting).asks(0, 'guest-move').says(0, 'move guest guesthouse library')
    table.says(0, 'worker').asks(0, 'mayor-privilege').says(0, 'worker')
    expect(table.events('privilege-worker')).toHaveLength(2)
  })

  it('two workers can be placed in the guesthouse', () => {
    const spare = [{ spare: 2, fields: fields('corn'), city: city('guesthouse', 'office') }]
    const table = newBuildingsAt('2020', { players: spare, now: { phase: 'mayor', by: 0 } }).says(0, 'no worker')
    table.says(0, 'place guesthouse', 'place guesthouse')
    expect(table.player(0).city[0].workers).toBe(2)
  })
})
