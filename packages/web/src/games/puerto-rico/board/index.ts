import { playsExpansions } from '@quayside/puerto-rico/expansions/in-play'
import { fetchLateWords } from '../../../app/words.ts'
import type { GameBoard } from '../../../boards/board.ts'
import { roleIcon } from '../marks/roles.ts'
import { bindingRule, chapterOf, GESTURES, headline, outright, phase, toPlace } from './asking.ts'
import { attempting } from './attempting.ts'
import { dock } from './dock.ts'
import { keepParts } from './extra.ts'
import { CHAPTERS, flights, QUIET } from './flights.ts'
import { order } from './order.ts'
import Piece from './Piece.svelte'
import { card, places, sectionOf } from './places.ts'
import type { View } from './things.ts'
import { WORDS } from './words.ts'

export const board: GameBoard = {
  async load(options) {
    const board = import('./Board.svelte')
    if (playsExpansions(options)) {
      keepParts(await import('./parts.ts'))
      await fetchLateWords()
    }
    return (await board).default
  },
  sections(language) {
    const { island, harbour, market, players } = WORDS[language].sections
    return [
      { id: 'island', icon: 'island', label: island, key: 'g' },
      { id: 'harbour', icon: 'anchor', label: harbour },
      { id: 'market', icon: 'builder', label: market, key: 'm' },
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
  grounds: new Set(['automa-because', 'automa-card']),
  drawnBy: ({ kind, card }) => (kind === 'automa-card' ? String(card) : null),
  story: async () => (await import('../story/index.ts')).causes,
  quiet: QUIET,
  outright,
  chapters: CHAPTERS,
  chapterMark: ({ role }) => (typeof role === 'string' ? roleIcon(role) : undefined),
  headline,
  chapterOf,
  phase,
  toPlace,
  round: (view) => (view as View).round,
  piece: Piece,
  flying: async () => (await import('../motion/index.ts')).pieces,
  card,
}
