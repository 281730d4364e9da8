import { describe, expect, it } from 'vitest'
import { FESTIVAL_CARDS } from '../../src/data/festival.ts'
import { puertoRico } from '../../src/index.ts'
import { city, fields, newTable, type Setting, type Table, tableAt } from '../table.ts'

/** Festival Cards: 1897, Expansão V. */

type Goals = NonNullable<Setting['festival']>['goals']
type Goal = Goals[number]

const WITH = { expansions: ['festival', 'festival-cards'] } as const
const WITH_PUERTOMA = { ...WITH, puertomas: 1 }

const MET: Goals = [
  { id: 'estates', estates: ['coffee'], metBy: 2 },
  { id: 'goods', goods: ['coffee', 'coffee', 'coffee'], metBy: 2 },
  { id: 'building', building: 'wharf', metBy: 2 },
]
const FILLERS: Goals = [
  { id: 'pioneers-tribute', building: 'harbor', metBy: 2 },
  { id: 'town-patron', building: 'fortress', metBy: 2 },
  { id: 'connoisseur-prize', estates: ['coffee'], metBy: 2 },
]

/** A table where of all goals only this one is open. */
function at(goal: Goal, setting: Setting, more = WITH): Table {
  const others = FILLERS.filter(({ id }) => id !== goal.id).slice(0, 2)
  return tableAt('1897', 3, { festival: { goals: [...MET, goal, ...others] }, ...setting }, more)
}

const goalsOf = (table: Table): Goals => (table.view() as unknown as { festival: { goals: Goals } }).festival.goals
const isMet = (table: Table): boolean => goalsOf(table)[3].metBy === 0

describe('set-up', () => {
  const tables = Array.from({ length: 60 }, (_, i) => newTable('1897', 3, `cards ${i}`, WITH))
  const cards = tables.flatMap((table) => goalsOf(table).slice(3))

  it('three different cards of the twelve are drawn, and what their slots take', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(12)
    for (const table of tables) expect(new Set(goalsOf(table).map(({ id }) => id)).size).toBe(6)
    for (const { id, estates = [], goods = [], building } of cards) {
      const slots = FESTIVAL_CARDS.find((card) => card.id === id)?.slots as readonly string[]
      expect(estates.length).toBe(slots.filter((slot) => slot === 'estate').length)
      expect(goods.length).toBe(slots.filter((slot) => slot === 'good').length)
      expect(building !== undefined).toBe(slots.some((slot) => slot.endsWith('building')))
    }
  })

  it("a card's estates differ", () => {
    for (const { estates = [] } of cards) expect(new Set(estates).size).toBe(estates.length)
  })

  it('the send-off of a building takes an expanded one', () => {
    const large = ['city-hall', 'customs-house', 'fortress', 'guild-hall', 'residence']
    const shown = cards.filter(({ id }) => id === 'town-patron').map(({ building }) => building)
    expect(shown.length).toBeGreaterThan(0)
    for (const building of shown) expect(large).toContain(building)
  })

  it('with a Puertoma the delivery is left out', () => {
    for (let i = 0; i < 40; i++) {
      const table = newTable('1897', 3, `delivery ${i}`, WITH_PUERTOMA)
      expect(goalsOf(table).map(({ id }) => id)).not.toContain('festival-delivery')
    }
  })
})

