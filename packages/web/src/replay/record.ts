import { gameById, loadGameFor } from '@quayside/games'
import { type AnyGame, type GameRecord, readRecord, recordOf, replay, type Viewer } from '@quayside/kernel'
import { type ChairInfo, type History, historyOf, knownCounts } from '@quayside/table'
import '../box/hook.ts'
import { nameOfPack } from '../box/names.ts'

/** A file larger than this is no record of a game. */
export const MAX_FILE = 2 * 1024 * 1024

/** A game that can be looked back on. */
export interface Past {
  readonly game: AnyGame
  readonly options: GameRecord['options']
  readonly history: History
  /** Null while the game runs. */
  readonly record: GameRecord | null
  /** Who sat where; null if nobody wrote it down. */
  readonly chairs: readonly ChairInfo[] | null
}

/** Why a record cannot be shown: a code for the words, and what they name. */
export type BadRecord =
  | { readonly code: 'too-large' | 'not-json' | 'not-a-record' | 'no-set-up' | 'changed' }
  /** `pack` is the data pack that it was played with, as far as it is known here. */
  | { readonly code: 'other-data'; readonly pack: string }
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'other-rules'; readonly version: number; readonly ours: number }
  | { readonly code: 'bad-answer'; readonly number: number; readonly answer: string }

/** Reads a record from a file and plays it through, under the rules that it names. */
export async function openRecord(text: string): Promise<Past | BadRecord> {
  if (text.length > MAX_FILE) return { code: 'too-large' }
  const json = parse(text)
  if (json === undefined) return { code: 'not-json' }
  const read = readRecord(json)
  if (!read.ok) return { code: 'not-a-record' }
  const record = read.value
  const game = await loadGameFor(record.rules, record.options, true)
  if (!game) return unknownRules(record)
  const laid = replay(game, { ...record, answers: [], hash: undefined })
  if (!laid.ok) return { code: 'no-set-up' }
  let given = 0
  const played = replay(game, record, () => given++)
  if (!played.ok) {
    if (given === record.answers.length) return { code: 'changed' }
    return { code: 'bad-answer', number: given + 1, answer: record.answers[given].slice(0, 60) }
  }
  // As the referee writes it: options left out are filled in.
  const clean = recordOf(played.value)
  const history = pastAs(game, clean, 'referee')
  return { game, options: clean.options, history, record: clean, chairs: null }
}

function unknownRules({ rules: { game: id, version, data } }: GameRecord): BadRecord {
  const current = gameById(id)
  if (!current) return { code: 'unknown-game', game: id.slice(0, 40) }
  return version === current.version
    ? { code: 'other-data', pack: nameOfPack(data) }
    : { code: 'other-rules', version, ours: current.version }
}

/** The past of a finished game in the eyes of a viewer. A record that was played through once can be again. */
export function pastAs(game: AnyGame, record: GameRecord, viewer: Viewer): History {
  const history = historyOf(game, record, viewer)
  if (!history.ok) throw new Error(history.error.message)
  return history.value
}

/** The lines of a record, as each viewer counts them. */
export class Places {
  private readonly record: GameRecord
  private readonly of: (viewer: Viewer) => readonly number[]

  constructor(game: AnyGame, record: GameRecord) {
    const played = replay(game, record)
    const lines = played.ok ? played.value.lines : []
    const known = new Map<Viewer, readonly number[]>()
    this.record = record
    this.of = (viewer) => {
      const places = known.get(viewer) ?? knownCounts(lines, viewer)
      known.set(viewer, places)
      return places
    }
  }

  /** What another viewer had counted when a viewer had counted `seq`. */
  inOtherEyes(viewer: Viewer, seq: number, other: Viewer): number {
    return this.of(other)[this.of(viewer).indexOf(seq)]
  }

  /** How many lines there were when a viewer last had counted `seq`, before the one that came next for that viewer. */
  linesUpTo(viewer: Viewer, seq: number): number {
    return this.of(viewer).lastIndexOf(seq)
  }

  /** The answers that had led to where a viewer had counted `seq`, those that were taken back and their undos included. */
  answersUpTo(viewer: Viewer, seq: number): readonly string[] {
    return this.record.answers.slice(0, this.of(viewer).indexOf(seq))
  }
}

export const isBad = (opened: Past | BadRecord): opened is BadRecord => 'code' in opened

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
