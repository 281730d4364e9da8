/** The ground of an island of any size: where hills, woods and the river lie, in parts of its width and height. */

const n = (value: number) => Math.round(value * 10) / 10

/** Middles of the foot of a hill, and how large it is. */
const HILLS = [
  [0.09, 0.36, 1],
  [0.2, 0.66, 1.25],
  [0.33, 0.3, 0.9],
  [0.52, 0.76, 0.9],
  [0.64, 0.4, 1.2],
  [0.76, 0.78, 1],
  [0.9, 0.52, 1.15],
] as const
const WOODS = [
  [0.14, 0.76],
  [0.3, 0.52],
  [0.57, 0.6],
  [0.7, 0.62],
  [0.83, 0.34],
  [0.93, 0.78],
] as const

/** A back that rises gently and falls off on the right; its foot is lost in the plain. */
const hill = (x: number, y: number, k: number): string =>
  `M${n(x - 58 * k)} ${n(y)}c${n(18 * k)} ${n(-6 * k)} ${n(30 * k)} ${n(-34 * k)} ${n(48 * k)} ${n(-34 * k)}s${n(18 * k)} ${n(12 * k)} ${n(30 * k)} ${n(13 * k)} ${n(24 * k)} ${n(14 * k)} ${n(44 * k)} ${n(21 * k)}c${n(-30 * k)} ${n(9 * k)} ${n(-84 * k)} ${n(12 * k)} ${n(-122 * k)} 0z`
/** Strokes down the side that lies in the shade. */
const shade = (x: number, y: number, k: number): string =>
  [0, 1, 2]
    .map(
      (i) => `M${n(x - (6 - 12 * i) * k)} ${n(y - (29 - 6 * i) * k)}q${n(4 * k)} ${n(8 * k)} ${n(10 * k)} ${n(11 * k)}`,
    )
    .join('')
const tree = (x: number, y: number): string => `M${n(x)} ${n(y)}a5 5 0 1 1 .1 0z`

const on = (w: number, h: number, at: readonly [number, number, number?], draw: typeof hill) =>
  draw(at[0] * w, at[1] * h, (at[2] ?? 1) * Math.min(1.6, Math.max(0.6, h / 300)))

export const hills = (w: number, h: number): string => HILLS.map((at) => on(w, h, at, hill)).join('')
export const shades = (w: number, h: number): string => HILLS.map((at) => on(w, h, at, shade)).join('')
export const woods = (w: number, h: number): string =>
  WOODS.map(([x, y]) => tree(x * w, y * h) + tree(x * w + 9, y * h + 5) + tree(x * w - 8, y * h + 6)).join('')

/** Names and counts stand above its spring. */
const SPRING = 48

/** From a spring to the sea, along a line that leaves it a few pixels to either side. */
export function river(x: number, h: number, sway = 3): string {
  const steps = Math.max(4, Math.round((h - SPRING) / 46))
  const down = (step: number) => n(SPRING + ((h - SPRING) * step) / steps)
  const bends = Array.from(
    { length: steps },
    (_, i) => `S${n(x + (i % 2 === 0 ? -sway : sway))} ${down(i + 0.7)} ${n(x)} ${down(i + 1)}`,
  )
  return `M${n(x)} ${SPRING}${bends.join('')}`
}
