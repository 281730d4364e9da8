import { SPOTS } from '@quayside/cooper-island/ids'
import { flow } from '../../../text/layout.ts'
import { inColour, initial, islandText, paddedName, type Scene } from './scene.ts'

/** The ring of water, a line for each harbour and the way to the next one clockwise: sandbanks, islands and ships. */

const SHIP_SIGNS = ['¹', '²']
/** The first sandbank that belongs to the next peninsula. */
const NEXT = SPOTS.indexOf('R4')

export const seaLines = (scene: Scene): string[] =>
  scene.table.players.flatMap((_, seat) => {
    const name = inColour(seat, paddedName(seat, scene), scene)
    const spots = SPOTS.map((spot, at) => spotText(at < NEXT ? seat : nextTo(seat, scene), spot, scene))
    return flow(` ${name} `, spots, scene.drawing.width, ' ')
  })

const nextTo = (seat: number, { table }: Scene): number => (seat + 1) % table.players.length

/** `⌂Z¹Z²`, `L2‹coin1`, `≈A¹`. */
function spotText(seat: number, spot: (typeof SPOTS)[number], scene: Scene): string {
  const { style } = scene.drawing
  const sign = spot === 'harbour' ? '⌂' : spot === 'bay' ? '≈' : style.faint(spot)
  return `${sign}${islandAt(seat, spot, scene)}${shipsAt(seat, spot, scene)}`
}

function islandAt(seat: number, spot: string, scene: Scene): string {
  const island = scene.table.players[seat].islands.find(({ half }) => half.split('.')[0] === spot)
  if (!island) return ''
  return `${island.half.endsWith('.cw') ? '›' : '‹'}${islandText(island.island, scene)}`
}

/** Initials of the ships there; where Cooper has steps in a solo game he goes as the one-sail ship does. */
function shipsAt(seat: number, spot: string, scene: Scene): string {
  const { table } = scene
  const ships = table.players.flatMap(({ ships }, owner) =>
    ships.flatMap(({ at, anchors }, ship) => {
      if (at.peninsula !== seat || at.spot !== spot) return []
      return [`${initial(owner, scene)}${SHIP_SIGNS[ship]}${anchors > 0 ? `†${anchors}` : ''}`]
    }),
  )
  const cooper =
    table.automa && SPOTS[table.automa.steps % SPOTS.length] === spot ? [initial(table.players.length, scene)] : []
  const all = [...ships, ...cooper]
  return all.length > 0 ? `[${all.join(' ')}]` : ''
}
