import type { Board, Drawing, Part, View } from '../../../boards/board.ts'
import { signLines } from '../../../boards/signs.ts'
import { PUERTO_RICO_PARTS, type PuertoRicoPart } from '../words/catalogue.ts'
import { cardDetail } from './cards.ts'
import { draw } from './draw.ts'
import { festivalDetail } from './festival.ts'
import { marketDetail } from './market.ts'
import { middle } from './middle.ts'
import { playerInFull } from './players.ts'
import { type Scene, sceneOf, seatsOf } from './scene.ts'

/** Puerto Rico as text. As much is shown as there is room for, what is asked about before all. */
export const puertoRicoBoard: Board = {
  quiet: new Set([
    'only-answer',
    'cannot-act',
    'tile-revealed',
    'tile-discarded',
    'workers-lifted',
    'worker-on-tile',
    'worker-in-building',
    'noble-on-tile',
    'noble-in-building',
    'noble-boarded',
    'ship-refilled',
    'coin-on-role',
    'market-drawn',
    'goal-set',
    'card-held',
    'automa-marker',
  ]),
  openings: new Set(['round-began', 'role-chosen', 'kidnapped-played', 'end-triggered', 'game-over']),
  draw: (view, drawing) => draw(sceneOf(view, drawing)),
  detail: (view, drawing) => parts(view, drawing).flatMap(({ lines }, i) => (i > 0 ? ['', ...lines] : lines)),
  parts,
}

function parts(view: View, drawing: Drawing): Part[] {
  const scene = sceneOf(view, drawing)
  return PUERTO_RICO_PARTS.map((part) => ({ name: scene.words.parts[part], lines: PARTS[part](scene) })).filter(
    ({ lines }) => lines.length > 0,
  )
}

const automas =
  ({ table }: Scene, own: boolean) =>
  (seat: number) =>
    (table.players[seat].board !== undefined) === own

const PARTS: Record<PuertoRicoPart, (scene: Scene) => string[]> = {
  players: (scene) =>
    seatsOf(scene)
      .filter(automas(scene, false))
      .flatMap((seat) => playerInFull(seat, scene)),
  table: (scene) => middle(scene),
  market: marketDetail,
  festival: (scene) => (scene.table.festival ? festivalDetail(scene) : []),
  cards: cardDetail,
  puertoma: (scene) =>
    seatsOf(scene)
      .filter(automas(scene, true))
      .flatMap((seat) => playerInFull(seat, scene)),
  signs,
}

function signs({ drawing, words }: Scene): string[] {
  const { game } = drawing
  const named = words.signs(game.thing('piece', 'noble'), game.thing('tile', 'forest'), game.thing('role', 'buccaneer'))
  return signLines(words.parts.signs, named, drawing)
}
