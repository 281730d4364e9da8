import type { Options, RulesId, Seat, Start } from '@quayside/kernel'
import { randomHex } from '../app/random.ts'
import { go, pathOf } from '../app/router.svelte.ts'

/** What a study begins with: a game up to a moment, a position, or nothing but options and a seed. */
export interface StudyStart {
  readonly rules: RulesId
  readonly options: Options
  /** A seed, or a position as the game reads it, with a seed for what it leaves hidden. */
  readonly start: Start
  /** The game's own line: lines of its record, taken back ones and their undos included. */
  readonly answers?: readonly string[]
  /** How many of those lines were there at the moment that is opened; without it the last moment is. */
  readonly at?: number
  /** What the study is called at first. */
  readonly title?: string
  /** By seat, who played. */
  readonly names?: readonly string[]
  /** Of a game that still runs in this browser: its table, and the seat that may know no more than it sees. */
  readonly running?: { readonly table: string; readonly seat: Seat }
}

/** Studies that were opened and not worked on: the tab remembers them, the shelf does not. */
export const OPENED = 'quayside.opened.'
/** Where the tab may remember nothing. */
const inHand = new Map<string, string>()

/** Opens the analysis board. */
export function openStudy(start: StudyStart): void {
  const id = randomHex(8)
  const text = JSON.stringify(start)
  try {
    sessionStorage.setItem(OPENED + id, text)
  } catch {
    inHand.set(id, text)
  }
  go(pathOf.study(id))
}

/** What was opened under this id, as it was given; null if nothing was. */
export function openedStudy(id: string): StudyStart | null {
  try {
    const text = inHand.get(id) ?? sessionStorage.getItem(OPENED + id)
    return text === null ? null : (JSON.parse(text) as StudyStart)
  } catch {
    return null
  }
}
