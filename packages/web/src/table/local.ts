import { STAND_IN } from '@quayside/bots/grades'
import type { BotJob } from '@quayside/bots/think'
import { loadPolicy } from '@quayside/games'
import { includes, type Result, type Seat, seatsIn, type Viewer } from '@quayside/kernel'
import {
  type AdviceShown,
  botIn,
  type Frame,
  type History,
  historyOf,
  infoFor,
  type News,
  type Sight,
  type Table,
  type WhyNot,
} from '@quayside/table'
import { whenIdle } from '../app/idle.ts'
import { page } from '../app/outdated.svelte.ts'
import { go, pathOf } from '../app/router.svelte.ts'
import { answerAtOnce, answerInTime, plainAnswer } from '../bots/answer.ts'
import { HERE, keepTable, openLocalTable, setLocalTable } from './kept.ts'
import type { LinkListener, Refused, TableAct, TableLink } from './link.ts'

/** Where nobody at the screen plays, bots pause so long after each answer that one can take a seat back. In milliseconds. */
const UNATTENDED = 300

interface Thought {
  readonly seat: Seat
  readonly task: BotJob
  readonly stop: AbortController
}

/** A table in this browser. It shows the seat that is asked; with several people at the screen that changes from turn to turn. */
export class LocalLink implements TableLink {
  readonly at = 'local'
  readonly id: string
  private readonly table: Table
  private listener: LinkListener | undefined
  private viewer: Viewer
  /** What a bot is thinking about just now. */
  private thought: Thought | undefined
  /** Bots are answering, one after the other. */
  private letting = false

  private constructor(id: string, table: Table) {
    this.id = id
    this.table = table
    this.viewer = this.askedHere() ?? this.firstHere()
  }

  static open(id: string): LocalLink | null {
    const table = openLocalTable(id)
    return table ? new LocalLink(id, table) : null
  }

  listen(listener: LinkListener): void {
    this.listener = listener
    listener.connection({ state: 'live' })
    listener.info(infoFor(this.table, HERE, Date.now()))
    this.show()
    whenIdle(() => loadPolicy(this.table.match.game))
    // A table that was left while bots were thinking goes on.
    this.goOn()
  }

  async answer(answers: readonly string[], seq: number): Promise<Refused | null> {
    if (typeof this.viewer !== 'number') return null
    return this.made(this.table.take(this.viewer, answers, seq, Date.now()))
  }

  async undo(): Promise<Refused | null> {
    const seat = this.lastHere()
    return this.made(this.table.undo(seat, this.table.sight(seat).seq, Date.now()))
  }

  async why(answers: readonly string[]): Promise<readonly (WhyNot | null)[]> {
    return answers.map((answer) => this.table.why(this.viewer as Seat, answer))
  }

  async preview(answers: readonly string[]): Promise<Sight | Refused | null> {
    const seen = this.table.preview(this.viewer as Seat, answers)
    return seen.ok ? seen.value : seen.error
  }

  async propose(_seq: number, after: readonly string[], through: readonly string[]): Promise<readonly string[]> {
    await loadPolicy(this.table.match.game)
    const proposed = this.table.propose(this.viewer as Seat, after, through)
    return proposed.ok ? proposed.value : []
  }

  async advise(_seq: number, signal: AbortSignal): Promise<AdviceShown | Refused> {
    const task = this.table.adviceJob(this.viewer as Seat)
    if (!task.ok) return task.error
    try {
      const { thinker } = await import('../bots/thinker.ts')
      return await thinker.advise(task.value, signal)
    } catch (error) {
      return { code: 'no-advice', message: String(error) }
    }
  }

  async history(): Promise<History> {
    const { table } = this
    const past = historyOf(table.match.game, table.record(), table.finished ? 'referee' : this.viewer)
    if (!past.ok) throw new Error(past.error.message)
    return past.value
  }

  async act(act: TableAct): Promise<Refused | null> {
    const done = this.perform(act)
    if (!done.ok) return done.error
    keepTable(this.id, this.table)
    this.listener?.info(infoFor(this.table, HERE, Date.now()))
    this.goOn()
    return null
  }

  close(): void {
    this.listener = undefined
    this.thought?.stop.abort()
  }

  private perform(act: TableAct): Result<unknown> {
    const { table } = this
    const seat = this.viewer as Seat
    switch (act.t) {
      case 'pause':
        return table.pause(Date.now())
      case 'resume':
        return table.resume(Date.now())
      case 'hand-over':
        return table.handOver(seat, STAND_IN, Date.now())
      case 'take-back':
        return table.takeBack(seat, Date.now())
      case 'rematch': {
        const { setting, chairs, position, match } = table
        // Whoever was last to begin is first this time; a position is played again by the same seats.
        const seated = position === undefined ? [...chairs.slice(1), chairs[0]] : chairs
        const again = setLocalTable(setting, seated, position, match.game.data?.own ? match.game : undefined)
        if (again.ok) go(pathOf.table('local', again.value))
        return again
      }
      default:
        return { ok: true, value: null }
    }
  }

