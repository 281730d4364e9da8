import { type Answer, AnswerList } from './answers.ts'
import type { Facts } from './facts.ts'
import { type AnyGame, LEGAL } from './game.ts'
import { type MatchReason, matchReason } from './match-words.ts'
import { type Options, readOptions } from './options.ts'
import { fail, ok, type Result } from './result.ts'
import { bitOf, includes, NOBODY, type Seat, type SeatMask, seatsIn, type Viewer, viewerBit } from './seats.ts'
import { EVENT_CELLS, Story } from './story.ts'
import type { Language } from './words.ts'

/** What happened, with the seats that may know of it. */
export interface ToldEvent {
  readonly audience: SeatMask
  readonly facts: Facts
}

/** How a game begins. With a position, the seed decides what the position leaves hidden. */
export type Start = { readonly seed: string } | { readonly position: unknown; readonly seed?: string }

/** A line of the record: an answer somebody chose, or the taking back of one's last. Forced answers follow by themselves. */
export interface Line {
  readonly seat: Seat
  readonly text: string
}

export const UNDO = 'undo'

export interface Ask {
  readonly seat: Seat
  readonly kind: string
  readonly answers: readonly string[]
}

export interface Status {
  readonly over: boolean
  readonly toMove: readonly Seat[]
  readonly ask: readonly Ask[]
}

/** Why an answer is not taken: a rule of the game, with facts for the words, or a reason of the match itself. */
export type Refusal =
  | { readonly code: string; readonly rule: string; readonly facts: Facts }
  | { readonly code: MatchReason; readonly rule: string; readonly facts?: undefined }

/** An answer that can still be taken back: the state before it, and what it was. */
interface Step {
  readonly before: unknown
  readonly seat: Seat
  readonly answer: Answer
  readonly draft: boolean
  /** How many events had been told before it. */
  readonly told: number
}

/**
 * One game being played: state, record, events and undo over any `Game`. It trusts its caller about who is who; the table built
 * on top decides whose answer to let through.
 */
export class Match {
  readonly game: AnyGame
  readonly options: Options
  readonly start: Start
  readonly players: number
  readonly lines: Line[] = []
  readonly events: ToldEvent[] = []
  state: unknown
  /** Answers since the last draw or reveal, newest last. */
  private undoable: Step[] = []
  /** Whether a draw or reveal has put earlier answers out of reach. */
  private barred = false
  private readonly list = new AnswerList()
  private readonly story = new Story()

  private constructor(game: AnyGame, options: Options, start: Start, state: unknown) {
    this.game = game
    this.options = options
    this.start = start
    this.players = game.players(options)
    this.state = state
  }

  static begin(game: AnyGame, givenOptions: unknown, seed: string): Result<Match> {
    const options = readOptions(game.schema, givenOptions)
    if (!options.ok) return options
    const refused = game.refuse(options.value)
    if (refused) return { ok: false, error: refused }
    const story = new Story()
    const match = new Match(game, options.value, { seed }, game.setup(options.value, seed, story))
    match.takeIn(story)
    match.barred = false
    match.answerForced()
    return ok(match)
  }

  static fromPosition(game: AnyGame, position: unknown): Result<Match> {
    const story = new Story()
    const state = game.readPosition(position, story)
    if (!state.ok) return state
    const match = new Match(game, game.options(state.value), { position }, state.value)
    match.takeIn(story)
    match.barred = false
    match.answerForced()
    return ok(match)
  }

  get over(): boolean {
    return this.game.toMove(this.state) === NOBODY
  }

  status(): Status {
    const seats = seatsIn(this.game.toMove(this.state))
    return { over: seats.length === 0, toMove: seats, ask: seats.map((seat) => this.ask(seat)) }
  }

  ask(seat: Seat): Ask {
    return {
      seat,
      kind: this.game.questions[this.game.question(this.state, seat)].kind,
      answers: this.legal(seat).map((answer) => this.game.print(this.state, answer)),
    }
  }

  /** The legal answers of a seat to move. */
  legal(seat: Seat): Answer[] {
    this.list.clear()
    this.game.legal(this.state, seat, this.list)
    return this.list.toArray()
  }

  /** Null if the seat may give this answer now. */
  why(seat: Seat, text: string): Refusal | null {
    const judged = this.judge(seat, text)
    return typeof judged === 'number' ? null : judged
  }

  /** The answer that a text stands for if the seat may give it now, else why not. */
  private judge(seat: Seat, text: string): Answer | Refusal {
    if (this.over) return { code: 'game-over', rule: 'turn-order' }
    if (!this.isToMove(seat)) return { code: 'not-your-turn', rule: 'turn-order' }
    const answer = this.game.parse(this.state, text)
    if (answer < 0) return { code: 'unknown-answer', rule: 'notation' }
    const code = this.game.why(this.state, seat, answer)
    if (code === LEGAL) return answer
    const { code: name, rule } = this.game.reasons[code]
    return { code: name, rule, facts: this.game.reasonFacts(this.state, seat, answer, code) }
  }

