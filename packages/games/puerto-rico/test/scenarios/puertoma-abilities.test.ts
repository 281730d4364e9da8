import { describe, expect, it } from 'vitest'
import { ABILITIES, type AbilityId } from '../../src/data/puertoma.ts'
import type { PlayerSetting, Setting } from '../table.ts'
import { type Board, LONE, puertomasAt } from './puertoma-table.ts'

/** Abilities of which one is at work; the others lie face down. */
const having = (id: AbilityId, active = true): Board['abilities'] =>
  [1, 2, 3, 4].map((level) =>
    ABILITIES.find((one) => one.id === id)?.level === level ? { level, id, active } : { level },
  )

interface Puertoma extends Omit<PlayerSetting, 'board'> {
  readonly board?: Board
}

/** The Puertoma in seat 2 has the ability in a phase that seat 0 chose. */
const at = (id: AbilityId, phase: NonNullable<Setting['now']>['phase'], automa: Puertoma, more: Setting = {}) =>
  puertomasAt(LONE, {
    now: { phase, by: 0 },
    players: [
      { coins: 1, fields: [] },
      { coins: 1, fields: [] },
      { ...automa, board: { ...automa.board, abilities: having(id) } },
    ],
    ...more,
  })

/** Ships that take nothing any more. */
const FULL: Setting = {
  ships: [
    { capacity: 4, good: 'corn', count: 4 },
    { capacity: 5, good: 'sugar', count: 5 },
    { capacity: 6, good: 'indigo', count: 6 },
  ],
}

const helped = (table: ReturnType<typeof at>) => table.of('automa-helped', 2)

describe('abilities (1897, Fichas de Habilidade do Puertoma)', () => {
  it('sells-duplicates: a good that the trading house has', () => {
    const table = at('sells-duplicates', 'trader', { goods: { coffee: 1 } }, { tradingHouse: ['coffee'] })
    expect(table.of('sold', 2)).toMatchObject([{ good: 'coffee', coins: 4 }])
    expect(helped(table)[0]).toMatchObject({ ability: 'sells-duplicates' })
  })

  it('coin-per-sale: even corn is worth selling', () => {
    const table = at('coin-per-sale', 'trader', { coins: 0, goods: { corn: 1 } })
    expect(table.of('sold', 2)).toMatchObject([{ good: 'corn' }])
    expect(table.player(2).coins).toBe(1)
    expect(helped(table)).toMatchObject([{ ability: 'coin-per-sale', count: 1 }])
  })

  it('worker-per-building: placed like any other', () => {
    const board = { estates: { indigo: [1] }, levels: [['hacienda' as const]] }
    const table = at('worker-per-building', 'builder', { coins: 1, board }).says(0, 'pass').says(1, 'pass')
    expect(table.board(2).estates.indigo).toEqual([2])
    expect(helped(table)[0]).toMatchObject({ ability: 'worker-per-building', count: 1 })
  })

  it('keeps-a-kind: all of the best kind, and one crate more', () => {
    const table = at('keeps-a-kind', 'captain', { goods: { corn: 2, tobacco: 2, coffee: 3 } }, FULL)
    expect(table.goods(2)).toEqual({ coffee: 3, tobacco: 1 })
    expect(helped(table)).toMatchObject([{ ability: 'keeps-a-kind', count: 3 }])
  })

  it('coin-before-building: it counts at once, and also if nothing can be built', () => {
    const table = at('coin-before-building', 'builder', { coins: 3 }).says(0, 'pass').says(1, 'pass')
    expect(table.of('built', 2)[0]).toMatchObject({ building: 'hospice', price: 4 })
    const poor = at('coin-before-building', 'builder', { coins: 0 }, { market: { 'small-market': 0 } })
    poor.says(0, 'pass').says(1, 'pass')
    expect(poor.of('cannot-act', 2)[0]).toMatchObject({ role: 'builder' })
    expect(helped(poor)).toMatchObject([{ ability: 'coin-before-building', count: 1 }])
  })

  it('extra-crate: at the end of the phase, of the best kind made that is left', () => {
    const board = { estates: { corn: [1], sugar: [2] } }
    const goods = { sugar: 10 }
    const table = at('extra-crate', 'craftsman', { board, goods })
    // The Puertoma made the last crate of sugar, so it takes corn.
    expect(table.goods(2)).toEqual({ corn: 2, sugar: 11 })
    expect(helped(table)).toMatchObject([{ ability: 'extra-crate', count: 1 }])
  })

  it('coin-per-kind: for each kind made', () => {
    const table = at('coin-per-kind', 'craftsman', { coins: 0, board: { estates: { corn: [1, 1], sugar: [2] } } })
    expect(helped(table)).toMatchObject([{ ability: 'coin-per-kind', count: 2 }])
  })

  it('worker-at-end: one more, before the agency is filled', () => {
    const board = { estates: { coffee: [0] } }
    const table = at('worker-at-end', 'mayor', { board }, { workerShip: 3 }).says(0, 'no worker')
    expect(table.board(2).estates.coffee).toEqual([2])
    expect(helped(table)[0]).toMatchObject({ ability: 'worker-at-end', count: 1 })
  })

  it('crate-per-estate: a crate of the kind taken, none for a quarry', () => {
    const take = (open: 'sugar' | 'corn') =>
      at('crate-per-estate', 'settler', { board: { estates: { corn: [0, 0] } } }, { openFields: [open] })
        .says(0, 'pass')
        .says(1, 'pass')
    expect(helped(take('sugar'))).toMatchObject([{ ability: 'crate-per-estate', count: 1 }])
    expect(helped(take('corn'))).toEqual([])
  })

  it('point-per-kind: for each kind it has before storing', () => {
    const table = at('point-per-kind', 'captain', { goods: { corn: 2, coffee: 3 } }, FULL)
    expect(table.of('points', 2)).toMatchObject([{ points: 2, source: 'ability' }])
    expect(table.goods(2)).toEqual({ coffee: 1 })
  })

  it('discards-for-points: up to two crates of the worst kind', () => {
    const table = at('discards-for-points', 'captain', { goods: { corn: 3, coffee: 1 } }, FULL)
    expect(table.of('points', 2)).toMatchObject([{ points: 2, source: 'ability' }])
    expect(table.of('spoiled', 2)).toMatchObject([
      { good: 'corn', count: 2 },
      { good: 'corn', count: 1 },
    ])
  })

  it('coin-per-worker: for each worker gained in a mayor phase', () => {
    const table = at('coin-per-worker', 'mayor', { coins: 0 }, { workerShip: 6 }).says(0, 'no worker')
    expect(helped(table)[0]).toMatchObject({ ability: 'coin-per-worker', count: 2 })
  })

  it('act from the next turn on', () => {
    const table = puertomasAt(LONE, {
      now: { phase: 'builder', by: 0 },
      players: [
        { coins: 1, fields: [] },
        { coins: 1, fields: [] },
        { coins: 1, board: { levels: [['hacienda']], abilities: having('worker-per-building', false) } },
      ],
    })
    table.says(0, 'pass').says(1, 'pass')
    expect(table.of('automa-ability', 2)).toMatchObject([{ ability: 'worker-per-building' }])
    expect(helped(table)).toEqual([])
    expect(table.board(2).abilities[0].active).toBe(true)
  })
})
