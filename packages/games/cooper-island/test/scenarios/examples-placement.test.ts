import { describe, expect, it } from 'vitest'
import { ISLANDS } from '../../src/ids.ts'
import { land, type Setting, tableAt } from '../table.ts'

/** What goes and what does not: islands (page 10) and double tiles (page 11). Special cases of tiles: `tiles.test.ts`. */

type Player = NonNullable<Setting['players']>[number]

/** Seat 0 in its income of a round after the first. */
const laterIncome = (player: Player, round = 2) =>
  tableAt(2, { round, now: { phase: 'income', by: 0 }, players: [{ doubles: {}, ...player }] })

describe('islands in the first round, page 10', () => {
  it('go to the sandbank on the right of the harbour, in exactly two ways: one half of it or the other', () => {
    const table = laterIncome({}, 1)
    const ways = ISLANDS.flatMap((island) => [`island ${island} R1.ccw h1,1`, `island ${island} R1.cw h1,1`])
    expect([...table.answers(0, 'island')].sort()).toEqual([...ways].sort())
  })

  it.each(['R1.ccw', 'R1.cw'])('%s is covered and the other half stays', (half) => {
    const table = laterIncome({}, 1).says(0, `island isl-coin ${half} h1,1`)
    expect(table.player(0).islands).toEqual([{ island: 'isl-coin', half }])
  })

  it.each(['L1.ccw h-1,2', 'L1.cw h-1,2', 'R2.cw h2,0'])('nowhere else: not to %s', (site) => {
    laterIncome({}, 1).refuses(0, `island isl-coin ${site}`, 'first-island')
  })

  it('from the second round on the left side is open too', () => {
    const table = laterIncome({}).says(0, 'island isl-coin L1.ccw h-1,2')
    expect(table.player(0).islands).toEqual([{ island: 'isl-coin', half: 'L1.ccw' }])
  })
})

describe('right and wrong islands, page 10', () => {
  it('right: the landscape lies next to an explored space', () => {
    const table = laterIncome({ land: land('h0,2 meadow 1', 'h1,1 forest 3 wood') })
    table.says(0, 'island isl-draw R2.cw h2,0')
    expect(table.space(0, 'h2,0')).toEqual({ space: 'h2,0', level: 1, terrain: 'mountain', on: 'stone' })
  })

  it('wrong: it lies next to none', () => {
    const table = laterIncome({}).refuses(0, 'island isl-draw R2.cw h2,0', 'not-adjacent')
    table.refuses(0, 'island isl-draw L1.cw h-2,2', 'not-adjacent')
  })

  it('wrong: the sandbank would be covered altogether', () => {
    const first = { land: land('h0,2 meadow 1', 'h1,1 meadow 1'), islands: [{ island: 'isl-coin', half: 'R1.cw' }] }
    const table = laterIncome(first as Player)
    table.refuses(0, 'island isl-draw R1.ccw h2,0', 'sandbank-covered')
    expect(table.answers(0, 'island').filter((answer) => answer.includes('R1'))).toEqual([])
  })

  it('right: next to it lies another half of the next sandbank, with the same landscape', () => {
    const first = { land: land('h0,2 meadow 1', 'h1,1 meadow 1'), islands: [{ island: 'isl-coin', half: 'R1.ccw' }] }
    const table = laterIncome(first as Player).says(0, 'island isl-draw R2.cw h2,0')
    expect(table.player(0).islands).toEqual([
      { island: 'isl-draw', half: 'R2.cw' },
      { island: 'isl-coin', half: 'R1.ccw' },
    ])
  })

  it('wrong: the landscape is explored already', () => {
    laterIncome({}).refuses(0, 'island isl-draw L1.ccw h0,2', 'already-explored')
    const table = laterIncome({ land: land('h0,2 meadow 1', 'h1,1 forest 1') })
    table.refuses(0, 'island isl-draw R1.cw h1,1', 'already-explored')
    expect(table.match.why(0, 'island isl-draw R1.cw h1,1')?.rule, 'islands are on pages 10 and 11').toBe('islands')
  })

  it('wrong: a ruin stands there; once it is removed the space is as good as any', () => {
    const spaces = land('h0,2 meadow 1', 'h-1,2 forest 1', 'h-2,2 forest 1')
    laterIncome({ land: spaces }).refuses(0, 'island isl-draw L2.cw h-2,1', 'ruin-there')
    const cleared = { land: [...spaces, { space: 'h-2,1' }], statueSpaces: ['statue-1'] }
    const table = laterIncome(cleared).says(0, 'island isl-draw L2.cw h-2,1')
    expect(table.space(0, 'h-2,1')).toMatchObject({ level: 1, terrain: 'mountain', on: 'stone' })
  })

  it('wrong: an island that lies on the water already', () => {
    const first = { land: land('h0,2 meadow 1', 'h1,1 meadow 1'), islands: [{ island: 'isl-coin', half: 'R1.cw' }] }
    laterIncome(first as Player).refuses(0, 'island isl-coin L1.ccw h-1,2', 'no-such-island')
  })

  it('a ship on the half that is covered moves to the other half: it makes no step and passes no island', () => {
    const table = laterIncome({ ships: [{ steps: 0 }, { steps: 1 }] })
    expect(table.player(0).ships[1].at).toEqual({ peninsula: 0, spot: 'R1' })
    table.says(0, 'island isl-coin R1.cw h1,1').asks(0, 'optional-action')
    table.says(0, 'use isl-coin').asks(0, 'income')
    expect(table.player(0).ships[1].at).toEqual({ peninsula: 0, spot: 'R1' })
    expect(table.steps(0)).toEqual([0, 1])
    expect(table.events('sailed')).toEqual([])
    expect(table.storage(0)).toEqual({ coin: 2 })
  })

  it('its landscape is ordinary land afterwards and can be built upon', () => {
    const table = laterIncome({ doubles: { 'forest-mountain': 1 } }).says(0, 'island isl-coin R1.cw h1,1', 'skip')
    table.says(0, 'stock h1,1', 'stock h0,2', 'place meadow h1,1 settlement h0,2')
    expect(table.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: 2, terrain: 'meadow', on: 'food' })
  })
})

