import { matchAt } from '@quayside/kernel/scenarios'
import { describe, expect, it } from 'vitest'
import { puertoRico } from '../../src/index.ts'
import { city, fields, newTable, type Setting, Table, tableAt } from '../table.ts'

/** The Festival: 2020, Espansione 4; 1897, Expansão IV. */

const LATER = ['2020', '1897'] as const
type Later = (typeof LATER)[number]
type Goals = NonNullable<Setting['festival']>['goals']

const BOARD: Goals = [
  { id: 'estates', estates: ['corn'] },
  { id: 'goods', goods: ['corn', 'corn', 'sugar'] },
  { id: 'building', building: 'factory' },
]

const WITH = { expansions: ['festival'] } as const
const begin = (edition: Later, players: number, seed: string) => newTable(edition, players, seed, WITH)
const at = (edition: Later, setting: Setting, goals: Goals = BOARD): Table =>
  tableAt(edition, 3, { festival: { goals }, ...setting }, WITH)

const goalsOf = (table: Table): Goals =>
  (table.view('spectator') as unknown as { festival: { goals: Goals } }).festival.goals

const openFields = ['corn', 'indigo', 'sugar', 'coffee'] as const
const settling = (more: Setting = {}): Setting => ({
  players: [{ fields: fields('corn', 'corn') }],
  openFields: [...openFields],
  now: { phase: 'settler', by: 0 },
  ...more,
})

describe.each(LATER)('%s: set-up', (edition) => {
  const tables = Array.from({ length: 30 }, (_, i) => begin(edition, 2 + (i % 4), `seed ${i}`))

  it('an estate, three crates and a building are drawn', () => {
    for (const table of tables) {
      const [estates, goods, building] = goalsOf(table)
      expect([estates.id, goods.id, building.id]).toEqual(['estates', 'goods', 'building'])
      expect([estates.estates?.length, goods.goods?.length, typeof building.building]).toEqual([1, 3, 'string'])
      expect(table.events('goal-set').map(({ goal }) => goal)).toEqual(['estates', 'goods', 'building'])
    }
    expect(new Set(tables.map((table) => goalsOf(table)[0].estates?.[0])).size).toBe(5)
  })

  it('tile and crates really leave bag and supply', () => {
    for (const table of tables) {
      const view = table.view()
      const plain = newTable(edition, view.players.length).view()
      expect(view.faceDown).toBe(plain.faceDown - 1)
      const goods = goalsOf(table)[1].goods ?? []
      for (const good of ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const) {
        const shown = goods.filter((shownGood) => shownGood === good).length
        expect(view.goodsSupply[good]).toBe(plain.goodsSupply[good] - shown)
      }
    }
  })

  it('the building is worth three points, and its tile can still be bought', () => {
    const seen = new Set(tables.map((table) => goalsOf(table)[2].building))
    const commercial = ['factory', 'harbor', 'university', 'wharf']
    const producers = edition === '2020' ? ['coffee-roaster', 'tobacco-storage'] : []
    expect([...seen].sort()).toEqual([...commercial, ...producers].sort())
    for (const table of tables) {
      const [, { goods }, { building }] = goalsOf(table)
      const { market, players } = table.view()
      expect(market).toEqual(newTable(edition, players.length).view().market)
      expect(market[building as string]).toBeGreaterThan(0)
      if (goods?.includes('coffee')) expect(building).not.toBe('coffee-roaster')
      if (goods?.includes('tobacco')) expect(building).not.toBe('tobacco-storage')
    }
  })
})

