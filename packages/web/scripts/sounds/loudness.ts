/** How loud a sound is, as ITU-R BS.1770 measures it: weighted as ears hear, in LUFS. */

/** Seconds of the window that loudness of a moment is measured in, and from one to the next. */
const WINDOW = 0.4
const HOP = 0.01

interface Filter {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** The two filters of the recommendation, which prints them for 48 kHz only, at any rate: a shelf for the head, and what lies below hearing cut. */
function weighting(rate: number): readonly [Filter, Filter] {
  const shelf = (() => {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate)
    const q = 0.7071752369554196
    const high = 10 ** (3.999843853973347 / 20)
    const band = high ** 0.4996667741545416
    const a0 = 1 + k / q + k * k
    return {
      b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
      a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    } as const
  })()
  const cut = (() => {
    const k = Math.tan((Math.PI * 38.13547087602444) / rate)
    const q = 0.5003270373238773
    const a0 = 1 + k / q + k * k
    return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] } as const
  })()
  return [shelf, cut]
}

function through({ b, a }: Filter, samples: ArrayLike<number>): Float64Array {
  const out = new Float64Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    out[i] = y
    ;[x1, x2, y1, y2] = [x, x1, y, y1]
  }
  return out
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(power)

/** The power of each sample as it is heard. */
function heard(samples: ArrayLike<number>, rate: number): Float64Array {
  const [shelf, cut] = weighting(rate)
  return through(cut, through(shelf, samples)).map((y) => y * y)
}

/** Power that a window holds at most, if it is divided by so many samples. */
function loudest(power: Float64Array, window: number, hop: number, divisor: number): number {
  let most = 0
  for (let from = 0; from === 0 || from + window <= power.length; from += hop) {
    let sum = 0
    for (let i = from; i < Math.min(from + window, power.length); i++) sum += power[i]
    most = Math.max(most, sum / divisor)
  }
  return most
}

/** The loudest moment, with silence around what is shorter: how loud it seems beside others. */
export function loudnessOf(samples: ArrayLike<number>, rate: number): number {
  const window = Math.round(WINDOW * rate)
  return lufs(loudest(heard(samples, rate), window, Math.round(HOP * rate), window))
}

/** The strictest reading: no silence is counted, so that what is short cannot be loud by being short. */
export function strictLoudnessOf(samples: ArrayLike<number>, rate: number): number {
  const window = Math.min(samples.length, Math.round(WINDOW * rate))
  return lufs(loudest(heard(samples, rate), window, Math.round(HOP * rate), window))
}
