import { describe, expect, it } from 'vitest'
import {
  ALL_ORDERS,
  type Automa,
  cooper,
  cooperPlays,
  grown,
  heldBy,
  ONE_ORDER,
  TWO_BOATS,
  TWO_MILESTONES,
  told,
} from '../solo.ts'
import { tableAt } from '../table.ts'

/** Cooper's turns: cards, workers, stock, points and milestones. Source: our solo tables, our rulings. */

describe('his turn', () => {
  it.each(['C', 'E', 'G'])('an ordinary worker on %s gathers two of stock', (area) => {
    const setting = { players: [{ ships: [{ anchors: 1 }] }] }
    const table = tableAt(1, { cooper: 0, automa: { stock: 3, deck: { [area]: 1 } }, ...setting })
    table.says(0, 'work B round', 'done')
    expect(told(table)).toEqual([
      { kind: 'cooper-card', area },
      { kind: 'worker-placed', seat: 1, area, worker: 'ordinary' },
      { kind: 'cooper-stock', steps: 2, stock: 5 },
    ])
    expect(cooper(table)).toMatchObject({ stock: 5, workers: { ordinary: 1 }, deck: { [area]: 0 } })
    expect(table.view().work[area].round).toEqual([1])
  })

  it('on the empty round space of A he takes the Cooper marker too', () => {
    const table = cooperPlays({ stock: 0, deck: { A: 1 } })
    expect(table.view().cooper).toBe(1)
    expect(told(table)).toContainEqual({ kind: 'cooper-taken', seat: 1 })
    expect(cooper(table).stock).toBe(2)
  })

  it.each([['neutral' as const], [0]])('not on top of another worker (%s)', (below) => {
    const table = cooperPlays({ stock: 0, deck: { A: 1 } }, { work: { A: { round: [below] } } })
    expect(table.view().cooper).toBe(0)
    expect(cooper(table).stock).toBe(2)
  })

  it('a special worker goes first, and gathers one more', () => {
    const table = cooperPlays(grown(TWO_MILESTONES, { stock: 0, deck: { E: 1 } }), ONE_ORDER)
    expect(table.view().work.E).toEqual({ round: [], square: [1] })
    expect(cooper(table)).toMatchObject({ stock: 3, workers: { ordinary: 2, special: 0 } })
  })

  it('a special worker on A takes no marker', () => {
    const table = cooperPlays(grown(TWO_MILESTONES, { deck: { A: 1 } }), ONE_ORDER)
    expect(table.view().work.A.square).toEqual([1])
    expect(table.view().cooper).toBe(0)
  })

  it('where his special worker stands already, an ordinary one goes', () => {
    const automa = grown(TWO_MILESTONES, { stock: 0, deck: { E: 1 } })
    const table = cooperPlays(automa, { ...ONE_ORDER, work: { E: { square: [1] } } })
    expect(table.view().work.E).toEqual({ round: [1], square: [1] })
    expect(cooper(table).stock).toBe(2)
  })

  it.each([
    ['A', 'C'],
    ['B', 'F'],
    ['C', 'E'],
    ['D', 'H'],
    ['E', 'G'],
    ['F', 'D'],
    ['G', 'A'],
    ['H', 'B'],
  ])('where he stands on %s he goes to %s instead', (area, fallback) => {
    const free = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].find((id) => id !== area && id !== fallback)
    const table = tableAt(1, { cooper: 0, automa: { deck: { [area]: 1 } }, work: { [area]: { round: [1] } } })
    table.says(0, `work ${free} round`, 'done')
    expect(told(table).slice(0, 3)).toEqual([
      { kind: 'cooper-card', area },
      { kind: 'cooper-elsewhere', area: fallback },
      { kind: 'worker-placed', seat: 1, area: fallback, worker: 'ordinary' },
    ])
  })

  it('where he stands on both, he takes the next card', () => {
    const automa = grown({ boats: 2 }, { deck: { C: 1, A: 1 } })
    const work = { C: { round: [1] }, E: { round: [1] } }
    const courses = Array.from({ length: 12 }, (_, i) => {
      const table = cooperPlays(automa, { work, seed: `seed ${i}` })
      expect(table.view().work.A.round).toEqual([1])
      return told(table)
        .slice(0, 3)
        .map(({ kind, area }) => `${kind} ${area}`)
    })
    expect(courses).toContainEqual(['cooper-card C', 'cooper-next-card C', 'cooper-card A'])
    expect(courses).toContainEqual(['cooper-card A', 'worker-placed A', 'cooper-taken undefined'])
  })

  it('an empty deck is shuffled anew', () => {
    const table = cooperPlays({ deck: {} })
    const { deck } = cooper(table)
    expect(Object.values(deck).reduce((sum, count) => sum + count, 0)).toBe(9)
  })

  it('plays until he has no worker left, even if you have none', () => {
    const work = { A: { round: [0] } }
    const table = cooperPlays({}, { work }).asks(0, 'feeding')
    expect(table.events('cooper-card')).toHaveLength(2)
  })
})

