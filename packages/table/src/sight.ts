import {
  type Facts,
  includes,
  type Line,
  type Match,
  type MatchReason,
  type Score,
  type Seat,
  type SeatMask,
  seatsIn,
  type Viewer,
} from '@quayside/kernel'

export interface AnswerSight {
  /** As the notation writes it, and as it is sent back. */
  readonly text: string
  readonly facts: Facts
}

/** What a seat is asked, with everything it may answer. */
export interface AskSight {
  readonly question: Facts
  readonly answers: readonly AnswerSight[]
}

/** The answer that undo takes back, or why it cannot. */
export type UndoSight = { readonly answer: Facts } | { readonly refused: MatchReason | 'undo-off' }

/** A game as one viewer sees it: plain data, made from nothing but what the viewer may know. */
export interface Sight {
  /** Lines of the record so far that the viewer may know of. A gesture names the one it was made at. */
  readonly seq: number
  /** For a seat: the place of its own last answer; what came after is news to it. */
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

export function sightOf(match: Match, viewer: Viewer, reach: UndoReach, seq = knownLines(match, viewer).length): Sight {
  const { game, state } = match
  const asked = game.toMove(state)
  return {
    seq,
    since: typeof viewer === 'number' ? lastOwn(match, viewer, seq) : 0,
    over: match.over,
    view: game.view(state, viewer),
    scores: game.score(state, viewer),
    asked: seatsIn(asked).map((seat) => ({ seat, kind: game.questions[game.question(state, seat)].kind })),
    ask: typeof viewer === 'number' && includes(asked, viewer) ? askOf(match, viewer) : null,
    undo: typeof viewer === 'number' ? undoOf(match, viewer, reach) : null,
  }
}

/** The lines a viewer may know of, from the `since`-th line of the record on: all but others' private drafts. */
export const knownLines = (match: Match, viewer: Viewer, since = 0): Line[] =>
  match.lines.slice(since).filter((line) => mayKnow(line, viewer))

export const mayKnow = (line: Line, viewer: Viewer): boolean =>
  !line.draft || line.seat === viewer || viewer === 'referee'

function lastOwn(match: Match, seat: Seat, seq: number): number {
  let at = seq
  for (let i = match.lines.length - 1; i >= 0; i--) {
    if (match.lines[i].seat === seat) return at
    if (mayKnow(match.lines[i], seat)) at--
  }
  return 0
}

function askOf(match: Match, seat: Seat): AskSight {
  const { game, state } = match
  return {
    question: game.questionFacts(state, seat),
    answers: match
      .legal(seat)
      .map((answer) => ({ text: game.print(state, answer), facts: game.answerFacts(state, seat, answer) })),
  }
}

function undoOf(match: Match, seat: Seat, reach: UndoReach): UndoSight {
  if (reach === 'off') return { refused: 'undo-off' }
  const found = match.undoReach(seat, reach)
  return typeof found === 'string' ? { refused: found } : { answer: found }
}
