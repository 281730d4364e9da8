import { describe, expect, it } from 'vitest'
import type { AchievementId } from '../../src/data/achievements.ts'
import { city, fields, type Setting, type Table, tableAt, times } from '../table.ts'

/** Achievements: 1897, Expansão VI. Each goal, what fulfils it, and what just does not. */

type Players = NonNullable<Setting['players']>

/** A table where seat 0 has this card and nobody else has any. */
function at(id: AchievementId, setting: Setting): Table {
  const players = [{ ...setting.players?.[0], achievements: [{ id }] }, { achievements: [] }, { achievements: [] }]
  return tableAt('1897', 3, { governor: 0, ...setting, players }, { expansions: ['achievements'] })
}

const isDone = (table: Table): boolean => {
  const { achievements } = table.player(0) as unknown as { achievements: { fulfilled: boolean }[] }
  return achievements[0].fulfilled
}

const doing = (phase: NonNullable<Setting['now']>['phase'], player: Players[number], more: Setting = {}): Setting => ({
  players: [player],
  now: { phase, by: 0 },
  ...more,
})

describe('loading', () => {
  const loading = (goods: object, ships: Setting['ships'] = [], buildings: string[] = []): Setting =>
    doing('captain', { goods, city: city(...buildings) }, { ships })

  it.each<[AchievementId, 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee']>([
    ['corn-dispatcher', 'corn'],
    ['fruit-dispatcher', 'indigo'],
    ['sugar-dispatcher', 'sugar'],
    ['tobacco-dispatcher', 'tobacco'],
    ['coffee-dispatcher', 'coffee'],
  ])('%s: the last crate on a ship of %s', (id, good) => {
    const other = good === 'corn' ? 'sugar' : 'corn'
    const goods = { [good]: 1, [other]: 1 }
    const full = [{ capacity: 5, good, count: 4 }]
    expect(isDone(at(id, loading(goods, full)).says(0, `load ${good} 5`))).toBe(true)
    expect(isDone(at(id, loading(goods, [{ capacity: 5, good, count: 3 }])).says(0, `load ${good} 5`))).toBe(false)
    expect(isDone(at(id, loading(goods, [{ capacity: 5, good: other, count: 4 }])).says(0, `load ${other} 5`))).toBe(
      false,
    )
    // A ship of one's own is never full.
    expect(isDone(at(id, loading(goods, [], ['wharf*'])).says(0, `load ${good} wharf`))).toBe(false)
  })

  it('independent-shipper: a ship filled from empty in one load', () => {
    const id = 'independent-shipper'
    expect(isDone(at(id, loading({ corn: 4, sugar: 1 })).says(0, 'load corn 4'))).toBe(true)
    const begun = [{ capacity: 4, good: 'corn' as const, count: 1 }]
    expect(isDone(at(id, loading({ corn: 4, sugar: 1 }, begun)).says(0, 'load corn 4'))).toBe(false)
    expect(isDone(at(id, loading({ corn: 4, sugar: 1 }, [], ['wharf*'])).says(0, 'load corn wharf'))).toBe(false)
  })

  it('specialised-shipper: five crates of a good at once, on any ship', () => {
    const id = 'specialised-shipper'
    expect(isDone(at(id, loading({ corn: 5, sugar: 1 })).says(0, 'load corn 5'))).toBe(true)
    expect(isDone(at(id, loading({ corn: 5, sugar: 1 }, [], ['wharf*'])).says(0, 'load corn wharf'))).toBe(true)
    expect(isDone(at(id, loading({ corn: 4, sugar: 1 })).says(0, 'load corn 4'))).toBe(false)
  })

  it('dock-tycoon: three goods in one phase', () => {
    const table = at('dock-tycoon', loading({ corn: 1, indigo: 1, sugar: 1 })).says(0, 'load corn 4', 'load indigo 5')
    expect(isDone(table)).toBe(true)
    expect(isDone(at('dock-tycoon', loading({ corn: 1, indigo: 1 })).says(0, 'load corn 4'))).toBe(false)
  })

  it('trade-strategist: seven points in one captain phase, from wherever they come', () => {
    const harbor = loading({ corn: 4, sugar: 1 }, [], ['harbor*'])
    // Four crates, the captain's point and the harbor's make six; then one and one.
    const table = at('trade-strategist', harbor).says(0, 'load corn 4')
    expect([table.player(0).vp, isDone(table)]).toEqual([6, false])
    table.says(0, 'load sugar 5')
    expect([table.player(0).vp, isDone(table)]).toEqual([8, true])
    expect(isDone(at('trade-strategist', loading({ corn: 4, sugar: 1 })).says(0, 'load corn 4'))).toBe(false)
  })

  it('prudent-merchant: two goods after storing', () => {
    const ships = [
      { capacity: 4, good: 'tobacco' as const, count: 1 },
      { capacity: 5, good: 'coffee' as const, count: 1 },
      { capacity: 6, good: 'indigo' as const, count: 1 },
    ]
    const stored = (answers: string[]) =>
      at('prudent-merchant', loading({ corn: 2, sugar: 1 }, ships, ['small-warehouse*'])).says(0, ...answers)
    expect(isDone(stored(['keep corn', 'keep one sugar']))).toBe(true)
    expect(isDone(stored(['keep corn', 'done']))).toBe(false)
  })
})

