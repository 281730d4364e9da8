import { catalogue } from '../../app/words.ts'
import type { GameBoard } from '../board.ts'

const words = catalogue({ en: { table: 'Table' }, pt: { table: 'Mesa' }, it: { table: 'Tavolo' } })

/** For a game that has no board of its own: its questions as buttons, its state as an outline that can be read. */
export const plainBoard: GameBoard = {
  load: () => import('./Plain.svelte').then((module) => module.default),
  sections: (language) => [{ id: 'table', icon: 'island', label: words[language].table }],
  places: () => [],
  sectionOf: () => 'table',
  order: () => 0,
  attempt: () => null,
  consequence: () => '',
  bindingRule: () => undefined,
  gestures: {},
  flights: () => [],
  quiet: new Set(),
  outright: () => [],
  chapters: new Set(),
  headline: () => '',
  chapterOf: () => undefined,
  phase: () => '',
  toPlace: () => 0,
  series: () => ({ coins: [] }),
  round: (view) => numberIn(view, 'round'),
  piece: null,
  card: () => null,
}

function numberIn(view: unknown, key: string): number {
  const value = (view as Record<string, unknown> | null)?.[key]
  return typeof value === 'number' ? value : 1
}
