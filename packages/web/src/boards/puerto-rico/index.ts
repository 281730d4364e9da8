import type { GameBoard } from '../board.ts'
import { bindingRule, chapterOf, GESTURES, headline, outright, phase, toPlace } from './asking.ts'
import { consequence } from './consequence.ts'
import { CHAPTERS, flights, QUIET } from './flights.ts'
import Piece from './Piece.svelte'
import { attempt, card, order, places, sectionOf } from './places.ts'
import type { View } from './things.ts'
import { WORDS } from './words.ts'

export const puertoRicoBoard: GameBoard = {
  load: async () => (await import('./Board.svelte')).default,
  sections(language) {
    const { island, harbour, market, players } = WORDS[language].sections
    return [
      { id: 'island', icon: 'island', label: island },
      { id: 'harbour', icon: 'anchor', label: harbour },
      { id: 'market', icon: 'builder', label: market },
      { id: 'players', icon: 'people', label: players },
    ]
  },
  places,
  sectionOf,
  order,
  attempt,
  consequence,
  bindingRule,
  gestures: GESTURES,
  flights,
  quiet: QUIET,
  outright,
  chapters: CHAPTERS,
  headline,
  chapterOf,
  phase,
  toPlace,
  series: (view) => ({ coins: (view as View).players.map(({ coins }) => coins) }),
  round: (view) => (view as View).round,
  grouped: false,
  piece: Piece,
  card,
}