describe.each(LATER)('%s: goals', (edition) => {
  it('three estates of the kind bring three workers, who may be placed at once', () => {
    const table = at(edition, settling())
    const before = table.view()
    table.says(0, 'take corn').asks(0, 'festival-place', ['place corn', 'done'])
    expect(table.view().workerSupply).toBe(before.workerSupply - 3)
    expect(goalsOf(table)[0]).toEqual({ id: 'estates', estates: ['corn'], metBy: 0 })
    expect(table.events('goal-met')).toEqual([{ kind: 'goal-met', seat: 0, goal: 'estates' }])
    table.says(0, 'place corn', 'place corn').asks(0, 'festival-place', ['place corn', 'done'])
    table.refuses(0, 'place indigo', 'no-free-circle').refuses(0, 'pass', 'other-question')
    table.says(0, 'place corn').asks(1, 'settler-take')
    expect(table.player(0).fields.every(({ workers }) => workers === 1)).toBe(true)
    expect(table.player(0).spare).toBe(0)
  })

  it('those that are not placed stay with the spare ones', () => {
    const table = at(edition, settling()).says(0, 'take corn', 'place corn', 'done').asks(1, 'settler-take')
    expect(table.player(0).spare).toBe(2)
  })

  it('nobody is asked without a free circle', () => {
    const players = [{ fields: fields('corn*', 'corn*'), city: city('hospice*') }]
    const table = at(edition, settling({ players })).says(0, 'take corn', 'worker').asks(1, 'settler-take')
    expect(table.player(0).spare).toBe(3)
  })

  it('the supply gives what it has', () => {
    const table = at(edition, settling({ workerSupply: 2 })).says(0, 'take corn')
    expect([table.player(0).spare, table.view().workerSupply]).toEqual([2, 0])
    expect(table.events('festival-workers')).toEqual([{ kind: 'festival-workers', seat: 0, count: 2 }])
    expect(
      at(edition, settling({ workerSupply: 0 }))
        .says(0, 'take corn')
        .asks(1, 'settler-take')
        .player(0).spare,
    ).toBe(0)
  })

  it('the tile goes back', () => {
    const table = at(edition, settling())
    const before = table.view()
    const after = table.says(0, 'take corn').view()
    if (edition === '2020') expect([after.discards.corn, after.faceDown]).toEqual([1, before.faceDown])
    else expect([after.discards.corn, after.faceDown]).toEqual([0, before.faceDown + 1])
  })

  it('the hospice’s worker comes before them', () => {
    const players = [{ fields: fields('corn', 'corn'), city: city('hospice*') }]
    const table = at(edition, settling({ players })).says(0, 'take corn').asks(0, 'settler-worker')
    table.says(0, 'worker').asks(0, 'festival-place', ['place corn', 'done']).says(0, 'place corn', 'place corn')
    expect(table.player(0).fields.map(({ workers }) => workers)).toEqual([1, 1, 1])
    expect(table.player(0).spare).toBe(1)
  })

  const farm = { fields: fields('corn*', 'corn*', 'sugar*'), city: city('small-sugar-mill*') }
  const crafting = (players: Setting['players']): Setting => ({ players, now: { phase: 'craftsman', by: 0 } })

  it('all crates shown, made in one phase, bring three coins; equal ones add up', () => {
    const table = at(edition, crafting([{ coins: 0 }, { ...farm, coins: 0 }]))
    expect(table.player(1).coins).toBe(3)
    expect(table.events('festival-coins')).toEqual([{ kind: 'festival-coins', seat: 1, coins: 3 }])
    expect(table.goods(1)).toEqual({ corn: 2, sugar: 1 })
    // They are back in the supply at once: ten and eleven barrels, less those just made.
    expect(table.view().goodsSupply).toMatchObject({ corn: 8, sugar: 10 })
    const poorer = { ...farm, fields: fields('corn*', 'sugar*', 'sugar*'), city: city('sugar-mill**') }
    expect(at(edition, crafting([{}, { ...poorer, coins: 0 }])).player(1).coins).toBe(0)
  })

  it('only the first is rewarded', () => {
    const table = at(edition, crafting([{}, { ...farm, coins: 0 }, { ...farm, coins: 0 }]))
    expect([table.player(1).coins, table.player(2).coins]).toEqual([3, 0])
    expect(goalsOf(table)[1].metBy).toBe(1)
  })

  it(`the craftsman's extra barrel counts ${edition === '1897' ? 'too' : 'not'}`, () => {
    const poorer = { ...farm, fields: fields('corn*', 'sugar*') }
    const table = at(edition, crafting([{ ...poorer, coins: 0 }]))
      .asks(0, 'craftsman-extra')
      .says(0, 'extra corn')
    expect(table.player(0).coins).toBe(edition === '1897' ? 3 : 0)
  })

  it('the building brings three points to who builds it', () => {
    const setting: Setting = { players: [{ coins: 9 }, { coins: 9 }], now: { phase: 'builder', by: 0 } }
    const table = at(edition, setting).says(0, 'build factory').says(1, 'build factory')
    expect(table.vps().slice(0, 2)).toEqual([3, 0])
    expect(table.events('points')).toEqual([{ kind: 'points', seat: 0, points: 3, source: 'festival' }])
  })

  it('a goal that somebody has met rewards nobody else', () => {
    const table = at(edition, { ...settling(), festival: { goals: [{ ...BOARD[0], metBy: 2 }, ...BOARD.slice(1)] } })
    table.says(0, 'take corn').asks(1, 'settler-take')
    expect(table.player(0).spare).toBe(0)
  })
})

describe.each(LATER)('%s: positions', (edition) => {
  it('a position without goals draws them; one that names them takes their pieces from the supplies', () => {
    const table = at(edition, { openFields: [...openFields] })
    const all = table.view()
    expect(all.goodsSupply).toEqual({ corn: 8, indigo: 11, sugar: 10, tobacco: 9, coffee: 9 })
    const drawn = tableAt(edition, 3, {}, WITH)
    expect(goalsOf(drawn)).toHaveLength(3)
    expect(drawn.view().faceDown).toBe(all.faceDown)
  })

  it('what is written reads back', () => {
    const table = at(edition, settling()).says(0, 'take corn', 'done').says(1, 'take indigo').says(2, 'take sugar')
    const written = puertoRico.writePosition(table.match.state as never) as object
    expect(written).toMatchObject({ festival: { goals: [{ metBy: 0 }, {}, {}] } })
    expect(new Table(matchAt(puertoRico, written)).hash).toBe(table.hash)
  })

  it.each<[string, Goals]>([
    ['the festival has 3 goals, not 2', BOARD.slice(0, 2)],
    ['"goods" cannot be goal 1 of this festival', [BOARD[1], BOARD[0], BOARD[2]]],
    ['something is missing on "goods"', [BOARD[0], { id: 'goods', goods: ['corn'] }, BOARD[2]]],
    ['"estates" has no room for all this', [{ id: 'estates', estates: ['corn', 'sugar'] }, ...BOARD.slice(1)]],
    ['"building" cannot show the hospice', [...BOARD.slice(0, 2), { id: 'building', building: 'hospice' }]],
    ['there is no seat 3', [{ ...BOARD[0], metBy: 3 }, ...BOARD.slice(1)]],
  ])('%s', (message, goals) => {
    expect(() => at(edition, {}, goals)).toThrow(message)
  })
})
