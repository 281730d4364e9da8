import type { Picture } from '../room.ts'

/** One's own peninsula: its hexes, the higher the more land lies under them. */

interface View {
  readonly players: readonly {
    readonly land: readonly { readonly space: string; readonly level: number; readonly terrain?: string }[]
  }[]
}

const TERRAINS = ['meadow', 'forest', 'mountain', 'settlement']
/** From the middle of a hex to its right corner, and how much higher a level is. */
const SIZE = 8.4
const HALF = (SIZE * Math.sqrt(3) * 0.93) / 2
const LEVEL = 1.6
const MOST_LEVELS = 5

const corners = `M${SIZE} 0 ${SIZE / 2} ${HALF} ${-SIZE / 2} ${HALF} ${-SIZE} 0 ${-SIZE / 2} ${-HALF} ${SIZE / 2} ${-HALF}z`

export const picture: Picture = (seen, seat) => {
  const { players } = seen as unknown as View
  const hexes = (players[seat]?.land ?? []).flatMap(({ space, level, terrain }) => {
    const found = /^h(-?\d),(-?\d)$/.exec(space)
    if (!found) return []
    const [q, r] = [Number(found[1]), Number(found[2])]
    return [
      {
        x: 36 + SIZE * 1.5 * q,
        y: 37 + 2 * HALF * (r + q / 2),
        level: Math.min(level, MOST_LEVELS),
        terrain: terrain ?? '',
      },
    ]
  })
  // What stands in front is painted later.
  hexes.sort((a, b) => a.y - b.y)
  return hexes
    .map(({ x, y, level, terrain }) => {
      const fill = TERRAINS.includes(terrain) ? `var(--t-${terrain})` : 'var(--land)'
      const side = level > 0 ? hex(x, y, 'var(--wood)') : ''
      return `${side}${hex(x, y - level * LEVEL, fill)}`
    })
    .join('')
}

const hex = (x: number, y: number, fill: string): string =>
  `<path d="${corners}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" stroke="var(--goodline)" stroke-width="1.3" stroke-linejoin="round"/>`
