/** The far shore of the harbour with its town, and what waits on the quay: as many houses and barrels as there are, up to what has room. */

const n = (value: number) => Math.round(value * 10) / 10

/** The shore from the left side to the right one, its highest hills at both ends. */
export const headland = (w: number, y: number): string =>
  `M0 ${y}V${n(y - 26)}C${n(w * 0.06)} ${n(y - 38)} ${n(w * 0.13)} ${n(y - 30)} ${n(w * 0.2)} ${n(y - 16)}S${n(w * 0.34)} ${n(y - 12)} ${n(w * 0.42)} ${y}zM${w} ${y}V${n(y - 20)}C${n(w * 0.94)} ${n(y - 32)} ${n(w * 0.86)} ${n(y - 24)} ${n(w * 0.8)} ${n(y - 10)}S${n(w * 0.7)} ${n(y - 6)} ${n(w * 0.66)} ${y}z`

/** A house so wide and high, standing at x on y. */
const house = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}v${-h}l${w / 2} ${-w / 2} ${w / 2} ${w / 2}v${h}z`

/** Houses stand where the shore is low, the first ones nearest to the water. */
const MOST_HOUSES = 28
const IN_A_ROW = 14

/** Where houses stand, of so many; `of` the width and at the height of the shore. */
export const houseSpots = (houses: number, w: number, y: number) =>
  Array.from({ length: Math.min(houses, MOST_HOUSES) }, (_, i) => {
    const [row, column] = [Math.floor(i / IN_A_ROW), i % IN_A_ROW]
    const left = column % 2 === 0
    const along = Math.floor(column / 2) * 0.042 + row * 0.021
    const size = 1 + ((i * 7) % 3) * 0.18
    return { x: n(w * (left ? 0.34 - along : 0.7 + along)), y: n(y - row * 6), size }
  })
export type HouseSpot = ReturnType<typeof houseSpots>[number]

export const houses = (spots: readonly HouseSpot[]): string =>
  spots.map(({ x, y, size }) => house(x, y, n(8 * size), n(6 * size))).join('')
/** Their windows, in the evening. */
export const windows = (spots: readonly HouseSpot[]): string =>
  spots.map(({ x, y, size }) => `M${n(x + 4 * size)} ${n(y - 4.5 * size)}v1.6`).join('')

/** Barrels in heaps of three between the bollards of a quay so long. */
const HEAP = 3
const APART = 46
const CASK = 6

export const caskSpots = (barrels: number, w: number) => {
  const most = Math.max(0, Math.floor((w - 60) / APART)) * HEAP
  return Array.from({ length: Math.min(barrels, most) }, (_, i) => {
    const [heap, at] = [Math.floor(i / HEAP), i % HEAP]
    return { x: 38 + heap * APART + (at === 2 ? CASK / 2 + 0.5 : at * (CASK + 1)), y: at === 2 ? 1 : 5.5 }
  })
}

export const casks = (spots: readonly { readonly x: number; readonly y: number }[]): string =>
  spots.map(({ x, y }) => `M${x + 1} ${y}h4q2 2.2 0 4.5h-4q-2-2.3 0-4.5z`).join('')

/** Gulls over the water, one after another. */
export const gulls = (count: number, w: number, y: number): string =>
  Array.from({ length: count * 2 }, (_, i) => {
    const [x, up] = [w * (0.47 + ((i * 5) % 7) * 0.03), y - 12 - ((i * 11) % 4) * 6]
    return `M${n(x)} ${n(up)}q4-4 7 0q3-4 7 0`
  }).join('')

/** Short crests, few in a row. */
const CRESTS = 3

export const swell = (w: number, top: number, bottom: number): string => {
  const rows = Math.max(1, Math.floor((bottom - top) / 30))
  return Array.from({ length: rows * CRESTS }, (_, i) => {
    const row = Math.floor(i / CRESTS)
    const x = (((i % CRESTS) + 0.2 + 0.29 * (row % 3)) * w) / CRESTS
    return `M${n(x)} ${n(top + 12 + row * 30 + ((i * 5) % 3) * 4)}q7-5 14 0t14 0`
  }).join('')
}
