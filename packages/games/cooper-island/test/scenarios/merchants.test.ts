import { describe, expect, it } from 'vitest'
import { BARE, IDLE, land, tableAt } from '../table.ts'

/** Carregar 1 navio mercante (page 19) and the harbour master (pages 19 and 23); our rulings. */

type Setting = Parameters<typeof tableAt>[1]
type Mine = NonNullable<Setting['players']>[number]

const LYING = { harbourMaster: { stands: false } }
const cloth = (level: number) => land('h0,2 meadow 1', `h0,1 settlement ${level} cloth`)
const atH = (mine: Mine, setting: Setting = {}) =>
  tableAt(2, { players: [{ ...IDLE, ...mine }, IDLE], ...setting }).says(0, 'work H round')
const trader = (gold: number, level: number, setting: Setting = LYING, more: Mine = {}) =>
  atH({ storage: { gold }, land: cloth(level), ...more }, setting)

describe('each merchant has its cost and its helm points', () => {
  it.each([
    ['merchant-1', 1, 3, 2],
    ['merchant-2', 2, 3, 2],
    ['merchant-3', 3, 3, 3],
    ['merchant-4', 4, 2, 3],
    ['merchant-5', 5, 2, 4],
  ])('%s: %i gold, %i cloth, %i helm points', (merchant, gold, level, helm) => {
    const table = trader(gold, level).says(0, `load ${merchant}`).pays(0).asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({})
    expect(table.space(0, 'h0,1')).not.toHaveProperty('on')
    table.says(0, 'sail one-sail').asks(0, 'area')
    expect(table.steps(0)).toEqual([helm, 0])
    expect(table.player(0)).toMatchObject({ lids: 1 })
    expect(table.player(0).merchants).not.toContain(merchant)
    trader(gold - 1, level).refuses(0, `load ${merchant}`, 'cannot-pay')
    trader(gold, level - 1).refuses(0, `load ${merchant}`, 'cannot-pay')
  })

  it('the example of page 15: 5 gold with 1 from storage and 4 from land, 2 cloth with a cube worth 4', () => {
    const spaces = land('h0,2 meadow 1', 'h0,1 mountain 4 gold', 'h1,1 settlement 4 cloth')
    const table = atH({ storage: { gold: 1 }, land: spaces }, LYING)
      .says(0, 'load merchant-5')
      .pays(0)
    expect(table.asks(0, 'choose-ship').storage(0)).toEqual({})
    expect(table.events('paid-from-land')).toHaveLength(2)
  })

  it('in any order, in any round', () => {
    expect(trader(5, 3).answers(0, 'load')).toHaveLength(5)
    expect(trader(5, 3, { round: 5 }).answers(0, 'load')).toHaveLength(5)
  })
})

describe('the lid', () => {
  it('comes after the helm points and all that the ship meets', () => {
    const ships = [{ steps: 4 }, { steps: 0 }]
    const table = trader(1, 3, LYING, { ships }).says(0, 'load merchant-1').pays(0)
    expect(table.player(0)).toMatchObject({ lids: 0, lidsComing: ['merchant-1'] })
    table.refuses(0, 'use crate-coins', 'no-lid').says(0, 'sail one-sail').asks(0, 'optional-action')
    expect(table.player(0)).toMatchObject({ lids: 0, diaries: 1 })
    table.refuses(0, 'use crate-coins', 'no-lid').says(0, 'skip').asks(0, 'area')
    expect(table.player(0)).toMatchObject({ lids: 1 })
    expect(table.player(0)).not.toHaveProperty('lidsComing')
    expect(table.says(0, 'use crate-coins').market(0)).toEqual({ coin: 2 })
  })

  it('each merchant once: without the own lid on it, it cannot be loaded', () => {
    const used = { merchants: ['merchant-2', 'merchant-3'], crates: ['crate-draw', 'crate-place', 'crate-coins'] }
    const table = trader(5, 3, LYING, used).refuses(0, 'load merchant-1', 'merchant-loaded-already')
    expect(table.answers(0, 'load')).toEqual(['load merchant-2', 'load merchant-3'])
  })

  it('others may still load it', () => {
    const players = [
      { ...IDLE, storage: { gold: 1 }, land: cloth(3) },
      { ...IDLE, storage: { gold: 1 }, land: cloth(3) },
    ]
    const table = tableAt(2, { players, ...LYING })
      .says(0, 'work H round', 'load merchant-1')
      .pays(0)
    table.says(0, 'sail one-sail', 'done').says(1, 'work H round', 'refuse')
    table.says(0, 'take coin').says(1, 'anchor two-sail', 'load merchant-1').pays(1).says(1, 'sail one-sail')
    expect([table.player(0).lids, table.player(1).lids]).toEqual([1, 1])
  })

  it('with all five taken nothing can be loaded', () => {
    const crates = ['crate-draw', 'crate-place', 'crate-cartographer', 'crate-coins', 'crate-resources']
    const table = trader(5, 3, LYING, { merchants: [], crates })
    expect(table.answers(0, 'load')).toEqual([])
    for (let i = 1; i <= 5; i++) table.refuses(0, `load merchant-${i}`, 'merchant-loaded-already')
  })

  it('the second one turns a milestone over, used or not', () => {
    const one = { merchants: ['merchant-1', 'merchant-3', 'merchant-4', 'merchant-5'], crates: ['crate-draw'] }
    const table = trader(1, 3, LYING, one).says(0, 'load merchant-1').pays(0)
    expect(table.player(0).milestones).toEqual([])
    table.says(0, 'sail one-sail')
    expect(table.player(0).milestones).toEqual(['lids'])
    expect(table.events('milestone-reached')).toEqual([{ kind: 'milestone-reached', seat: 0, milestone: 'lids' }])
  })
})

