import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, from, newTable, type Setting, tableAt, times } from '../table.ts'

/** Settler: classic, O colono; 2020, Colono; 1897, Cultivador. Buildings: hacienda, construction hut. */

const settler = { phase: 'settler', by: 0 } as const
const row = ['corn', 'corn', 'sugar', 'indigo', 'coffee'] as const
const at = (setting: Setting) => tableAt('classic', 4, { openFields: [...row], now: settler, ...setting })

const full = { fields: fields(...times(6, 'sugar'), ...times(6, 'tobacco')) }
const tiles = (seat: number, table: ReturnType<typeof at>) => table.player(seat).fields.map(({ tile }) => tile)

describe('the action', () => {
  it('each takes one open plantation in turn, or passes', () => {
    const table = at({}).says(0, 'take coffee').refuses(1, 'take coffee', 'tile-not-open')
    table.says(1, 'take corn').says(2, 'take corn').refuses(3, 'take corn', 'tile-not-open').says(3, 'pass')
    expect([0, 1, 2, 3].map((seat) => tiles(seat, table).slice(1))).toEqual([['coffee'], ['corn'], ['corn'], []])
  })

  it('a tile is laid without a worker', () => {
    expect(at({}).says(0, 'take corn').player(0).fields[1]).toEqual({ tile: 'corn', workers: 0 })
  })

  it('what is left open is discarded and n + 1 tiles are laid out (all editions, end of the phase)', () => {
    const stack = ['tobacco', 'tobacco', 'corn', 'sugar', 'sugar', 'corn'] as const
    const table = at({ stack: [...stack], discards: { coffee: 1 } })
    table.says(0, 'take coffee').says(1, 'pass').says(2, 'pass').says(3, 'take sugar')
    expect(table.view().openFields).toEqual(stack.slice(0, 5))
    expect(table.view().discards).toEqual({ corn: 2, indigo: 1, sugar: 0, tobacco: 0, coffee: 1 })
    expect(table.view().faceDown).toBe(1)
  })
})

describe('quarries', () => {
  it.each(EDITIONS)('%s: the settler may take one instead, the others may not', (edition) => {
    const table = tableAt(edition, 4, { now: settler }).says(0, 'take quarry')
    table.refuses(1, 'take quarry', 'quarry-needs-privilege')
    expect(tiles(0, table)).toEqual(['indigo', 'quarry'])
    expect(table.view().quarries).toBe(7)
  })

  it.each(EDITIONS)('%s: an occupied construction hut allows it too', (edition) => {
    const hut = { city: city('construction-hut*') }
    const empty = { city: city('construction-hut') }
    const table = tableAt(edition, 4, { players: [{}, hut, empty], now: settler })
    table.says(0, 'pass').says(1, 'take quarry').refuses(2, 'take quarry', 'quarry-needs-privilege')
  })

  it('the settler with a hut takes one tile, not two quarries', () => {
    at({ players: [{ city: city('construction-hut*') }] })
      .says(0, 'take quarry')
      .asks(1, 'settler-take')
  })

  it('when they are gone, privilege and hut are worth nothing', () => {
    const table = at({ quarries: 0, players: [{}, { city: city('construction-hut*') }] })
    table.refuses(0, 'take quarry', 'no-quarry-left').says(0, 'pass').refuses(1, 'take quarry', 'no-quarry-left')
  })
})

describe('hacienda', () => {
  const owner = { city: city('hacienda*') }
  const stack = ['tobacco', 'sugar', 'corn', 'corn', 'sugar', 'indigo'] as const

  it('before the action a face-down tile may be drawn and must be laid', () => {
    const table = at({ players: [owner], stack: [...stack] }).asks(0, 'settler-draw', ['draw', 'skip draw'])
    table.refuses(0, 'take corn', 'other-question').says(0, 'draw').asks(0, 'settler-take')
    expect(tiles(0, table)).toEqual(['indigo', 'tobacco'])
    expect(tiles(0, table.says(0, 'take coffee'))).toEqual(['indigo', 'tobacco', 'coffee'])
  })

  it('skipping it leaves the action', () => {
    expect(tiles(0, at({ players: [owner] }).says(0, 'skip draw', 'take corn'))).toEqual(['indigo', 'corn'])
  })

  it('with a construction hut the drawn tile is no quarry (all editions)', () => {
    const table = at({ players: [{}, { city: city('hacienda*', 'construction-hut*') }], stack: [...stack] })
    table.says(0, 'pass').asks(1, 'settler-draw', ['draw', 'skip draw']).says(1, 'draw', 'take quarry')
    expect(tiles(1, table)).toEqual(['indigo', 'tobacco', 'quarry'])
  })

  it('without a worker it does nothing', () => {
    at({ players: [{ city: city('hacienda') }] }).asks(0, 'settler-take')
  })

  it('the drawn tile may fill the island; then there is no action', () => {
    const eleven = { fields: full.fields.slice(1), ...owner }
    const table = at({ players: [eleven] })
      .says(0, 'draw')
      .asks(1, 'settler-take')
    expect(table.player(0).fields).toHaveLength(12)
  })
})

