import { botNamed, STAND_IN } from '@quayside/bots/grades'
import type { AdviceJob, BotJob } from '@quayside/bots/think'
import { gameById } from '@quayside/games'
import {
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
  type ClockSetting,
  type ClockState,
  deadline,
  type Expiry,
  expired,
  resumeClock,
  returnClock,
  rewindClock,
  runClock,
  startClock,
  stopClock,
} from './clock.ts'
import { MAX_GESTURE } from './gesture.ts'
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
  readonly chairs: readonly Chair[]
  readonly phase: Phase
  readonly paused: boolean
  readonly clock: ClockState
  /** How often each seat has paused the game; absent until one has. */
  readonly pauses?: readonly number[]
  /** Standing orders; absent while there are none. */
  readonly orders?: SavedOrders
}

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
  private pauses: readonly number[]
  private readonly secret: Secret
  private readonly watches = new Map<Viewer, Watch>()
  private shared: Shared | undefined
  readonly orders: OrderBook

  private constructor(saved: SavedTable, match: Match) {
    this.setting = saved.setting
    this.secret = saved.secret
    this.chairs = saved.chairs
    this.phase = saved.phase
    this.paused = saved.paused
    this.clock = saved.clock
    this.pauses = saved.pauses ?? []
    this.match = match
    this.orders = new OrderBook(this.orderDesk(), saved.orders)
  }

  /** A new table. The cards are dealt at once, but nothing is asked before it begins. */
  static set(setting: TableSetting, chairs: readonly Chair[], secret: Secret, now: number): Result<Table> {
    const game = gameById(setting.game)
    if (!game) return fail('no-such-game', `there is no game "${setting.game}"`)
    const options = readOptions(game.schema, setting.options)
    if (!options.ok) return options
    const match = Match.begin(game, options.value, secret.seed)
    if (!match.ok) return match
    const { players } = match.value
    if (chairs.length !== players) return fail('bad-chairs', `this game has ${players} seats`)
    if (chairs.some((chair) => chair.kind === 'bot' && !botNamed(chair.bot))) return refuse('no-such-bot')
    const clock = startClock(setting.clock, players, now)
    const saved = {
      setting: { ...setting, options: options.value },
      secret,
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
    const start = { seed: saved.secret.seed }
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
    const { setting, secret, chairs, phase, paused, clock, pauses } = this
    const { seats: orders } = this.orders
    const seldom = { ...(pauses.length > 0 && { pauses }), ...(orders.length > 0 && { orders }) }
    return { setting, secret, chairs, phase, paused, clock, ...seldom }
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

  /** Puts a bot in an open seat, or clears a bot's seat, while the table gathers. */
  seatBot(seat: Seat, bot: { readonly bot: string; readonly name: string } | null): Result<null> {
    if (this.phase !== 'gathering') return refuse('already-begun')
    if (this.chairs[seat]?.kind !== (bot ? 'open' : 'bot')) return refuse('seat-taken')
    if (bot && !botNamed(bot.bot)) return refuse('no-such-bot')
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
    if (!botNamed(bot)) return refuse('no-such-bot')
    this.setChair(seat, { ...chair, standIn: bot })
    // Nobody has answered, so there is no increment.
    if (!this.paused) this.clock = resumeClock(stopClock(this.clock, now), this.thinking(), now)
    this.orders.look(now)
    return ok(null)
  }

  takeBack(seat: Seat, now: number): Result<null> {
    const chair = this.chairs[seat]
    if (chair?.kind !== 'person') return refuse('not-seated')
    if (chair.standIn === undefined) return ok(null)
    const { standIn: _left, ...back } = chair
    this.setChair(seat, back)
    const clock = returnClock(this.setting.clock, this.clock, seat, now)
    if (!this.paused) this.clock = resumeClock(clock, this.thinking(), now)
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
    this.paused = true
    this.clock = stopClock(this.clock, now)
    this.orders.look(now)
    return ok(null)
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
    this.clock = stopClock(this.clock, now)
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
    if (told.ok) this.clock = rewindClock(this.setting.clock, this.clock, undone, this.thinking(), now)
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
    if (!this.paused) this.clock = runClock(this.setting.clock, this.clock, this.thinking(), now)
    this.orders.look(now)
    return ok(null)
  }

  private barred() {
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
    return this.setting.expiry === 'wait' ? null : deadline(this.setting.clock, this.clock)
  }

  /** Deals with seats whose time is up; true if there were any. */
  tick(now: number): boolean {
    if (this.phase !== 'playing' || this.paused || this.setting.expiry === 'wait') return false
    const late = expired(this.setting.clock, this.clock, now)
    if (late === NOBODY) return false
    if (this.setting.expiry === 'end') this.stop(now)
    else for (const seat of seatsIn(late)) this.handOver(seat, STAND_IN, now)
    return true
  }

  /** Seats that are asked and whose time runs: people who are there. */
  private thinking(): SeatMask {
    if (this.phase !== 'playing' || this.setting.clock.kind === 'none') return NOBODY
    const present = seatsWhere(this.chairs, answersThemselves)
    return this.match.game.toMove(this.match.state) & present
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
        if (this.setting.clock.kind === 'live') return refuse('orders-live')
        return this.phase === 'playing' ? null : this.barred()
      },
      person: (seat) => {
        const chair = this.chairs[seat]
        return chair?.kind === 'person' ? { id: chair.person, away: !answersThemselves(chair) } : null
      },
      state: () => {
        if (this.finished) return 'over'
        return this.phase === 'gathering' || this.paused || this.setting.clock.kind === 'live' ? 'waits' : 'goes-on'
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
