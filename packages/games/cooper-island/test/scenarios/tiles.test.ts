import { describe, expect, it } from 'vitest'
import { land, type Setting, tableAt } from '../table.ts'

/** Double tiles (page 11), the cartographer and his singles (page 21), the bag (pages 14 and 24). */

type Player = NonNullable<Setting['players']>[number]

const ALL = { 'forest-meadow': 2, 'forest-mountain': 2, 'forest-settlement': 2 }

/** Seat 0 has two placements of area G before it, with every kind of tile. */
const placing = (player: Player, more: Setting = {}) =>
  tableAt(2, { players: [{ storage: {}, doubles: ALL, ...player }], ...more })
    .says(0, 'work G round')
    .asks(0, 'area')

/** Seat 0 is about to work. */
const turn = (player: Player, more: Setting = {}) => tableAt(2, { players: [{ storage: {}, ...player }], ...more })

describe('a double on two unexplored spaces', () => {
  it('needs only one of them next to an explored space', () => {
    const table = placing({}).says(0, 'place forest h-2,2 meadow h-1,2')
    expect(table.space(0, 'h-2,2')).toMatchObject({ level: 1, terrain: 'forest', on: 'wood' })
    expect(table.space(0, 'h-1,2')).toMatchObject({ level: 1, terrain: 'meadow', on: 'food' })
  })

  it('may be written from either half', () => {
    const table = placing({}).says(0, 'place meadow h-1,2 forest h-2,2')
    expect(table.space(0, 'h-2,2')).toMatchObject({ terrain: 'forest' })
    expect(table.match.lines.at(-1)?.text).toBe('place forest h-2,2 meadow h-1,2')
  })

  it('is refused where neither is', () => {
    placing({}).refuses(0, 'place forest h-1,0 meadow h0,0', 'not-adjacent')
  })

  it('an occupied space is explored all the same, and of any level', () => {
    const table = placing({ land: land('h0,2 meadow 1', 'h0,1 mountain 6 large') })
    table.says(0, 'place forest h-1,0 meadow h0,0')
  })

  it('is refused on a ruin, on either half', () => {
    const table = placing({ land: land('h0,2 meadow 1', 'h1,1 meadow 1', 'h0,1 forest 1') })
    table.refuses(0, 'place forest h1,0 meadow h2,0', 'ruin-there')
    table.refuses(0, 'place forest h0,0 meadow h-1,1', 'ruin-there')
    table.refuses(0, 'place meadow h1,0 forest h0,1', 'ruin-there')
  })

  it('is fine where a ruin has been removed', () => {
    const spaces = [...land('h0,2 meadow 1', 'h1,1 meadow 1'), { space: 'h1,0' }]
    const table = placing({ land: spaces, statueSpaces: ['statue-1'] }).says(0, 'place forest h1,0 meadow h2,0')
    expect(table.space(0, 'h1,0')).toMatchObject({ level: 1, terrain: 'forest', on: 'wood' })
  })

  it('brings one cube on each half and nothing into storage; the cartographer has no part in it', () => {
    const table = placing({ cartographer: 3 }).says(0, 'place settlement h-2,2 mountain h-1,2')
    expect([table.space(0, 'h-2,2').on, table.space(0, 'h-1,2').on]).toEqual(['cloth', 'stone'])
    expect(table.storage(0)).toEqual({})
    expect(table.player(0)).toMatchObject({ cartographer: 3, cartographerUsed: false, singles: 1 })
  })
})

