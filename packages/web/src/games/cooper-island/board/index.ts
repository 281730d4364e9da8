import { fetchLateWords } from '../../../app/words.ts'
import type { GameBoard } from '../../../boards/board.ts'
import { bindingRule, chapterOf, GESTURES, headline, outright, phase } from './asking.ts'
import { attempting } from './attempting.ts'
import { dock } from './dock.ts'
import { CHAPTERS, flights, QUIET } from './flights.ts'
import LandTab from './LandTab.svelte'
import { fetchLayout } from './layouts.ts'
import { order } from './order.ts'
import Piece from './Piece.svelte'
import { card, places, sectionOf } from './places.ts'
import type { View } from './things.ts'
import { WORDS } from './words.ts'

export const board: GameBoard = {
  drawsPacks: true,
  async load({ players }, layout) {
    // Alone one plays against Cooper, who then stands there from the start.
    const [{ default: drawing }] = await Promise.all([
      import('./Board.svelte'),
      players === 1 && import('./Cooper.svelte'),
      fetchLayout(layout),
    ])
    await fetchLateWords()
    return drawing
  },
  sections(language) {
    const { land, work, board, players } = WORDS[language].sections
    return [
      { id: 'land', icon: 'island', mark: LandTab, label: land, key: 'g' },
      { id: 'work', icon: 'builder', label: work, key: 'm' },
      { id: 'board', icon: 'hand', label: board },
      { id: 'players', icon: 'people', label: players, key: 'o' },
    ]
  },
  places,
  sectionOf,
  order,
  attempting,
  ...dock,
  async losing() {
    const { losing } = await import('./losing.ts')
    await fetchLateWords()
    return losing
  },
  bindingRule,
  gestures: GESTURES,
  flights,
  grounds: new Set(['cooper-card', 'cooper-elsewhere', 'cooper-next-card']),
  drawnBy: ({ kind, area }) => (kind === 'cooper-card' ? String(area) : null),
  story: async () => (await import('../story/index.ts')).causes,
  quiet: QUIET,
  outright,
  chapters: CHAPTERS,
  headline,
  chapterOf,
  phase,
  // What is paid lies on the board: nothing waits in the dock.
  toPlace: () => 0,
  round: (view) => (view as View).round,
  call: 'bark',
  piece: Piece,
  flying: async () => (await import('../motion/index.ts')).pieces,
  card,
}