describe('double tiles, page 11', () => {
  const tile = { doubles: { 'forest-meadow': 1 } } as const

  it('first: on two unexplored spaces, one of them next to an explored one', () => {
    const table = laterIncome(tile).says(0, 'place mountain h-2,2 settlement h-1,2')
    expect(table.space(0, 'h-2,2')).toMatchObject({ level: 1, terrain: 'mountain', on: 'stone' })
    expect(table.space(0, 'h-1,2')).toMatchObject({ level: 1, terrain: 'settlement', on: 'cloth' })
  })

  it('second: on two explored spaces of one level, forest on forest and meadow on meadow', () => {
    const table = laterIncome({ ...tile, land: land('h0,2 meadow 3', 'h1,1 forest 3') })
    table.says(0, 'place forest h1,1 meadow h0,2')
    expect(table.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: 4, terrain: 'forest', on: 'wood' })
    expect(table.space(0, 'h0,2')).toEqual({ space: 'h0,2', level: 4, terrain: 'meadow', on: 'food' })
    expect(table.player(0).cartographerUsed).toBe(false)
  })

  it('third: on one of level 1 and one unexplored, with the cartographer and a single from the supply', () => {
    const table = laterIncome({ ...tile, cartographer: 3, land: land('h0,2 meadow 1') })
    table.says(0, 'place forest h1,1 meadow h0,2')
    expect(table.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: 2, terrain: 'forest', on: 'wood' })
    expect(table.space(0, 'h0,2')).toEqual({ space: 'h0,2', level: 2, terrain: 'meadow', on: 'food' })
    expect(table.player(0)).toMatchObject({ cartographer: 2, cartographerUsed: true, singles: 2 })
  })

  it('either side of the tile, but not terrains of both: a tile of forest and meadow is no forest and mountain', () => {
    const table = laterIncome(tile)
    const sides = ['forest h-2,2 meadow h-1,2', 'meadow h-2,2 forest h-1,2']
    const backs = ['mountain h-2,2 settlement h-1,2', 'settlement h-2,2 mountain h-1,2']
    for (const side of [...sides, ...backs]) expect(table.answers(0, 'place')).toContain(`place ${side}`)
    table.refuses(0, 'place forest h-2,2 mountain h-1,2', 'no-such-double')
  })

  it('a tile is needed for it, and islands are none', () => {
    const table = laterIncome({}).refuses(0, 'place forest h-2,2 meadow h-1,2', 'no-such-double')
    expect(table.answers(0, 'place')).toEqual([])
  })

  it('no cube is thrown away to make room: a full storage leaves the space occupied', () => {
    const full = { ...tile, storage: { wood: 3 }, land: land('h0,2 meadow 1 food', 'h1,1 forest 1 wood') }
    const table = laterIncome({ ...full, storage: { coin: 5 } })
    table.refuses(0, 'stock h0,2', 'storage-full').refuses(0, 'place forest h1,1 meadow h0,2', 'space-occupied')
    laterIncome(full).says(0, 'stock h0,2', 'stock h1,1', 'place forest h1,1 meadow h0,2')
  })
})