  /** Takes an answer and gives the forced ones that follow. The value is the number of events told before it. */
  answer(seat: Seat, text: string): Result<number> {
    const answer = this.judge(seat, text)
    if (typeof answer !== 'number') return fail(answer.code, this.refusalText(answer))
    const told = this.events.length
    this.lines.push({ seat, text: this.game.print(this.state, answer) })
    const draft = this.game.questions[this.game.question(this.state, seat)].draft === true
    this.undoable.push({ before: this.game.clone(this.state), seat, answer, draft, told })
    this.make(seat, answer)
    this.answerForced()
    return ok(told)
  }

  /** Plays one answer by its code, as bots and random play give it. */
  play(seat: Seat, answer: Answer): Result<number> {
    return this.answer(seat, this.game.print(this.state, answer))
  }

  refusalText(refusal: Refusal, language: Language = 'en'): string {
    return refusal.facts
      ? this.game.words(language, this.options).reason(refusal.facts)
      : matchReason(language, refusal.code)
  }

  /**
   * Takes back a seat's last chosen answer: possible until something was drawn or revealed, or another seat has answered. Other
   * seats' private drafts do not stand in the way; they are kept.
   */
  undo(seat: Seat): Result<number> {
    if (!this.isSeat(seat)) return refuse('no-such-seat')
    // The end opens everything that was covered, so nothing before it can be taken back.
    if (this.over) return refuse('game-over')
    let at = this.undoable.length - 1
    while (at >= 0 && this.undoable[at].seat !== seat && this.undoable[at].draft) at--
    if (at < 0) return refuse(this.barred ? 'undo-revealed' : 'nothing-to-undo')
    if (this.undoable[at].seat !== seat) return refuse('undo-not-yours')
    const later = this.undoable.slice(at + 1)
    const { before, told } = this.undoable[at]
    this.undoable.length = at
    this.state = before
    this.events.length = told
    this.lines.push({ seat, text: UNDO })
    for (const step of later) {
      this.undoable.push({ ...step, before: this.game.clone(this.state), told: this.events.length })
      this.make(step.seat, step.answer)
    }
    this.answerForced()
    return ok(told)
  }

  /** Events a viewer may know, from the `since`-th told on. */
  eventsFor(viewer: Viewer, since = 0): Facts[] {
    const bit = viewerBit(viewer)
    return this.events
      .slice(since)
      .filter((event) => (event.audience & bit) !== 0)
      .map((event) => event.facts)
  }

  private isToMove(seat: Seat): boolean {
    return this.isSeat(seat) && includes(this.game.toMove(this.state), seat)
  }

  private isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.players
  }

  private make(seat: Seat, answer: Answer): void {
    this.story.clear()
    this.game.apply(this.state, seat, answer, this.story)
    this.takeIn(this.story)
  }

  /** Puts a story into the list of events; a draw or reveal in it ends undo. */
  private takeIn(story: Story): void {
    for (let at = 0; at < story.raw.length; at += EVENT_CELLS) this.events.push(toldEvent(this.game, story.raw, at))
    if (story.barrier < 0) return
    this.undoable = []
    this.barred = true
  }

  /** Answers every question that has a single possible answer, and says so in the events. */
  private answerForced(): void {
    for (;;) {
      const seat = this.forcedSeat()
      if (seat < 0) return
      const answer = this.list.at(0)
      const facts: Facts = { kind: 'only-answer', seat, answer: this.game.print(this.state, answer) }
      const draft = this.game.questions[this.game.question(this.state, seat)].draft
      this.events.push({ audience: draft ? bitOf(seat) : -1, facts })
      this.make(seat, answer)
    }
  }

  private forcedSeat(): Seat {
    for (const seat of seatsIn(this.game.toMove(this.state))) {
      if (!this.game.mayForce(this.state, seat)) continue
      this.list.clear()
      this.game.legal(this.state, seat, this.list)
      if (this.list.count === 1) return seat
    }
    return -1
  }
}

const refuse = (code: MatchReason) => fail(code, matchReason('en', code))

/** A raw event as facts: numbers that stand for things get the things' ids. */
export function toldEvent(game: AnyGame, raw: readonly number[], at: number): ToldEvent {
  const spec = game.events[raw[at + 1]]
  const facts: Record<string, string | number> = { kind: spec.kind }
  spec.args.forEach((arg, i) => {
    const value = raw[at + 2 + i]
    facts[arg] = game.ids[arg]?.[value] ?? value
  })
  return { audience: raw[at], facts: facts as Facts }
}
