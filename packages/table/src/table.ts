import { isBotOf, STAND_IN } from '@quayside/bots/grades'
import type { AdviceJob, BotJob } from '@quayside/bots/think'
import { gameById } from '@quayside/games'
import {
  type AnyGame,
  bitOf,
  fail,
  type GameRecord,
  includes,
  Match,
  NOBODY,
  type Options,
  ok,
  type Refusal,
  type Result,
  Rng,
  readOptions,
  recordOf,
  replay,
  rulesOf,
  type Seat,
  type SeatMask,
  seatsIn,
  type Viewer,
} from '@quayside/kernel'
import { answersThemselves, botIn, type Chair, seatOf, seatsWhere } from './chairs.ts'
import {
  type Calendar,
  type ClockSetting,
  type ClockState,
  deadline,
  type Expiry,
  expired,
  type LiveClock,
  readClock,
  resumeClock,
  returnClock,
  rewindClock,
  runClock,
  type SavedClock,
  startClock,
  stopClock,
  takeOff,
} from './clock.ts'
import { askAboutAbsent, askAboutGone, endMotions } from './days/deciding.ts'
import type { DaysOff } from './days/off.ts'
import type { Rhythm } from './days/rhythm.ts'
import { MAX_GESTURE } from './gesture.ts'
import { absenceOf, type Evening, endOfMotions, type Motion, vanishedIn, withoutAbsence } from './motions.ts'
import { OrderBook, type OrderDesk } from './orders/book.ts'
import type { SavedOrders } from './orders/orders.ts'
import { kindAsked, proposeOn } from './proposing.ts'
import { refuse } from './reasons.ts'
import { inOneStep, type Shared } from './shared.ts'
import { isUpToDate, type Sight, seqOf, sightOf, type UndoReach } from './sight.ts'
import { type Frame, Watch } from './watch.ts'

/** What is chosen when a table is set. */
export interface TableSetting {
  readonly game: string
  readonly options: Options
  readonly clock: ClockSetting
  readonly expiry: Expiry
  /** Whether answers can be taken back until something was revealed or another person answered. */
  readonly undo: boolean
  /** Whether players may ask what a master would answer. */
  readonly advice: boolean
  /** Whether days off stop clocks of days; absent where they do. */
  readonly daysOff?: DaysOff
}

export type Phase = 'gathering' | 'playing' | 'over' | 'stopped'

/** The secret a game is dealt from; the salt keeps its published commitment from being guessed. */
export interface Secret {
  readonly seed: string
  readonly salt: string
}

/** All of a table but the lines of its record, as data. */
export interface SavedTable {
  readonly setting: TableSetting
  readonly secret: Secret
  /** What it begins from instead of a dealt set-up; absent where it is dealt from the secret. */
  readonly position?: unknown
  readonly chairs: readonly Chair[]
  readonly phase: Phase
  readonly paused: boolean
  readonly clock: SavedClock
  /** How often each seat has paused the game; absent until one has. */
  readonly pauses?: readonly number[]
  /** What people here decide just now; absent if nothing. */
  readonly motions?: readonly Motion[]
  /** Set while a table of days is played live. */
  readonly evening?: Evening
  /** Standing orders; absent while there are none. */
  readonly orders?: SavedOrders
}

/** What a table is told of the world: how far the calendar is ahead of its time, and how people live. */
export interface Life {
  ahead(): number
  rhythmOf(person: string): Rhythm | null
}

const NO_LIFE: Life = { ahead: () => 0, rhythmOf: () => null }

/** What each watching viewer has to be told of a change. */
export type News = ReadonlyMap<Viewer, Frame>

/** How often a seat may pause a game that it plays with other people. */
export const MAX_PAUSES = 3

