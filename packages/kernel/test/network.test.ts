import { describe, expect, it } from 'vitest'
import { addInputs, drop, type Layer, layerData, layerOf } from '../src/network.ts'

const LAYER: Layer = {
  inputs: 3,
  outputs: 2,
  weights: Float32Array.of(1, -0.5, 0, 0, 127, 63.5),
  biases: Float32Array.of(0.25, -8),
}

describe('a layer', () => {
  it('is written in bytes that are off by half a step at the most', () => {
    const read = layerOf(layerData(LAYER))
    expect([read.inputs, read.outputs]).toEqual([3, 2])
    expect([...read.biases]).toEqual([...LAYER.biases])
    for (const [i, weight] of LAYER.weights.entries()) {
      const step = [1, 1, 0, 0, 127, 127][i] / 127
      expect(Math.abs(read.weights[i] - weight)).toBeLessThanOrEqual(step / 2 + 1e-6)
    }
  })

  it('is the same once it was written', () => {
    const data = layerData(LAYER)
    expect(layerData(layerOf(data))).toEqual(data)
  })

  it('is refused if a weight is missing', () => {
    const data = layerData(LAYER)
    expect(() => layerOf({ ...data, weights: btoa('abc') })).toThrow('3 weights for 3 × 2')
  })

  it('sums up inputs from any place on, and those below nought are dropped', () => {
    const sums = Float64Array.from(LAYER.biases)
    addInputs(LAYER, Float64Array.of(0, 0.125), 1, sums)
    addInputs(LAYER, Float64Array.of(-4), 0, sums)
    expect([...sums]).toEqual([0.25 + 127 / 8 - 4, -8 + 63.5 / 8 + 2])
    addInputs(LAYER, Float64Array.of(16), 0, sums)
    drop(sums)
    expect([...sums]).toEqual([0.25 + 127 / 8 + 12, 0])
  })
})