describe('what is made', () => {
  const crafting = (tiles: string[], buildings: string[]): Setting => ({
    players: [{ coins: 0, fields: fields(...tiles), city: city(...buildings) }],
    now: { phase: 'craftsman', by: 0 },
  })

  it('three of one good: a worker, a coin and a point', () => {
    const goal: Goal = { id: 'crop-weight-off', goods: ['corn'] }
    const table = at(goal, crafting(['corn*', 'corn*', 'corn*', 'indigo'], []))
    table.asks(0, 'festival-place', ['place indigo', 'done']).says(0, 'done')
    expect([table.player(0).coins, table.player(0).vp, table.player(0).spare]).toEqual([1, 1, 1])
    expect(isMet(at(goal, crafting(['corn*', 'corn*'], [])))).toBe(false)
  })

  it('the craftsman’s extra crate can be the third', () => {
    const table = at({ id: 'crop-weight-off', goods: ['corn'] }, crafting(['corn*', 'corn*'], []))
    expect(isMet(table.says(0, 'extra corn'))).toBe(true)
  })

  it('every crate of a cocktail', () => {
    const goal: Goal = { id: 'carnival-cocktail', goods: ['corn', 'indigo', 'sugar'] }
    const buildings = ['small-indigo-plant*', 'small-sugar-mill*']
    const table = at(goal, crafting(['corn*', 'indigo*', 'sugar*'], buildings))
    expect([isMet(table), table.player(0).coins]).toEqual([true, 3])
    expect(isMet(at(goal, crafting(['corn*', 'indigo*'], buildings)))).toBe(false)
  })

  it('two baskets of each; of one good four', () => {
    const goal: Goal = { id: 'two-baskets', goods: ['corn', 'corn'] }
    expect(isMet(at(goal, crafting(['corn*', 'corn*', 'corn*', 'corn*'], [])))).toBe(true)
    expect(isMet(at(goal, crafting(['corn*', 'corn*'], [])))).toBe(false)
    const mixed: Goal = { id: 'two-baskets', goods: ['corn', 'indigo'] }
    const made = crafting(['corn*', 'corn*', 'indigo*', 'indigo*'], ['indigo-plant**'])
    expect(isMet(at(mixed, made))).toBe(true)
  })

  it('farming festival: one of each estate, and both crates', () => {
    const goal: Goal = { id: 'farming-festival', estates: ['coffee', 'tobacco'], goods: ['corn', 'corn'] }
    const table = at(goal, crafting(['corn*', 'corn*', 'coffee', 'tobacco'], []))
    expect([isMet(table), table.player(0).coins]).toEqual([true, 3])
    expect(isMet(at(goal, crafting(['corn*', 'corn*', 'coffee'], [])))).toBe(false)
    expect(isMet(at(goal, crafting(['corn*', 'coffee', 'tobacco'], [])))).toBe(false)
  })
})

describe('what is owned', () => {
  const settling = (...tiles: string[]): Setting => ({
    players: [{ fields: fields(...tiles) }],
    openFields: ['corn', 'sugar', 'indigo', 'coffee'],
    now: { phase: 'settler', by: 0 },
  })

  it('three of an estate bring three workers', () => {
    const table = at({ id: 'connoisseur-prize', estates: ['sugar'] }, settling('sugar*', 'sugar*'))
    expect(isMet(table.says(0, 'take sugar').asks(0, 'festival-place'))).toBe(true)
  })

  it('two of each estate bring three points, and both tiles go back into the bag', () => {
    const table = at({ id: 'twin-farmers', estates: ['corn', 'sugar'] }, settling('corn', 'corn', 'sugar'))
    const before = table.view().faceDown
    table.says(0, 'take sugar')
    expect([isMet(table), table.player(0).vp, table.view().faceDown]).toEqual([true, 3, before + 2])
    expect(
      isMet(at({ id: 'twin-farmers', estates: ['corn', 'sugar'] }, settling('corn', 'corn')).says(0, 'take sugar')),
    ).toBe(false)
  })

  it('what reaches several goals at once reaches all', () => {
    const goals = [
      { id: 'estates', estates: ['sugar'] },
      ...MET.slice(1),
      { id: 'connoisseur-prize', estates: ['sugar'] },
      { id: 'twin-farmers', estates: ['sugar', 'corn'] },
      FILLERS[0],
    ] as Goals
    const table = tableAt('1897', 3, { ...settling('sugar', 'sugar', 'corn', 'corn'), festival: { goals } }, WITH)
    table.says(0, 'take sugar').asks(0, 'festival-place')
    expect(table.events('goal-met').map(({ goal }) => goal)).toEqual(['estates', 'connoisseur-prize', 'twin-farmers'])
    expect([table.player(0).spare, table.player(0).vp]).toEqual([6, 3])
    expect(puertoRico.questionFacts(table.match.state as never, 0)).toMatchObject({ left: 6 })
  })
})

