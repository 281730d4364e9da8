/** Numbers of all seats at some places of the timeline, from 0 to 1. */
export interface Stack {
  readonly places: readonly number[]
  /** By place, then by seat. */
  readonly rows: readonly (readonly number[])[]
}

/** One seat's part of a stack. */
export interface Band {
  readonly seat: number
  /** Its outline, for SVG. */
  readonly d: string
  /** The middle of its left and of its right end. */
  readonly left: number
  readonly right: number
}

/** Where a stack is drawn. A little of everybody's band is there in any case: `thin`. */
export interface Frame {
  readonly x: (place: number) => number
  readonly top: number
  readonly height: number
  readonly thin: number
}

/** Lays numbers one on the other, the first seat on top. */
export function bandsOf({ places, rows }: Stack, { x, top, height, thin }: Frame): Band[] {
  const seats = (rows[0] ?? []).map((_, seat) => seat)
  const most = Math.max(...rows.map((row) => row.reduce((sum, own) => sum + own, 0))) || 1
  const scale = (height - thin * seats.length) / most
  // Where each seat's band begins, from above, and the floor of all.
  const edges = rows.map((row) => {
    const whole = row.reduce((sum, own) => sum + thin + own * scale, 0)
    const found = [top + height - whole]
    for (const own of row) found.push(found.at(-1)! + thin + own * scale)
    return found
  })
  const at = (i: number, edge: number) => `${x(places[i]).toFixed(1)} ${edges[i][edge].toFixed(1)}`
  const middle = (row: readonly number[], seat: number) => (row[seat] + row[seat + 1]) / 2
  return seats.map((seat) => {
    const upper = edges.map((_, i) => at(i, seat))
    const lower = edges.map((_, i) => at(i, seat + 1)).reverse()
    return {
      seat,
      d: `M${[...upper, ...lower].join('L')}z`,
      left: middle(edges[0], seat),
      right: middle(edges.at(-1)!, seat),
    }
  })
}

/** What a stack says of a place between two of its own. */
export function valuesAt({ places, rows }: Stack, place: number): readonly number[] {
  const after = places.findIndex((one) => one >= place)
  if (after < 0) return rows.at(-1) ?? []
  if (after === 0) return rows[0]
  const part = (place - places[after - 1]) / (places[after] - places[after - 1])
  return rows[after].map((value, seat) => rows[after - 1][seat] + part * (value - rows[after - 1][seat]))
}

/** Chances as whole percents that add up to a hundred: the largest remainders are rounded up. */
export function percents(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100)
  const whole = exact.map(Math.floor)
  const order = exact.map((_, seat) => seat).sort((a, b) => exact[b] - whole[b] - (exact[a] - whole[a]))
  const missing = Math.round(exact.reduce((sum, own) => sum + own, 0)) - whole.reduce((sum, own) => sum + own, 0)
  for (const seat of order.slice(0, missing)) whole[seat]++
  return whole
}
