/** Lines of a sea chart, computed for the size at hand so that they are never stretched. */

const n = (v: number) => Math.round(v * 10) / 10

/** A soft line through points, by way of the middles between them. */
const through = (points: readonly (readonly [number, number])[]) =>
  points
    .slice(1)
    .map(
      (p, i) =>
        `Q${n(points[i]![0])} ${n(points[i]![1])} ${n((points[i]![0] + p[0]) / 2)} ${n((points[i]![1] + p[1]) / 2)}`,
    )
    .join('')

/** Depth lines across the water; `tide` shifts their run so that two panels differ. */
export const depthLines = (w: number, h: number, tide: number) => {
  const count = Math.max(3, Math.round(h / 42))
  return Array.from({ length: count }, (_, i) => {
    const y = (h * (i + 0.4)) / count
    const points: [number, number][] = []
    for (let x = -40; x <= w + 80; x += 40)
      points.push([x, y + 9 * Math.sin(x * 0.011 + i * 1.3 + tide) + 5 * Math.sin(x * 0.031 + i * 2.1 + tide)])
    return `M-40 ${n(y)}${through(points)}`
  })
}

/**
 * A coast that follows the sides of its panel, `inset` px inside them. It walks round a rounded rectangle and strays from it by a few
 * px; rings of different inset stray alike, so that they stay parallel.
 */
export const coastline = (w: number, h: number, inset: number) => {
  const r = Math.min(46, w / 4, h / 4)
  const arc = (Math.PI / 2) * r
  const sides = [w - 2 * r, h - 2 * r, w - 2 * r, h - 2 * r]
  const centres: [number, number][] = [
    [r, r],
    [w - r, r],
    [w - r, h - r],
    [r, h - r],
  ]
  const round = 2 * (w + h) - 8 * r + 4 * arc

  /** After `way` px from the top left: the point `r` inside the outline, and which way is out. */
  const walk = (way: number): [number, number, number] => {
    let left = way
    for (const [k, side] of sides.entries()) {
      const out = (Math.PI / 2) * (k - 1)
      const [x, y] = centres[k]!
      if (left <= side) return [x - left * Math.sin(out), y + left * Math.cos(out), out]
      left -= side
      if (left <= arc) return [...centres[(k + 1) % 4]!, out + left / r]
      left -= arc
    }
    return [r, r, -Math.PI / 2]
  }

  const steps = Math.max(24, Math.round(round / 38))
  const points = Array.from({ length: steps }, (_, i): [number, number] => {
    const stray =
      1.9 * Math.sin(i * 1.9 + 2) + 1.6 * Math.sin(i * 3.7 + 1) + 1.8 * Math.sin((i / steps) * Math.PI * 10 + 0.5)
    const [x, y, out] = walk((i / steps) * round)
    const reach = r - inset - stray
    return [x + reach * Math.cos(out), y + reach * Math.sin(out)]
  })
  const [p, q] = points as [[number, number], [number, number]]
  return `M${n((p[0] + q[0]) / 2)} ${n((p[1] + q[1]) / 2)}${through([q, ...points.slice(2), p, q])}z`
}