/** One table's authority: who sits where, whose answer is taken, what each viewer sees of it. Time comes from outside as `now`. */
export class Table {
  readonly setting: TableSetting
  readonly match: Match
  chairs: readonly Chair[]
  phase: Phase
  paused: boolean
  clock: ClockState
  /** What people here decide just now. */
  motions: readonly Motion[]
  /** Set while a table of days is played live. */
  evening: Evening | null
  private pauses: readonly number[]
  private life: Life = NO_LIFE
  private readonly secret: Secret
  /** What it began from instead of a dealt set-up; undefined where it was dealt. */
  readonly position: unknown
  private readonly watches = new Map<Viewer, Watch>()
  private shared: Shared | undefined
  readonly orders: OrderBook

  private constructor(saved: SavedTable, match: Match) {
    this.setting = saved.setting
    this.secret = saved.secret
    this.position = saved.position
    this.chairs = saved.chairs
    this.phase = saved.phase
    this.paused = saved.paused
    this.clock = readClock(saved.clock)
    this.motions = saved.motions ?? []
    this.evening = saved.evening ?? null
    this.pauses = saved.pauses ?? []
    this.match = match
    this.orders = new OrderBook(this.orderDesk(), saved.orders)
  }

  /** A new table. The cards are dealt at once, or lie as a position says, but nothing is asked before it begins. `game` is the one of its
   * setting, perhaps with data of its owner. */
  static set(
    setting: TableSetting,
    chairs: readonly Chair[],
    secret: Secret,
    now: number,
    position?: unknown,
    game = gameById(setting.game),
  ): Result<Table> {
    if (!game) return fail('no-such-game', `there is no game "${setting.game}"`)
    const options = readOptions(game.schema, setting.options)
    if (!options.ok) return options
    const match =
      position === undefined ? Match.begin(game, options.value, secret.seed) : matchFrom(game, options.value, position)
    if (!match.ok) return match
    const { players } = match.value
    if (chairs.length !== players) return fail('bad-chairs', `this game has ${players} seats`)
    if (chairs.some((chair) => chair.kind === 'bot' && !isBotOf(game, chair.bot))) return refuse('no-such-bot')
    const clock = startClock(setting.clock, players, now)
    const saved = {
      setting: { ...setting, options: options.value },
      secret,
      ...(position !== undefined && { position }),
      chairs,
      phase: 'gathering',
      clock,
    } as const
    return ok(new Table({ ...saved, paused: false }, match.value))
  }

  /** A table as it was. `game` is the game under the rules that it began with; the current one need not be it. */
  static restore(saved: SavedTable, lines: readonly string[], game = gameById(saved.setting.game)): Result<Table> {
    if (!game) return fail('no-such-game', `there is no game "${saved.setting.game}"`)
    const rules = rulesOf(game, saved.setting.options)
    const { position } = saved
    const start = position === undefined ? { seed: saved.secret.seed } : { position }
    const match = replay(game, { rules, options: saved.setting.options, start, answers: lines })
    return match.ok ? ok(Table.resume(saved, match.value)) : match
  }

  /** A table as it was, with its match. */
  static resume(saved: SavedTable, match: Match): Table {
    // Tables that were set before there was advice play without.
    const setting = { ...saved.setting, advice: saved.setting.advice ?? false }
    return new Table({ ...saved, setting }, match)
  }

  save(): SavedTable {
    const { setting, secret, position, chairs, phase, paused, clock, pauses, motions, evening } = this
    const { seats: orders } = this.orders
    return {
      ...{ setting, secret, chairs, phase, paused, clock },
      ...(position !== undefined && { position }),
      ...(pauses.length > 0 && { pauses }),
      ...(motions.length > 0 && { motions }),
      ...(evening && { evening }),
      ...(orders.length > 0 && { orders }),
    }
  }

  get finished(): boolean {
    return this.phase === 'over' || this.phase === 'stopped'
  }

  /** The record; while the game runs it holds the secret seed. */
  record(): GameRecord {
    return recordOf(this.match)
  }

  /** What proves that the game was dealt from the seed that was committed to; null until it is over. */
  proof(): Secret | null {
    return this.finished ? this.secret : null
  }

  /** The clock that is played by now. */
  get pace(): ClockSetting {
    return this.evening?.clock ?? this.setting.clock
  }

