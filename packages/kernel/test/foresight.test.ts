import { expect, it } from 'vitest'
import { type FeatureModel, foresightOf, stageAt } from '../src/index.ts'

/** A shop: what each seat has in its till and on its shelves, and the hour. */
interface Shop {
  readonly hour: number
  readonly till: readonly number[]
  readonly shelves: readonly number[]
}

const model = (early: { [feature: string]: number }): FeatureModel<Shop> => ({
  features: ['till', 'shelves'],
  measure(s, seat, found) {
    found[0] = s.till[seat]
    found[1] = s.shelves[seat]
  },
  tuned: {
    stages: [
      { until: 12, weights: early },
      { until: 18, weights: { shelves: 0.5, till: 1 } },
    ],
  },
})

function foreseen(shop: Shop): number[] {
  const points = new Float64Array(2)
  foresightOf(model({ till: 1, shelves: 2 }), ({ hour }: Shop) => hour)(shop, points)
  return [...points]
}

it('adds up what each seat has, by the weights of the hour', () => {
  const shop = { till: [3, 5], shelves: [4, 0] }
  expect(foreseen({ ...shop, hour: 9 })).toEqual([11, 5])
  expect(foreseen({ ...shop, hour: 12 })).toEqual([5, 5])
})

it('knows a stage by its end, and the last one has none', () => {
  const stages = [{ until: 12 }, { until: 18 }]
  expect([0, 11.9, 12, 17, 18, 99].map((hour) => stageAt(stages, hour))).toEqual([0, 0, 1, 1, 1, 1])
})

it('counts a feature without a weight as nothing and refuses a weight without a feature', () => {
  const points = new Float64Array(2)
  foresightOf(model({ till: 1 }), ({ hour }: Shop) => hour)({ hour: 9, till: [1, 2], shelves: [7, 7] }, points)
  expect([...points]).toEqual([1, 2])
  expect(() => foresightOf(model({ cellar: 1 }), ({ hour }: Shop) => hour)).toThrow('no feature is called cellar')
})
