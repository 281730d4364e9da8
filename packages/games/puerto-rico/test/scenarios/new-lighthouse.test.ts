import { describe, expect, it } from 'vitest'
import { city, EDITIONS, newBuildingsAt, type Setting } from '../table.ts'

/** Lighthouse: classic and 1897, Farol; 2020, Faro; our ruling on the captain's one coin. */

const ships: Setting['ships'] = [
  { capacity: 5, good: 'corn', count: 1 },
  { capacity: 6, good: 'sugar', count: 1 },
  { capacity: 7, good: 'indigo', count: 1 },
]

describe.each(EDITIONS)('%s', (edition) => {
  const at = (by: number, setting: Setting) =>
    newBuildingsAt(edition, { ships, now: { phase: 'captain', by }, ...setting })
  const owner = { coins: 0, goods: { corn: 2, sugar: 1 }, city: city('lighthouse*') }

  it('a coin for every load, of whatever size', () => {
    const table = at(3, { players: [owner] }).says(0, 'load corn 5')
    expect(table.coins()[0]).toBe(2)
    expect(table.events('factory-paid')).toMatchObject([
      { seat: 0, building: 'lighthouse', coins: 1 },
      { seat: 0, building: 'lighthouse', coins: 1 },
    ])
  })

  it('also for a load by wharf', () => {
    const players = [{ ...owner, goods: { coffee: 4 }, city: city('lighthouse*', 'wharf*') }]
    expect(at(3, { players }).says(0, 'load coffee wharf').coins()[0]).toBe(1)
  })

  it('the captain has one more when the phase begins', () => {
    const table = at(0, { players: [owner] })
    expect(table.coins()[0]).toBe(1)
    expect(table.says(0, 'load corn 5').coins()[0]).toBe(3)
  })

  it('loading or not (notes)', () => {
    expect(at(0, { players: [{ coins: 0, city: city('lighthouse*') }] }).coins()[0]).toBe(1)
  })

  it('a library does not double it', () => {
    expect(at(0, { players: [{ coins: 0, city: city('lighthouse*', 'library*') }] }).coins()[0]).toBe(1)
  })

  it('nothing without a worker', () => {
    expect(
      at(0, { players: [{ ...owner, city: city('lighthouse') }] })
        .says(0, 'load corn 5')
        .coins()[0],
    ).toBe(0)
  })

  it('comes before the union halls', () => {
    const players = [{ coins: 0, vp: 0, goods: { corn: 2 }, city: city('lighthouse*', 'union-hall*') }]
    const told = at(0, { players })
      .match.eventsFor('referee')
      .map(({ kind }) => kind)
    expect(told.indexOf('factory-paid')).toBeLessThan(told.indexOf('points'))
  })
})
