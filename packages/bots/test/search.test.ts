import { AnswerList, Rng, Story } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { DRAW, DROP, STONE, STOP } from '../../kernel/test/games/stones.ts'
import { search } from '../src/index.ts'
import { candidates } from '../src/search/candidates.ts'
import { valuesOf } from '../src/search/value.ts'
import { askedAtStones, firstQuestion, questionsOf } from './support.ts'

const bestAt = (...position: Parameters<typeof askedAtStones>) =>
  search(askedAtStones(...position), 'seed', { simulations: 300 })[0].answers[0]

describe('a search at Stones, of which it knows the rules alone', () => {
  it('stops where nothing can be gained', () => {
    expect(bestAt([[9, 6], [8]], [1], [1, 2, 3, 4, 5, 7])).toBe(STOP)
  })

  it('goes on as long as no stone can be too many', () => {
    expect(bestAt([[3], [8]], [1], [1, 2, 4, 5, 6, 7])).not.toBe(STOP)
  })

  it('drops what is too many', () => {
    expect(bestAt([[9, 7], [8]], [1], [])).toBe(DROP.of(STONE.of('7')))
  })

  it('draws though it is likely to lose by it, if stopping is sure to lose', () => {
    expect(bestAt([[4], [9, 6]], [1], [3, 5, 8])).toBe(DRAW)
  })

  it('does not know which stone comes: it answers alike whatever lies on top', () => {
    const draws = [
      [1, 2, 3, 4, 9],
      [9, 4, 3, 2, 1],
    ].map((stack) => bestAt([[5, 8], [7]], [1], stack))
    expect(draws).toEqual([STOP, STOP])
  })
})

describe('a search', () => {
  const role = firstQuestion('puerto-rico', { players: 3 }, 'choose-role')

  it('finds the same for the same seed, and leaves the state alone', () => {
    const before = role.game.hash(role.state)
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => search(role, seed, { simulations: 40 }))
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
    expect(role.game.hash(role.state)).toBe(before)
  })

  it('spends its simulations on the better half, again and again', () => {
    const found = search(role, 'seed', { simulations: 120 })
    const spent = found.reduce((sum, { simulations }) => sum + simulations, 0)
    expect(spent).toBeGreaterThan(100)
    expect(spent).toBeLessThan(140)
    expect(found[0].simulations).toBeGreaterThan(2 * (found.at(-1)?.simulations ?? 0))
  })

  it('tells what each seat may expect of an answer', () => {
    const [best] = search(role, 'seed', { simulations: 60 })
    expect(best.values).toHaveLength(3)
    for (const value of best.values) expect(value).toBeGreaterThan(0)
    for (const points of best.points) expect(points).toBeGreaterThan(10)
  })

  it('ends when its time is up', () => {
    const began = performance.now()
    search(role, 'seed', { simulations: 1_000_000, milliseconds: 50 })
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('asks the game no more than it may know: another truth behind the same view has the same ways', () => {
    for (const asked of questionsOf('puerto-rico', { players: 2, edition: '1897' }, 'ways')) {
      const { game, state, seat } = asked
      const other = { ...asked, state: game.resample(state, seat, new Rng('other')) }
      const answersOf = (each: typeof asked) => candidates(each, 10, new Rng('ways')).map(({ answers }) => answers)
      expect(answersOf(other)).toEqual(answersOf(asked))
    }
  })
})

describe('answers that make one whole', () => {
  const mayor = firstQuestion('puerto-rico', { players: 3 }, 'mayor-place', 8)

  it('are given to the end', () => {
    const { game, seat } = mayor
    const ways = candidates(mayor, 10, new Rng('ways'))
    expect(ways.length).toBeGreaterThan(1)
    for (const { answers } of ways) {
      const state = game.clone(mayor.state)
      for (const answer of answers) game.apply(state, seat, answer, new Story(false))
      const still = (game.toMove(state) & (1 << seat)) !== 0
      expect(still && game.question(state, seat) === game.question(mayor.state, seat)).toBe(false)
    }
  })

  it('are weighed once, in whatever order they come', () => {
    const { game, seat } = mayor
    const ends = candidates(mayor, 10, new Rng('ways')).map(({ answers }) => {
      const state = game.clone(mayor.state)
      for (const answer of answers) game.apply(state, seat, answer, new Story(false))
      return game.hash(state)
    })
    expect(new Set(ends).size).toBe(ends.length)
    const legal = new AnswerList()
    game.legal(mayor.state, seat, legal)
    expect(ends.length).toBeLessThan(legal.count)
  })
})

describe('values', () => {
  const valuesFor = (...points: number[]): number[] => {
    const values = new Float64Array(points.length)
    valuesOf(Float64Array.from(points), 12, values)
    return [...values]
  }

  it('are halves for equals, and near 1 and 0 a margin apart', () => {
    expect(valuesFor(30, 30)).toEqual([0.5, 0.5])
    const [first, second] = valuesFor(42, 30)
    expect(first).toBeGreaterThan(0.95)
    expect(first + second).toBeCloseTo(1)
  })

  it('look at the best of the others', () => {
    const [leader, second, last] = valuesFor(40, 36, 10)
    expect(leader).toBeGreaterThan(0.5)
    expect(second).toBeCloseTo(1 - leader)
    expect(last).toBeLessThan(0.01)
  })
})