describe('a double on two explored spaces', () => {
  it('terrain is looked at before levels: no step of the cartographer puts a mountain on a forest (page 11)', () => {
    const table = placing({ land: land('h0,2 meadow 1', 'h1,1 forest 2'), cartographer: 3 })
    table.refuses(0, 'place mountain h1,1 forest h0,2', 'other-terrain')
  })

  it('raises both by one level', () => {
    const table = placing({ land: land('h0,2 meadow 2', 'h1,1 forest 2') }).says(0, 'place forest h1,1 meadow h0,2')
    expect([table.space(0, 'h1,1').level, table.space(0, 'h0,2').level]).toEqual([3, 3])
  })

  it.each([
    ['meadow', 'forest'],
    ['mountain', 'forest'],
    ['forest', 'mountain'],
    ['settlement', 'forest'],
    ['settlement', 'mountain'],
  ])('on %s goes no %s', (below, above) => {
    const table = placing({ land: land('h0,2 meadow 1', `h1,1 ${below} 1`) })
    table.refuses(0, `place ${above} h1,1 meadow h0,2`, 'other-terrain')
  })

  it('a meadow goes on no settlement either', () => {
    const table = placing({ land: land('h0,2 meadow 1', 'h0,1 forest 1', 'h1,1 settlement 1') })
    table.refuses(0, 'place forest h0,1 meadow h1,1', 'other-terrain')
  })

  it.each(['forest', 'meadow', 'mountain', 'settlement'])('a settlement covers %s', (below) => {
    const table = placing({ land: land('h0,2 meadow 1', `h1,1 ${below} 1`) })
    table.says(0, 'place settlement h1,1 meadow h0,2')
    expect(table.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: 2, terrain: 'settlement', on: 'cloth' })
  })

  it('both halves are looked at: one that fits does not save the other', () => {
    const table = placing({ land: land('h0,2 meadow 1', 'h1,1 forest 1') })
    table.refuses(0, 'place forest h1,1 mountain h0,2', 'other-terrain')
    table.refuses(0, 'place meadow h1,1 forest h0,2', 'other-terrain')
  })

  it.each([
    ['a cube', 'wood', {}],
    ['a building', 'small', {}],
    ['a statue', 'statue', { extra: [{ space: 'h1,0' }] }],
    ['a lid', 'lid', { merchants: ['merchant-2', 'merchant-3', 'merchant-4', 'merchant-5'] }],
  ])(
    'is refused where %s stands',
    (_, on, { extra = [], ...player }: { extra?: { space: string }[]; merchants?: string[] }) => {
      const spaces = [...land('h0,2 meadow 1', `h1,1 forest 1 ${on}`), ...extra]
      const table = placing({ land: spaces, ...player })
      table.refuses(0, 'place forest h1,1 meadow h0,2', 'space-occupied')
      table.refuses(0, 'place settlement h1,1 meadow h0,2', 'space-occupied')
    },
  )

  it('a cube on the other half is in the way as well', () => {
    const table = placing({ land: land('h0,2 meadow 1 food', 'h1,1 forest 1') })
    table.refuses(0, 'place forest h1,1 meadow h0,2', 'space-occupied')
    table.says(0, 'stock h0,2', 'place forest h1,1 meadow h0,2')
  })
})

