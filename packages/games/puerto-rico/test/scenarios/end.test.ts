import { describe, expect, it } from 'vitest'
import { city, EDITIONS, type Setting, tableAt } from '../table.ts'

/** The end: classic, O fim do jogo; 2020, Fine del gioco; 1897, Encerrando a partida; our rulings on when it comes and on ties. */

/** The last pick of a last round: whatever is picked, it is over. */
const last = (edition: (typeof EDITIONS)[number], players: Setting['players'], more: Setting = {}) =>
  tableAt(edition, 3, { players, governor: 0, endTriggered: true, now: { phase: 'choose', by: 2 }, ...more })

const ranks = (table: ReturnType<typeof last>) => table.score().map(({ rank }) => rank)

describe.each(EDITIONS)('%s', (edition) => {
  it('the game is over with the round in which the end was triggered', () => {
    const table = last(edition, [])
    expect(table.over).toBe(false)
    table.says(2, 'role trader')
    expect(table.over).toBe(true)
    expect(table.match.status()).toEqual({ over: true, toMove: [], ask: [] })
    expect(table.events('game-over')).toHaveLength(1)
  })

  it('without a trigger the next round begins', () => {
    expect(last(edition, [], { endTriggered: false }).says(2, 'role trader').over).toBe(false)
  })

  it('chips, printed points and bonuses are added up', () => {
    const owned = city('office', 'wharf*', 'fortress*')
    const table = last(edition, [{ vp: 11, city: owned, spare: 4 }]).says(2, 'role trader')
    expect(table.score()[0]).toMatchObject({ total: 11 + 2 + 3 + 4 + 2, rank: 1 })
  })

  it('a tie goes to coins and goods together', () => {
    const players = [
      { vp: 10, coins: 2, goods: { corn: 2 } },
      { vp: 10, coins: 5 },
      { vp: 9, coins: 20 },
    ]
    const table = last(edition, players).says(2, 'role craftsman')
    expect(table.score().map(({ tiebreak }) => tiebreak)).toEqual([4, 5, 20])
    expect(ranks(table)).toEqual([2, 1, 3])
  })

  it('who is equal in that too shares the victory', () => {
    const players = [
      { vp: 10, coins: 3, goods: { corn: 2 } },
      { vp: 10, coins: 5 },
      { vp: 9, coins: 5 },
    ]
    expect(ranks(last(edition, players).says(2, 'role craftsman'))).toEqual([1, 1, 3])
  })

  it('after the game every answer is refused', () => {
    last(edition, []).says(2, 'role trader').refuses(0, 'role mayor', 'game-over')
  })
})

describe('an end once triggered is never undone (our ruling)', () => {
  it('workers that flow back do not count', () => {
    const table = last('1897', [], { workerSupply: 20, workerShip: 3 })
    expect(table.says(2, 'role trader').over).toBe(true)
  })

  it('it is told once, however often it is met', () => {
    const corn = { goods: { corn: 5 } }
    const table = tableAt('classic', 4, { players: [corn, corn], vpSupply: 2, now: { phase: 'captain', by: 0 } })
    table.says(0, 'load corn 7')
    expect(table.events('end-triggered')).toHaveLength(1)
  })
})

describe('points on paper', () => {
  it('count as chips in score and customs house (our ruling)', () => {
    const table = tableAt('classic', 3, {
      players: [{ vp: 90, city: city('customs-house*') }],
      vpSupply: 0,
      paperVp: 15,
    })
    expect([table.points(0, 'chips'), table.points(0, 'customs-house')]).toEqual([90, 22])
  })
})

it('the running score is the score as it would be now', () => {
  const table = tableAt('classic', 3, { players: [{ vp: 3 }, { vp: 5, city: city('harbor') }, {}] })
  expect(table.score().map(({ total, rank }) => [total, rank])).toEqual([
    [3, 2],
    [8, 1],
    [0, 3],
  ])
})