  /** From now on the table knows how people live. */
  know(life: Life): void {
    this.life = life
  }

  /** How far the calendar is ahead of the table's time. */
  get ahead(): number {
    return this.life.ahead()
  }

  /** How the people here live, as far as clocks heed it. */
  get calendar(): Calendar {
    const { chairs, life, setting } = this
    const rhythmOf = (seat: Seat) => {
      const chair = chairs[seat]
      const rhythm = chair?.kind === 'person' ? life.rhythmOf(chair.person) : null
      return rhythm && setting.daysOff === 'forbidden' ? { ...rhythm, off: [] } : rhythm
    }
    return { ahead: life.ahead(), rhythmOf }
  }

  /* Seats */

  seatOf(person: string): Seat {
    return seatOf(this.chairs, person)
  }

  sit(seat: Seat, person: string, name: string): Result<null> {
    if (this.finished) return refuse('table-over')
    if (this.chairs[seat]?.kind !== 'open') return refuse('seat-taken')
    if (this.seatOf(person) >= 0) return refuse('already-seated')
    return this.setChair(seat, { kind: 'person', person, name })
  }

  /** Somebody plays on in the seat of one who has vanished: with all that the seat knows, and all the days of a turn. */
  replace(seat: Seat, person: string, name: string, now: number): Result<null> {
    const chair = this.chairs[seat]
    if (chair?.kind !== 'person' || !chair.vacant) return refuse('seat-taken')
    if (this.seatOf(person) >= 0) return refuse('already-seated')
    this.setChair(seat, { kind: 'person', person, name })
    this.motions = withoutAbsence(this.motions, seat)
    if (!this.paused) this.clock = runClock(this.pace, this.clock, this.thinking(), now, this.calendar)
    // Whoever plays on knows what the seat knows, but not what was ordered.
    this.orders.look(now)
    return ok(null)
  }

  /** Somebody will never come back. */
  leaveForGood(person: string, now: number): void {
    const seat = this.seatOf(person)
    const chair = this.chairs[seat]
    if (chair?.kind !== 'person') return
    this.setChair(seat, { ...chair, gone: true })
    this.settle(now)
  }

  /** Puts a bot in an open seat, or clears a bot's seat, while the table gathers. */
  seatBot(seat: Seat, bot: { readonly bot: string; readonly name: string } | null): Result<null> {
    if (this.phase !== 'gathering') return refuse('already-begun')
    if (this.chairs[seat]?.kind !== (bot ? 'open' : 'bot')) return refuse('seat-taken')
    if (bot && !isBotOf(this.match.game, bot.bot)) return refuse('no-such-bot')
    return this.setChair(seat, bot ? { kind: 'bot', ...bot } : { kind: 'open' })
  }

  /** Leaves the table: before the game the seat is free again, later a bot plays on. */
  rise(person: string, now: number): Result<null> {
    const seat = this.seatOf(person)
    if (seat < 0) return refuse('not-seated')
    if (this.phase === 'gathering') return this.setChair(seat, { kind: 'open' })
    return this.handOver(seat, STAND_IN, now)
  }

  /** A bot answers for a person until that person takes the seat back. */
  handOver(seat: Seat, bot: string, now: number): Result<null> {
    const chair = this.chairs[seat]
    if (chair?.kind !== 'person') return refuse('not-seated')
    if (!isBotOf(this.match.game, bot)) return refuse('no-such-bot')
    const { vacant: _taken, ...there } = chair
    this.setChair(seat, { ...there, standIn: bot })
    this.motions = withoutAbsence(this.motions, seat)
    // Nobody has answered, so there is no increment.
    if (!this.paused) this.clock = resumeClock(stopClock(this.clock, now, this.ahead), this.thinking(), now)
    this.orders.look(now)
    return ok(null)
  }