describe('levelling with the cartographer', () => {
  it('level 1 and unexplored: a single goes under the new half, and both end at level 2', () => {
    const table = placing({ cartographer: 1, land: land('h0,2 meadow 1') }).says(0, 'place mountain h1,1 meadow h0,2')
    expect(table.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: 2, terrain: 'mountain', on: 'stone' })
    expect(table.space(0, 'h0,2')).toEqual({ space: 'h0,2', level: 2, terrain: 'meadow', on: 'food' })
    expect(table.player(0)).toMatchObject({ cartographer: 0, cartographerUsed: true, singles: 2 })
    expect(table.events('levelled')).toEqual([{ kind: 'levelled', seat: 0, space: 'h1,1', steps: 1 }])
  })

  it('the single yields no cube: two cubes for the tile, none in storage', () => {
    const table = placing({ cartographer: 1, land: land('h0,2 meadow 1') }).says(0, 'place mountain h1,1 meadow h0,2')
    expect(table.player(0).land.filter(({ on }) => on && on !== 'ruin')).toHaveLength(2)
    expect(table.storage(0)).toEqual({})
  })

  it('all other rules hold: no ruin under it, and the explored half must fit and be free', () => {
    const table = placing({ cartographer: 3, land: land('h0,2 meadow 1', 'h1,1 forest 1 wood', 'h0,1 forest 1') })
    table.refuses(0, 'place meadow h1,0 forest h0,1', 'ruin-there')
    table.refuses(0, 'place mountain h-1,2 forest h0,2', 'other-terrain')
    table.refuses(0, 'place meadow h2,0 forest h1,1', 'space-occupied')
    table.says(0, 'place forest h-1,2 meadow h0,2')
  })

  it('level 2 and unexplored differ by two: refused', () => {
    placing({ land: land('h0,2 meadow 2') }).refuses(0, 'place forest h1,1 meadow h0,2', 'levels-differ')
  })

  it.each([1, 2, 3, 4, 5, 7])(
    'levels %i and one more are levelled, and the tile lies on top of the higher',
    (level) => {
      const table = placing({ cartographer: 2, land: land(`h0,2 meadow ${level}`, `h1,1 forest ${level + 1}`) })
      table.says(0, 'place forest h1,1 meadow h0,2')
      expect([table.space(0, 'h0,2').level, table.space(0, 'h1,1').level]).toEqual([level + 2, level + 2])
      expect(table.player(0).cartographer).toBe(1)
      expect(table.events('levelled')).toEqual([{ kind: 'levelled', seat: 0, space: 'h0,2', steps: 1 }])
    },
  )

  it.each([
    [1, 3],
    [3, 1],
    [2, 6],
  ])('levels %i and %i are not', (one, other) => {
    const table = placing({ cartographer: 6, land: land(`h0,2 meadow ${one}`, `h1,1 forest ${other}`) })
    table.refuses(0, 'place forest h1,1 meadow h0,2', 'levels-differ')
  })

  it('the lower half must fit what the single lies on: the single matches what it covers', () => {
    const table = placing({ land: land('h0,2 meadow 1', 'h1,1 forest 2') })
    table.refuses(0, 'place forest h1,1 mountain h0,2', 'other-terrain')
    table.says(0, 'place forest h1,1 settlement h0,2')
    expect(table.space(0, 'h0,2')).toMatchObject({ level: 3, terrain: 'settlement', on: 'cloth' })
  })

  it('is refused with the cartographer at 0', () => {
    const table = placing({ cartographer: 0, land: land('h0,2 meadow 1') })
    table.refuses(0, 'place forest h1,1 meadow h0,2', 'cartographer-low')
    table.says(0, 'place forest h-2,2 meadow h-1,2')
  })

  it('uses him up for this turn: no second levelling and no single', () => {
    const table = placing({ cartographer: 6, land: land('h0,2 meadow 1') }).says(0, 'place forest h1,1 meadow h0,2')
    table.refuses(0, 'explore h0,1 forest', 'cartographer-used')
    const again = placing({ cartographer: 6, land: land('h0,2 meadow 1', 'h0,1 mountain 1') })
    again.says(0, 'place forest h1,1 meadow h0,2').refuses(0, 'place forest h0,0 mountain h0,1', 'cartographer-used')
  })

  it('is refused after a single of the same turn', () => {
    const table = placing({ cartographer: 6, land: land('h0,2 meadow 1') }).says(0, 'explore h0,1 forest')
    table.refuses(0, 'place forest h1,1 meadow h0,2', 'cartographer-used')
  })
})

describe('gold', () => {
  it.each([1, 2])('a mountain that reaches level %i gives stone only', (level) => {
    const spaces = level === 1 ? land('h0,2 meadow 1') : land('h0,2 meadow 1', 'h0,1 mountain 1', 'h1,1 forest 1')
    const table = placing({ land: spaces })
    const [forest, mountain] = level === 1 ? ['h-2,2', 'h-1,2'] : ['h1,1', 'h0,1']
    const tile = (half: string) =>
      level === 1 ? `place forest ${forest} ${half} ${mountain}` : `place ${half} ${mountain} forest ${forest}`
    table.refuses(0, tile('gold'), 'gold-too-low')
    expect(table.answers(0, 'place').filter((answer) => answer.includes('gold'))).toEqual([])
    table.says(0, tile('mountain'))
    expect(table.space(0, mountain)).toMatchObject({ level, on: 'stone' })
  })

  it.each([
    ['mountain', 'stone'],
    ['gold', 'gold'],
  ])('a mountain that reaches level 3 gives what the player says: %s', (half, cube) => {
    const table = placing({ land: land('h0,2 meadow 2', 'h1,1 mountain 2') })
    table.says(0, `place ${half} h1,1 meadow h0,2`)
    expect(table.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: 3, terrain: 'mountain', on: cube })
  })

  it('the new level counts, also where the mountain was levelled up from 1', () => {
    const table = placing({ cartographer: 1, land: land('h0,2 meadow 2', 'h1,1 mountain 1') })
    table.says(0, 'place gold h1,1 meadow h0,2')
    expect(table.space(0, 'h1,1')).toMatchObject({ level: 3, on: 'gold' })
  })

  it('only mountains give it: a tile without a mountain is never mined', () => {
    const table = placing({ land: land('h0,2 meadow 4', 'h1,1 settlement 4') })
    const gold = table.answers(0, 'place').filter((answer) => answer.includes('gold'))
    expect(gold).toEqual([])
    table.refuses(0, 'place gold h1,1 meadow h0,2', 'other-terrain')
  })
})

