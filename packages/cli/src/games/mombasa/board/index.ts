import { compileCards } from '@quayside/mombasa/data/faces'
import type { DataPack } from '@quayside/mombasa/data/pack'
import type { Board, Drawing, Part, View } from '../../../boards/board.ts'
import { signLines } from '../../../boards/signs.ts'
import { MOMBASA_PARTS, type MombasaPart } from '../words/catalogue.ts'
import { WORDS } from '../words/index.ts'
import { answerInSigns } from './answers.ts'
import { bookDetail } from './books.ts'
import { cardDetail } from './cards.ts'
import { companyDetail } from './companies.ts'
import { draw } from './draw.ts'
import { homesOn, mapDetail } from './map.ts'
import { playerInFull } from './players.ts'
import type { Scene, Table } from './scene.ts'
import { spaceDetail } from './spaces.ts'

/** Mombasa as text, drawn by the data pack that is played with. As much is shown as there is room for, what is asked about before all. */
export function mombasaBoard(pack: DataPack): Board {
  const cards = compileCards(pack.cards)
  const homes = homesOn(pack.map)
  const sceneOf = (view: View, drawing: Drawing): Scene => ({
    table: view as unknown as Table,
    pack,
    cards,
    homes,
    drawing,
    words: WORDS[drawing.language],
  })
  const parts = (view: View, drawing: Drawing): Part[] => {
    const scene = sceneOf(view, drawing)
    return MOMBASA_PARTS.map((part) => ({ name: scene.words.parts[part], lines: PARTS[part](scene) }))
  }
  return {
    quiet: QUIET,
    openings: OPENINGS,
    draw: (view, drawing) => draw(sceneOf(view, drawing)),
    answer: (facts, drawing) => answerInSigns(facts, { pack, cards, drawing, words: WORDS[drawing.language] }),
    detail: (view, drawing) => parts(view, drawing).flatMap(({ lines }, i) => (i > 0 ? ['', ...lines] : lines)),
    parts,
  }
}

/** The board shows these by itself. */
const QUIET: ReadonlySet<string> = new Set([
  'only-answer',
  'tile-dealt',
  'sealed',
  'rested',
  'laid',
  'revealed',
  'coins-moved',
  'display-discarded',
  'card-revealed',
  'book-revealed',
  'pounds-paid',
])

const OPENINGS: ReadonlySet<string> = new Set([
  'round-began',
  'card-used',
  'tile-used',
  'expansion-began',
  'marker-placed',
  'phase-ended',
  'game-over',
])

const PARTS: Record<MombasaPart, (scene: Scene) => string[]> = {
  players: (scene) => scene.table.players.flatMap((_, seat) => playerInFull(seat, scene, true)),
  companies: companyDetail,
  map: mapDetail,
  cards: cardDetail,
  books: bookDetail,
  spaces: spaceDetail,
  signs: ({ drawing, words }) => signLines(words.parts.signs, words.signs, drawing),
}
