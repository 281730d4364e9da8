import {
  type AnyGame,
  type Facts,
  fail,
  type GameRecord,
  includes,
  Match,
  type Options,
  ok,
  playLine,
  type Result,
  Rng,
  readOptions,
  replay,
  type Seat,
  type Start,
  seatsIn,
  UNDO,
} from '@quayside/kernel'
import type { Deal, Node, Tree } from './tree.ts'

/** What a study knows of an answer: who gave it, what it was about, and whether it was a private draft. */
export interface Given {
  readonly seat: Seat
  readonly facts: Facts
  readonly draft: boolean
  /** Who is asked after it, the first of several; null once the game is over. */
  readonly next: Seat | null
}

/** What is done on the way to a moment: hidden things are dealt anew, or an answer is given. */
type Step = { readonly deal: Deal } | { readonly line: string }

const stepsOf = ({ deal, line }: Node): Step[] => (deal ? [{ deal }, { line }] : [{ line }])

const isSame = (one: Step, other: Step): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Plays the lines of a study by the rules. It goes on from where it was, if that leads to what is asked for. */
export class Course {
  readonly game: AnyGame
  readonly options: Options
  readonly start: Start
  private steps: Step[] = []
  private match: Match

  private constructor(game: AnyGame, options: Options, start: Start, match: Match) {
    this.game = game
    this.options = options
    this.start = start
    this.match = match
  }

  static of(game: AnyGame, options: Options, start: Start): Result<Course> {
    const match = begun(game, options, start)
    return match.ok ? ok(new Course(game, match.value.options, start, match.value)) : match
  }

  /**
   * The match at a node; with a deal, hidden things are dealt anew there. It is the one that goes on: whoever gives an answer to it says so by
   * `answered`.
   */
  at(tree: Tree, id: number, deal?: Deal): Match {
    const wanted = [...tree.path(id).flatMap(stepsOf), ...(deal ? [{ deal }] : [])]
    const goesOn = this.steps.length <= wanted.length && this.steps.every((step, i) => isSame(step, wanted[i]))
    if (!goesOn) {
      const anew = begun(this.game, this.options, this.start)
      if (!anew.ok) throw new Error(anew.error.message)
      this.match = anew.value
      this.steps = []
    }
    for (const step of wanted.slice(this.steps.length)) {
      const done = make(this.match, step)
      if (!done.ok) throw new Error(done.error.message)
      this.steps.push(step)
    }
    return this.match
  }

  /** An answer was given to the match that `at` returned last. */
  answered(line: string): void {
    this.steps.push({ line })
  }

  /** Who is asked at the beginning. */
  first(): Seat | null {
    const match = begun(this.game, this.options, this.start)
    return match.ok ? (askedSeat(match.value) ?? null) : null
  }

  /** Plays all lines once; refused with the number of the first node that the rules do not allow. */
  survey(tree: Tree): Result<Map<number, Given>> {
    const { game } = this
    const known = new Map<number, Given>()
    const first = begun(game, this.options, this.start)
    if (!first.ok) return first
    /** States that lines go on from: each is dropped when the last line has. */
    const waiting: { readonly after: number; readonly state: unknown }[] = [{ after: 0, state: first.value.state }]
    for (let from = waiting.pop(); from; from = waiting.pop()) {
      const nodes = tree.after(from.after)
      for (const [i, node] of nodes.entries()) {
        const match = Match.inThought(game, i === nodes.length - 1 ? from.state : game.clone(from.state))
        const given = give(match, node)
        if (!given.ok) return fail(given.error.code, `${node.id}`)
        known.set(node.id, given.value)
        waiting.push({ after: node.id, state: match.state })
      }
    }
    return ok(known)
  }
}

function begun(game: AnyGame, given: Options, start: Start): Result<Match> {
  const options = readOptions(game.schema, given)
  if (!options.ok) return options
  const match =
    'position' in start ? Match.fromPosition(game, start.position) : Match.begin(game, options.value, start.seed)
  if (!match.ok) return match
  const same = JSON.stringify(match.value.options) === JSON.stringify(options.value)
  return same ? match : fail('bad-study', 'the position has other options than the study')
}

function make(match: Match, step: Step): Result<unknown> {
  if ('line' in step) return playLine(match, step.line)
  const { seat, seed } = step.deal
  if (seat >= match.players || match.over) return fail('bad-study', 'nobody sits there')
  match.state = match.game.resample(match.state, seat, new Rng(seed))
  return ok(null)
}

/** Gives a node's answer, which has to be one: nothing is taken back in a study. */
function give(match: Match, node: Node): Result<Given> {
  const { game } = match
  if (node.deal) {
    const dealt = make(match, { deal: node.deal })
    if (!dealt.ok) return dealt
  }
  const seat = Number(node.line[0])
  if (!includes(game.toMove(match.state), seat)) return fail('not-your-turn', 'the seat is not asked')
  const answer = game.parse(match.state, node.line.slice(2))
  if (answer < 0) return fail('unknown-answer', 'the answer is none')
  const facts = game.answerFacts(match.state, seat, answer)
  const draft = game.questions[game.question(match.state, seat)].draft === true
  const made = match.answer(seat, node.line.slice(2))
  return made.ok ? ok({ seat, facts, draft, next: askedSeat(match) ?? null }) : made
}

/** The answers of a record that still stood at a moment: those taken back and their undos are left out. */
export function standingAnswers(game: AnyGame, record: GameRecord, at = record.answers.length): Result<string[]> {
  const standing: string[] = []
  const answers = record.answers.slice(0, at)
  const played = replay(game, { ...record, answers, hash: undefined }, (_, { seat, text, took = 1 }) => {
    if (text !== UNDO) {
      standing.push(`${seat} ${text}`)
      return
    }
    for (let left = took; left > 0; left--) {
      const last = standing.findLastIndex((line) => line.startsWith(`${seat} `))
      if (last >= 0) standing.splice(last, 1)
    }
  })
  if (!played.ok) return played
  // Drafts of others that hung on what was taken back went with it.
  const again = replay(game, { ...record, answers: standing, hash: game.hash(played.value.state) })
  return again.ok ? ok(standing) : withoutLost(game, record, standing)
}

/** The lines that the rules still allow, one after the other. */
function withoutLost(game: AnyGame, record: GameRecord, lines: readonly string[]): Result<string[]> {
  const begin = replay(game, { ...record, answers: [], hash: undefined })
  if (!begin.ok) return begin
  return ok(lines.filter((line) => playLine(begin.value, line).ok))
}

/** A seat that is asked; the one that is named, if it is among them. */
export function askedSeat(match: Match, wanted?: Seat): Seat | undefined {
  const asked = seatsIn(match.game.toMove(match.state))
  return asked.find((seat) => seat === wanted) ?? asked[0]
}
