import { describe, expect, it } from 'vitest'
import type { EditionId, VariantId } from '../../src/ids.ts'
import { city, EDITIONS, fields, type More, newTable, type Setting, type Table, tableAt } from '../table.ts'

/** Variants: 1897, Variantes, and the publisher's errata of 2026 to it; open scores are our own. */

const at = (edition: EditionId, more: More, setting: Setting): Table => tableAt(edition, 3, setting, more)

describe('swap-factory-university', () => {
  const variants = ['swap-factory-university'] as const
  const price = (edition: EditionId, more: More, building: string) => {
    const players = [{ coins: 20 }]
    const table = at(edition, more, { players, now: { phase: 'builder', by: 0 } }).says(0, `build ${building}`)
    return table.events('built')[0].price
  }

  it.each(EDITIONS)('%s: the university costs 7 and the factory 8, before the privilege', (edition) => {
    expect([price(edition, { variants }, 'university'), price(edition, { variants }, 'factory')]).toEqual([6, 7])
    expect([price(edition, {}, 'university'), price(edition, {}, 'factory')]).toEqual([7, 6])
  })

  it('in a drafted market they take the spaces of those costs', () => {
    const table = newTable('1897', 3, 'swapped', { expansions: ['new-buildings', 'nobles'], variants })
    table.says(0, 'offer university').refuses(1, 'offer villa', 'no-draft-space')
    table.says(1, 'offer factory').says(2, 'offer jeweler').refuses(0, 'offer harbor', 'no-draft-space')
  })
})

describe('corn-starts-poorer', () => {
  const variants = ['corn-starts-poorer'] as const

  it.each(EDITIONS)('%s: whoever starts with corn has a coin less', (edition) => {
    const coins = [2, 3, 4, 5].map((players) => newTable(edition, players, 'poorer', { variants }).coins())
    expect(coins).toEqual([
      [3, 2],
      [2, 2, 1],
      [3, 3, 2, 2],
      [4, 4, 4, 3, 3],
    ])
  })
})

describe('pairs kept apart in the draft', () => {
  const expansions = ['new-buildings', 'nobles'] as const

  it.each(['2020', '1897'] as const)('%s: villa and jeweler, whichever comes first', (edition) => {
    const more: More = { expansions, variants: ['no-villa-with-jeweler'] }
    newTable(edition, 3, 'apart', more).says(0, 'offer villa').refuses(1, 'offer jeweler', 'forbidden-pair')
    newTable(edition, 3, 'apart', more).says(0, 'offer jeweler').refuses(1, 'offer villa', 'forbidden-pair')
    newTable(edition, 3, 'apart', { expansions }).says(0, 'offer villa').says(1, 'offer jeweler')
  })

  it.each(EDITIONS)('%s: hacienda and forest house, whichever comes first', (edition) => {
    const more: More = { expansions, variants: ['no-hacienda-with-forest-house'] }
    newTable(edition, 3, 'apart', more).says(0, 'offer hacienda').refuses(1, 'offer forest-house', 'forbidden-pair')
    newTable(edition, 3, 'apart', more).says(0, 'offer forest-house').refuses(1, 'offer hacienda', 'forbidden-pair')
    newTable(edition, 3, 'apart', { expansions }).says(0, 'offer hacienda').says(1, 'offer forest-house')
  })

  it.each(['2020', '1897'] as const)('%s: chance keeps both pairs apart', (edition) => {
    const variants = ['no-villa-with-jeweler', 'no-hacienda-with-forest-house'] as const
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const { market } = newTable(edition, 3, seed, { expansions, variants, market: 'random' }).view()
      expect('villa' in market && 'jeweler' in market).toBe(false)
      expect('hacienda' in market && 'forest-house' in market).toBe(false)
    }
  })
})

describe('open-scores', () => {
  const setting: Setting = { players: [{ vp: 9, city: city('customs-house*') }, { vp: 4 }] }
  const whats = (table: Table, seat: number, viewer: number | 'spectator') =>
    table.score(viewer)[seat].lines.map(({ what }) => what)

  it.each(EDITIONS)('%s: chips are covered', (edition) => {
    const table = at(edition, {}, setting)
    expect(table.view(1).players.map(({ vp }) => vp)).toEqual([undefined, 4, undefined])
    expect(table.view('spectator').players[0]).not.toHaveProperty('vp')
    expect(whats(table, 0, 1)).toEqual(['buildings'])
    expect(whats(table, 0, 0)).toEqual(['chips', 'buildings', 'customs-house'])
  })

  it.each(EDITIONS)('%s: with the variant all see them, and what counts them', (edition) => {
    const table = at(edition, { variants: ['open-scores'] }, setting)
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.view(viewer).players.map(({ vp }) => vp)).toEqual([9, 4, 0])
      expect(whats(table, 0, viewer)).toEqual(['chips', 'buildings', 'customs-house'])
    }
  })
})