describe('nothing to do', () => {
  it.each(EDITIONS)('%s: with a full island the role can be chosen for its coins, the action is skipped', (edition) => {
    const players = [{ ...full, coins: 1, city: city('hacienda*') }]
    const table = tableAt(edition, 4, { players, roleCoins: { settler: 2 } }).says(0, 'role settler')
    table.asks(1, 'settler-take')
    expect(table.player(0).coins).toBe(3)
    expect(table.events('cannot-act')).toEqual([{ kind: 'cannot-act', seat: 0, role: 'settler' }])
  })

  it('a full island is skipped in turn too', () => {
    at({ players: [{}, full] })
      .says(0, 'pass')
      .asks(2, 'settler-take')
  })

  it('classic, last tile: the next player does not act, and the row stays empty', () => {
    const table = at({ openFields: ['corn'], stack: [], discards: {} })
    table.says(0, 'take corn').asks(1, 'choose-role')
    expect(table.view().openFields).toEqual([])
  })

  it.each(['classic', '1897'] as const)('%s: with no tile left the role brings its coins only', (edition) => {
    const last: Setting = { openFields: ['corn'], stack: [], discards: {}, quarries: 0, roleCoins: { settler: 1 } }
    const table = tableAt(edition, 4, { ...last, governor: 1, now: { phase: 'choose', by: 0 } })
    table.says(0, 'role settler', 'take corn').asks(2, 'choose-role').says(2, 'role settler').asks(3, 'choose-role')
    expect(table.coins()).toEqual([4, 3, 3, 3])
  })
})

describe('the discards come back only when no tile lies face down (classic, Colono; 1897, Cultivador)', () => {
  const passAll = (table: ReturnType<typeof at>) =>
    table.says(0, 'pass').says(1, 'pass').says(2, 'pass').says(3, 'pass')

  it('a stack that is just enough is used up first', () => {
    const table = passAll(at({ stack: times(5, 'tobacco'), discards: { coffee: 2 } }))
    expect(table.view().openFields).toEqual(times(5, 'tobacco'))
    expect(table.view().faceDown).toBe(0)
    expect(table.view().discards).toEqual({ corn: 2, indigo: 1, sugar: 1, tobacco: 0, coffee: 3 })
    expect(table.events('tiles-shuffled')).toEqual([])
  })

  it('else the rest of the stack lies open and the row is filled from the shuffled discards', () => {
    const table = passAll(at({ stack: ['tobacco', 'tobacco'], discards: { coffee: 3 } }))
    expect(table.view().openFields.slice(0, 2)).toEqual(['tobacco', 'tobacco'])
    expect(table.view().openFields).toHaveLength(5)
    expect(table.view().faceDown).toBe(3 + 5 - 3)
    expect(table.events('tiles-shuffled')).toEqual([{ kind: 'tiles-shuffled', count: 8 }])
  })

  it('a hacienda draws from the shuffled discards', () => {
    const table = at({ players: [{ city: city('hacienda*') }], stack: [], discards: { tobacco: 2 } })
    expect(tiles(0, table.says(0, 'draw'))).toEqual(['indigo', 'tobacco'])
  })

  it('and is not asked when there is nothing at all to draw', () => {
    at({ players: [{ city: city('hacienda*') }], stack: [], discards: {} }).asks(0, 'settler-take')
  })
})

describe.each(from({ classic: 'Colono', 1897: 'Cultivador, p. 10' }))(
  '$edition, $source: the discards are shuffled when a tile is really drawn',
  ({ edition }) => {
    const owner = { city: city('hacienda*') }
    const dry: Setting = { openFields: [...row], stack: [], discards: { tobacco: 2 }, now: settler }
    const dryAt = (players: Setting['players']) => tableAt(edition, 4, { ...dry, players })

    it('not when the owner of a hacienda is asked whether to draw', () => {
      const table = dryAt([owner]).asks(0, 'settler-draw', ['draw', 'skip draw'])
      expect([table.view().faceDown, table.view().discards.tobacco, table.events('tiles-shuffled')]).toEqual([0, 2, []])
    })

    it('when it draws, and what lay there then is shuffled', () => {
      const table = dryAt([owner]).says(0, 'draw')
      expect(table.events('tiles-shuffled')).toEqual([{ kind: 'tiles-shuffled', count: 2 }])
      expect([table.view().faceDown, table.view().discards.tobacco]).toEqual([1, 0])
      table.cannotUndo(0, 'undo-revealed')
    })

    it('so that tiles discarded later in the phase are in', () => {
      const table = dryAt([owner]).says(0, 'skip draw', 'pass').says(1, 'pass').says(2, 'pass').says(3, 'pass')
      expect(table.events('tiles-shuffled')).toEqual([{ kind: 'tiles-shuffled', count: 2 + row.length }])
      expect([table.view().openFields.length, table.view().faceDown]).toEqual([5, 2])
    })

    it('the next owner of a hacienda is asked too', () => {
      dryAt([owner, owner]).says(0, 'skip draw', 'pass').asks(1, 'settler-draw', ['draw', 'skip draw'])
    })
  },
)

it('at the beginning of a game everything above starts from the open row of set-up', () => {
  const table = newTable('classic', 3)
  const [first] = table.view().openFields
  expect(table.says(0, 'role settler', `take ${first}`).player(0).fields[1].tile).toBe(first)
})
