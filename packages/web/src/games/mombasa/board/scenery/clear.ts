import { SHAPES } from '../geometry.ts'
import { gapOf, type NameLines, type Standing, standingOf } from '../labels.ts'
import { regionOf } from '../things.ts'
import { type Box, grownBy } from './lines.ts'

/** What of the regions stays clear of scenery: their names, and wherever their posts and rewards may stand. */

/** Pixels between scenery and what is read. */
export const APART = 6

/** How wide a letter of a name is, as a part of its height, by the width of its type. */
const LETTER: { readonly [stretch: string]: number } = { '78%': 0.47, '66%': 0.42 }
/** Half of a post or a reward, and how far mines reach below. */
const HALF = 21
const MINES = 30

export function nameBox({ name: [x, y], atSea }: Standing, { lines, stretch, leading }: NameLines, size: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * size * (LETTER[stretch] ?? 0.5)
  const left = atSea === 'start' ? x : atSea === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - (lines.length - 1) * leading - size * 0.8, bottom: y + size * 0.25 }
}

interface Row {
  readonly standing: Standing
  /** It gives something, and it has mines. */
  readonly gives: boolean
  readonly mines: boolean
  readonly grown: number
  /** Without a name over it the row stands higher by so much. */
  readonly raised: number
}

export function rowBox({ standing, gives, mines, grown, raised }: Row): Box {
  const [x, y] = standing.row
  const gap = gapOf(standing, grown)
  const half = HALF * grown * (standing.scale ?? 1)
  // A post and a reward move to the left for the sign of an answer, unless that has a place of its own.
  const left = ((gives ? 1 : 0) + (standing.sign ? 0 : 1)) * (gap / 2)
  return {
    left: x - left - half,
    right: x + (gives ? gap / 2 : 0) + half,
    top: y - raised - half,
    bottom: y - raised + (mines ? (MINES / HALF) * half : half),
  }
}

/** What is read on the map, on land and in the sea, `apart` around it included. */
export interface Clearings {
  readonly land: readonly Box[]
  readonly sea: readonly Box[]
}

export function clearings(
  nameOf: (region: string) => NameLines | null,
  size: number,
  grown: number,
  apart: number,
): Clearings {
  const land: Box[] = []
  const sea: Box[] = []
  for (const { id, enclave } of SHAPES) {
    const { label, reward, mines } = regionOf(id)
    const standing = standingOf(id, label)
    const name = nameOf(id)
    if (name) (standing.atSea ? sea : land).push(grownBy(apart, nameBox(standing, name, size)))
    const raised = name || enclave ? 0 : (standing.row[1] - standing.name[1] + size * 0.4) / 2
    const gives = Object.keys(reward).length > 0
    land.push(grownBy(apart, rowBox({ standing, gives, mines: mines > 0, grown, raised })))
  }
  return { land, sea }
}
