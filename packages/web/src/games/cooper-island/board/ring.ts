import { SHIPS, SPOTS } from '@quayside/cooper-island/ids'
import type { PlayerView, View } from './things.ts'

/** The water round the whole island: for each peninsula its harbour, four sandbanks, a bay, and the four sandbanks of the next. */

/** What there is from a harbour to the next, clockwise. */
const AROUND: readonly string[] = SPOTS
const WATER_PER_SEAT = AROUND.length
const BAY = AROUND.indexOf('bay')

/** A water space. */
export interface Water {
  readonly index: number
  /** Whose harbour or sandbank it is; a bay belongs to the peninsula before it. */
  readonly peninsula: number
  readonly spot: string
}

export const watersOf = (players: number): Water[] =>
  Array.from({ length: players * WATER_PER_SEAT }, (_, index) => {
    const [seat, at] = [Math.floor(index / WATER_PER_SEAT), index % WATER_PER_SEAT]
    return { index, peninsula: at > BAY ? (seat + 1) % players : seat, spot: AROUND[at] }
  })

/** The number of a water space in the ring. */
export function waterAt(players: number, peninsula: number, spot: string): number {
  const at = AROUND.indexOf(spot)
  const seat = at > BAY ? (peninsula + players - 1) % players : peninsula
  return seat * WATER_PER_SEAT + at
}

/** A ship on the ring; the opponent that the game plays sails from the seat after the last. */
export interface Afloat {
  readonly seat: number
  readonly ship: string
  readonly steps: number
  readonly anchors: number
  readonly index: number
}

export function shipsOf({ players, automa }: Pick<View, 'players' | 'automa'>): Afloat[] {
  const ships = players.flatMap(({ ships }, seat) =>
    ships.map(({ steps, anchors, at }, i) => ({
      seat,
      ship: SHIPS[i] as string,
      steps,
      anchors,
      index: waterAt(players.length, at.peninsula, at.spot),
    })),
  )
  if (!automa?.at) return ships
  const index = waterAt(players.length, automa.at.peninsula, automa.at.spot)
  return [...ships, { seat: players.length, ship: SHIPS[0], steps: automa.steps, anchors: 0, index }]
}

/** The island on a sandbank of a peninsula, if there is one, and on which half. */
export const islandOn = (player: PlayerView, spot: string) =>
  player.islands.find(({ half }) => half.startsWith(`${spot}.`))

/* Where they lie on a drawing: a circle about the middle, one peninsula below, the next clockwise. */

/** The direction of a water space, or of a peninsula's middle by its harbour, from below and clockwise; in degrees. */
export const bearing = (players: number, first: number, index: number): number =>
  ((index - first * WATER_PER_SEAT) * 360) / (players * WATER_PER_SEAT)

/** A point of the drawing at a bearing and a distance from its middle. */
export function seen(degrees: number, distance: number): { readonly x: number; readonly y: number } {
  const angle = ((degrees + 90) * Math.PI) / 180
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
}
