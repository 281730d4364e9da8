import type { Facts, Seat } from '@quayside/kernel'
import type { Sight, Told } from '@quayside/table'
import type { GameBoard } from '../boards/board.ts'
import { type Entry, entriesOf } from '../table/entries.ts'

/** A change of the table as the story has it: what was told of it, and what was seen before and after. */
export interface Step {
  readonly before: Sight
  readonly sight: Sight
  readonly told: readonly Told[]
}

/** What is told at once: one sentence, and what belongs to it. */
export interface Beat {
  readonly seat: Seat | null
  /** What happened. */
  readonly main: Entry
  /** What else came of it for the same seat. */
  readonly also: readonly Entry[]
  /** Why it was done, where the game tells: an automa's card and rule. */
  readonly grounds: readonly Entry[]
  readonly step: Step
  /** The first of its step: pieces travel with it. */
  readonly first: boolean
}

/** More lines than this in a row are told in several beats. */
const LINES = 3

const seatOf = ({ facts }: Entry): Seat | null => (typeof facts.seat === 'number' ? facts.seat : null)

/** What happened in a step, one thing after the other: what a seat does in a row is told together. */
export function beatsOf(step: Step, board: Pick<GameBoard, 'quiet' | 'grounds' | 'chapters'>): Beat[] {
  const beats: Beat[] = []
  let grounds: Entry[] = []
  let lines: Entry[] = []
  let seat: Seat | null = null
  const close = (): void => {
    // Grounds without a deed of their own are told by themselves.
    const told = lines.length > 0 ? lines : grounds.splice(0, 1)
    const [main, ...also] = told
    if (main) beats.push({ seat, main, also, grounds, step, first: beats.length === 0 })
    lines = []
    grounds = []
  }
  for (const entry of entriesOf(step.told, board)) {
    const own = seatOf(entry)
    if (board.grounds?.has(entry.facts.kind)) {
      if (lines.length > 0) close()
      grounds.push(entry)
      seat = own ?? seat
      continue
    }
    const begins = own !== seat || lines.length === LINES || board.chapters.has(entry.facts.kind)
    if (lines.length > 0 && begins) close()
    seat = own
    lines.push(entry)
  }
  close()
  return beats
}

/** How long a beat stays, in milliseconds, by the pace that somebody likes. */
export const PACE = { instant: 0, quick: 1400, calm: 2600 } as const
export type Pace = keyof typeof PACE
/** Sentences with more letters than this stay longer, by so much a letter. */
const LETTERS = 60
const PER_LETTER = 35

export const lengthOf = (pace: Pace, letters: number): number =>
  pace === 'instant' ? 0 : PACE[pace] + Math.max(0, letters - LETTERS) * PER_LETTER

/** What was missed is told within this time, however much it is. */
export const PLAYBACK = 9_500
/** More beats than this cannot be read in that time: neighbours are told together. */
const MOST = 16

/** The same beats, no more than can be followed: what one seat did in a row becomes one. */
export function gathered(beats: readonly Beat[], most = MOST): readonly Beat[] {
  const kept = [...beats]
  for (let at = kept.length - 1; at > 0 && kept.length > most; at--) {
    const [one, next] = [kept[at - 1], kept[at]]
    if (one.seat !== next.seat) continue
    kept.splice(at - 1, 2, {
      ...one,
      also: [...one.also, next.main, ...next.also],
      step: { before: one.step.before, sight: next.step.sight, told: [...one.step.told, ...next.step.told] },
    })
  }
  return kept
}

/** How long each beat of a playback stays: as the pace has it, but all of them within its time. */
export const playbackLength = (pace: Pace, beats: number): number =>
  Math.min(PACE[pace === 'instant' ? 'quick' : pace], PLAYBACK / Math.max(1, beats))

/** Everything a beat tells of. */
export const factsOf = ({ main, also }: Beat): Facts[] => [main, ...also].map(({ facts }) => facts)
