import type { GameBoard } from '../../../boards/board.ts'
import { bindingRule, chapterOf, GESTURES, headline, outright, phase, toPlace } from './asking.ts'
import { attempting } from './attempting.ts'
import { dock } from './dock.ts'
import { CHAPTERS, flights, QUIET } from './flights.ts'
import { order } from './order.ts'
import Piece from './Piece.svelte'
import { card, places, sectionOf } from './places.ts'
import type { View } from './things.ts'
import { WORDS } from './words.ts'
// Known before the board is there, so that their words are fetched together with others.
import './words-boards.ts'
import './words-map.ts'

export const board: GameBoard = {
  load: () => import('./Board.svelte').then((module) => module.default),
  sections(language) {
    const { map, market, mine, players } = WORDS[language].sections
    return [
      { id: 'map', icon: 'compass', label: map },
      { id: 'market', icon: 'card', label: market, key: 'm' },
      { id: 'mine', icon: 'hand', label: mine, key: 'g' },
      { id: 'players', icon: 'people', label: players, key: 'o' },
    ]
  },
  places,
  sectionOf,
  order,
  attempting,
  ...dock,
  losing: async () => (await import('./losing.ts')).losing,
  bindingRule,
  gestures: GESTURES,
  flights,
  story: async () => (await import('../story/index.ts')).causes,
  quiet: QUIET,
  outright,
  chapters: CHAPTERS,
  headline,
  chapterOf,
  phase,
  toPlace,
  round: (view) => (view as View).round,
  piece: Piece,
  flying: async () => (await import('../motion/index.ts')).pieces,
  card,
}