describe('turning stock into points', () => {
  const TABLE = [
    ['B', 'boats', [2, 2, 3, 3, 4], [1, 1, 2, 2, 3]],
    ['D', 'buildings', [3, 3, 5, 5, 6], [2, 2, 3, 3, 4]],
    ['F', 'statues', [3, 3, 3, 3, 3], [1, 1, 1, 1, 1]],
    ['H', 'lids', [3, 3, 4, 4, 5], [2, 2, 3, 3, 4]],
  ] as const

  it.each(TABLE)('on %s he pays for %s what they cost and sails', (area, counter, costs, helm) => {
    costs.forEach((price, count) => {
      const table = cooperPlays(grown({ [counter]: count }, { stock: price, deck: { [area]: 1 } }))
      expect(cooper(table)).toMatchObject({ stock: 0, counters: { [counter]: count + 1 }, steps: helm[count] })
      expect(told(table)).toContainEqual({ kind: 'cooper-scored', milestone: counter, count: count + 1, price })
    })
  })

  it.each(TABLE)('on %s with one too few he gathers one', (area, counter, costs) => {
    const table = cooperPlays(grown({ [counter]: 2 }, { stock: costs[2] - 1, deck: { [area]: 1 } }))
    expect(cooper(table)).toMatchObject({ stock: costs[2], counters: { [counter]: 2 }, steps: 0 })
    expect(told(table).at(-1)).toEqual({ kind: 'cooper-stock', steps: 1, stock: costs[2] })
  })

  it.each(TABLE)('on %s with five %s already he gathers one', (area, counter) => {
    const table = cooperPlays(grown({ [counter]: 5 }, { stock: 20, deck: { [area]: 1 } }))
    expect(cooper(table)).toMatchObject({ stock: 21, counters: { [counter]: 5 }, steps: 0 })
  })

  it('a special worker pays one less', () => {
    const table = cooperPlays(grown(TWO_MILESTONES, { stock: 2, deck: { H: 1 } }), ONE_ORDER)
    expect(cooper(table)).toMatchObject({ stock: 0, counters: { lids: 1 }, steps: 2 })
  })

  it('and gathers one more if that is still too much', () => {
    const table = cooperPlays(grown(TWO_MILESTONES, { stock: 1, deck: { H: 1 } }), ONE_ORDER)
    expect(cooper(table)).toMatchObject({ stock: 3, counters: { lids: 0 } })
  })
})

