import { gameById, loadGameFor, loadPolicy } from '@quayside/games'
import { type AnyGame, type GameRecord, readOptions } from '@quayside/kernel'
import { LONGEST_TITLE, type StudyFile } from '@quayside/table/study'
import { settings } from '../app/settings.svelte.ts'
import type { GameBoard } from '../boards/board.ts'
import { loadBoard } from '../boards/index.ts'
import { quickThinker } from '../bots/thinker.ts'
import { boardOf } from '../box/board.ts'
import '../box/hook.ts'
import { loadLocalGame, openLocalTable } from '../table/kept.ts'
import { standingAnswers } from './course.ts'
import { keptStudy } from './kept.ts'
import { openedStudy, type StudyStart } from './open.ts'
import { Studying, type StudyOpening } from './studying.svelte.ts'
import { firstTitle } from './title.ts'

/** Why a study cannot be shown. */
export class NoStudy extends Error {
  readonly code: 'gone' | 'unreachable' | 'unknown-rules' | 'not-allowed' | 'changed'
  constructor(code: NoStudy['code']) {
    super(code)
    this.code = code
  }
}

export interface Ready {
  readonly study: Studying
  readonly board: GameBoard
  /** Whether the engine may think here: not about a game that runs without advice. */
  readonly advised: boolean
}

/** A study of this browser: from the shelf, or as it was just opened. */
export async function loadStudy(id: string): Promise<Ready> {
  const kept = keptStudy(id)
  const start = kept ? null : openedStudy(id)
  const file = kept?.file ?? start
  if (!file) throw new NoStudy('gone')
  // While the board loads, a worker learns the game.
  if (settings.engine) quickThinker.prepare(file)
  if (kept) return ready(await stillRunning({ id, ...kept }))
  if (!start) throw new NoStudy('gone')
  return ready(await stillRunning(await openingOf(id, start)))
}

/** One from a file, or from somebody else. */
export const loadGiven = (opening: StudyOpening): Promise<Ready> => ready(opening)

async function ready(opening: StudyOpening): Promise<Ready> {
  const { file, running } = opening
  const [game] = await Promise.all([gameOf(file), loadBoard(file.rules.game, settings.textBoard)])
  const board = await boardOf(game, settings.textBoard)
  const study = Studying.of(opening, game)
  if (!study.ok) throw new NoStudy('changed')
  await loadPolicy(game)
  return { study: study.value, board, advised: !running || openLocalTable(running.table)?.setting.advice === true }
}

/** A page whose name is not known, or a game that nobody here knows, comes to the same. */
async function gameOf({ rules, options }: Pick<StudyFile, 'rules' | 'options'>): Promise<AnyGame> {
  const head = gameById(rules.game)
  if (!head) throw new NoStudy('unknown-rules')
  // What was left out is filled in, where today's options are spoken of.
  const read = readOptions(head.schema, options)
  const game = await loadGameFor(rules, read.ok ? read.value : options, true)
  if (!game) throw new NoStudy('unknown-rules')
  return game
}

/** Once the game is over, or its table is gone, there is nothing left to hide. */
async function stillRunning(opening: StudyOpening): Promise<StudyOpening> {
  const { running, ...free } = opening
  if (!running) return opening
  await loadLocalGame(running.table, true)
  const table = openLocalTable(running.table)
  return table && !table.finished ? opening : free
}

async function openingOf(id: string, start: StudyStart): Promise<StudyOpening> {
  const { rules, options, answers = [], at = answers.length, title, names = [], running } = start
  const game = await gameOf({ rules, options })
  const record: GameRecord = { rules, options, start: start.start, answers }
  const [all, then] = [standingAnswers(game, record), standingAnswers(game, record, at)]
  if (!all.ok || !then.ok) throw new NoStudy('changed')
  const shared = all.value.findIndex((line, i) => line !== then.value[i])
  const common = shared < 0 ? Math.min(all.value.length, then.value.length) : Math.min(shared, then.value.length)
  // What was taken back later is a line of its own.
  const besides = then.value.slice(common)
  const nodes = [
    ...all.value.map((line, i) => ({ after: i, line })),
    ...besides.map((line, i) => ({ after: i === 0 ? common : all.value.length + i, line })),
  ]
  const file: StudyFile = {
    quayside: 'study',
    format: 1,
    title: (title ?? firstTitle(names, settings.language)).slice(0, LONGEST_TITLE),
    rules,
    options,
    start: start.start,
    names: names.map((name) => name.slice(0, 60)),
    game: all.value.length,
    nodes,
  }
  const place = besides.length > 0 ? all.value.length + besides.length : common
  const blank = answers.length === 0 && !running
  return { id, file, at: place, truth: blank ? 'was' : 'knew', fresh: true, ...(running && { running }) }
}
