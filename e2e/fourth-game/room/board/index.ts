import type { GameBoard } from '../../../../packages/web/src/boards/board.ts'
import { plainDock } from '../../../../packages/web/src/boards/plain-dock.ts'
import Board from './Board.svelte'
import { attempting, places } from './places.ts'
import { WORDS } from './words.ts'

/** Stones: a stack to draw from, and one's own stones to drop. */
export const board: GameBoard = {
  load: async () => Board,
  sections: (language) => [{ id: 'table', icon: 'island', label: WORDS[language].table }],
  places,
  sectionOf: () => 'table',
  order: ({ stone }) => Number(stone ?? 0),
  attempting,
  ...plainDock,
  bindingRule: () => 'turn',
  gestures: {},
  flights: () => [],
  quiet: new Set(),
  outright: () => [],
  chapters: new Set(['stopped']),
  headline: (_view, _names, language) => WORDS[language].turn,
  chapterOf: () => undefined,
  phase: () => '',
  toPlace: () => 0,
  round: () => 1,
  piece: null,
  flying: null,
  card: () => null,
}
