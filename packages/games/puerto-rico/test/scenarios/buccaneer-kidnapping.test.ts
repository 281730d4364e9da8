import { Match } from '@quayside/kernel'
import { matchAt } from '@quayside/kernel/scenarios'
import { describe, expect, it } from 'vitest'
import type { EditionId } from '../../src/ids.ts'
import { puertoRico } from '../../src/index.ts'
import { city, type Setting, Table } from '../table.ts'

/** Kidnapped roles: 2020, Espansione 3 (Rapimento); 1897, Expansão III (Sequestrar); a full phase at the round's end: our rulings. */

const EDITIONS = ['2020', '1897'] as const

const positionOf = (edition: EditionId, setting: Setting, more: object = {}) => ({
  ...setting,
  game: 'puerto-rico',
  options: { edition, players: 3, expansions: ['buccaneer'], ...more },
})

const at = (edition: EditionId, setting: Setting, more: object = {}): Table =>
  new Table(matchAt(puertoRico, positionOf(edition, setting, more)))

describe.each(EDITIONS)('%s', (edition) => {
  it('the role lies before the kidnapper, who takes its coins at once', () => {
    const table = at(edition, { players: [{ coins: 1 }], roleCoins: { builder: 2 } })
    table.says(0, 'role buccaneer', 'kidnap builder')
    expect(table.view()).toMatchObject({ kidnapped: { role: 'builder', by: 0 }, roleCoins: { builder: 0 } })
    expect(table.player(0).coins).toBe(3)
    expect(table.events('role-kidnapped')).toMatchObject([{ seat: 0, role: 'builder', coins: 2 }])
  })

  it('nobody chooses it: all have picked, then its phase is played by everyone from the kidnapper on', () => {
    const table = at(edition, {
      players: [{ coins: 4 }, { coins: 4 }, { coins: 4 }],
      governor: 2,
      now: { phase: 'choose', by: 2 },
    })
    table.says(2, 'role craftsman').says(0, 'role buccaneer', 'kidnap builder').says(1, 'role trader')
    expect(table.events('kidnapped-played')).toMatchObject([{ seat: 0, role: 'builder' }])
    expect(table.view().roleCoins).toMatchObject({ settler: 0, builder: 0 })
    table.asks(0, 'builder-build').says(0, 'build hospice')
    expect(table.player(0).coins).toBe(1)
    table.says(1, 'build hospice').says(2, 'pass').asks(0, 'choose-role')
    expect(table.player(1).coins).toBe(0)
    expect(table.view().roleCoins).toMatchObject({ settler: 1, mayor: 1, builder: 0, captain: 1 })
    expect(table.view()).not.toHaveProperty('kidnapped')
  })

  it('its phase can bring on the end, and the game is over', () => {
    const built = city('guild-hall', 'residence', 'fortress', 'small-market', 'hacienda', 'office', 'wharf')
    const table = at(edition, { players: [{ coins: 9, city: built }, { coins: 0 }, { coins: 0 }] })
    table.says(0, 'role buccaneer', 'kidnap builder').says(1, 'role craftsman').says(2, 'role trader')
    expect(table.view().endTriggered).toBe(false)
    table.says(0, 'build customs-house')
    expect(table.over).toBe(true)
  })

  it('the kidnapper may not choose it, also with two players, who pick three times', () => {
    const table = at(edition, {}, { players: 2 }).says(0, 'role buccaneer', 'kidnap craftsman')
    table.says(1, 'role trader').refuses(0, 'role craftsman', 'own-captive')
  })

  it('it can be kidnapped by the last to pick, and is then played at once', () => {
    const table = at(edition, { governor: 1, now: { phase: 'choose', by: 0 } })
    table.says(0, 'role buccaneer', 'kidnap mayor').asks(0, 'mayor-privilege')
  })

  it('a library doubles its privilege', () => {
    const table = at(
      edition,
      { players: [{ coins: 0, city: city('library*') }], governor: 2, now: { phase: 'choose', by: 0 } },
      { players: 4, expansions: ['buccaneer', 'new-buildings'] },
    )
    table.says(0, 'role buccaneer', 'kidnap prospector').says(1, 'role craftsman')
    expect(table.coins()[0]).toBe(2)
  })

  it('positions keep the marker and the kidnapped role', () => {
    const table = at(edition, {}).says(0, 'role buccaneer', 'kidnap builder')
    const position = puertoRico.writePosition(table.match.state as never)
    expect(position).toMatchObject({ buccaneer: 0, kidnapped: { role: 'builder', by: 0 } })
    expect(new Table(matchAt(puertoRico, position as object)).hash).toBe(table.hash)
  })

  it('a position may leave out what follows from the kidnapping', () => {
    const table = at(edition, { kidnapped: { role: 'builder', by: 0 }, governor: 0, now: { phase: 'choose', by: 1 } })
    expect(table.view()).toMatchObject({ buccaneer: 0, rolesTaken: { 0: ['buccaneer'] } })
    table.refuses(1, 'role buccaneer', 'role-taken')
  })

  it.each([
    [{ kidnapped: { role: 'buccaneer', by: 0 } }, 'the buccaneer is taken and cannot be kidnapped'],
    [{ kidnapped: { role: 'prospector', by: 0 } }, 'the prospector is not in play'],
    [{ kidnapped: { role: 'mayor', by: 0 }, buccaneer: 2 }, "the buccaneer's marker is with seat 0"],
    [{ kidnapped: { role: 'mayor', by: 0 }, roleCoins: { mayor: 1 } }, 'coins lie on the mayor, which is kidnapped'],
    [
      { kidnapped: { role: 'mayor', by: 0 }, rolesTaken: { 0: ['mayor'] } },
      'the mayor is taken and cannot be kidnapped',
    ],
    [{ buccaneer: 4 }, 'there is no seat 4'],
  ] as [Setting, string][])('refuses the position %j', (setting, message) => {
    const position = positionOf(edition, { governor: 0, now: { phase: 'choose', by: 1 }, ...setting })
    expect(Match.fromPosition(puertoRico, position)).toMatchObject({ ok: false, error: { message } })
  })
})