  private made(result: Result<News>): Refused | null {
    if (!result.ok) return result.error
    this.tell(result.value)
    this.goOn()
    return null
  }

  /** After every change: whoever is asked here sees their own view, and bots answer. */
  private goOn(): void {
    this.showAsked()
    // What was thought about may be no question any more: undone, paused, or answered by its player after all.
    if (this.thought && !this.stands(this.thought.seat, this.thought.task)) this.thought.stop.abort()
    if (!this.letting) void this.letBotsAnswer()
  }

  /** One bot after the other, each in its own time. Meanwhile anything can happen at the table, so every answer is looked at twice. */
  private async letBotsAnswer(): Promise<void> {
    this.letting = true
    const late = this.table.botToAnswer() >= 0 ? loadPolicy(this.table.match.game) : undefined
    if (late && !(await this.hasCome(late))) return
    for (let seat = this.table.botToAnswer(); seat >= 0 && this.listener; seat = this.table.botToAnswer()) {
      const task = this.table.botJob(seat)
      const line = answerAtOnce(task) ?? (await this.think(seat, task))
      if (line && this.stands(seat, task)) this.tell(this.botsNews(seat, task, line))
      const attended = this.table.chairs.some((_, own) => this.here(own))
      const wait = attended ? this.untilNextBot() : UNATTENDED
      if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    }
    this.letting = false
    this.showAsked()
  }

  /** Where what bots need does not come, only another page helps: the table is kept, and goes on there. */
  private async hasCome(needed: Promise<void>): Promise<boolean> {
    try {
      await needed
      return true
    } catch {
      page.outdated = true
      this.letting = false
      return false
    }
  }

  /** Bots answer one by one, so that each can be seen; nobody waits after the last of them. */
  private untilNextBot(): number {
    return this.table.botToAnswer() >= 0 && this.askedHere() === undefined ? (this.listener?.tempo?.() ?? 0) : 0
  }

  /** Null if the table has gone on without the answer. */
  private async think(seat: Seat, task: BotJob): Promise<readonly string[] | null> {
    const stop = new AbortController()
    this.thought = { seat, task, stop }
    const line = await answerInTime(task, stop.signal)
    this.thought = undefined
    return line
  }

  /** Whether the bot in a seat is still asked exactly this, knowing exactly this. */
  private stands(seat: Seat, task: BotJob): boolean {
    const { match, phase, paused, chairs } = this.table
    if (!this.listener || phase !== 'playing' || paused || botIn(chairs[seat]) === undefined) return false
    if (!includes(match.game.toMove(match.state), seat)) return false
    return JSON.stringify(this.table.botJob(seat)) === JSON.stringify(task)
  }

  private botsNews(seat: Seat, task: BotJob, line: readonly string[]): News {
    const taken = this.table.answerForBot(seat, line, Date.now())
    const news = taken.ok ? taken : this.table.answerForBot(seat, plainAnswer(task), Date.now())
    if (!news.ok) throw new Error(news.error.message)
    return news.value
  }

  private showAsked(): void {
    const asked = this.askedHere()
    if (asked === undefined || asked === this.viewer) return
    this.table.unwatch(this.viewer)
    this.viewer = asked
    this.show()
  }

  /** Kept first, then shown. */
  private tell(news: News): void {
    keepTable(this.id, this.table)
    const frame = news.get(this.viewer)
    if (frame) this.listener?.frames([this.withUndo(frame)])
    if (this.table.finished) this.listener?.info(infoFor(this.table, HERE, Date.now()))
  }

  private withUndo(frame: Frame): Frame {
    const patch = frame.patch.filter(([path]) => path[0] !== 'undo')
    return { ...frame, patch: [...patch, [['undo'], this.undoOf(this.lastHere())]] }
  }

  private show(): void {
    const watch = this.table.watch(this.viewer)
    const undo = this.undoOf(this.lastHere())
    this.listener?.opened(this.viewer, { ...watch.sight, undo }, watch.events())
  }

  /**
   * With several people at the screen, undo belongs to whoever answered last, not to the one who is asked now; who may see that it can be
   * done, but not what was drafted.
   */
  private undoOf(seat: Seat): Sight['undo'] {
    const { undo } = this.table.sight(seat)
    const drafted = this.table.match.lines.findLast((line) => line.seat === seat)?.draft
    return undo && 'answer' in undo && drafted && seat !== this.viewer ? { draftOf: seat } : undo
  }

  private here(seat: Seat): boolean {
    const chair = this.table.chairs[seat]
    return chair.kind === 'person' && chair.standIn === undefined
  }

  private askedHere(): Seat | undefined {
    const { match } = this.table
    return seatsIn(match.game.toMove(match.state)).find((seat) => this.here(seat))
  }

  private firstHere(): Viewer {
    const seat = this.table.seatOf(HERE)
    return seat < 0 ? 'spectator' : seat
  }

  /** The seat at this screen that answered last. */
  private lastHere(): Seat {
    const { lines } = this.table.match
    for (let i = lines.length - 1; i >= 0; i--) if (this.here(lines[i].seat)) return lines[i].seat
    return this.viewer as Seat
  }
}
