import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, from, newBuildingsAt, type Setting, times } from '../table.ts'

/** Forest house, prices and forests of a look: classic, Casa da Floresta; 2020, Capanna nel Bosco; 1897, Madeireira. */

const builder: Setting['now'] = { phase: 'builder', by: 0 }
const settler: Setting['now'] = { phase: 'settler', by: 0 }
const forests = (count: number) => times(count, 'forest')

describe.each(from({ classic: 'Casa da Floresta, example', 2020: 'Capanna nel Bosco, example', 1897: 'Madeireira' }))(
  '$edition, $source',
  ({ edition }) => {
    const owner = { fields: fields(...forests(5), ...times(4, 'quarry*')), city: city('forest-house*') }

    it('five forests, four quarries and the privilege: a wharf of 9 costs 3', () => {
      const table = newBuildingsAt(edition, { players: [{ ...owner, coins: 3 }], now: builder }).says(0, 'build wharf')
      expect(table.coins()[0]).toBe(0)
      newBuildingsAt(edition, { players: [{ ...owner, coins: 2 }], now: builder }).refuses(
        0,
        'build wharf',
        'not-enough-coins',
      )
    })
  },
)

it('1897, Madeireira, example: four forests, two quarries and the advantage: a large warehouse of 6 costs 1', () => {
  const owner = { coins: 1, fields: fields(...forests(4), 'quarry*', 'quarry*'), city: city('forest-house*') }
  const table = newBuildingsAt('1897', { players: [owner], now: builder }).says(0, 'build large-warehouse')
  expect(table.coins()[0]).toBe(0)
})

describe.each(EDITIONS)('%s: the price', (edition) => {
  const price = (tiles: string[], house: string, building: string, by = 0) => {
    const players = [{ coins: 20, fields: fields(...tiles), city: city(house) }]
    const table = newBuildingsAt(edition, { players, governor: 0, now: { phase: 'builder', by } })
    if (by > 0) for (let seat = by; seat < 4; seat++) table.says(seat, 'pass')
    return 20 - table.says(0, `build ${building}`).coins()[0]
  }

  it('without limit by column: the smallest building gets all of it', () => {
    expect(price(forests(8), 'forest-house*', 'hospice', 3)).toBe(0)
    expect(price(forests(6), 'forest-house*', 'university', 3)).toBe(5)
  })

  it('for every two forests: one alone is worth nothing', () => {
    expect(price(forests(1), 'forest-house*', 'wharf', 3)).toBe(9)
    expect(price(forests(3), 'forest-house*', 'wharf', 3)).toBe(8)
  })

  it('only while the forest house is occupied', () => {
    expect(price(forests(6), 'forest-house', 'wharf', 3)).toBe(9)
  })
})

describe('2020 and 1897: any plantation gained', () => {
  describe.each(['2020', '1897'] as const)('%s', (edition) => {
    const at = (setting: Setting) =>
      newBuildingsAt(edition, { openFields: ['corn', 'sugar', 'coffee'], now: settler, ...setting })
    const owner = { fields: fields('indigo'), city: city('forest-house*') }
    const tiles = (table: ReturnType<typeof at>) => table.player(0).fields.map(({ tile }) => tile)

    it('is laid face down or kept; all have seen what it is', () => {
      const table = at({ players: [owner] })
        .says(0, 'take coffee')
        .asks(0, 'forest-or-keep', ['forest', 'keep'])
      table.says(0, 'forest').asks(1, 'settler-take')
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(table.view(viewer).players[0].fields[1]).toEqual({ tile: 'forest', workers: 0, kind: 'coffee' })
      }
      expect(table.events('tile-turned')).toMatchObject([{ seat: 0, tile: 'coffee' }])
      expect(tiles(at({ players: [owner] }).says(0, 'take coffee', 'keep'))).toEqual(['indigo', 'coffee'])
    })

    it('is not an answer of its own: a tile is taken first', () => {
      at({ players: [owner] }).refuses(0, 'forest', 'other-question')
    })

    it('a quarry stays a quarry', () => {
      expect(
        tiles(
          at({ players: [owner] })
            .says(0, 'take quarry')
            .asks(1, 'settler-take'),
        ),
      ).toEqual(['indigo', 'quarry'])
    })

    it('without a worker in the forest house nothing is turned', () => {
      const table = at({ players: [{ ...owner, city: city('forest-house') }] }).says(0, 'take corn')
      expect(tiles(table.asks(1, 'settler-take'))).toEqual(['indigo', 'corn'])
    })

    it('a tile drawn by a hacienda after a look, and that of the action besides', () => {
      const table = at({ players: [{ ...owner, city: city('forest-house*', 'hacienda*') }] }).says(0, 'draw')
      table.asks(0, 'forest-or-keep').says(0, 'forest').asks(0, 'settler-take').says(0, 'take corn', 'forest')
      expect(tiles(table)).toEqual(['indigo', 'forest', 'forest'])
    })

    it('turning can be taken back as long as nothing was drawn', () => {
      const table = at({ players: [owner] })
        .says(0, 'take coffee', 'forest')
        .undoes(0)
        .asks(0, 'forest-or-keep')
      table.undoes(0).asks(0, 'settler-take')
    })
  })
})

describe.each(EDITIONS)('%s: with a library', (edition) => {
  const owner = { fields: fields('indigo'), city: city('forest-house*', 'library*') }
  const kinds = (...choices: string[]) => {
    const table = newBuildingsAt(edition, { players: [owner], openFields: ['corn', 'corn', 'corn'], now: settler })
    const gain = (choice: string) => {
      if (choice === 'forest' && edition === 'classic') table.says(0, 'forest')
      else table.says(0, 'take corn', ...(edition === 'classic' ? [] : [choice]))
    }
    gain(choices[0])
    table.says(1, 'pass').says(2, 'pass').says(3, 'pass').asks(0, 'settler-take')
    gain(choices[1])
    return table
      .asks(1, 'choose-role')
      .player(0)
      .fields.slice(1)
      .map(({ tile }) => tile)
  }

  it('none, one or both of the two tiles become forests', () => {
    expect(kinds('keep', 'keep')).toEqual(['corn', 'corn'])
    expect(kinds('forest', 'keep')).toEqual(['forest', 'corn'])
    expect(kinds('keep', 'forest')).toEqual(['corn', 'forest'])
    expect(kinds('forest', 'forest')).toEqual(['forest', 'forest'])
  })
})

describe.each(EDITIONS)('%s: a forest', (edition) => {
  it('has no circle', () => {
    const players = [{ fields: fields('forest', 'forest', 'corn'), spare: 2, city: city('forest-house') }]
    const table = newBuildingsAt(edition, { players, now: { phase: 'mayor', by: 0 } }).says(0, 'no worker')
    table.asks(0, 'mayor-place', ['place corn', 'place forest-house']).refuses(0, 'place forest', 'unknown-answer')
  })

  it('fills a space of the island', () => {
    const players = [{ fields: fields(...forests(12)), city: city('forest-house*') }]
    newBuildingsAt(edition, { players, now: settler }).asks(1, 'settler-take')
  })
})
