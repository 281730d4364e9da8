import {
  type Facts,
  includes,
  type Line,
  type Match,
  type MatchReason,
  type Outcome,
  type Score,
  type Seat,
  type SeatMask,
  seatsIn,
  UNDO,
  type Viewer,
} from '@quayside/kernel'
import type { Kept } from '@quayside/kernel/box'

export interface AnswerSight {
  /** As the notation writes it, and as it is sent back. */
  readonly text: string
  readonly facts: Facts
  /** It draws or reveals something, or ends the game: it cannot be taken back. */
  readonly final?: true
  /** The same kind of question comes again after it: a gesture goes on. */
  readonly again?: true
}

/** What a seat is asked, with everything it may answer. */
export interface AskSight {
  readonly question: Facts
  readonly answers: readonly AnswerSight[]
}

/** The answer that undo takes back, with how many `more` that are one whole with it, or why it cannot. At one screen it may be another seat's draft, of which no more is said. */
export type UndoSight =
  | { readonly answer: Facts; readonly more?: number }
  | { readonly draftOf: Seat }
  | { readonly refused: MatchReason | 'undo-off' }

/** A game as one viewer sees it: plain data, made from nothing but what the viewer may know. */
export interface Sight {
  /** Lines of the record so far that the viewer may know of, others' seals among them. A gesture names the one it was made at. */
  readonly seq: number
  /** For a seat: the `seq` of its own last answer; what came after is news to it. */
  readonly since: number
  readonly over: boolean
  readonly view: { readonly [key: string]: unknown }
  readonly scores: readonly Score[]
  /** Who is asked, and what kind of question; its facts are the asked seat's own. */
  readonly asked: readonly { readonly seat: Seat; readonly kind: string }[]
  /** For a seat that is asked. */
  readonly ask: AskSight | null
  /** For a seat. */
  readonly undo: UndoSight | null
}

/** Whose answers undo may take back along with one's own; `off` where a table plays without undo. */
export type UndoReach = SeatMask | 'off'

export function sightOf(
  match: Match,
  viewer: Viewer,
  reach: UndoReach,
  seq = seqOf(match, viewer),
  kept?: Kept,
): Sight {
  const { game, state } = match
  const asked = game.toMove(state)
  return {
    seq,
    since: typeof viewer === 'number' ? lastOwn(match, viewer, seq) : 0,
    over: match.over,
    view: game.view(state, viewer, kept),
    scores: game.score(state, viewer, kept),
    asked: seatsIn(asked).map((seat) => ({ seat, kind: game.questions[game.question(state, seat)].kind })),
    ask: typeof viewer === 'number' && includes(asked, viewer) ? askOf(match, viewer) : null,
    undo: typeof viewer === 'number' ? undoOf(match, viewer, reach) : null,
  }
}

/**
 * A line of the record as a viewer may know it: null where it is another seat's draft. Of a draft that everybody notices, others know whose
 * it is and whether it was taken back, not what it says.
 */
export function lineFor(line: Line, viewer: Viewer): Line | null {
  if (!line.draft || line.seat === viewer || viewer === 'referee') return line
  return line.noticed ? { ...line, text: line.text === UNDO ? UNDO : '' } : null
}

const counts = (line: Line, viewer: Viewer): boolean =>
  !line.draft || line.noticed === true || line.seat === viewer || viewer === 'referee'

/** How many lines of the record a viewer may know of. */
export const seqOf = (match: Match, viewer: Viewer): number =>
  match.lines.reduce((count, line) => (counts(line, viewer) ? count + 1 : count), 0)

/** The lines that a viewer may know of, from the `since`-th line of the record on. */
export const knownLines = (match: Match, viewer: Viewer, since = 0): Line[] =>
  match.lines.slice(since).flatMap((line) => lineFor(line, viewer) ?? [])

/** For each number of lines of the record, how many of them the viewer may know of. */
export function knownCounts(lines: readonly Line[], viewer: Viewer): number[] {
  const counted = [0]
  for (const line of lines) counted.push(counted[counted.length - 1] + (counts(line, viewer) ? 1 : 0))
  return counted
}

/**
 * Whether a seat that had counted `seq` lines, and would count `current` now, has missed only drafts of others. They change nothing for it, so
 * what it answers is not out of date.
 */
export function isUpToDate(match: Match, seat: Seat, seq: number, current: number): boolean {
  let count = current
  for (let i = match.lines.length - 1; count > seq; i--) {
    const line = match.lines[i]
    if (!line.draft || line.seat === seat) return false
    if (line.noticed) count--
  }
  return count === seq
}

function lastOwn(match: Match, seat: Seat, seq: number): number {
  let at = seq
  for (let i = match.lines.length - 1; i >= 0; i--) {
    if (match.lines[i].seat === seat) return at
    if (counts(match.lines[i], seat)) at--
  }
  return 0
}

function askOf(match: Match, seat: Seat): AskSight {
  const { game, state } = match
  const legal = match.legal(seat)
  const outcomes = match.outcomes(seat, legal)
  const answers = legal.map((answer, i) =>
    answerSight(game.print(state, answer), game.answerFacts(state, seat, answer), outcomes[i]),
  )
  return { question: game.questionFacts(state, seat), answers }
}

/** What ends the game or cannot be taken back is not asked again. */
function answerSight(text: string, facts: Facts, { final, again }: Outcome): AnswerSight {
  if (final) return { text, facts, final }
  return again ? { text, facts, again } : { text, facts }
}

function undoOf(match: Match, seat: Seat, reach: UndoReach): UndoSight {
  if (reach === 'off') return { refused: 'undo-off' }
  const found = match.undoReach(seat, reach)
  if (typeof found === 'string') return { refused: found }
  const takes = match.undoTakes(seat, reach)
  return takes > 1 ? { answer: found, more: takes - 1 } : { answer: found }
}
