import { describe, expect, it } from 'vitest'
import { city, fields, from, type More, type Setting, times } from '../table.ts'
import { by, noble, nobleOn, noblesAt, WITH_NEW } from './nobles-table.ts'

/** Hunting lodge; that all discards come before the comparison and both before the row is renewed: our rulings. */

const SOURCES = { classic: 'Alojamento de Caça', 2020: 'Casa di Caccia', 1897: 'Administração do Parque' }
const settler = by('settler')

describe.each(from(SOURCES))('$edition, $source', ({ edition }) => {
  /** A full island takes nothing in the settler phase, so that the lodges come at once. */
  const full = times(12, 'indigo')
  const island = (count: number) => fields(...full.slice(0, count))
  const at = (players: Setting['players'], more: Setting = {}, options: More = {}) =>
    noblesAt(edition, { players, now: settler, quarries: 2, ...more }, options)
  /** The settler phase with nothing taken. */
  const passed = (table: ReturnType<typeof at>) => {
    while (table.match.status().ask[0].kind === 'settler-take') table.says(table.match.status().toMove[0], 'pass')
    return table
  }

  it('with a worker: after the last tile the owner may give up a plantation, not a quarry', () => {
    const owner = { fields: fields('corn', 'sugar*', 'quarry'), city: city('hunting-lodge*') }
    const table = passed(at([owner])).asks(0, 'lodge-discard', ['discard corn', 'discard sugar', 'pass'])
    table.refuses(0, 'discard quarry', 'no-such-tile').refuses(0, 'discard coffee', 'no-such-tile')
    const discarded = table.view().discards.sugar
    table.says(0, 'discard sugar').asks(1, 'choose-role')
    expect([table.tiles(0), table.spares(0)]).toEqual([
      ['corn', 'quarry'],
      [1, 0],
    ])
    expect(table.view().discards.sugar).toBeGreaterThan(discarded)
    expect(table.events('tile-given-up')).toMatchObject([{ seat: 0, tile: 'sugar', building: 'hunting-lodge' }])
  })

  it('the tile just taken may be the one, and a noble on a tile becomes spare', () => {
    const owner = { fields: [nobleOn('corn')], city: city('hunting-lodge*') }
    const table = at([owner]).says(0, 'take quarry')
    passed(table).asks(0, 'lodge-discard', ['discard corn', 'pass']).says(0, 'discard corn')
    expect([table.tiles(0), table.spares(0)]).toEqual([['quarry'], [0, 1]])
  })

  it('it may be left, and an empty lodge does nothing', () => {
    expect(
      passed(at([{ fields: island(2), city: city('hunting-lodge*') }]))
        .says(0, 'pass')
        .tiles(0),
    ).toHaveLength(2)
    passed(at([{ fields: island(2), city: city('hunting-lodge') }])).asks(1, 'choose-role')
  })

  it('before the row that was left open is discarded', () => {
    const owner = { fields: island(2), city: city('hunting-lodge*') }
    const table = passed(at([owner])).asks(0, 'lodge-discard')
    expect([table.view().openFields.length, table.events('tile-discarded')]).toEqual([4, []])
    table.says(0, 'pass')
    expect(table.events('tile-discarded').length).toBeGreaterThan(0)
  })

  it('with a noble: two points for fewer tiles than all others; no choice of a discard', () => {
    const owner = { fields: island(2), city: [noble('hunting-lodge')], vp: 1 }
    const table = passed(at([owner, { fields: island(3) }, { fields: island(3) }])).asks(1, 'choose-role')
    expect(table.vps()).toEqual([3, 0, 0])
    expect(table.events('points')).toEqual([{ kind: 'points', seat: 0, points: 2, source: 'hunting-lodge' }])
  })

  it('a tie brings nothing, nor does being second', () => {
    const owner = { fields: island(2), city: [noble('hunting-lodge')] }
    expect(passed(at([owner, { fields: island(2) }, { fields: island(3) }])).vps()).toEqual([0, 0, 0])
    expect(passed(at([owner, { fields: island(1) }, { fields: island(3) }])).vps()).toEqual([0, 0, 0])
  })

  it('quarries and forests count as tiles', () => {
    const owner = { fields: fields('quarry', 'quarry'), city: [noble('hunting-lodge')] }
    expect(passed(at([owner, { fields: island(2) }, { fields: island(3) }])).vps()).toEqual([0, 0, 0])
  })

  it('all discards come first, from the settler on, then the comparison', () => {
    const hunter = { fields: island(2), city: city('hunting-lodge*') }
    const noblest = { fields: island(2), city: [noble('hunting-lodge')] }
    const last = { fields: island(3) }
    const table = passed(at([noblest, hunter, last], { now: by('settler', 2), governor: 2 }))
    expect(table.asks(1, 'lodge-discard').vps()).toEqual([0, 0, 0])
    expect(table.says(1, 'discard indigo').vps()).toEqual([0, 0, 0])
    const kept = passed(at([{ ...noblest, fields: island(1) }, hunter, last])).says(1, 'pass')
    expect(kept.vps()).toEqual([2, 0, 0])
  })

  it('both lodges with workers: clockwise from the settler', () => {
    const hunter = { fields: island(2), city: city('hunting-lodge*') }
    const table = passed(at([hunter, hunter], { now: by('settler', 1) }))
    table.asks(1, 'lodge-discard').says(1, 'pass').asks(0, 'lodge-discard')
  })

  it('a forest may be given up and goes back as the plantation it is', () => {
    const forest = { tile: 'forest', kind: 'coffee' } as const
    const owner = { fields: [forest], city: city('hunting-lodge*') }
    const table = passed(at([owner], {}, WITH_NEW)).asks(0, 'lodge-discard', ['discard forest', 'pass'])
    const { coffee } = table.view().discards
    table.says(0, 'discard forest')
    expect(table.tiles(0)).toEqual([])
    expect(table.view().discards.coffee).toBeGreaterThan(coffee)
  })

  it('after the library’s second tile', () => {
    const owner = { fields: island(1), city: city('hunting-lodge*', 'library*') }
    const table = at([owner], {}, WITH_NEW)
    table
      .says(0, 'pass')
      .says(1, 'pass')
      .says(2, 'pass')
      .asks(0, 'settler-take')
      .says(0, 'pass')
      .asks(0, 'lodge-discard')
  })
})
