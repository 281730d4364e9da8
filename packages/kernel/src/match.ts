import { type Answer, AnswerList } from './answers.ts'
import type { Facts } from './facts.ts'
import { type AnyGame, LEGAL } from './game.ts'
import { type MatchReason, matchReason } from './match-words.ts'
import { type Options, readOptions } from './options.ts'
import { fail, ok, type Result } from './result.ts'
import type { Rng } from './rng.ts'
import { bitOf, includes, NOBODY, type Seat, type SeatMask, seatsIn, type Viewer, viewerBit } from './seats.ts'
import { Story } from './story.ts'
import { Events, type PackedEvents } from './told.ts'
import type { Language } from './words.ts'

/** How a game begins. With a position, the seed decides what the position leaves hidden. */
export type Start = { readonly seed: string } | { readonly position: unknown; readonly seed?: string }

/** A line of the record: an answer somebody chose, or the taking back of one's last. Forced answers follow by themselves. */
export interface Line {
  readonly seat: Seat
  readonly text: string
  /** Part of a private draft: only its seat may know what it says. */
  readonly draft?: true
  /** Of a draft: everybody can tell that it was given, for its seat is no longer asked, or is asked again. */
  readonly noticed?: true
  /** Of an undo that took back several answers that were one whole: how many. */
  readonly took?: number
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

/** What giving an answer would mean, as far as everybody at the table can tell beforehand. */
export interface Outcome {
  /** Something is drawn or revealed, or the game ends: it cannot be taken back. */
  readonly final: boolean
  /** The seat is asked the same kind of question again. */
  readonly again: boolean
}

/** An answer that can still be taken back: the state before it, and what it was. */
interface Step {
  /** Kept of the first step and of the last; of others null, and made again from the first when it is wanted. */
  before: unknown
  /** What it was, once somebody has asked. */
  facts: Facts | null
  readonly seat: Seat
  readonly answer: Answer
  readonly draft: boolean
  /** Its question is marked `together`: undo takes it back along with the step before it, if that one is marked too and of the same seat. */
  readonly together: boolean
  /** How many events had been told before it. */
  readonly told: number
  /** Lines of the record when it was made, its own included. */
  readonly line: number
}

/** A whole match with all that can be taken back, as JSON can hold it; whoever unpacks it has the game, the options and how it began. */
export interface PackedMatch {
  readonly state: unknown
  readonly lines: readonly Line[]
  readonly events: PackedEvents
  readonly barred: boolean
  /** The state before the first of the steps, if there are any. */
  readonly before: unknown
  readonly steps: readonly Omit<Step, 'before' | 'facts'>[]
}

/** Matches share what they need only for a moment. */
const LIST = new AnswerList()
const STORY = new Story()
const TRIAL = new Story(false)
const TEXTS = new Map<string, string>()
/** By seat, and whether it is a draft and noticed. */
const LINES: Map<string, Line>[] = []
const MOST_TEXTS = 20_000

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
  readonly events: Events
  state: unknown
  /** Answers since the last draw or reveal, newest last. */
  private undoable: Step[] = []
  /** Whether a draw or reveal has put earlier answers out of reach. */
  private barred = false
  private constructor(game: AnyGame, options: Options, start: Start, state: unknown) {
    this.game = game
    this.options = options
    this.start = start
    this.players = game.players(options)
    this.state = state
    this.events = new Events(game)
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

  /** Goes on from a state in thought: it knows no past, and is no record of anything. */
  static inThought(game: AnyGame, state: unknown): Match {
    return new Match(game, game.options(state), { seed: '' }, state)
  }

  /** So that another thread or process can go on with it without giving every answer again. */
  pack(): PackedMatch {
    const { game, state, lines, events, barred, undoable } = this
    return {
      state: game.pack(state),
      lines,
      events: events.pack(),
      barred,
      before: undoable.length > 0 ? game.pack(undoable[0].before) : null,
      steps: undoable.map(({ before: _before, facts: _facts, ...step }) => step),
    }
  }

  /** A match that `pack` has packed under the same rules. It is trusted. */
  static unpack(game: AnyGame, options: Options, start: Start, packed: PackedMatch): Match {
    const match = new Match(game, options, start, game.unpack(packed.state))
    for (const line of packed.lines)
      match.lines.push(line.took ? line : lineOf(line.seat, line.text, line.draft, line.noticed))
    match.events.unpack(packed.events)
    match.barred = packed.barred
    match.undoable = packed.steps.map((step, i) => ({
      before: i === 0 ? game.unpack(packed.before) : null,
      facts: null,
      ...step,
    }))
    return match
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
    LIST.clear()
    this.game.legal(this.state, seat, LIST)
    return LIST.toArray()
  }

  /**
   * What each of some legal answers of a seat would lead to, with the forced ones that follow, as far as nothing is drawn or revealed: what
   * comes to light then is not looked at, so that it can tell no secret.
   */
  outcomes(seat: Seat, answers: readonly Answer[]): Outcome[] {
    const { game, state } = this
    const kind = game.question(state, seat)
    let after: unknown = null
    return answers.map((answer) => {
      if (after === null || !game.cloneInto) after = game.clone(state)
      else game.cloneInto(state, after)
      if (!tryOut(game, after, seat, answer)) return { final: true, again: false }
      const asked = game.toMove(after)
      return { final: asked === NOBODY, again: includes(asked, seat) && game.question(after, seat) === kind }
    })
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
    const asked = this.game.toMove(this.state)
    const { draft = false, together = false } = this.game.questions[this.game.question(this.state, seat)]
    const given = this.game.print(this.state, answer)
    const line = this.lines.push(lineOf(seat, given, draft))
    this.addStep({ before: this.game.clone(this.state), facts: null, seat, answer, draft, together, told, line })
    this.make(seat, answer)
    this.answerForced()
    if (draft && this.isNoticed(seat, asked, told)) this.lines[line - 1] = lineOf(seat, given, draft, true)
    return ok(told)
  }

  /** Whether others can tell that a seat just gave a draft's answer: something was revealed or told, or other seats are asked now. */
  private isNoticed(seat: Seat, asked: SeatMask, told: number): boolean {
    if (this.undoable.length === 0 || this.game.toMove(this.state) !== asked) return true
    return this.events.reaches(~bitOf(seat), told)
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
   * Takes a gesture: several answers of one seat, all or none of them. Only the last may draw or reveal something: otherwise a gesture
   * that is refused further on would tell what lies beneath, and leave no trace. The value is the number of events told before the first.
   */
  answerAll(seat: Seat, texts: readonly string[]): Result<number> {
    if (texts.length === 1) return this.answer(seat, texts[0])
    const before = { state: this.game.clone(this.state), lines: this.lines.length, told: this.events.length }
    const { undoable, barred } = { undoable: [...this.undoable], barred: this.barred }
    this.barred = false
    for (const text of texts) {
      const taken = this.barred ? refuse('gesture-draws') : this.answer(seat, text)
      if (taken.ok) continue
      this.state = before.state
      this.lines.length = before.lines
      this.events.cut(before.told)
      this.undoable = undoable
      this.barred = barred
      return taken
    }
    this.barred ||= barred
    return ok(before.told)
  }

  /**
   * Takes back a seat's last chosen answer: possible until something was drawn or revealed, or another seat has answered. Other
   * seats' private drafts do not stand in the way; they are kept. Answers of the seats in `through` (bots, whose answers cost
   * nobody anything) are taken back along with it.
   */
  undo(seat: Seat, through: SeatMask = NOBODY): Result<number> {
    const at = this.undoableAt(seat, through)
    if (typeof at !== 'number') return refuse(at)
    const goal = this.undoable[at]
    for (;;) {
      const top = this.topFor(seat)
      const done = this.undoable[top] === goal
      const told = this.takeBack(top)
      if (done) return ok(told)
    }
  }

  /** The answer that undo would take back, the first of several that are one whole, or why there is none. */
  undoReach(seat: Seat, through: SeatMask = NOBODY): Facts | MatchReason {
    const at = this.undoableAt(seat, through)
    if (typeof at !== 'number') return at
    const first = this.firstTogether(at)
    const step = this.undoable[first]
    step.facts ??= this.game.answerFacts(this.before(first), seat, step.answer)
    return step.facts
  }

  /** How many answers undo would take back as one whole; none if it cannot. */
  undoTakes(seat: Seat, through: SeatMask = NOBODY): number {
    const at = this.undoableAt(seat, through)
    return typeof at === 'number' ? at - this.firstTogether(at) + 1 : 0
  }

  /** Where the answer stands that a seat may take back. */
  private undoableAt(seat: Seat, through: SeatMask): number | MatchReason {
    if (!this.isSeat(seat)) return 'no-such-seat'
    // The end opens everything that was covered, so nothing before it can be taken back.
    if (this.over) return 'game-over'
    let at = this.undoable.length - 1
    const passes = (step: Step) => step.draft || includes(through, step.seat)
    while (at >= 0 && this.undoable[at].seat !== seat && passes(this.undoable[at])) at--
    if (at < 0) return this.barred ? 'undo-revealed' : 'nothing-to-undo'
    return this.undoable[at].seat === seat ? at : 'undo-not-yours'
  }

  /**
   * The newest step that has to go before any earlier one of this seat can: not another seat's draft, unless that seat has to take
   * back more. A seat's steps go newest first, so that its `undo` in the record means the same step when it is replayed.
   */
  private topFor(seat: Seat): number {
    const next = this.undoable.findLast((step) => step.seat === seat || !step.draft)!
    return this.undoable.findLastIndex((step) => step.seat === next.seat)
  }

  /** The first of the steps that are one whole with this one. */
  private firstTogether(at: number): number {
    const { seat } = this.undoable[at]
    const joins = (i: number) => i >= 0 && this.undoable[i].together && this.undoable[i].seat === seat
    let first = at
    while (joins(first) && joins(first - 1)) first--
    return first
  }

  /**
   * Takes one step back, with all that are one whole with it; private drafts made after it are made again, unless their question went
   * with it.
   */
  private takeBack(at: number): number {
    const later = this.undoable.slice(at + 1)
    const first = this.firstTogether(at)
    const { told, seat, draft, line } = this.undoable[first]
    this.state = this.before(first)
    this.undoable.length = first
    this.events.cut(told)
    const took = at - first + 1
    const undone = lineOf(seat, UNDO, draft, this.lines[line - 1].noticed)
    this.lines.push(took > 1 ? { ...undone, took } : undone)
    for (const step of later) {
      if (!this.canDraft(step.seat, step.answer)) continue
      this.addStep({ ...step, before: this.game.clone(this.state), told: this.events.length })
      // Its events keep the line number of the first time: a new one would tell others that a seat has changed its mind.
      this.make(step.seat, step.answer, step.line)
      this.answerForced(step.line)
    }
    this.answerForced()
    return told
  }

  /** There may be many steps, and states are large: all but the first and the last forget theirs. */
  private addStep(step: Step): void {
    const previous = this.undoable.push(step) - 2
    if (previous > 0) this.undoable[previous].before = null
  }

  /** The state before a step. */
  private before(index: number): unknown {
    const { game, undoable } = this
    const { before } = undoable[index]
    if (before !== null) return before
    const state = game.clone(undoable[0].before)
    for (let i = 0; i < index; i++) tryOut(game, state, undoable[i].seat, undoable[i].answer)
    return state
  }

  private canDraft(seat: Seat, answer: Answer): boolean {
    if (!this.isToMove(seat)) return false
    const { draft } = this.game.questions[this.game.question(this.state, seat)]
    return draft === true && this.game.why(this.state, seat, answer) === LEGAL
  }

  /**
   * A copy to try answers on, with another truth behind what the viewer does not know: nothing tried on it tells a secret. It knows
   * no past: no lines, no events, nothing to undo.
   */
  fork(viewer: Viewer, rng: Rng): Match {
    return new Match(this.game, this.options, this.start, this.game.resample(this.state, viewer, rng))
  }

  /** Whether something was drawn or revealed since the match began or was forked. */
  get drawn(): boolean {
    return this.barred
  }

  /** Events a viewer may know, from the `since`-th told on. */
  eventsFor(viewer: Viewer, since = 0): Facts[] {
    return this.events.factsFor(viewerBit(viewer), since)
  }

  private isToMove(seat: Seat): boolean {
    return this.isSeat(seat) && includes(this.game.toMove(this.state), seat)
  }

  private isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.players
  }

  private make(seat: Seat, answer: Answer, line = this.lines.length): void {
    STORY.clear()
    this.game.apply(this.state, seat, answer, STORY)
    this.takeIn(STORY, line)
  }

  /** Puts a story into the list of events; a draw or reveal in it ends undo. */
  private takeIn(story: Story, line = this.lines.length): void {
    this.events.addStory(story, line)
    if (story.barrier < 0) return
    this.undoable = []
    this.barred = true
  }

  /** Answers every question that has a single possible answer, and says so in the events. */
  private answerForced(line = this.lines.length): void {
    for (;;) {
      const seat = forcedSeat(this.game, this.state)
      if (seat < 0) return
      const answer = LIST.at(0)
      const { draft = false } = this.game.questions[this.game.question(this.state, seat)]
      this.events.addOnlyAnswer(seat, interned(this.game.print(this.state, answer)), draft, line)
      this.make(seat, answer, line)
    }
  }
}

/** A seat whose question has a single possible answer, which then stands in `LIST`; -1 if there is none. */
function forcedSeat(game: AnyGame, state: unknown): Seat {
  for (const seat of seatsIn(game.toMove(state))) {
    if (!game.mayForce(state, seat)) continue
    LIST.clear()
    game.legal(state, seat, LIST)
    if (LIST.count === 1) return seat
  }
  return -1
}

/** Gives an answer and the forced ones that follow, telling nobody, up to a draw or reveal; whether there was none. */
function tryOut(game: AnyGame, state: unknown, seat: Seat, answer: Answer): boolean {
  TRIAL.clear()
  game.apply(state, seat, answer, TRIAL)
  while (TRIAL.barrier < 0) {
    const next = forcedSeat(game, state)
    if (next < 0) return true
    game.apply(state, next, LIST.at(0), TRIAL)
  }
  return false
}

/** The same answers are given again and again, at one table and at others: each text is kept once. */
function interned(text: string): string {
  const known = TEXTS.get(text)
  if (known !== undefined) return known
  if (TEXTS.size >= MOST_TEXTS) TEXTS.clear()
  TEXTS.set(text, text)
  return text
}

/** Each line, too. */
function lineOf(seat: Seat, text: string, draft = false, noticed = false): Line {
  const kind = seat * 4 + (draft ? 2 : 0) + (noticed ? 1 : 0)
  LINES[kind] ??= new Map()
  const known = LINES[kind].get(text)
  if (known) return known
  const line: Line = { seat, text, ...(draft && { draft }), ...(noticed && { noticed }) }
  if (LINES[kind].size >= MOST_TEXTS) LINES[kind].clear()
  LINES[kind].set(text, line)
  return line
}

const refuse = (code: MatchReason) => fail(code, matchReason('en', code))