  takeBack(seat: Seat, now: number): Result<null> {
    const chair = this.chairs[seat]
    if (chair?.kind !== 'person') return refuse('not-seated')
    const vanished = absenceOf(this.motions, seat) !== undefined
    if (chair.standIn === undefined && !vanished) return ok(null)
    if (vanished && includes(this.clock.lent ?? NOBODY, seat)) return refuse('back-by-answer')
    const { standIn: _left, vacant: _taken, ...back } = chair
    this.setChair(seat, back)
    this.motions = withoutAbsence(this.motions, seat)
    const clock = returnClock(this.pace, this.clock, seat, now, this.ahead)
    this.clock = vanished ? { ...clock, lent: (clock.lent ?? NOBODY) | bitOf(seat) } : clock
    if (!this.paused) this.clock = resumeClock(this.clock, this.thinking(), now)
    this.orders.look(now)
    return ok(null)
  }

  rename(person: string, name: string): void {
    this.chairs = this.chairs.map((chair) =>
      chair.kind === 'person' && chair.person === person ? { ...chair, name } : chair,
    )
  }

  private setChair(seat: Seat, chair: Chair): Result<null> {
    this.chairs = this.chairs.map((old, i) => (i === seat ? chair : old))
    return ok(null)
  }

  /* The course of the game */

  begin(now: number): Result<null> {
    if (this.phase !== 'gathering') return refuse('already-begun')
    if (this.chairs.some((chair) => chair.kind === 'open')) return refuse('seats-open')
    this.phase = 'playing'
    return this.settle(now)
  }

  /** Anybody may go on. Where other people play, the `seat` that wants it has only so many pauses: else it could keep them from playing. */
  pause(now: number, seat?: Seat): Result<null> {
    const barred = this.barred()
    if (barred) return barred
    if (seat !== undefined && this.hasCompany(seat)) {
      const taken = this.pauses[seat] ?? 0
      if (taken >= MAX_PAUSES) return refuse('no-pauses-left')
      this.pauses = this.chairs.map((_, i) => (this.pauses[i] ?? 0) + (i === seat ? 1 : 0))
    }
    this.halt(now)
    return ok(null)
  }

  /** Nobody's time runs until somebody wants to go on. */
  halt(now: number): void {
    this.paused = true
    this.clock = stopClock(this.clock, now, this.ahead)
    this.orders.look(now)
  }

  private hasCompany(seat: Seat): boolean {
    const own = this.chairs[seat]
    return this.chairs.some(
      (chair) => chair.kind === 'person' && !(own?.kind === 'person' && own.person === chair.person),
    )
  }

  resume(now: number): Result<null> {
    if (!this.paused) return refuse('not-paused')
    this.paused = false
    this.clock = resumeClock(this.clock, this.thinking(), now)
    this.orders.look(now)
    return ok(null)
  }

  /** Breaks the game off: no result. */
  stop(now: number): Result<null> {
    if (this.finished) return refuse('table-over')
    this.phase = 'stopped'
    this.motions = []
    this.clock = stopClock(this.clock, now, this.ahead)
    this.orders.look(now)
    return ok(null)
  }

  /** Takes a gesture made at `seq` (as that seat counts), all or nothing. */
  take(seat: Seat, answers: readonly string[], seq: number, now: number): Result<News> {
    const barred = this.barred() ?? this.stale(seat, seq)
    if (barred) return barred
    if (answers.length === 0 || answers.length > MAX_GESTURE) return refuse('too-many-answers')
    const asked = this.kindAsked(seat)
    const told = this.match.answerAll(seat, answers)
    // Who answers is back.
    if (told.ok && absenceOf(this.motions, seat)) this.welcome(seat)
    if (told.ok) this.orders.leave(seat, asked)
    return this.changed(told, now)
  }

  undo(seat: Seat, seq: number, now: number): Result<News> {
    const barred = this.barred() ?? this.stale(seat, seq)
    if (barred) return barred
    const reach = this.reach(seat)
    if (reach === 'off') return refuse('undo-off')
    const { length } = this.match.lines
    const told = this.match.undo(seat, reach)
    const undone = this.match.lines.slice(length).map((line) => line.seat)
    if (told.ok) this.clock = rewindClock(this.pace, this.clock, undone, this.thinking(), now, this.ahead)
    for (const back of undone) this.orders.leave(back, this.kindAsked(back))
    return this.changed(told, now)
  }