describe('singles: exploring', () => {
  it.each([
    ['forest', 'wood'],
    ['meadow', 'food'],
    ['mountain', 'stone'],
    ['settlement', 'cloth'],
  ])('2 steps lay a %s of choice next to explored land, with its cube', (terrain, cube) => {
    const table = turn({ cartographer: 2 }).says(0, `explore h1,1 ${terrain}`)
    expect(table.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: 1, terrain, on: cube })
    expect(table.player(0)).toMatchObject({ cartographer: 0, cartographerUsed: true, singles: 2 })
  })

  it('is refused away from explored land, on ruins, on explored spaces and with fewer than 2 steps', () => {
    const table = turn({ cartographer: 6, land: land('h0,2 meadow 1', 'h1,1 meadow 1') })
    table.refuses(0, 'explore h0,0 forest', 'not-adjacent')
    table.refuses(0, 'explore h1,0 forest', 'ruin-there')
    table.refuses(0, 'explore h1,1 forest', 'already-explored')
    turn({ cartographer: 1 }).refuses(0, 'explore h1,1 forest', 'cartographer-low')
  })
})

describe('singles: cultivating', () => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 4],
    [8, 4],
  ])('a space of level %i takes %i steps, and the new top gets a cube', (level, steps) => {
    const table = turn({ cartographer: steps, land: land('h0,2 meadow 1', `h1,1 forest ${level}`) })
    table.says(0, 'cultivate h1,1 forest')
    expect(table.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: level + 1, terrain: 'forest', on: 'wood' })
    expect(table.player(0)).toMatchObject({ cartographer: 0, cartographerUsed: true })
    const short = turn({ cartographer: steps - 1, land: land('h0,2 meadow 1', `h1,1 forest ${level}`) })
    short.refuses(0, 'cultivate h1,1 forest', 'cartographer-low')
  })

  it('the terrain must match, but a settlement covers everything', () => {
    const table = turn({ cartographer: 6, land: land('h0,2 meadow 1', 'h1,1 forest 1') })
    for (const other of ['meadow', 'mountain']) table.refuses(0, `cultivate h1,1 ${other}`, 'other-terrain')
    table.says(0, 'cultivate h1,1 settlement')
    expect(table.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: 2, terrain: 'settlement', on: 'cloth' })
  })

  it('on a settlement goes only a settlement', () => {
    const table = turn({ cartographer: 6, land: land('h0,2 meadow 1', 'h1,1 settlement 2') })
    expect(table.answers(0, 'cultivate h1,1')).toEqual(['cultivate h1,1 settlement'])
    table.refuses(0, 'cultivate h1,1 forest', 'other-terrain')
  })

  it('not on what is occupied or unexplored', () => {
    const table = turn({ cartographer: 6, land: land('h0,2 meadow 1 food', 'h1,1 forest 1 small') })
    table.refuses(0, 'cultivate h0,2 meadow', 'space-occupied').refuses(0, 'cultivate h1,1 forest', 'space-occupied')
    table.refuses(0, 'cultivate h0,1 forest', 'unexplored')
    table.says(0, 'stock h0,2', 'cultivate h0,2 meadow')
  })

  it('gold from new level 3 on, as with doubles', () => {
    const low = turn({ cartographer: 6, land: land('h0,2 meadow 1', 'h1,1 mountain 1') })
    low.refuses(0, 'cultivate h1,1 gold', 'gold-too-low')
    expect(low.answers(0, 'cultivate h1,1')).toEqual(['cultivate h1,1 mountain', 'cultivate h1,1 settlement'])
    const high = turn({ cartographer: 6, land: land('h0,2 meadow 1', 'h1,1 mountain 2') })
    high.says(0, 'cultivate h1,1 gold')
    expect(high.space(0, 'h1,1')).toEqual({ space: 'h1,1', level: 3, terrain: 'mountain', on: 'gold' })
  })
})

