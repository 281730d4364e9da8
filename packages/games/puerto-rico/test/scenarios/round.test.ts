import { describe, expect, it } from 'vitest'
import { EDITIONS, from, newTable, tableAt } from '../table.ts'

/** Rounds and the prospector: classic, O jogo and Minerador; 2020, Svolgimento del gioco and Cercatore; 1897, Como jogar and Aventureiro. */

describe.each(EDITIONS)('%s', (edition) => {
  it('from the governor on each picks one role; roles picked are gone for the round', () => {
    const table = newTable(edition, 4).refuses(1, 'role trader', 'not-your-turn').says(0, 'role trader')
    table.asks(1, 'choose-role').refuses(1, 'role trader', 'role-taken').says(1, 'role craftsman')
    table.says(2, 'role captain').asks(
      3,
      'choose-role',
      ['settler', 'mayor', 'builder', 'prospector'].map((id) => `role ${id}`),
    )
    expect(table.view().rolesTaken).toEqual({ 0: ['trader'], 1: ['craftsman'], 2: ['captain'], 3: [] })
  })

  it("at the end each role left gets a coin, the governor's card goes left, the roles come back", () => {
    const table = newTable(edition, 4).says(0, 'role trader').says(1, 'role craftsman').says(2, 'role captain')
    table.says(3, 'role prospector').asks(1, 'choose-role')
    const { governor, round, roleCoins, rolesTaken } = table.view()
    expect([governor, round]).toEqual([1, 2])
    expect(roleCoins).toEqual({ settler: 1, mayor: 1, builder: 1, craftsman: 0, trader: 0, captain: 0, prospector: 0 })
    expect(Object.values(rolesTaken).flat()).toEqual([])
  })

  it('coins pile up and go to whoever picks the role, before its phase', () => {
    const table = tableAt(edition, 4, { players: [{ coins: 0 }], roleCoins: { builder: 2, trader: 1 } })
    table.says(0, 'role builder').asks(0, 'builder-build')
    expect([table.player(0).coins, table.view().roleCoins.builder]).toEqual([2, 0])
    table.says(0, 'pass').says(1, 'pass').says(2, 'pass').says(3, 'pass')
    table.says(1, 'role craftsman').says(2, 'role captain').says(3, 'role prospector')
    expect(table.view().roleCoins).toMatchObject({ settler: 1, mayor: 1, builder: 0, trader: 2 })
  })

  it('prospector: one coin for the one who chose it, and nothing for the others', () => {
    const table = newTable(edition, 4).says(0, 'role prospector').asks(1, 'choose-role')
    expect(table.coins()).toEqual([4, 3, 3, 3])
  })

  it('five players: two prospectors, each picked once', () => {
    const table = newTable(edition, 5).says(0, 'role prospector').refuses(1, 'role prospector', 'role-taken')
    table.says(1, 'role prospector2')
    expect(table.coins()).toEqual([5, 5, 4, 4, 4])
  })

  it('three players: no prospector; three roles are left', () => {
    const table = newTable(edition, 3).refuses(0, 'role prospector', 'role-not-in-play')
    table.says(0, 'role trader').says(1, 'role craftsman').says(2, 'role captain')
    expect(Object.values(table.view().roleCoins).reduce((sum, coins) => sum + coins, 0)).toBe(3)
  })

  it('four players have no second prospector', () => {
    newTable(edition, 4).refuses(0, 'role prospector2', 'role-not-in-play')
  })

  it('the phase of a role begins with the one who chose it and goes clockwise', () => {
    const table = newTable(edition, 4).says(0, 'role trader').says(1, 'role builder').asks(1, 'builder-build')
    table.says(1, 'pass').says(2, 'pass').says(3, 'pass').asks(0, 'builder-build')
  })

  it('a role must be picked', () => {
    newTable(edition, 4).refuses(0, 'pass', 'other-question')
  })
})

describe.each(
  from({ classic: 'Regras para 2 jogadores', '2020': 'Partite in due giocatori', '1897': 'Partida para 2 jogadores' }),
)('$edition, $source', ({ edition }) => {
  const nothing = ['trader', 'craftsman', 'captain', 'prospector']

  it('three roles each, in turn; one coin on the seventh; the governor changes', () => {
    const table = newTable(edition, 2)
    for (const [i, role] of nothing.entries()) table.asks(i % 2, 'choose-role').says(i % 2, `role ${role}`)
    table.asks(0, 'choose-role').says(0, 'role builder', 'pass').says(1, 'pass')
    table.asks(1, 'choose-role').says(1, 'role settler', 'pass').says(0, 'pass')
    expect([table.view().round, table.view().governor]).toEqual([2, 1])
    expect(table.view().roleCoins).toEqual({
      settler: 0,
      mayor: 1,
      builder: 0,
      craftsman: 0,
      trader: 0,
      captain: 0,
      prospector: 0,
    })
    table.asks(1, 'choose-role')
  })

  it('every role is shared by both, the chooser first', () => {
    newTable(edition, 2).says(0, 'role trader').says(1, 'role builder', 'pass').asks(0, 'builder-build')
  })

  it('the ship is refilled with at least two workers', () => {
    const table = tableAt(edition, 2, { players: [{ fields: [] }, { fields: [] }], now: { phase: 'mayor', by: 0 } })
    expect(table.says(0, 'no worker').view().workerShip).toBe(2)
  })

  it('an end is reached only after all six picks', () => {
    const rolesTaken = { 0: ['settler', 'mayor'], 1: ['builder', 'trader'] } as const
    const table = tableAt(edition, 2, {
      endTriggered: true,
      rolesTaken: { 0: [...rolesTaken[0]], 1: [...rolesTaken[1]] },
      now: { phase: 'choose', by: 0 },
    })
    table.says(0, 'role craftsman')
    expect(table.over).toBe(false)
    expect(table.says(1, 'role captain').over).toBe(true)
  })
})
