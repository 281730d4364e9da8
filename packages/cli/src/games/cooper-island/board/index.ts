import type { DataPack } from '@quayside/cooper-island/data/pack'
import type { Board, Drawing, Part, View } from '../../../boards/board.ts'
import { signLines } from '../../../boards/signs.ts'
import { COOPER_PARTS, type CooperPart } from '../words/catalogue.ts'
import { WORDS } from '../words/index.ts'
import { answerInSigns } from './answers.ts'
import { draw } from './draw.ts'
import { landDetail } from './land.ts'
import { cooperLines, merchantLines, orderDetail, supplyLines, workDetail } from './middle.ts'
import { playerInFull } from './players.ts'
import type { Scene, Table } from './scene.ts'
import { seatsFrom } from './scene.ts'
import { seaLines } from './sea.ts'

/** Cooper Island as text, drawn by the data pack that is played with. As much is shown as there is room for, what is asked about before all. */
export function cooperIslandBoard(pack: DataPack): Board {
  const sceneOf = (view: View, drawing: Drawing): Scene => ({
    table: view as unknown as Table,
    pack,
    drawing,
    words: WORDS[drawing.language],
  })
  const parts = (view: View, drawing: Drawing): Part[] => {
    const scene = sceneOf(view, drawing)
    return COOPER_PARTS.filter((part) => part !== 'cooper' || scene.table.automa).map((part) => ({
      name: scene.words.parts[part],
      lines: PARTS[part](scene),
    }))
  }
  return {
    quiet: QUIET,
    openings: OPENINGS,
    draw: (view, drawing) => draw(sceneOf(view, drawing)),
    answer: (facts, drawing) => answerInSigns(facts, { pack, drawing, words: WORDS[drawing.language] }),
    detail: (view, drawing) => parts(view, drawing).flatMap(({ lines }, i) => (i > 0 ? ['', ...lines] : lines)),
    parts,
  }
}

/** The board shows these by itself. */
const QUIET: ReadonlySet<string> = new Set([
  'only-answer',
  'order-laid',
  'card-seen',
  'paid',
  'paid-from-land',
  'workers-home',
  'harbour-master-moved',
  'neutral-worker',
])

const OPENINGS: ReadonlySet<string> = new Set([
  'round-began',
  'worker-placed',
  'cooper-card',
  'clean-up-began',
  'fed',
  'game-over',
])

const PARTS: Record<CooperPart, (scene: Scene) => string[]> = {
  players: (scene) => seatsFrom(scene).flatMap((seat) => playerInFull(seat, scene)),
  land: landDetail,
  sea: seaLines,
  merchants: (scene) => [...merchantLines(scene), ...supplyLines(scene)],
  work: workDetail,
  orders: orderDetail,
  cooper: cooperLines,
  signs: ({ drawing, words }) => signLines(words.parts.signs, words.signs, drawing),
}
