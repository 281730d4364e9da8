import type { SpaceData } from '@quayside/cooper-island/data/pack'
import type { TerrainId } from '@quayside/cooper-island/ids'
import { beside, padEnd, widthOf } from '../../../text/layout.ts'
import type { StandingId } from '../words/catalogue.ts'
import { inColour, itemSign, type Player, type Scene, seatsFrom, spaceName, terrainSign } from './scene.ts'

/** Peninsulas as pictures: rows half a hex apart, the harbour at the bottom, the isthmus at the top. */

type Cell = (space: SpaceData, land: Player['land'][number] | undefined) => string

/** Columns between peninsulas. */
const GAP = 3

/** A column of hexes stands half a cell beside the next, since its rows lie between those of the next. */
function picture(player: Player, { pack }: Scene, cell: Cell): string[] {
  const { spaces } = pack.peninsula
  const rowOf = ({ q, r }: SpaceData): number => 2 * r + q
  const [left, top] = [Math.min(...spaces.map(({ q }) => q)), Math.min(...spaces.map(rowOf))]
  const bottom = Math.max(...spaces.map(rowOf))
  const cells = spaces.map((space) => ({
    row: rowOf(space) - top,
    column: space.q - left,
    text: cell(
      space,
      player.land.find((known) => known.space === space.id),
    ),
  }))
  const pitch = Math.ceil((Math.max(...cells.map(({ text }) => widthOf(text))) + 1) / 2)
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    cells
      .filter((each) => each.row === row)
      .sort((a, b) => a.column - b.column)
      .reduce((line, { column, text }) => padEnd(line, column * pitch) + text, ''),
  )
}

/** `c1 Me2 food`, `c9^ ruin`, `b4 ·`. */
function largeCell(scene: Scene): Cell {
  const { words, drawing } = scene
  return (space, land) => {
    const name = drawing.style.faint(`${spaceName(space.id, scene)}${space.passage ? '^' : ''}`)
    if (!land || (land.level === 0 && !land.on)) return `${name} ·`
    if (land.level === 0) return `${name} ${words.standing.ruin}`
    const ground = `${terrainSign(land.terrain as TerrainId, scene)}${land.level}`
    return `${name} ${ground}${land.on ? ` ${standing(land.on, scene)}` : ''}`
  }
}

function standing(on: string, scene: Scene): string {
  const { words, drawing } = scene
  return on in words.standing
    ? drawing.style.strong(words.standing[on as StandingId])
    : itemSign(on as keyof typeof words.items, scene)
}

/** `Me2f`, `#`, `·`. */
function smallCell(scene: Scene): Cell {
  const { words } = scene
  return (_space, land) => {
    if (!land || (land.level === 0 && !land.on)) return '·'
    if (land.level === 0) return words.letters.ruin
    const on = land.on ? words.letters[land.on as keyof typeof words.letters] : ''
    return `${terrainSign(land.terrain as TerrainId, scene)}${land.level}${on}`
  }
}

const named = (seat: number, lines: readonly string[], scene: Scene): string[] => [
  inColour(seat, scene.drawing.style.strong(scene.drawing.who(seat)), scene),
  ...lines,
]

const large = (seat: number, scene: Scene): string[] =>
  named(seat, picture(scene.table.players[seat], scene, largeCell(scene)), scene)
const small = (seat: number, scene: Scene): string[] =>
  named(seat, picture(scene.table.players[seat], scene, smallCell(scene)), scene)

/** One's own peninsula at length and the others' small, as many next to each other as the line has room for. */
export function landLines(scene: Scene): string[] {
  const [mine, ...others] = seatsFrom(scene)
  return inBands([large(mine, scene), ...others.map((seat) => small(seat, scene))], scene)
}

export const ownLand = (scene: Scene): string[] => inBands([large(scene.drawing.seat, scene)], scene)

/** All of them small. */
export const smallLands = (scene: Scene): string[] =>
  inBands(
    seatsFrom(scene).map((seat) => small(seat, scene)),
    scene,
  )

export const landDetail = (scene: Scene): string[] =>
  inBands(
    seatsFrom(scene).map((seat) => large(seat, scene)),
    scene,
  )

function inBands(pictures: readonly (readonly string[])[], { drawing }: Scene): string[] {
  const bands: string[][] = []
  for (const lines of pictures) {
    const last = bands.at(-1)
    const joined = last && beside(last, lines, GAP)
    if (joined && Math.max(...joined.map(widthOf)) < drawing.width) bands[bands.length - 1] = joined
    else bands.push([...lines])
  }
  return bands.flat().map((line) => ` ${line}`)
}
