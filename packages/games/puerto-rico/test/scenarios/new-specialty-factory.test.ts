import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, from, newBuildingsAt, type Setting, times } from '../table.ts'

/** Specialty factory: classic, Fábrica Especializada; 2020, Fabbrica Specializzata; 1897, Destilaria. */

const byOther: Setting['now'] = { phase: 'craftsman', by: 3 }
const bySelf: Setting['now'] = { phase: 'craftsman', by: 0 }
const factory = 'specialty-factory*'

const EXAMPLES = from({
  classic: 'Fábrica Especializada, example',
  2020: 'Fabbrica Specializzata, example',
  1897: 'Destilaria',
})

it.each(EXAMPLES)('$edition, $source: five corn, four indigo and two sugar pay 3', ({ edition }) => {
  const players = [
    {
      coins: 0,
      fields: fields(...times(5, 'corn*'), ...times(4, 'indigo*'), ...times(2, 'sugar*')),
      city: city(factory, 'indigo-plant***', 'small-indigo-plant*', 'sugar-mill**'),
    },
  ]
  const table = newBuildingsAt(edition, { players, now: byOther })
  expect([table.goods(0), table.coins()[0]]).toEqual([{ corn: 5, indigo: 4, sugar: 2 }, 3])
})

const mills = city(factory, 'sugar-mill***', 'small-sugar-mill*', 'aqueduct*')
const sugar = fields(...times(4, 'sugar*'))

it('1897, Destilaria, example: six crates of sugar pay 5, the advantage and the canal included', () => {
  const table = newBuildingsAt('1897', { players: [{ coins: 0, fields: sugar, city: mills }], now: bySelf })
  expect(table.says(0, 'extra sugar').coins()[0]).toBe(5)
})

it.each(['classic', '2020'] as const)("%s: the craftsman's extra barrel does not count", (edition) => {
  const table = newBuildingsAt(edition, { players: [{ coins: 0, fields: sugar, city: mills }], now: bySelf })
  expect(table.says(0, 'extra sugar').coins()[0]).toBe(4)
})

it('1897: with a library both extra crates count, of one kind or of two', () => {
  const tiles = fields('sugar*', 'sugar*', 'indigo*', 'indigo*')
  const players = [{ coins: 0, fields: tiles, city: city(factory, 'library*', 'sugar-mill**', 'indigo-plant**') }]
  const extra = (...goods: string[]) =>
    newBuildingsAt('1897', { players, now: bySelf })
      .says(0, ...goods)
      .coins()[0]
  expect(extra('extra sugar', 'extra sugar')).toBe(3)
  expect(extra('extra sugar', 'extra indigo')).toBe(2)
  expect(extra('pass')).toBe(1)
})

describe.each(EDITIONS)('%s', (edition) => {
  const paid = (tiles: string[], ...buildings: string[]) => {
    const players = [{ coins: 0, fields: fields(...tiles), city: city(...buildings) }]
    return newBuildingsAt(edition, { players, now: byOther }).coins()[0]
  }

  it('corn pays nothing', () => expect(paid(times(6, 'corn*'), factory)).toBe(0))
  it('one barrel pays nothing', () => expect(paid(['indigo*'], factory, 'indigo-plant*')).toBe(0))
  it('nothing without a worker', () =>
    expect(paid(['indigo*', 'indigo*'], 'specialty-factory', 'indigo-plant**')).toBe(0))
  it('beside the factory', () =>
    expect(paid(['indigo*', 'indigo*', 'corn*'], factory, 'factory*', 'indigo-plant**')).toBe(1 + 1))

  it('counts barrels that came, not those the supply lacked', () => {
    const owner = { coins: 0, fields: fields('indigo*', 'indigo*', 'indigo*'), city: city(factory, 'indigo-plant***') }
    expect(newBuildingsAt(edition, { players: [owner, { goods: { indigo: 9 } }], now: byOther }).coins()[0]).toBe(1)
  })
})