describe('trade and shipping', () => {
  it('the crate that fills the trading house brings two workers', () => {
    const goal: Goal = { id: 'closing-time', goods: ['corn'] }
    const setting = (tradingHouse: Setting['tradingHouse']): Setting => ({
      players: [{ goods: { corn: 1, indigo: 1 } }],
      tradingHouse,
      now: { phase: 'trader', by: 0 },
    })
    const table = at(goal, setting(['sugar', 'tobacco', 'coffee'])).says(0, 'sell corn')
    expect(isMet(table.asks(0, 'festival-place'))).toBe(true)
    expect(isMet(at(goal, setting(['sugar', 'tobacco', 'coffee'])).says(0, 'sell indigo'))).toBe(false)
    expect(isMet(at(goal, setting(['sugar', 'tobacco'])).says(0, 'sell corn'))).toBe(false)
  })

  const loading = (goods: object, ships: Setting['ships'], buildings: string[] = []): Setting => ({
    players: [{ goods, city: city(...buildings) }],
    ships,
    now: { phase: 'captain', by: 0 },
  })

  it('the delivery is loaded in one phase, in several loads, the own ship included', () => {
    const goal: Goal = { id: 'festival-delivery', goods: ['corn', 'sugar'] }
    const table = at(goal, loading({ corn: 1, sugar: 2 }, [], ['wharf*'])).says(0, 'load corn wharf')
    expect(isMet(table)).toBe(false)
    table.says(0, 'load sugar 4').asks(0, 'festival-place')
    expect(isMet(table)).toBe(true)
    // Three crates, the captain's point and the card's two.
    expect(table.player(0).vp).toBe(6)
    const same: Goal = { id: 'festival-delivery', goods: ['corn', 'corn'] }
    expect(isMet(at(same, loading({ corn: 3, sugar: 1 }, [])).says(0, 'load corn 4'))).toBe(true)
    expect(isMet(at(same, loading({ corn: 2, sugar: 1 }, [])).says(0, 'load corn 4'))).toBe(false)
  })

  it('crates of an earlier phase do not count', () => {
    const goal: Goal = { id: 'festival-delivery', goods: ['corn', 'corn'] }
    const setting = loading({ corn: 3 }, [
      { capacity: 4, good: 'corn', count: 2 },
      { capacity: 5, good: 'indigo', count: 1 },
      { capacity: 6, good: 'coffee', count: 1 },
    ])
    const table = at(goal, setting).asks(0, 'captain-store').says(0, 'keep one corn').asks(1, 'choose-role')
    table.says(1, 'role trader').says(0, 'pass').says(2, 'role craftsman').says(1, 'role captain')
    expect(table.events('loaded').map(({ count }) => count)).toEqual([2, 1])
    expect(isMet(table)).toBe(false)
  })

  it.each<[Goal, number, number, Partial<{ coins: number; spare: number }>]>([
    [{ id: 'grand-send-off', goods: ['corn'] }, 6, 4, { spare: 3 }],
    [{ id: 'traditional-send-off', goods: ['corn'] }, 4, 6, { coins: 2 }],
  ])('$id: the last crate on that ship, with the good shown', (goal, ship, otherShip, reward) => {
    const ready = (capacity: number, good: 'corn' | 'sugar', short: number) =>
      loading({ [good]: 1, coffee: 1 }, [{ capacity, good, count: capacity - short }])
    const table = at(goal, {
      ...ready(ship, 'corn', 1),
      players: [{ coins: 0, goods: { corn: 1, coffee: 1 }, fields: fields('corn') }],
    })
    table.says(0, `load corn ${ship}`)
    expect(isMet(table)).toBe(true)
    expect(table.player(0)).toMatchObject(reward)
    expect(isMet(at(goal, ready(ship, 'corn', 2)).says(0, `load corn ${ship}`))).toBe(false)
    expect(isMet(at(goal, ready(ship, 'sugar', 1)).says(0, `load sugar ${ship}`))).toBe(false)
    expect(isMet(at(goal, ready(otherShip, 'corn', 1)).says(0, `load corn ${otherShip}`))).toBe(false)
  })
})

describe('building', () => {
  it.each<[Goal, string]>([
    [{ id: 'pioneers-tribute', building: 'factory' }, 'factory'],
    [{ id: 'town-patron', building: 'residence' }, 'residence'],
  ])('$id', (goal, building) => {
    const setting: Setting = { players: [{ coins: 12 }], now: { phase: 'builder', by: 0 } }
    const table = at(goal, setting).says(0, `build ${building}`)
    expect([isMet(table), table.player(0).vp]).toEqual([true, 3])
  })
})

describe('a Puertoma', () => {
  const metBy = (table: Table) => goalsOf(table)[3].metBy

  it('has the reward for what it makes, and places its workers by its own rules', () => {
    const board = { estates: { corn: [1, 1], indigo: [2, 2] } }
    const players = [{}, {}, { coins: 0, board }]
    const setting: Setting = { players, now: { phase: 'craftsman', by: 0 } }
    const table = at({ id: 'two-baskets', goods: ['corn', 'indigo'] }, setting, WITH_PUERTOMA)
    expect([metBy(table), table.player(2).coins]).toEqual([2, 3])
  })

  it('takes a third estate for a goal', () => {
    const players = [{}, {}, { board: { estates: { sugar: [0, 0] } } }]
    const setting: Setting = {
      players,
      openFields: ['corn', 'sugar', 'indigo', 'coffee'],
      now: { phase: 'settler', by: 0 },
    }
    const table = at({ id: 'connoisseur-prize', estates: ['sugar'] }, setting, WITH_PUERTOMA)
    const supply = table.view().workerSupply
    table.says(0, 'take corn').says(1, 'take indigo')
    expect([metBy(table), table.view().workerSupply]).toEqual([2, supply - 3])
  })
})