describe('trading and making', () => {
  it('deal-closer: as the trader, the crate that fills the house', () => {
    const goods = { corn: 1 }
    const tradingHouse: Setting['tradingHouse'] = ['indigo', 'sugar', 'coffee']
    expect(isDone(at('deal-closer', doing('trader', { goods }, { tradingHouse })).says(0, 'sell corn'))).toBe(true)
    const byOther = doing('trader', { goods }, { tradingHouse, now: { phase: 'trader', by: 1 }, governor: 1 })
    expect(isDone(at('deal-closer', byOther).says(0, 'sell corn'))).toBe(false)
    const early = doing('trader', { goods }, { tradingHouse: ['indigo', 'sugar'] })
    expect(isDone(at('deal-closer', early).says(0, 'sell corn'))).toBe(false)
  })

  it('trade-tycoon: six coins for one good', () => {
    const selling = (building: string) => doing('trader', { goods: { coffee: 1 }, city: city(building) })
    expect(isDone(at('trade-tycoon', selling('small-market*')).says(0, 'sell coffee'))).toBe(true)
    expect(isDone(at('trade-tycoon', selling('small-market')).says(0, 'sell coffee'))).toBe(false)
  })

  it('leading-producer: seven crates in one phase, the extra one included', () => {
    const making = (corn: number) => doing('craftsman', { fields: fields(...times(corn, 'corn*')) })
    expect(isDone(at('leading-producer', making(7)).says(0, 'pass'))).toBe(true)
    expect(isDone(at('leading-producer', making(6)).says(0, 'extra corn'))).toBe(true)
    expect(isDone(at('leading-producer', making(6)).says(0, 'pass'))).toBe(false)
  })
})

describe('building', () => {
  const building = (coins: number, quarries = 0): Setting =>
    doing('builder', { coins, fields: fields(...times(quarries, 'quarry*')) })

  it('big-spender: an expanded building with all coins', () => {
    expect(isDone(at('big-spender', building(9)).says(0, 'build residence'))).toBe(true)
    expect(isDone(at('big-spender', building(10)).says(0, 'build residence'))).toBe(false)
    expect(isDone(at('big-spender', building(7)).says(0, 'build university'))).toBe(false)
  })

  it('master-architect: an expanded building for six coins at most', () => {
    expect(isDone(at('master-architect', building(12, 3)).says(0, 'build residence'))).toBe(true)
    expect(isDone(at('master-architect', building(12, 2)).says(0, 'build residence'))).toBe(false)
    expect(isDone(at('master-architect', building(12, 4)).says(0, 'build university'))).toBe(false)
  })
})

