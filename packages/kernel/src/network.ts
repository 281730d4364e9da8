/**
 * A small network of neurons: what a game looks like goes in as numbers, layer after layer of weighted sums follows, of which what is below
 * nought is dropped, and one number comes out. Weights lie in files as single bytes with a scale for each input.
 */

/** A layer as a file has it: all in base64, the numbers little-endian. */
export interface LayerData {
  /** By input, single precision: what each of its weights is multiplied by. */
  readonly scales: string
  /** By input and then by output, one signed byte each. */
  readonly weights: string
  /** By output, single precision. */
  readonly biases: string
}

/** A layer ready to be summed up. */
export interface Layer {
  readonly inputs: number
  readonly outputs: number
  /** By input and then by output. */
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** Throws if the parts do not fit each other. */
export function layerOf({ scales, weights, biases }: LayerData): Layer {
  const scale = floatsIn(scales)
  const bias = floatsIn(biases)
  const bytes = Int8Array.from(bytesIn(weights))
  const [inputs, outputs] = [scale.length, bias.length]
  if (bytes.length !== inputs * outputs) throw new Error(`${bytes.length} weights for ${inputs} × ${outputs}`)
  return {
    inputs,
    outputs,
    biases: bias,
    weights: Float32Array.from(bytes, (byte, i) => byte * scale[Math.trunc(i / outputs)]),
  }
}

/** The largest weight of an input is written as this. */
const MOST = 127

/** As a file has it: a weight is rounded to the nearest of 255 steps between its input's largest and its opposite. */
export function layerData({ inputs, outputs, weights, biases }: Layer): LayerData {
  const scales = new Float32Array(inputs)
  const bytes = new Int8Array(inputs * outputs)
  for (let input = 0; input < inputs; input++) {
    const row = weights.subarray(input * outputs, (input + 1) * outputs)
    const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST
    scales[input] = scale
    if (scale > 0) for (let i = 0; i < outputs; i++) bytes[input * outputs + i] = Math.round(row[i] / scale)
  }
  return {
    scales: textOf(new Uint8Array(scales.buffer)),
    weights: textOf(new Uint8Array(bytes.buffer)),
    biases: textOf(new Uint8Array(Float32Array.from(biases).buffer)),
  }
}

/** Adds what some inputs, from the one numbered `first` on, put into the sums. Many inputs are nought, and cost nothing. */
export function addInputs({ outputs, weights }: Layer, found: Float64Array, first: number, sums: Float64Array): void {
  for (let i = 0; i < found.length; i++) {
    const value = found[i]
    if (value === 0) continue
    const row = (first + i) * outputs
    for (let n = 0; n < outputs; n++) sums[n] += value * weights[row + n]
  }
}

/** What is below nought is dropped. */
export function drop(sums: Float64Array): void {
  for (let n = 0; n < sums.length; n++) if (sums[n] < 0) sums[n] = 0
}

/** Browsers and Node have them, though the language itself does not. */
declare function atob(text: string): string
declare function btoa(text: string): string

const bytesIn = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const floatsIn = (text: string): Float32Array => new Float32Array(bytesIn(text).buffer as ArrayBuffer)

const textOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