  private changed(told: Result<number>, now: number): Result<News> {
    if (!told.ok) return told
    this.settle(now)
    return ok(inOneStep(this.shared, () => this.news(told.value)))
  }

  private news(told: number): News {
    const news = new Map<Viewer, Frame>()
    for (const [viewer, watch] of this.watches) {
      const frame = watch.step(told, this.reach(viewer))
      if (frame) news.set(viewer, frame)
    }
    return news
  }

  /** After any change: is it over, and whose clock runs now. */
  private settle(now: number): Result<null> {
    if (this.phase === 'playing' && this.match.over) this.phase = 'over'
    if (this.finished && this.motions.length > 0) this.motions = []
    if (this.phase === 'playing') askAboutGone(this, now)
    if (!this.paused) this.clock = runClock(this.pace, this.clock, this.thinking(), now, this.calendar)
    this.orders.look(now)
    return ok(null)
  }

  barred() {
    if (this.phase === 'gathering') return refuse('gathering')
    if (this.phase === 'stopped') return refuse('stopped')
    if (this.phase === 'over') return refuse('table-over')
    return this.paused ? refuse('paused') : null
  }

  /** Refuses what a seat sent in answer to an older state of the game. Drafts that others have sealed meanwhile do not count. */
  stale(seat: Seat, seq: number) {
    return isUpToDate(this.match, seat, seq, this.seq(seat)) ? null : refuse('stale')
  }

  /* Clocks and bots */

  /** When `tick` has something to do next; null if nothing is due. */
  deadline(): number | null {
    const waits = this.setting.expiry === 'wait' && !this.evening
    const up = waits ? null : deadline(this.pace, this.clock, this.ahead)
    const ends = [up, endOfMotions(this.motions)].filter((time) => time !== null)
    return ends.length > 0 ? Math.min(...ends) : null
  }

  /** Deals with seats whose time is up, and with what was not decided in time; true if there was anything. */
  tick(now: number): boolean {
    if (this.phase !== 'playing') return false
    const ended = endMotions(this, now)
    const { expiry } = this.setting
    if (this.finished || this.paused || (expiry === 'wait' && !this.evening)) return ended
    const late = expired(this.pace, this.clock, now, this.ahead)
    if (late === NOBODY) return ended
    if (this.evening) this.goDays(now)
    else if (expiry === 'end') this.stop(now)
    else if (expiry === 'vote') this.askAbout(late, now)
    else for (const seat of seatsIn(late)) this.handOver(seat, STAND_IN, now)
    return true
  }

  /** The others are asked what is to become of seats whose time is up, which stands still until then. */
  private askAbout(late: SeatMask, now: number): void {
    for (const seat of seatsIn(late)) askAboutAbsent(this, seat, now)
    this.clock = stopClock(this.clock, now, this.ahead, late)
  }

  /** A table of days is played live, with a full bank for everybody. */
  goLive(clock: LiveClock, now: number): void {
    this.evening = { clock }
    this.restart(now)
  }

  /** Back to days, with all of them for whoever is asked. */
  goDays(now: number): void {
    this.evening = null
    this.restart(now)
  }

  private restart(now: number): void {
    const fresh = startClock(this.pace, this.chairs.length, now)
    this.clock = this.paused ? fresh : runClock(this.pace, fresh, this.thinking(), now, this.calendar)
    // They rest while the table is played live.
    this.orders.look(now)
  }

  /** Nothing is decided any more about a seat, whose player is there. */
  private welcome(seat: Seat): void {
    const chair = this.chairs[seat]
    this.motions = withoutAbsence(this.motions, seat)
    if (chair.kind !== 'person' || !chair.vacant) return
    const { vacant: _taken, ...back } = chair
    this.setChair(seat, back)
  }

