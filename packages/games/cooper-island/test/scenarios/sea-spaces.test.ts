import { describe, expect, it } from 'vitest'
import { FOUR_POINTS, LEFT_COAST, MILESTONE, onlyDiary, RICH, TWO_POINTS } from '../sea.ts'
import { land, tableAt } from '../table.ts'

/** Islands passed, bays and harbours. Source: Ganhando pontos de timão (page 16), Resumos (page 25); our rulings. */

describe('islands passed', () => {
  const islands = [{ island: 'isl-coin' as const, half: 'L1.ccw' }]

  it('do their action once more for whoever placed them', () => {
    const player = { ...MILESTONE, land: LEFT_COAST, islands, storage: {} }
    const table = tableAt(2, { players: [player] }).says(0, TWO_POINTS, 'sail one-sail')
    table.asks(0, 'optional-action')
    expect(table.steps(0)).toEqual([1, 0])
    table.says(0, 'use isl-coin').asks(0, 'turn')
    expect(table.storage(0)).toEqual({ coin: 1 })
    expect(table.steps(0)).toEqual([2, 0])
  })

  it('the action may be left, the move goes on', () => {
    const player = { ...MILESTONE, land: LEFT_COAST, islands, storage: {} }
    const table = tableAt(2, { players: [player] })
      .says(0, TWO_POINTS, 'sail one-sail', 'skip')
      .asks(0, 'turn')
    expect(table.storage(0)).toEqual({})
    expect(table.steps(0)).toEqual([2, 0])
  })

  it('also those of others, and they serve the owner of the ship', () => {
    const players = [
      { ...MILESTONE, ships: [{}, { steps: 8 }], storage: {} },
      { land: LEFT_COAST, islands: [{ island: 'isl-supplies' as const, half: 'L1.cw' }], storage: {} },
    ]
    const table = tableAt(2, { players }).says(0, TWO_POINTS, 'sail two-sail').asks(0, 'optional-action')
    table.says(0, 'use isl-supplies', 'take stone')
    expect(table.storage(0)).toEqual({ stone: 1, food: 1 })
    expect(table.storage(1)).toEqual({})
  })

  it('an island on the far half of the sandbank entered is not passed yet, and is in the next step', () => {
    const far = [{ island: 'isl-coin' as const, half: 'L1.cw' }]
    const player = { ...MILESTONE, land: LEFT_COAST, islands: far, storage: {} }
    const table = tableAt(2, { players: [player] })
      .says(0, TWO_POINTS, 'sail one-sail')
      .asks(0, 'optional-action')
    expect(table.steps(0)).toEqual([2, 0])
  })

  it('a ship the other way passes the halves in the other order', () => {
    const players = (half: string) => [
      { ...MILESTONE, ships: [{}, { steps: 7 }], storage: {} },
      { land: LEFT_COAST, islands: [{ island: 'isl-coin' as const, half }] },
    ]
    const stepsAt = (half: string) =>
      tableAt(2, { players: players(half) })
        .says(0, TWO_POINTS, 'sail two-sail')
        .asks(0, 'optional-action')
        .steps(0)
    expect(stepsAt('L2.cw')).toEqual([0, 8])
    expect(stepsAt('L2.ccw')).toEqual([0, 9])
  })

  it.each([
    ['isl-coin', 'isl-gold-cloth'],
    ['isl-gold-cloth', 'isl-coin'],
  ])('two in one step do both actions in any order, %s first', (first, second) => {
    const pair = [
      { island: 'isl-coin' as const, half: 'L1.cw' },
      { island: 'isl-gold-cloth' as const, half: 'L2.ccw' },
    ]
    const player = { ...MILESTONE, land: LEFT_COAST, islands: pair, ships: [{ steps: 1 }], storage: {} }
    const table = tableAt(2, { players: [player] })
      .says(0, TWO_POINTS, 'sail one-sail')
      .asks(0, 'two-islands')
    expect(table.answers(0, 'use isl')).toEqual(['use isl-coin', 'use isl-gold-cloth'])
    const choice = (id: string) => (id === 'isl-coin' ? [] : ['take gold'])
    table.says(0, `use ${first}`, ...choice(first)).asks(0, 'optional-action')
    table.refuses(0, `use ${first}`, 'not-that-action')
    table.says(0, `use ${second}`, ...choice(second)).asks(0, 'turn')
    expect(table.storage(0)).toEqual({ coin: 1, gold: 1 })
    expect(table.steps(0)).toEqual([3, 0])
  })

  it('of two in one step one may be used and the other left, or both left', () => {
    const pair = [
      { island: 'isl-coin' as const, half: 'L1.cw' },
      { island: 'isl-cartographer' as const, half: 'L2.ccw' },
    ]
    const player = { ...MILESTONE, land: LEFT_COAST, islands: pair, ships: [{ steps: 1 }], storage: {} }
    const begun = () => tableAt(2, { players: [player] }).says(0, TWO_POINTS, 'sail one-sail')
    const one = begun().says(0, 'use isl-cartographer', 'skip').asks(0, 'turn')
    expect(one.player(0).cartographer).toBe(4)
    expect(one.storage(0)).toEqual({})
    const none = begun().says(0, 'skip').asks(0, 'turn')
    expect(none.player(0).cartographer).toBe(3)
    expect(none.steps(0)).toEqual([3, 0])
  })

  it('an action that cannot be done is not offered', () => {
    const player = { ...MILESTONE, land: LEFT_COAST, islands, storage: { wood: 5 } }
    const table = tableAt(2, { players: [player] })
      .says(0, TWO_POINTS, 'sail one-sail')
      .asks(0, 'optional-action')
    table.refuses(0, 'use isl-coin', 'storage-full')
    table.says(0, 'skip').asks(0, 'turn')
  })

  it.each([
    ['isl-draw', [], (drawn: number) => expect(drawn).toBe(1)],
    ['isl-ruin', ['ruin h-1,1 statue-1'], (drawn: number) => expect(drawn).toBe(0)],
  ] as const)('every kind of action works, such as %s', (island, more, check) => {
    const player = {
      ...MILESTONE,
      land: LEFT_COAST,
      islands: [{ island, half: 'L1.ccw' }],
      doubles: {},
    }
    const table = tableAt(2, { players: [player] }).says(0, TWO_POINTS, 'sail one-sail', `use ${island}`, ...more)
    check(Object.values(table.player(0).doubles).reduce((sum, count) => sum + count, 0))
    expect(table.player(0).statueSpaces).toEqual(island === 'isl-ruin' ? ['statue-1'] : [])
    expect(table.steps(0)).toEqual([2, 0])
  })
})

