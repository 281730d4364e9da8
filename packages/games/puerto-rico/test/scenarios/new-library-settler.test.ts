import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, newBuildingsAt, type Setting, type Table, times } from '../table.ts'

/** The settler's second tile: classic, Biblioteca; 2020, Biblioteca; 1897, Centro de Imprensa; the notes and our rulings. */

const openFields: Setting['openFields'] = ['corn', 'sugar', 'coffee', 'corn', 'sugar']
const at = (
  edition: (typeof EDITIONS)[number],
  buildings: string[],
  more: Setting = {},
  variants: 'errata-2026'[] = [],
) =>
  newBuildingsAt(
    edition,
    {
      players: [{ fields: fields('indigo'), city: city('library*', ...buildings) }],
      openFields,
      now: { phase: 'settler', by: 0 },
      ...more,
    },
    variants,
  )
const othersPass = (table: Table) => table.says(1, 'pass').says(2, 'pass').says(3, 'pass')
const island = (table: Table) =>
  table
    .player(0)
    .fields.slice(1)
    .map(({ tile, workers }) => (workers ? `${tile}*` : tile))

describe.each(EDITIONS)('%s', (edition) => {
  it('comes after all others, from what they left open', () => {
    const table = at(edition, []).says(0, 'take quarry').says(1, 'take coffee').says(2, 'pass').says(3, 'pass')
    table.asks(0, 'settler-take').refuses(0, 'take coffee', 'tile-not-open').says(0, 'take sugar')
    expect(island(table.asks(1, 'choose-role'))).toEqual(['quarry', 'sugar'])
  })

  it('may be declined, and may be taken when the first was', () => {
    expect(island(othersPass(at(edition, []).says(0, 'take corn')).says(0, 'pass').asks(1, 'choose-role'))).toEqual([
      'corn',
    ])
    expect(island(othersPass(at(edition, []).says(0, 'pass')).says(0, 'take corn'))).toEqual(['corn'])
  })

  it('is no quarry', () => {
    othersPass(at(edition, []).says(0, 'take corn')).refuses(0, 'take quarry', 'quarry-needs-privilege')
  })

  it('with an occupied construction hut it may be a second quarry (notes)', () => {
    const table = othersPass(at(edition, ['construction-hut*']).says(0, 'take quarry')).says(0, 'take quarry')
    expect(island(table)).toEqual(['quarry', 'quarry'])
    othersPass(at(edition, ['construction-hut']).says(0, 'take quarry')).refuses(
      0,
      'take quarry',
      'quarry-needs-privilege',
    )
  })

  it('needs a space on the island', () => {
    const players = [{ fields: fields(...times(11, 'forest')), city: city('library*') }]
    othersPass(at(edition, [], { players }).says(0, 'take corn')).asks(1, 'choose-role')
  })

  it('is not drawn by a hacienda', () => {
    const table = othersPass(at(edition, ['hacienda*']).says(0, 'skip draw', 'take corn')).asks(0, 'settler-take')
    expect(table.answers(0)).not.toContain('draw')
  })

  it('only for the settler', () => {
    const table = at(edition, [], { now: { phase: 'settler', by: 3 } })
      .says(3, 'pass')
      .says(0, 'take corn')
    table.says(1, 'pass').says(2, 'pass').asks(0, 'choose-role')
  })

  it('the row is laid out anew only then', () => {
    const table = othersPass(at(edition, []).says(0, 'take corn'))
    expect(table.view().openFields).toHaveLength(4)
    table.says(0, 'take corn')
    expect([table.view().openFields.length, table.view().discards]).toMatchObject([5, { sugar: 2, coffee: 1 }])
  })
})

describe('with a hospice', () => {
  it.each(['classic', '2020'] as const)('%s: a worker for the first tile only (note)', (edition) => {
    const table = at(edition, ['hospice*']).says(0, 'take corn').asks(0, 'settler-worker').says(0, 'no worker')
    othersPass(table).says(0, 'take sugar').asks(1, 'choose-role')
    expect(island(table)).toEqual(['corn', 'sugar'])
  })

  it('1897: on either tile, and no second one (note)', () => {
    const second = othersPass(at('1897', ['hospice*']).says(0, 'take corn', 'no worker')).says(
      0,
      'take sugar',
      'worker',
    )
    expect(island(second.asks(1, 'choose-role'))).toEqual(['corn', 'sugar*'])
    const first = othersPass(at('1897', ['hospice*']).says(0, 'take corn', 'worker')).says(0, 'take sugar')
    expect(island(first.asks(1, 'choose-role'))).toEqual(['corn*', 'sugar'])
  })

  it("1897 with the errata of 2026: not on the library's tile", () => {
    const table = at('1897', ['hospice*'], {}, ['errata-2026']).says(0, 'take corn', 'no worker')
    othersPass(table).says(0, 'take sugar').asks(1, 'choose-role')
    expect(island(table)).toEqual(['corn', 'sugar'])
  })
})
