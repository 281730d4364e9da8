import {
  type Answer,
  AnswerList,
  type GameRecord,
  includes,
  type Line,
  ok,
  playLine,
  type Result,
  replay,
  type Seat,
  Story,
  UNDO,
} from '@quayside/kernel'
import type { Mind } from '../think.ts'

/** Something that was decided in a game: an answer where there were others, or all that make a whole. */
export interface Decision {
  /** Lines of the record before it. */
  readonly line: number
  readonly seat: Seat
  /** How it was answered, with what the referee answered by itself in between. */
  readonly answers: readonly Answer[]
  /** What the question counts for a game's judgement, from 0 to 1. */
  readonly share: number
  /** As the referee knew it, before the answer. */
  readonly state: unknown
}

/** A game from its first question to its last state. */
export interface Played {
  readonly decisions: readonly Decision[]
  readonly lines: number
  readonly end: unknown
  readonly over: boolean
}

/** A line of the record that was not taken back. */
interface Standing {
  readonly at: number
  readonly line: Line
  readonly state: unknown
}

export function played(record: GameRecord, mind: Mind): Result<Played> {
  const { game } = mind
  const laid = replay(game, { ...record, answers: [], hash: undefined })
  if (!laid.ok) return laid
  const match = laid.value
  const standing: Standing[] = []
  for (const [at, entry] of record.answers.entries()) {
    const state = game.clone(match.state)
    const made = playLine(match, entry)
    if (!made.ok) return made
    const line = match.lines[at]
    if (line.text === UNDO) takeBack(standing, line)
    else standing.push({ at, line, state })
  }
  const { over, state: end } = match
  return ok({ decisions: decisionsIn(standing, mind), lines: record.answers.length, end, over })
}

/** Takes the newest answers of a seat away. Others' drafts above them stay; with an open answer goes what it had made possible. */
function takeBack(standing: Standing[], undo: Line): void {
  for (let left = undo.took ?? 1; left > 0; left--) {
    const at = standing.findLastIndex(({ line }) => line.seat === undo.seat && line.draft === undo.draft)
    if (at >= 0) standing.splice(at, undo.draft ? 1 : standing.length)
  }
}

function decisionsIn(standing: readonly Standing[], { game, judgement }: Mind): Decision[] {
  const legal = new AnswerList()
  const decisions: Decision[] = []
  /** Lines that belong to a whole that has begun, by seat. */
  const begun: number[] = []
  standing.forEach(({ at, line: { seat }, state }, i) => {
    if (begun[seat] > 0) {
      begun[seat]--
      return
    }
    legal.clear()
    game.legal(state, seat, legal)
    if (legal.count === 1) return
    const { share, whole } = judgement.care[game.question(state, seat)]
    const own = standing.slice(i).filter(({ line }) => line.seat === seat)
    const { answers, lines } = given(state, whole ? own : own.slice(0, 1), { game, judgement })
    begun[seat] = lines - 1
    decisions.push({ line: at, seat, answers, share, state })
  })
  return decisions
}

/** Gives lines of one seat again for as long as the same is asked, with what is forced in between; tells how many lines that took. */
function given(state: unknown, own: readonly Standing[], { game }: Mind): { answers: Answer[]; lines: number } {
  const { seat } = own[0].line
  const copy = game.clone(state)
  const question = game.question(copy, seat)
  const story = new Story(false)
  const legal = new AnswerList()
  const answers: Answer[] = []
  let lines = 0
  while (story.barrier < 0 && includes(game.toMove(copy), seat) && game.question(copy, seat) === question) {
    legal.clear()
    game.legal(copy, seat, legal)
    const forced = legal.count === 1 && game.mayForce(copy, seat)
    if (!forced && lines === own.length) break
    const answer = forced ? legal.at(0) : game.parse(copy, own[lines++].line.text)
    if (!legal.has(answer)) break
    answers.push(answer)
    game.apply(copy, seat, answer, story)
  }
  return { answers, lines }
}