describe('what one has, as soon as one has it', () => {
  const having = (player: Players[number]): Setting => ({ players: [player] })
  const commercial = ['small-market', 'hacienda', 'construction-hut', 'small-warehouse', 'hospice', 'office']

  it.each<[AchievementId, Players[number], Players[number]]>([
    ['master-collector', { goods: { indigo: 7 } }, { goods: { indigo: 6, corn: 6 } }],
    ['caramel-popcorn-inventor', { goods: { corn: 7, sugar: 1 } }, { goods: { corn: 8 } }],
    ['pastry-maker', { goods: { corn: 4, indigo: 5 } }, { goods: { corn: 4, indigo: 4 } }],
    ['confectionery-supplier', { goods: { indigo: 3, sugar: 4 } }, { goods: { sugar: 7 } }],
    ['tobacco-and-fruit-broker', { goods: { indigo: 3, tobacco: 3 } }, { goods: { indigo: 3, tobacco: 2 } }],
    ['tavern-supplier', { goods: { coffee: 1, sugar: 5 } }, { goods: { coffee: 1, sugar: 4 } }],
    ['luxury-crop-trader', { goods: { coffee: 2, tobacco: 3 } }, { goods: { coffee: 5 } }],
    ['major-investor', { city: city('fortress', 'residence') }, { city: city('fortress', 'wharf') }],
    ['senior-bureaucrat', { city: city(...commercial, 'wharf') }, { city: city(...commercial, 'fortress') }],
    [
      'luxury-goods-provider',
      { city: city('small-sugar-mill', 'tobacco-storage', 'coffee-roaster') },
      { city: city('sugar-mill', 'small-sugar-mill', 'coffee-roaster') },
    ],
    [
      'tropical-produce-magnate',
      { city: city('small-indigo-plant', 'indigo-plant', 'sugar-mill') },
      { city: city('small-indigo-plant', 'indigo-plant', 'coffee-roaster') },
    ],
    [
      'master-agronomist',
      { fields: fields(...times(8, 'corn'), ...times(4, 'quarry')) },
      { fields: fields(...times(7, 'corn'), ...times(4, 'quarry')) },
    ],
    [
      'major-landowner',
      { fields: fields(...times(10, 'indigo')), city: city(...commercial, 'fortress', 'residence') },
      { fields: fields(...times(10, 'indigo')), city: city(...commercial, 'fortress', 'wharf') },
    ],
    [
      'leading-employer',
      { fields: fields(...times(7, 'corn*'), 'quarry*', 'quarry*') },
      { fields: fields(...times(8, 'corn*'), 'quarry') },
    ],
    [
      'head-administrator',
      { city: city('indigo-plant***', 'sugar-mill***', 'tobacco-storage***', 'coffee-roaster**', 'wharf*') },
      { city: city('indigo-plant***', 'sugar-mill***', 'tobacco-storage***', 'coffee-roaster**', 'wharf') },
    ],
  ])('%s', (id, enough, tooLittle) => {
    expect(isDone(at(id, having(enough)))).toBe(true)
    expect(isDone(at(id, having(tooLittle)))).toBe(false)
  })

  it('it is noted after the answer that brought it, and stays when it is gone again', () => {
    const setting = doing('craftsman', { fields: fields('corn*', 'corn*'), goods: { corn: 4 } })
    const table = at('master-collector', setting)
    expect(isDone(table.asks(0, 'craftsman-extra'))).toBe(false)
    table.says(0, 'extra corn')
    expect(isDone(table)).toBe(true)
    expect(table.match.eventsFor(0)).toContainEqual({
      kind: 'achievement-done',
      seat: 0,
      achievement: 'master-collector',
    })
    for (const other of [1, 2, 'spectator'] as const) {
      expect(table.match.eventsFor(other).some(({ kind }) => kind === 'achievement-done')).toBe(false)
    }
    table.says(1, 'role captain').asks(0, 'captain-store')
    expect([table.goods(0).corn, isDone(table)]).toEqual([1, true])
  })
})
