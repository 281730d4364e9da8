import { AnswerList, type AnyGame, type Options, Rng, readOptions } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { promise } from '../src/search/promise.ts'
import { ridge, solve } from '../src/tuning/ridge.ts'
import {
  type AnyFeatureModel,
  type Choice,
  choicesOf,
  errorsOf,
  likeliestTemperature,
  type Moment,
  momentsOf,
  tune,
  tunedText,
} from '../src/tuning.ts'
import { stonesJudgement } from './stones-judgement.ts'
import { mindOf } from './support.ts'

const rng = () => new Rng('tuning')

/** Between 0 and 1. */
const part = (from: Rng): number => from.below(1_000_000) / 1_000_000

describe('least squares', () => {
  it('solves a system from its lower half', () => {
    const matrix = [Float64Array.of(4, 0, 0), Float64Array.of(2, 5, 0), Float64Array.of(-2, 1, 6)]
    const found = solve(matrix, Float64Array.of(2, 15, 18))
    for (const [i, value] of [1, 2, 3].entries()) expect(found[i]).toBeCloseTo(value, 9)
  })

  const chance = rng()
  const rows = Array.from({ length: 200 }, () => {
    const found = Float64Array.of(1, 10 * part(chance), part(chance), 0)
    return { found, end: 5 + 2 * found[1] - 3 * found[2] }
  })

  it('finds the weights that points were made with, and none for what never occurs', () => {
    const found = ridge(rows, 4, 0)
    for (const [i, value] of [5, 2, -3, 0].entries()) expect(found[i]).toBeCloseTo(value, 4)
  })

  it('doubts what it has seen too seldom, but not what is always there', () => {
    const [always, much, little] = ridge(rows, 4, 1e9)
    expect(Math.abs(much) + Math.abs(little)).toBeLessThan(0.01)
    expect(always).toBeCloseTo(rows.reduce((sum, { end }) => sum + end, 0) / rows.length, 2)
  })
})

describe('tuning', () => {
  const model: AnyFeatureModel = {
    features: ['always', 'coins', 'ships'],
    measure: () => {},
    tuned: {
      stages: [
        { until: 5, weights: { coins: 9, ships: 7 } },
        { until: 10, weights: {} },
      ],
    },
  }

  /** Two seats with some coins at a time of the game; an early coin makes three points, a late one a single point. */
  function moment(clock: number, chance: Rng): Moment {
    const seats = [0, 1].map(() => {
      const coins = chance.below(10)
      return { found: Float64Array.of(1, coins, 0), now: 0, end: 20 + (clock < 5 ? 3 : 1) * coins }
    })
    return { clock, seats }
  }
  const chance = rng()
  const moments = Array.from({ length: 600 }, (_, i) => moment(i % 10, chance))

  it('finds weights for each stage and keeps those of what never occurred', () => {
    const [early, late] = tune(model, moments)
    expect(early.until).toBe(5)
    expect(early.weights.coins).toBeCloseTo(3, 0)
    expect(late.weights.coins).toBeCloseTo(1, 0)
    expect(late.weights.always).toBeCloseTo(20, 0)
    expect([early.weights.ships, late.weights.ships]).toEqual([7, 0])
  })

  it('leaves a stage alone that no game has seen', () => {
    const [early] = tune(
      model,
      moments.filter(({ clock }) => clock >= 5),
    )
    expect(early.weights).toEqual({ always: 0, coins: 9, ships: 7 })
  })

  it('tells how far off the score, the old and the new weights are', () => {
    const stages = [
      { until: 5, weights: { always: 20, coins: 3 } },
      { until: 10, weights: { always: 18, coins: 1 } },
    ]
    const [early, late] = errorsOf(model, stages, moments)
    expect(early.examples + late.examples).toBe(1200)
    expect(early.tuned).toEqual({ points: 0, lead: 0 })
    expect(late.tuned.points).toBeCloseTo(2, 9)
    expect(late.tuned.lead).toBeCloseTo(0, 9)
    expect(late.old.points).toBeGreaterThan(20)
    expect(late.score.lead).toBeGreaterThan(1)
  })

  it('is written in the order of the features, and the same each time', () => {
    const text = tunedText({ stages: tune(model, moments), temperature: 1.5 })
    expect(text).toBe(tunedText({ stages: tune(model, moments.slice()), temperature: 1.5 }))
    expect(Object.keys(JSON.parse(text).stages[0].weights)).toEqual(model.features)
    expect(text).toMatch(/^\{\n {2}"stages": \[\n[\s\S]*\n {2}"temperature": 1.5\n\}\n$/)
  })
})

describe('the temperature of first sight', () => {
  it.each([
    [{ margin: 50, temperature: 2 }, 2],
    [{ margin: 50, temperature: undefined }, 3],
  ])('is what an answer promises less for a third of the weight: %o', (given, temperature) => {
    const legal = new AnswerList()
    for (const answer of [7, 8]) legal.add(answer)
    const rate = (_s: unknown, _seat: number, _legal: AnswerList, worths: Float64Array) =>
      worths.set([10, 10 - temperature])
    const weights = new Float64Array(2)
    promise({ ...stonesJudgement, ...given, rate }, null, 0, legal, weights)
    expect(weights[0] / weights[1]).toBeCloseTo(Math.E, 9)
    expect(weights[0] + weights[1]).toBeCloseTo(1, 9)
  })

  it('is the one that choices were made with', () => {
    const chance = rng()
    const choices: Choice[] = Array.from({ length: 3000 }, () => {
      const worths = Float64Array.from({ length: 4 }, () => 10 * part(chance))
      const weights = worths.map((worth) => Math.exp(worth / 2))
      let drawn = part(chance) * weights.reduce((sum, weight) => sum + weight)
      let chosen = 0
      while (drawn >= weights[chosen]) drawn -= weights[chosen++]
      return { worths, chosen }
    })
    expect(likeliestTemperature(choices)).toBeCloseTo(2, 0)
  })

  it('leaves aside what first sight takes for impossible', () => {
    const impossible = { worths: Float64Array.of(0, -Infinity), chosen: 1 }
    const sensible = [0, 0, 0, 1].map((chosen) => ({ worths: Float64Array.of(Math.log(3), 0), chosen }))
    expect(likeliestTemperature([impossible, ...sensible])).toBeCloseTo(1, 3)
  })
})

describe('games to learn from', () => {
  const { game, judgement } = mindOf('puerto-rico')
  const options = (given: object): Options => {
    const read = readOptions((game as AnyGame).schema, given)
    if (!read.ok) throw new Error(read.error.message)
    return read.value
  }

  it('show all seats at moments that follow each other, with the points they end with', () => {
    const moments = momentsOf(game, judgement, options({ players: 3 }), 'learn')
    expect(moments.length).toBeGreaterThan(10)
    for (const [i, { clock, seats }] of moments.entries()) {
      expect(clock).toBeGreaterThan(moments[i - 1]?.clock ?? 0)
      expect(seats.map(({ end }) => end)).toEqual(moments[0].seats.map(({ end }) => end))
      for (const { now, end } of seats) expect(now).toBeLessThanOrEqual(end)
    }
    expect(momentsOf(game, judgement, options({ players: 3 }), 'learn')).toEqual(moments)
  })

  it('show which answers a search chooses among', () => {
    const quick = { ...judgement, budget: { strong: 4, master: 4, grandmaster: 4 } }
    const choices = choicesOf(game, quick, options({ players: 2 }), 'choose')
    expect(choices.length).toBeGreaterThan(3)
    for (const { worths, chosen } of choices) expect(worths[chosen]).toBeGreaterThan(-Infinity)
  })
})