describe('the cartographer once', () => {
  const six: Player = { storage: {}, cartographer: 6 }

  it('in a turn: then not again before the next own turn, even at the end of the same turn', () => {
    const table = turn(six).says(0, 'explore h1,1 forest').refuses(0, 'explore h0,1 forest', 'cartographer-used')
    table.says(0, 'work G round').refuses(0, 'explore h0,1 forest', 'cartographer-used').says(0, 'done')
    table.says(1, 'work G round', 'refuse')
    table.says(0, 'take coin').says(1, 'anchor one-sail', 'done').asks(0, 'turn').says(0, 'explore h0,1 forest')
    expect(table.player(0).cartographer).toBe(2)
  })

  it('in the whole income; the first turn of work has its own use', () => {
    const table = tableAt(2, { now: { phase: 'income', by: 0 }, players: [{ ...six, doubles: {} }] })
    table.says(0, 'explore h1,1 forest').refuses(0, 'explore h0,1 forest', 'cartographer-used')
    table.says(0, 'island isl-coin R1.ccw h2,0', 'skip').refuses(0, 'explore h0,1 forest', 'cartographer-used')
    table.says(0, 'done').says(1, 'done').asks(0, 'turn').says(0, 'explore h0,1 forest')
  })

  it('in the whole clean-up, all its steps together', () => {
    const work = { A: { round: [0, 1] }, B: { round: [1] } }
    const table = turn(six, { work }).says(0, 'explore h1,1 forest', 'work G round', 'done').asks(0, 'feeding')
    table
      .says(0, 'explore h0,1 forest', 'feed', 'anchor one-sail')
      .asks(1, 'feeding')
      .says(1, 'feed', 'anchor one-sail')
    table.asks(0, 'clean-up').refuses(0, 'explore h-1,2 forest', 'cartographer-used').says(0, 'done').says(1, 'done')
    table.asks(0, 'clean-up').refuses(0, 'explore h-1,2 forest', 'cartographer-used')
    expect(table.player(0).cartographer).toBe(2)
  })

  it('before the final scoring only if clean-up has not used him', () => {
    const work = { A: { round: [0, 1] }, B: { round: [1] } }
    const toScoring = (...inCleanUp: string[]) => {
      const table = turn(six, { round: 5, work }).says(0, 'work G round', 'done')
      table
        .says(0, ...inCleanUp, 'feed')
        .says(0, 'anchor one-sail')
        .says(1, 'feed', 'anchor one-sail')
      table.says(0, 'finish').says(1, 'finish')
      return table.asks(0, 'before-scoring')
    }
    toScoring('explore h1,1 forest').refuses(0, 'explore h0,1 forest', 'cartographer-used')
    toScoring().says(0, 'explore h0,1 forest').refuses(0, 'explore h1,1 forest', 'cartographer-used')
  })
})

describe('the bag', () => {
  const everything = { 'forest-meadow': 20, 'forest-mountain': 20, 'forest-settlement': 20 }

  it('tiles in hand have no limit', () => {
    const doubles = { 'forest-meadow': 20, 'forest-mountain': 15, 'forest-settlement': 10 }
    const table = turn({ doubles }).says(0, 'work G round', 'draw', 'draw')
    const { doubles: hand } = table.player(0)
    expect(hand['forest-meadow'] + hand['forest-mountain'] + hand['forest-settlement']).toBe(47)
  })

  it('when it is empty nothing can be drawn', () => {
    const table = tableAt(2, { players: [{ doubles: {} }, { doubles: everything }] }).says(0, 'work C round')
    table.refuses(0, 'draw', 'bag-empty')
    expect(table.answers(0)).not.toContain('draw')
  })

  it('an income boat that draws does nothing then', () => {
    const docks: Player['docks'] = [{ dock: 'dock-1', boat: 'boat-draw' }]
    const players = [{ docks, doubles: {} }, { doubles: everything }]
    const table = tableAt(2, { now: { phase: 'income', by: 0 }, players })
    table.refuses(0, 'use boat-draw', 'bag-empty')
  })

  it('two tiles from a bag with one left are one', () => {
    const players: Player[] = [
      { doubles: {}, land: land('h0,2 meadow 1 large'), largeCards: [{ card: 'large-6' }] },
      { doubles: { ...everything, 'forest-meadow': 19 } },
    ]
    const table = tableAt(2, { players }).says(0, 'use large-6')
    expect(table.player(0).doubles).toEqual({ 'forest-meadow': 1, 'forest-mountain': 0, 'forest-settlement': 0 })
    expect(table.view().bag).toEqual({ 'forest-meadow': 0, 'forest-mountain': 0, 'forest-settlement': 0 })
  })
})