describe('bays', () => {
  const beforeBay = { ...MILESTONE, ships: [{ steps: 4 }], storage: {}, doubles: {} }

  it('give a diary in mid-move, and after its action the ship goes on', () => {
    const { diaries, taken } = onlyDiary('diary-1', 4)
    const table = tableAt(2, { players: [beforeBay, { diaries: taken }], diaries })
    table.says(0, TWO_POINTS, 'sail one-sail').asks(0, 'optional-action')
    expect(table.steps(0)).toEqual([5, 0])
    expect(table.player(0).diaries).toBe(1)
    expect(table.view().diaries['diary-1']).toBe(3)
    table.says(0, 'use diary-1').asks(0, 'turn')
    expect(table.steps(0)).toEqual([6, 0])
    expect(table.storage(0)).toEqual({ coin: 1 })
  })

  it('cost nothing: there is no fee', () => {
    const table = tableAt(2, { players: [beforeBay] })
      .says(0, TWO_POINTS, 'sail one-sail', 'skip')
      .asks(0, 'turn')
    expect(table.anchors(0)).toEqual([0, 0])
  })

  it.each([
    ['diary-1', 4, [], { coin: 1 }],
    ['diary-2', 2, [], { gold: 1 }],
    ['diary-3', 2, [], { cloth: 1 }],
    ['diary-4', 2, [], { wood: 1, stone: 1 }],
    ['diary-5', 2, [], { wood: 1, food: 1 }],
    ['diary-6', 2, [], { stone: 1, food: 1 }],
    ['diary-7', 2, [], { food: 2 }],
    ['diary-8', 4, ['take stone'], { stone: 1 }],
    ['diary-9', 4, ['take cloth'], { cloth: 1 }],
    ['diary-10', 3, [], {}],
    ['diary-11', 3, [], {}],
  ] as const)('%s does what it shows', (id, count, more, gained) => {
    const { diaries, taken } = onlyDiary(id, count)
    const table = tableAt(2, { players: [beforeBay, { diaries: taken }], diaries })
    table.says(0, TWO_POINTS, 'sail one-sail', `use ${id}`, ...more).asks(0, 'turn')
    expect(table.storage(0)).toEqual(gained)
    expect(table.player(0).cartographer).toBe(id === 'diary-11' ? 4 : 3)
    const doubles = Object.values(table.player(0).doubles).reduce((sum, have) => sum + have, 0)
    expect(doubles).toBe(id === 'diary-10' ? 1 : 0)
    expect(table.steps(0)).toEqual([6, 0])
  })

  it('a choice of a diary offers what is shown and nothing else', () => {
    const { diaries, taken } = onlyDiary('diary-9', 4)
    const table = tableAt(2, { players: [beforeBay, { diaries: taken }], diaries })
    table.says(0, TWO_POINTS, 'sail one-sail', 'use diary-9')
    expect(table.answers(0, 'take')).toEqual(['take gold', 'take cloth'])
    table.refuses(0, 'take wood', 'not-offered')
  })

  it('the action may be left; the diary stays with its owner', () => {
    const { diaries, taken } = onlyDiary('diary-2', 2)
    const table = tableAt(2, { players: [beforeBay, { diaries: taken }], diaries })
    table.says(0, TWO_POINTS, 'sail one-sail', 'skip').asks(0, 'turn')
    expect(table.player(0).diaries).toBe(1)
    expect(table.storage(0)).toEqual({})
  })

  it('without diaries left there is no action, and the steps still count', () => {
    const table = tableAt(2, { players: [beforeBay, { diaries: 30 }], diaries: {} })
    table.says(0, TWO_POINTS, 'sail one-sail').asks(0, 'turn')
    expect(table.steps(0)).toEqual([6, 0])
    expect(table.player(0).diaries).toBe(0)
    expect(table.points(0, 'helm')).toBe(6)
    expect(table.events('no-diary-left')).toEqual([{ kind: 'no-diary-left', seat: 0 }])
  })

  it('islands passed on the way in come before the diary', () => {
    const top = land('h0,2 meadow 1', 'h0,1 forest 1', 'h0,0 forest 1', 'h-1,0 forest 1', 'h-1,-1 forest 1')
    const islands = [{ island: 'isl-coin' as const, half: 'L4.cw' }]
    const table = tableAt(2, { players: [{ ...beforeBay, land: top, islands }] })
    table.says(0, TWO_POINTS, 'sail one-sail').asks(0, 'optional-action')
    expect(table.player(0).diaries).toBe(0)
    table.says(0, 'use isl-coin').asks(0, 'optional-action')
    expect(table.player(0).diaries).toBe(1)
  })

  it('one gain of four crosses a bay and goes on behind it', () => {
    const table = tableAt(2, { players: [{ ...RICH, ships: [{ steps: 3 }] }] })
    table.says(0, ...FOUR_POINTS, 'sail one-sail', 'skip').asks(0, 'area')
    expect(table.steps(0)).toEqual([7, 0])
    expect(table.player(0)).toMatchObject({ diaries: 1, lids: 1 })
  })
})