describe('the harbour master', () => {
  const both = (setting: Setting = {}) => {
    const mine = { ...IDLE, storage: { gold: 1, food: 2 }, land: cloth(3) }
    return tableAt(2, { players: [mine, mine], ...setting })
  }

  it('takes 1 gold or 1 cloth off the merchant he stands on, and lies down', () => {
    const gold = trader(0, 3, {}).says(0, 'load merchant-1').asks(0, 'choose-ship')
    expect(gold.view().harbourMaster).toEqual({ merchant: 'merchant-1', stands: false })
    expect(gold.events('harbour-master-laid')).toHaveLength(1)
    trader(1, 2, {}).says(0, 'load merchant-1').asks(0, 'choose-ship')
    trader(0, 2, {}).refuses(0, 'load merchant-1', 'cannot-pay')
    const choice = both().says(0, 'work H round', 'load merchant-1').asks(0, 'discount', ['less gold', 'less cloth'])
    expect(choice.says(0, 'less gold').storage(0)).toEqual({ gold: 1, food: 2 })
  })

  it('only for the first who loads it in the round', () => {
    const table = both().says(0, 'work H round', 'load merchant-1', 'less gold', 'sail one-sail', 'done')
    table.says(1, 'work H round', 'refuse').says(0, 'take coin').says(1, 'anchor one-sail', 'load merchant-1')
    table.pays(1).asks(1, 'choose-ship')
    expect([table.storage(0), table.storage(1)]).toEqual([{ gold: 1, food: 2 }, { food: 2 }])
  })

  it('on no other merchant; loading that one leaves him standing', () => {
    trader(1, 3, {}).refuses(0, 'load merchant-2', 'cannot-pay')
    const table = trader(2, 3, {}).says(0, 'load merchant-2').pays(0).asks(0, 'choose-ship')
    expect(table.view().harbourMaster).toEqual({ merchant: 'merchant-1', stands: true })
  })

  it('in round 2 he stands on the second: the first costs all, the second 1 less', () => {
    trader(0, 3, { round: 2 }).refuses(0, 'load merchant-1', 'cannot-pay')
    trader(1, 3, { round: 2 }).says(0, 'load merchant-2').asks(0, 'choose-ship')
  })

  it('stands up on the next merchant in every round, whether he lay or not', () => {
    for (const stands of [true, false]) {
      const table = tableAt(2, { players: [IDLE, IDLE], harbourMaster: { stands } }).passRound()
      expect(table.view().harbourMaster).toEqual({ merchant: 'merchant-2', stands: true })
    }
  })
})

describe('small building cards', () => {
  const withCards = (smallCards: string[], gold: number, level: number, setting: Setting = LYING, more: Mine = {}) => {
    const small = smallCards.map((_, i) => ['h1,1 forest 1 small', 'h-1,2 forest 1 small'][i])
    return trader(gold, level, setting, { land: [...cloth(level), ...land(...small)], smallCards, ...more })
  }
  const drew = (table: ReturnType<typeof trader>) => table.events('drew').filter(({ seat }) => seat === 0).length

  it('small-8: a double tile for every merchant', () => {
    const table = withCards(['small-8'], 1, 3).says(0, 'load merchant-1').pays(0).says(0, 'sail one-sail')
    expect(drew(table)).toBe(1)
    expect(drew(trader(1, 3).says(0, 'load merchant-1').pays(0).says(0, 'sail one-sail'))).toBe(0)
  })

  it('small-9: 1 gold or 1 cloth less, for every merchant', () => {
    const gold = withCards(['small-9'], 1, 3).says(0, 'load merchant-2').asks(0, 'choose-ship')
    expect(gold.storage(0)).toEqual({})
    withCards(['small-9'], 2, 2).says(0, 'load merchant-2').asks(0, 'choose-ship')
    withCards(['small-9'], 1, 2).refuses(0, 'load merchant-2', 'cannot-pay')
  })

  it('small-9 adds up with the harbour master', () => {
    const table = withCards(['small-9'], 0, 2, {}).says(0, 'load merchant-1', 'less gold').asks(0, 'choose-ship')
    expect(table.view().harbourMaster.stands).toBe(false)
    withCards(['small-9'], 0, 1, {}).refuses(0, 'load merchant-1', 'cannot-pay')
    withCards(['small-9'], 0, 2).refuses(0, 'load merchant-1', 'cannot-pay')
    const two = withCards(['small-9'], 0, 3, { round: 2 }).says(0, 'load merchant-2').asks(0, 'choose-ship')
    expect(two.storage(0)).toEqual({})
  })

  it('small-10: a coin for every merchant, if there is room', () => {
    const table = withCards(['small-10'], 1, 3).says(0, 'load merchant-1').pays(0).says(0, 'sail one-sail')
    expect(table.storage(0)).toEqual({ coin: 1 })
    const full = {
      storage: { food: 6 },
      land: [...land('h0,2 meadow 1', 'h0,1 settlement 3 cloth', 'h1,1 forest 1 small', 'h2,0 mountain 3 gold')],
    }
    const lost = withCards(['small-10'], 1, 3, LYING, full).says(0, 'load merchant-1').asks(0, 'storage-full')
    expect(lost.says(0, 'lose', 'sail one-sail').storage(0)).toEqual({ food: 6 })
  })

  it('two cards work together', () => {
    const table = withCards(['small-8', 'small-10'], 1, 3).says(0, 'load merchant-1').pays(0)
    expect([drew(table), table.storage(0)]).toEqual([1, { coin: 1 }])
  })
})

it('nothing to load with: only leaving is possible', () => {
  tableAt(2, { players: [BARE, BARE] })
    .says(0, 'work H round')
    .asks(1, 'turn')
})
