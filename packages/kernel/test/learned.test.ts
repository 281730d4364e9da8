import { describe, expect, it } from 'vitest'
import type { FeatureModel } from '../src/foresight.ts'
import { type Learned, learnedForesight } from '../src/learned.ts'
import { layerData } from '../src/network.ts'
import { glimpse, glimpses, type Senses } from '../src/senses.ts'

/** Coins by seat, and how late it is. */
interface Purse {
  readonly coins: readonly number[]
  readonly late: number
}

const model: FeatureModel<Purse> = {
  features: ['coins'],
  measure: ({ coins }, seat, found) => {
    found[0] = coins[seat]
  },
  tuned: { stages: [{ until: 9, weights: { coins: 10 } }] },
}

const senses: Senses<Purse> = {
  most: 3,
  table: [glimpse('late', ({ late }) => late)],
  seats: [glimpses('rich', [4, 8], ({ coins }, seat, least) => (coins[seat] >= least ? 1 : 0))],
}

/** Inputs: late, then coins, rich 4 and rich 8 of three seats from the one that is judged. Of the two sums one is always dropped. */
function learned(weights: { readonly [input: number]: number }, last = [1, -1]): Learned {
  const first = new Float32Array(2 * 10)
  for (const [input, weight] of Object.entries(weights)) {
    first[2 * Number(input)] = weight
    first[2 * Number(input) + 1] = -weight
  }
  const layers = [
    { inputs: 10, outputs: 2, weights: first, biases: Float32Array.of(0, 0) },
    { inputs: 2, outputs: 1, weights: Float32Array.from(last), biases: Float32Array.of(0) },
  ]
  return { recipe: {}, points: 2, layers: layers.map(layerData) }
}

function foreseen(network: Learned, state: Purse): number[] {
  const points = new Float64Array(state.coins.length)
  learnedForesight(model, senses, network, () => 0)(state, points)
  return [...points].map((value) => Math.round(1000 * value) / 1000)
}

describe('a network', () => {
  it('adds to what the weights foresee', () => {
    expect(foreseen(learned({}), { coins: [3, 5], late: 1 })).toEqual([30, 50])
    expect(foreseen(learned({ 0: 1.5 }), { coins: [3, 5], late: 1 })).toEqual([33, 53])
    expect(foreseen(learned({ 0: 1.5 }), { coins: [3, 5], late: -1 })).toEqual([27, 47])
  })

  it('sees the others in turn order from the seat that is judged', () => {
    const next = learned({ 4: 1 })
    expect(foreseen(next, { coins: [1, 2, 7], late: 0 })).toEqual([10 + 4, 20 + 14, 70 + 2])
    expect(foreseen(next, { coins: [1, 2], late: 0 })).toEqual([10 + 4, 20 + 2])
    expect(foreseen(learned({ 7: 1 }), { coins: [1, 2, 7], late: 0 })).toEqual([10 + 14, 20 + 2, 70 + 4])
    expect(foreseen(learned({ 7: 1 }), { coins: [1, 2], late: 0 })).toEqual([10, 20])
  })

  it('sees more of a seat than its features', () => {
    expect(foreseen(learned({ 2: 1, 3: 1 }), { coins: [3, 4, 8], late: 0 })).toEqual([30, 42, 84])
  })

  it('is refused by a game that looks at other things', () => {
    const other = { ...senses, most: 4 }
    expect(() => learnedForesight(model, other, learned({}), () => 0)).toThrow('other senses')
  })
})