describe('the last chip outside the captain phase', () => {
  const nobles: More = { expansions: ['nobles'] }
  const chapel = { fields: fields('corn'), city: [{ building: 'chapel', nobles: 1 }] }
  const crafted = (edition: EditionId, variants: VariantId[] = []) => {
    const setting: Setting = { players: [chapel], vpSupply: 1, now: { phase: 'craftsman', by: 0 } }
    const table = at(edition, { ...nobles, variants }, setting)
    expect([table.view().vpSupply, table.vps()[0]]).toEqual([0, 1])
    return table
  }

  it.each(EDITIONS)('%s: the game goes on; the next captain phase brings the end, though nobody loads', (edition) => {
    const table = crafted(edition)
    expect(table.view().endTriggered).toBe(false)
    table.says(1, 'role trader')
    expect(table.view().endTriggered).toBe(false)
    table.says(2, 'role captain')
    expect(table.over).toBe(true)
    expect(table.events('end-triggered')).toEqual([{ kind: 'end-triggered', cause: 'points' }])
  })

  it.each(EDITIONS)('%s: a round without a captain phase is not the last', (edition) => {
    const table = crafted(edition)
      .says(1, 'role trader')
      .says(2, 'role settler', 'pass')
      .says(0, 'pass')
      .says(1, 'pass')
    expect([table.over, table.view().round]).toEqual([false, 2])
    table.says(1, 'role captain')
    expect([table.over, table.view().endTriggered]).toEqual([false, true])
    table.says(2, 'role trader').says(0, 'role craftsman')
    expect(table.over).toBe(true)
    expect(table.points(0, 'chips')).toBe(2)
  })

  it.each(EDITIONS)('%s: chips that flow back in time are there for the captain', (edition) => {
    const black = { ...chapel, coins: 1, spare: 0, city: [...chapel.city, ...city('black-market*')] }
    const setting: Setting = { players: [black, {}, {}], vpSupply: 1, now: { phase: 'craftsman', by: 0 } }
    const table = at(edition, { expansions: ['new-buildings', 'nobles'] }, setting).says(1, 'role builder')
    table.says(1, 'pass').says(2, 'pass').says(0, 'build hacienda', 'return vp').says(2, 'role captain')
    expect([table.view().vpSupply, table.view().endTriggered]).toEqual([1, false])
  })

  it('1897 with errata-2026: it ends the round at hand', () => {
    const table = crafted('1897', ['errata-2026'])
    expect(table.view().endTriggered).toBe(true)
    expect(table.says(1, 'role trader').over).toBe(false)
    expect(table.says(2, 'role settler', 'pass').says(0, 'pass').says(1, 'pass').over).toBe(true)
  })

  it.each(EDITIONS)('%s: in the captain phase it ends the round at hand, and points go on on paper', (edition) => {
    const players = [{ goods: { corn: 3 } }]
    const table = at(edition, {}, { players, vpSupply: 2, now: { phase: 'captain', by: 0 } }).says(0, 'load corn 6')
    expect([table.view().endTriggered, table.vps()[0], table.view().paperVp]).toEqual([true, 4, 2])
  })
})

describe('errata-2026: the library’s tile (1897, Hospital)', () => {
  const options: More = { expansions: ['new-buildings'] }
  const settled = (variants: VariantId[]) => {
    const players = [{ fields: [], city: city('hospice*', 'library*', 'construction-hut*') }]
    const table = at('1897', { ...options, variants }, { players, now: { phase: 'settler', by: 0 } })
    table.says(0, 'take quarry').asks(0, 'settler-worker').says(0, 'no worker')
    return table.says(1, 'pass').says(2, 'pass').says(0, 'take quarry')
  }

  it('as printed a worker may come with it', () => {
    const table = settled([]).asks(0, 'settler-worker').says(0, 'worker')
    expect(table.player(0).fields.map(({ workers }) => workers)).toEqual([0, 1])
  })

  it('by the errata none does', () => {
    settled(['errata-2026']).asks(1, 'choose-role')
  })
})