  /** The seat is offered to whoever is invited. */
  vacate(seat: Seat): void {
    const chair = this.chairs[seat]
    if (chair.kind === 'person') this.setChair(seat, { ...chair, vacant: true })
  }

  /** All the days of a turn for a seat that is waited for. */
  waitOn(seat: Seat, now: number): void {
    this.welcome(seat)
    if (!this.paused) this.clock = runClock(this.pace, this.clock, this.thinking(), now, this.calendar)
    this.orders.look(now)
  }

  /** Somebody has taken days off, or has them no more. */
  takeOff(person: string): void {
    const seat = this.seatOf(person)
    this.clock = takeOff(this.clock, seat, this.calendar.rhythmOf(seat))
  }

  /** Seats that are asked. */
  asked(): SeatMask {
    return this.phase === 'playing' ? this.match.game.toMove(this.match.state) : NOBODY
  }

  /** Seats that are asked and whose time runs: people who are there, and have not vanished. */
  private thinking(): SeatMask {
    if (this.phase !== 'playing' || this.pace.kind === 'none') return NOBODY
    const present = seatsWhere(this.chairs, answersThemselves)
    return this.match.game.toMove(this.match.state) & present & ~vanishedIn(this.motions)
  }

  /** A seat that waits for a bot's answer, or -1. */
  botToAnswer(): Seat {
    if (this.phase !== 'playing' || this.paused) return -1
    return this.firstAsked((seat) => botIn(this.chairs[seat]) !== undefined)
  }

  private firstAsked(holds: (seat: Seat) => boolean): Seat {
    return seatsIn(this.match.game.toMove(this.match.state)).find(holds) ?? -1
  }

  /** The job of the bot in a seat. Its state holds only what the seat may know; the rest is dealt anew. */
  botJob(seat: Seat): BotJob {
    const { game, state } = this.match
    // The seed depends only on the secret, the seat and how many lines it knows of, so that a restored table gives the same answer.
    const rng = new Rng(`${this.secret.seed} bot ${this.seq(seat)} ${seat}`)
    const known = game.pack(game.resample(state, seat, rng))
    return { ...this.rules(), bot: botIn(this.chairs[seat])!, seat, seed: rng.seed(), state: known }
  }

  private rules(): Pick<BotJob, 'rules' | 'options'> {
    const { game, options } = this.match
    return { rules: rulesOf(game, options), options }
  }

  /** Answers of the bot in a seat. Those after the first are taken only if the game is as the bot thought. */
  answerForBot(seat: Seat, line: readonly string[], now: number): Result<News> {
    const seq = this.seq(seat)
    const whole = this.take(seat, line.slice(0, MAX_GESTURE), seq, now)
    return whole.ok || line.length === 1 ? whole : this.take(seat, line.slice(0, 1), seq, now)
  }

  /* What is seen */

  sight(viewer: Viewer): Sight {
    return this.watches.get(viewer)?.sight ?? sightOf(this.match, viewer, this.reach(viewer))
  }

  /** The lines of the record that a viewer may know of. */
  private seq(viewer: Viewer): number {
    return this.watches.get(viewer)?.sight.seq ?? seqOf(this.match, viewer)
  }

  /** Viewers who come from now on share what they see. */
  share(shared: Shared): void {
    this.shared = shared
  }

  /** From now on every change is told for this viewer too. */
  watch(viewer: Viewer): Watch {
    let watch = this.watches.get(viewer)
    if (!watch) {
      watch = new Watch(this.match, viewer, this.reach(viewer), this.shared)
      this.watches.set(viewer, watch)
    }
    return watch
  }

  unwatch(viewer: Viewer): void {
    this.watches.delete(viewer)
  }

  /**
   * Whose answers undo takes back along with a seat's own: bots', and those of seats that the same person holds. Not a stand-in's: its
   * player may have given some of them.
   */
  private reach(viewer: Viewer): UndoReach {
    if (!this.setting.undo) return 'off'
    const own = typeof viewer === 'number' ? this.chairs[viewer] : undefined
    return seatsWhere(this.chairs, (chair) => {
      if (chair.kind !== 'person') return true
      return own?.kind === 'person' && own.person === chair.person
    })
  }