describe('milestones', () => {
  /** About to build his second boat, with so many milestones before it. */
  const second = (before: number): Automa =>
    grown(
      Object.fromEntries([['boats', 1], ...['lids', 'statues', 'buildings'].slice(0, before).map((id) => [id, 2])]),
      {
        stock: 9,
        deck: { B: 1 },
      },
    )
  const orders = (before: number) => heldBy(1, ...['order-5', 'order-7'].slice(0, before - 1))

  it('the first brings an ordinary worker, who works in the same round', () => {
    const table = cooperPlays(second(0))
    expect(cooper(table)).toMatchObject({
      milestones: 1,
      gained: { ordinary: 1, special: 0 },
      workers: { ordinary: 2, special: 0 },
    })
    expect(told(table)).toContainEqual({ kind: 'cooper-milestone', milestone: 'boats', contract: 'ordinary' })
  })

  it.each([1, 2])('after %i of them a special one comes, and an ordinary one goes to a royal order', (before) => {
    const table = cooperPlays(second(before), { orders: orders(before) }, { strategy: 'merchant' })
    expect(cooper(table)).toMatchObject({
      milestones: before + 1,
      gained: { ordinary: 1, special: before },
      workers: { ordinary: 1, special: 1 },
    })
    expect(told(table)).toContainEqual({ kind: 'cooper-milestone', milestone: 'boats', contract: 'special' })
    expect(table.events('order-taken')).toEqual([
      { kind: 'order-taken', seat: 1, order: 'order-4', worker: 'ordinary' },
    ])
  })

  it('the fourth brings two helm points', () => {
    const table = cooperPlays(second(3), { orders: orders(3) })
    expect(cooper(table)).toMatchObject({ milestones: 4, gained: { ordinary: 1, special: 2 }, steps: 1 + 2 })
    expect(told(table)).toContainEqual({ kind: 'cooper-milestone', milestone: 'boats', contract: 'helm' })
  })

  it('only the second of a kind counts', () => {
    const built = (boats: number) => cooper(cooperPlays(grown({ boats }, { stock: 9, deck: { B: 1 } }))).milestones
    expect([0, 1, 2, 3].map(built)).toEqual([0, 1, 1, 1])
  })

  it.each([
    ['shipwright', ['order-1', 'order-4', 'order-3', 'order-2']],
    ['master-builder', ['order-2', 'order-3', 'order-1', 'order-4']],
    ['idol-seeker', ['order-3', 'order-1', 'order-2', 'order-4']],
    ['merchant', ['order-4', 'order-2', 'order-1', 'order-3']],
  ])('as %s he takes the best order that is free, yours are not', (strategy, liked) => {
    liked.forEach((order, taken) => {
      // You hold the first two of those he likes best, he himself the third.
      const yours = liked.slice(0, Math.min(2, taken))
      const his = liked.slice(2, taken)
      const laid = ALL_ORDERS.map((one) => {
        if (yours.includes(one.order)) return { ...one, seat: 0, worker: 'special' as const }
        return his.includes(one.order) ? { ...one, seat: 1 } : one
      })
      const you = { ...TWO_BOATS, merchants: ['merchant-1'], locked: { ordinary: 2, special: 2 - yours.length } }
      const table = cooperPlays(second(1 + his.length), { players: [you], orders: laid }, { strategy })
      expect(table.events('order-taken')).toEqual([{ kind: 'order-taken', seat: 1, order, worker: 'ordinary' }])
    })
  })

  it('without an ordinary worker at hand he owes one, who goes when all come home', () => {
    const work = { A: { round: [0] }, C: { round: [1] }, D: { round: [1] } }
    const table = cooperPlays(second(1), { work }, { strategy: 'merchant' })
    expect(cooper(table)).toMatchObject({ owes: 1, workers: { ordinary: 0, special: 0 } })
    expect(told(table)).toContainEqual({ kind: 'cooper-owes' })
    expect(table.events('order-taken')).toEqual([])
    table.passRound()
    expect(cooper(table)).toMatchObject({ owes: 0, workers: { ordinary: 2, special: 1 } })
    expect(table.events('order-taken')).toEqual([
      { kind: 'order-taken', seat: 1, order: 'order-4', worker: 'ordinary' },
    ])
  })

  it('the special worker he gained last acts in the same round', () => {
    const work = { A: { round: [0] }, C: { round: [1] }, D: { round: [1] } }
    const table = cooperPlays(second(1), { work })
    expect(table.events('worker-placed').filter(({ seat }) => seat === 1)).toEqual([
      { kind: 'worker-placed', seat: 1, area: 'B', worker: 'ordinary' },
      expect.objectContaining({ seat: 1, worker: 'special' }),
    ])
  })
})
