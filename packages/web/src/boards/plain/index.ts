import type { GameBoard } from '../board.ts'
import { plainDock } from '../plain-dock.ts'
import { labelsOf, loadLabels, plainWords } from './words.ts'

/** For a game that has no board of its own: its questions as buttons, its state to be read. */
export async function loadPlainBoard(game: string): Promise<GameBoard> {
  await loadLabels(game)
  return plainBoard(game)
}

const plainBoard = (game: string): GameBoard => ({
  load: () => import('./Plain.svelte').then((module) => module.default),
  sections(language) {
    const { mine, table, players } = plainWords[language]
    return [
      { id: 'mine', icon: 'hand', label: mine, key: 'g' },
      { id: 'table', icon: 'island', label: table },
      { id: 'players', icon: 'people', label: players, key: 'o' },
    ]
  },
  places: () => [],
  sectionOf: () => 'table',
  order: () => 0,
  attempting: async () => () => null,
  ...plainDock,
  bindingRule: () => undefined,
  gestures: {},
  flights: () => [],
  quiet: new Set(),
  outright: () => [],
  chapters: new Set(['round-began']),
  headline(view, _names, language) {
    const round = plainWords[language].round(numberIn(view, 'round'))
    const phase = (view as { now?: { phase?: string } } | null)?.now?.phase ?? ''
    const labels = labelsOf(game, language)
    return Object.hasOwn(labels, `phase.${phase}`) ? `${round}, ${labels[`phase.${phase}`]}` : round
  },
  chapterOf: () => undefined,
  phase: () => '',
  toPlace: () => 0,
  round: (view) => numberIn(view, 'round'),
  piece: null,
  flying: null,
  card: () => null,
})

function numberIn(view: unknown, key: string): number {
  const value = (view as Record<string, unknown> | null)?.[key]
  return typeof value === 'number' ? value : 1
}
