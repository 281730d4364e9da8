import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, type Setting } from '../table.ts'
import { noble, nobleOn, noblesAt } from './nobles-table.ts'

/** Nobles at the end: classic, 2ª Expansão, Joalheria, Jardim Real; 2020, Espansione 2; 1897, Expansão II. */

describe.each(EDITIONS)('%s', (edition) => {
  const scored = (player: NonNullable<Setting['players']>[number]) => {
    const now = { phase: 'choose', by: 2 } as const
    const table = noblesAt(edition, { players: [player], governor: 0, endTriggered: true, now })
    expect(table.says(2, 'role trader').over).toBe(true)
    return table
  }
  const four = { fields: [nobleOn('corn'), nobleOn('quarry')], spareNobles: 1 }

  it('each noble is worth a point, wherever it stands', () => {
    const table = scored({ ...four, city: [noble('office')] })
    expect(table.points(0, 'nobles')).toBe(4)
    expect(table.score()[0].total).toBe(4 + 2)
    expect(table.points(1, 'nobles')).toBe(0)
  })

  it('an occupied royal garden doubles that; an empty one does not', () => {
    const table = scored({ ...four, city: [noble('royal-garden')] })
    expect([table.points(0, 'nobles'), table.points(0, 'royal-garden')]).toEqual([4, 4])
    expect(table.score()[0].total).toBe(4 + 4 + 4)
    expect(scored({ ...four, city: city('royal-garden*') }).points(0, 'royal-garden')).toBe(3)
    expect(scored({ ...four, city: city('royal-garden') }).points(0, 'royal-garden')).toBeUndefined()
  })

  it('the fortress counts nobles as workers', () => {
    const table = scored({
      fields: [nobleOn('corn'), ...fields('corn*')],
      spare: 1,
      spareNobles: 2,
      city: [noble('fortress')],
    })
    expect(table.points(0, 'fortress')).toBe(2)
  })

  it('the guild hall counts the jeweler as a large production building, the city hall not at all', () => {
    const table = scored({ city: city('jeweler', 'guild-hall*', 'city-hall*', 'villa', 'small-indigo-plant') })
    expect([table.points(0, 'guild-hall'), table.points(0, 'city-hall')]).toEqual([2 + 1, 3])
  })

  it('a royal garden takes two spaces and can fill the city', () => {
    const ten = [
      'office',
      'harbor',
      'wharf',
      'factory',
      'hospice',
      'hacienda',
      'villa',
      'chapel',
      'jeweler',
      'land-office',
    ]
    const players = [{ coins: 10, city: city(...ten) }]
    const table = noblesAt(edition, { players, now: { phase: 'builder', by: 0 } }).says(0, 'build royal-garden')
    expect(table.events('end-triggered')).toEqual([{ kind: 'end-triggered', cause: 'city' }])
  })
})
