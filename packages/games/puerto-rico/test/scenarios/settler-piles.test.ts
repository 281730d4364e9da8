import { describe, expect, it } from 'vitest'
import { city, type Setting, tableAt, times } from '../table.ts'

/** 2020, Preparazione, Colono and Hacienda: a face-down pile under each open tile. Our rulings: empty piles, new piles, and pile numbers. */

const settler = { phase: 'settler', by: 0 } as const
const at = (setting: Setting) => tableAt('2020', 4, { now: settler, ...setting })
const row: Setting['piles'] = ['corn', 'sugar', 'corn', 'indigo', 'coffee']
const open = (table: ReturnType<typeof at>) => table.view().piles?.map((pile) => pile.open)
const heights = (table: ReturnType<typeof at>) => table.view().piles?.map((pile) => pile.faceDown)
const passAll = (table: ReturnType<typeof at>) => table.says(0, 'pass').says(1, 'pass').says(2, 'pass').says(3, 'pass')

describe('taking', () => {
  it('offers each open tile with its pile', () => {
    const takes = [
      'take corn 1',
      'take sugar 2',
      'take corn 3',
      'take indigo 4',
      'take coffee 5',
      'take quarry',
      'pass',
    ]
    at({ piles: row }).asks(0, 'settler-take', takes)
  })

  it('takes from the pile named', () => {
    const table = at({ piles: row }).says(0, 'take corn 3')
    expect(open(table)).toEqual(['corn', 'sugar', null, 'indigo', 'coffee'])
    table.refuses(1, 'take corn 3', 'tile-not-open').refuses(1, 'take sugar 1', 'tile-not-open')
  })

  it('without a number takes from the lowest pile that fits, and the record says which', () => {
    const table = at({ piles: [null, 'sugar', 'corn', 'corn', 'coffee'] }).says(0, 'take corn')
    expect(open(table)).toEqual([null, 'sugar', null, 'corn', 'coffee'])
    expect(table.record()).toEqual(['0 take corn 3'])
  })

  it('a kind that is not open is refused, with and without a number', () => {
    const table = at({ piles: row })
    table.refuses(0, 'take tobacco', 'tile-not-open').refuses(0, 'take tobacco 2', 'tile-not-open')
    table.refuses(0, 'take corn 6', 'unknown-answer')
  })

  it('the other editions name no pile', () => {
    const table = tableAt('classic', 4, { openFields: ['corn'], now: settler })
    table.refuses(0, 'take corn 1', 'unknown-answer').says(0, 'take corn')
  })
})

describe('drawing with a hacienda', () => {
  const players = [{ city: city('hacienda*') }]
  const piles: Setting['piles'] = [
    { open: 'corn', faceDown: [] },
    { open: 'sugar', faceDown: ['coffee', 'corn'] },
    { open: 'corn', faceDown: ['tobacco'] },
    { open: 'indigo', faceDown: [] },
    { open: null, faceDown: [] },
  ]

  it('offers the piles that have a tile and takes the top of the one named', () => {
    const table = at({ players, piles }).asks(0, 'settler-draw', ['draw 2', 'draw 3', 'skip draw']).says(0, 'draw 3')
    expect(table.player(0).fields[1].tile).toBe('tobacco')
    expect(heights(table)).toEqual([0, 2, 0, 0, 0])
    expect(open(table)?.[2]).toBe('corn')
  })

  it('without a number draws from the lowest pile that has one', () => {
    const table = at({ players, piles }).says(0, 'draw')
    expect(table.player(0).fields[1].tile).toBe('coffee')
    expect(table.record()).toEqual(['0 draw 2'])
  })

  it('an empty pile is refused', () => {
    at({ players, piles }).refuses(0, 'draw 1', 'no-such-pile').refuses(0, 'draw 9', 'unknown-answer')
  })

  describe('when all piles are empty (2020, Colono: new piles from the discards)', () => {
    const dry = times(5, { open: 'corn' as const, faceDown: [] })
    const dryAt = (discards: Setting['discards']) => at({ players, piles: dry, discards })

    it('nothing is dealt before a tile is really drawn; each pile that will have one can be named', () => {
      const table = dryAt({ tobacco: 3 }).asks(0, 'settler-draw', ['draw 1', 'draw 2', 'draw 3', 'skip draw'])
      expect([heights(table), table.events('tiles-shuffled')]).toEqual([times(5, 0), []])
      table.refuses(0, 'draw 4', 'no-such-pile').says(0, 'draw 2')
      expect([heights(table), table.player(0).fields[1].tile]).toEqual([[1, 0, 1, 0, 0], 'tobacco'])
    })

    it('tiles discarded later in the phase are in', () => {
      const table = passAll(dryAt({ tobacco: 3 }).says(0, 'skip draw'))
      expect(table.events('tiles-shuffled')).toEqual([{ kind: 'tiles-shuffled', count: 8 }])
    })

    it('without discards nobody is asked', () => {
      dryAt({}).asks(0, 'settler-take')
    })
  })
})

describe('the row is laid out anew', () => {
  it('from each pile its top tile', () => {
    const piles: Setting['piles'] = [
      ...times(3, { open: 'corn' as const, faceDown: times(2, 'tobacco' as const) }),
      ...times(2, { open: 'indigo' as const, faceDown: times(2, 'sugar' as const) }),
    ]
    const table = passAll(at({ piles, discards: {} }))
    expect(open(table)).toEqual(['tobacco', 'tobacco', 'tobacco', 'sugar', 'sugar'])
    expect(heights(table)).toEqual([1, 1, 1, 1, 1])
  })

  it('an empty pile shows nothing while another still has tiles', () => {
    const piles: Setting['piles'] = [
      { open: 'corn', faceDown: [] },
      { open: 'sugar', faceDown: ['coffee', 'tobacco'] },
      ...times(3, { open: null, faceDown: [] }),
    ]
    const table = passAll(at({ piles, discards: { indigo: 4 } }))
    expect(open(table)).toEqual([null, 'coffee', null, null, null])
    expect(table.view().discards).toMatchObject({ corn: 1, indigo: 4, sugar: 1 })
    expect(table.events('tiles-shuffled')).toEqual([])
  })

  it('when all piles are empty the discards make new ones, as even as can be', () => {
    const piles = times(5, { open: 'corn' as const, faceDown: [] })
    const table = passAll(at({ piles, discards: { indigo: 4, coffee: 3 } }))
    expect(table.events('tiles-shuffled')).toEqual([{ kind: 'tiles-shuffled', count: 12 }])
    expect(heights(table)).toEqual([2, 2, 1, 1, 1])
    expect(table.view().openFields).toHaveLength(5)
  })

  it('with no tile left anywhere nobody acts', () => {
    const piles = times(5, { open: null, faceDown: [] })
    const table = at({ piles, discards: {}, quarries: 0, now: { phase: 'choose', by: 0 } })
    table.says(0, 'role settler').asks(1, 'choose-role')
  })
})