  why(seat: Seat, answer: string): Refusal | null {
    return this.match.why(seat, answer)
  }

  /**
   * What a seat would see after some answers, without giving them; null if one of them draws or reveals something, or ends the game and
   * so opens what was covered. It is tried on a copy with another hidden truth, so that it can tell no secret.
   */
  preview(seat: Seat, answers: readonly string[]): Result<Sight | null> {
    const barred = this.barred()
    if (barred) return barred
    if (answers.length > MAX_GESTURE) return refuse('too-many-answers')
    const copy = this.match.fork(seat, this.guess(seat))
    const taken = copy.answerAll(seat, answers)
    if (!taken.ok) return taken.error.code === 'gesture-draws' ? ok(null) : taken
    return ok(copy.drawn || copy.over ? null : { ...sightOf(copy, seat, NOBODY), seq: this.seq(seat) })
  }

  /**
   * A sensible way to answer the whole of a repeated question: place every worker, keep the best goods. It goes on from some answers that are
   * settled, and through the questions that are named.
   */
  propose(seat: Seat, after: readonly string[] = [], through: readonly string[] = []): Result<string[]> {
    const barred = this.barred()
    if (barred) return barred
    const rng = this.guess(seat)
    return proposeOn(this.match.fork(seat, rng), seat, rng, after, through)
  }

  /** The job of a master who advises a seat. Its seed differs from that of `botJob`, so that advice does not foretell a bot's answer. */
  adviceJob(seat: Seat): Result<AdviceJob> {
    const barred = this.barred()
    if (barred) return barred
    if (!this.setting.advice) return refuse('advice-off')
    const { game, state } = this.match
    if (!includes(game.toMove(state), seat)) return refuse('not-asked')
    // Seeded by the secret: if the seed could be guessed, a client could repeat the search for each possible hidden state and compare the figures.
    const rng = new Rng(`${this.secret.seed} advice ${this.seq(seat)} ${seat}`)
    const known = game.pack(game.resample(state, seat, rng))
    return ok({ ...this.rules(), seat, seed: rng.seed(), state: known })
  }

  /** How standing orders see the table, and answer there. */
  private orderDesk(): OrderDesk {
    return {
      match: this.match,
      barred: () => {
        if (this.pace.kind === 'live') return refuse('orders-live')
        return this.phase === 'playing' ? null : this.barred()
      },
      person: (seat) => {
        const chair = this.chairs[seat]
        if (chair?.kind !== 'person') return null
        return { id: chair.person, away: !answersThemselves(chair) || chair.vacant === true }
      },
      state: () => {
        if (this.finished) return 'over'
        return this.phase === 'gathering' || this.paused || this.pace.kind === 'live' ? 'waits' : 'goes-on'
      },
      sight: (seat) => this.sight(seat),
      seq: (seat) => this.seq(seat),
      propose: (seat) => {
        const proposed = this.propose(seat)
        return proposed.ok ? proposed.value : []
      },
      guess: (seat) => this.guess(seat),
      take: (seat, answers, now) => this.changed(this.match.answerAll(seat, answers), now),
    }
  }

  private kindAsked(seat: Seat): string | undefined {
    return kindAsked(this.match, seat)
  }

  /** A generator that depends on neither the secret seed nor the drafts of others, so that what is made with it can tell nothing of them. */
  private guess(seat: Seat): Rng {
    return new Rng(`guess ${seat} ${this.seq(seat)}`)
  }
}

/** A game that begins from a position of the same options. */
function matchFrom(game: AnyGame, options: Options, position: unknown): Result<Match> {
  const match = Match.fromPosition(game, position)
  if (!match.ok) return match
  const same = JSON.stringify(match.value.options) === JSON.stringify(options)
  return same ? match : fail('other-options', 'the position has other options than the table')
}
