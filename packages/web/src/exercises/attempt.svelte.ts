import type { AnyGame, Facts, Options, Seat } from '@quayside/kernel'
import { type Chair, infoFor, type Sight, sightOf, type Table } from '@quayside/table'
import type { GameBoard } from '../boards/board.ts'
import { QuestionLink } from '../lesson/link.ts'
import { tableFrom } from '../replay/branch.ts'
import { Counsel } from '../table/counsel.svelte.ts'
import { HERE } from '../table/kept.ts'
import type { LinkListener, Refused } from '../table/link.ts'
import { Play } from '../table/play.svelte.ts'
import { Stage } from '../table/stage.svelte.ts'
import type { Exercise, Exercises } from './exercise.ts'
import { after, type Line, linesFrom, measureOf, offered, worthOf } from './search.ts'

/** A table that asks only what the exercise is about, and gives no advice. */
class NarrowLink extends QuestionLink {
  private readonly verbs: readonly string[]

  constructor(table: Table, seat: Seat, verbs: readonly string[], taken: (answers: readonly string[]) => void) {
    super(table, seat, taken)
    this.verbs = verbs
  }

  private narrowed({ ask, ...sight }: Sight): Sight {
    const answers = ask?.answers.filter(({ facts }) => this.verbs.includes(facts.kind)) ?? []
    return { ...sight, undo: null, ask: ask && answers.length > 0 ? { ...ask, answers } : null }
  }

  override listen(listener: LinkListener): void {
    this.listener = listener
    listener.connection({ state: 'live' })
    listener.info({ ...infoFor(this.table, HERE, Date.now()), advice: false })
    this.show()
  }

  private show(): void {
    const watch = this.table.watch(this.seat)
    this.listener?.opened(this.seat, this.narrowed(watch.sight), watch.events())
  }

  override async answer(answers: readonly string[], seq: number): Promise<Refused | null> {
    const news = this.table.take(this.seat, answers, seq, Date.now())
    if (!news.ok) return news.error
    this.show()
    this.taken(answers)
    return null
  }
}

/** What came of an answer, by the goal. */
export interface Verdict {
  readonly right: boolean
  readonly own: Told
  readonly best: Told
}

/** A line of answers: what it was, what it comes to, and what the referee tells of it. */
export interface Told {
  readonly answers: readonly Facts[]
  readonly value: number
  readonly events: readonly Facts[]
}

/** Somebody at an exercise: a real table at its position, until it is answered. */
export class Attempt {
  readonly game: AnyGame
  readonly board: GameBoard
  readonly options: Options
  readonly learner: Seat
  readonly turn: { readonly stage: Stage; readonly play: Play }
  readonly counsel: Counsel
  readonly sight: Sight
  verdict: Verdict | null = $state.raw(null)
  private readonly table: Table
  private readonly exercise: Exercise
  private readonly base: number
  private readonly since: number
  private readonly lines: readonly Line[]
  private given: readonly string[] = []

  constructor(game: AnyGame, board: GameBoard, all: Exercises, exercise: Exercise, chairs: readonly Chair[]) {
    const record = all.records[exercise.game]
    this.game = game
    this.board = board
    this.exercise = exercise
    this.options = record.options
    this.learner = all.learner
    const table = tableFrom(record, record.answers.slice(0, exercise.at), chairs)
    if (!table.ok) throw new Error(table.error.message)
    this.table = table.value
    const { match } = this.table
    this.since = match.events.length
    this.base = exercise.whole ? 0 : measureOf(match, this.learner, exercise.goal, [])
    this.lines = linesFrom(match, this.learner, exercise)
    this.before = after(match, this.learner, [])
    this.sight = sightOf(match, this.learner, 0)
    const link = new NarrowLink(this.table, this.learner, exercise.verbs, (answers) => this.took(answers))
    const stage = new Stage(link)
    stage.board = board
    const play = new Play(link, board, stage)
    this.turn = { stage, play }
    this.counsel = new Counsel(play)
    link.listen(stage)
  }

  /** The position, to look at what another answer would have brought. */
  private readonly before: Table['match']

  private took(answers: readonly string[]): void {
    this.given = [...this.given, ...answers]
    const { match } = this.table
    if (offered(match, this.learner, this.exercise, this.given.length).length > 0) return
    const [best] = this.lines
    const own = worthOf(this.before, this.learner, this.exercise, this.given)
    this.verdict = { right: own.value >= best.value, own: this.tell(own), best: this.tell(best) }
  }

  private tell({ texts, value }: Line): Told {
    const { game, learner } = this
    const answers = texts.map((text, i) => {
      const { state } = after(this.before, learner, texts.slice(0, i))
      return game.answerFacts(state, learner, game.parse(state, text))
    })
    const events = after(this.before, learner, texts).eventsFor(learner, this.since)
    return { answers, value: value - this.base, events }
  }
}