describe('harbours', () => {
  const beforeHarbour = { ...MILESTONE, ships: [{ steps: 9 }], storage: { wood: 1 }, doubles: {} }

  it('give a diary, then ask for a fee, then the ship goes on', () => {
    const { diaries, taken } = onlyDiary('diary-1', 4)
    const table = tableAt(2, { players: [beforeHarbour, { diaries: taken }], diaries })
    table.says(0, TWO_POINTS, 'sail one-sail').asks(0, 'optional-action').says(0, 'use diary-1').asks(0, 'fee')
    expect(table.steps(0)).toEqual([10, 0])
    // What the diary gave may pay the fee.
    table.says(0, 'pay coin').asks(0, 'turn')
    expect(table.steps(0)).toEqual([11, 0])
    expect(table.storage(0)).toEqual({ wood: 1 })
    expect(table.market(1)).toEqual({ coin: 1 })
  })

  it('an anchor taken there in mid-move stops the rest: what is left drops it', () => {
    const table = tableAt(2, { players: [beforeHarbour] })
    table.says(0, TWO_POINTS, 'sail one-sail', 'skip', 'refuse').asks(1, 'compensation')
    expect(table.anchors(0)).toEqual([1, 0])
    table.says(1, 'take gold').asks(0, 'turn')
    expect(table.steps(0)).toEqual([10, 0])
    expect(table.anchors(0)).toEqual([0, 0])
    expect(table.events('anchor-dropped')).toEqual([{ kind: 'anchor-dropped', seat: 0, ship: 'one-sail' }])
  })

  it('a longer move goes on after the anchor is dropped', () => {
    const table = tableAt(2, { players: [{ ...RICH, ships: [{ steps: 9 }] }] })
    table
      .says(0, ...FOUR_POINTS, 'sail one-sail', 'skip', 'refuse')
      .says(1, 'take coin')
      .asks(0, 'area')
    // One step in, one point for the anchor, two steps on.
    expect(table.steps(0)).toEqual([12, 0])
    expect(table.anchors(0)).toEqual([0, 0])
  })
})
