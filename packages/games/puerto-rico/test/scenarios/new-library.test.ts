import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, newBuildingsAt, type Setting } from '../table.ts'

/** Library: classic, Biblioteca; 2020, Biblioteca; 1897, Centro de Imprensa. The settler's second tile: new-library-settler. */

describe.each(EDITIONS)('%s: the privilege counts twice', (edition) => {
  const at = (phase: NonNullable<Setting['now']>['phase'], setting: Setting) =>
    newBuildingsAt(edition, { ...setting, now: { phase, by: 0 } })
  const library = city('library*')

  it('mayor: two workers from the supply, each of which may be declined', () => {
    const players = [{ fields: fields('indigo'), city: library }]
    const both = at('mayor', { players, workerSupply: 10 }).asks(0, 'mayor-privilege').says(0, 'worker')
    both.asks(0, 'mayor-privilege').says(0, 'worker')
    expect(both.events('privilege-worker')).toHaveLength(2)
    const one = at('mayor', { players }).says(0, 'worker', 'no worker')
    expect(one.events('privilege-worker')).toHaveLength(1)
    expect(at('mayor', { players }).says(0, 'no worker').events('privilege-worker')).toEqual([])
  })

  it('mayor: one if the supply has one', () => {
    const table = at('mayor', { players: [{ city: library }], workerSupply: 1 }).says(0, 'worker')
    expect(table.events('privilege-worker')).toHaveLength(1)
  })

  it('builder: two coins less', () => {
    const table = at('builder', { players: [{ coins: 7, city: library }] }).says(0, 'build wharf')
    expect(table.coins()[0]).toBe(0)
  })

  it('craftsman: two barrels, of one kind or of two', () => {
    const players = [{ fields: fields('corn*', 'indigo*'), city: city('library*', 'small-indigo-plant*') }]
    const same = at('craftsman', { players }).says(0, 'extra corn', 'extra corn').asks(1, 'choose-role')
    expect(same.goods(0)).toEqual({ corn: 3, indigo: 1 })
    const two = at('craftsman', { players }).says(0, 'extra corn', 'extra indigo').asks(1, 'choose-role')
    expect(two.goods(0)).toEqual({ corn: 2, indigo: 2 })
    const one = at('craftsman', { players }).says(0, 'extra indigo', 'pass').asks(1, 'choose-role')
    expect(one.goods(0)).toEqual({ corn: 1, indigo: 2 })
  })

  it('craftsman: still only what was produced and what the supply has', () => {
    const players = [{ fields: fields('corn*'), city: library }, { goods: { corn: 8 } }]
    const table = at('craftsman', { players }).refuses(0, 'extra indigo', 'not-produced').says(0, 'extra corn')
    expect(table.asks(1, 'choose-role').goods(0)).toEqual({ corn: 2 })
  })

  it('trader: two coins more', () => {
    const players = [{ coins: 0, goods: { sugar: 1 }, city: library }]
    expect(at('trader', { players }).says(0, 'sell sugar').coins()[0]).toBe(4)
  })

  it('captain: two points more with the first load', () => {
    const players = [{ goods: { corn: 2, sugar: 1 }, city: library }]
    const table = at('captain', { players }).says(0, 'load corn 5')
    expect(table.events('points').filter(({ source }) => source === 'privilege')).toMatchObject([{ points: 2 }])
  })

  it('prospector: two coins', () => {
    expect(at('prospector', { players: [{ coins: 0, city: library }] }).coins()[0]).toBe(2)
  })

  it('only with a worker in it, and only for the role of its owner', () => {
    expect(at('prospector', { players: [{ coins: 0, city: city('library') }] }).coins()[0]).toBe(1)
    const players = [{}, { coins: 0, goods: { sugar: 1 }, city: library }]
    expect(at('trader', { players }).says(1, 'sell sugar').coins()[1]).toBe(2)
  })
})