describe('somebody else chooses it', () => {
  const coins = (count: number): Setting => ({ players: [{ coins: 0 }, { coins: count }, { coins: 5 }] })

  it('2020: the bank pays the kidnapper three coins', () => {
    const table = at('2020', coins(0)).says(0, 'role buccaneer', 'kidnap craftsman').says(1, 'role craftsman')
    expect(table.coins()).toEqual([3, 0, 5])
    expect(table.events('ransom-paid')).toMatchObject([{ seat: 0, role: 'craftsman', coins: 3 }])
    expect(table.view()).not.toHaveProperty('kidnapped')
    table.says(2, 'role trader').asks(1, 'choose-role')
  })

  it('1897: the chooser pays them', () => {
    const table = at('1897', coins(4)).says(0, 'role buccaneer', 'kidnap craftsman').says(1, 'role craftsman')
    expect(table.coins()).toEqual([3, 1, 5])
  })

  it('1897: who has fewer than three coins cannot choose it', () => {
    const table = at('1897', coins(2)).says(0, 'role buccaneer', 'kidnap craftsman')
    table.refuses(1, 'role craftsman', 'no-ransom').says(1, 'role trader').says(2, 'role craftsman')
    expect(table.coins()).toEqual([3, 2, 2])
  })
})

it('1897, Puertoma: where one plays, nobody kidnaps', () => {
  const table = at(
    '1897',
    { tradingHouse: ['corn'], ships: [{ capacity: 4, good: 'sugar', count: 1 }] },
    { puertomas: 1 },
  ).says(0, 'role buccaneer')
  table
    .asks(0, 'buccaneer-act', ['raid-ship 4 0', 'raid-ship 4 1', 'plunder'])
    .refuses(0, 'kidnap mayor', 'no-kidnapping')
})
