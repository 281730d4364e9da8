import { type Result, type Seat, seatsIn, type Viewer } from '@quayside/kernel'
import {
  type Frame,
  type History,
  historyOf,
  infoFor,
  type News,
  type Sight,
  type Table,
  type WhyNot,
} from '@quayside/table'
import { go, pathOf } from '../app/router.svelte.ts'
import { HERE, keepTable, openLocalTable, setLocalTable } from './kept.ts'
import type { LinkListener, Refused, TableAct, TableLink } from './link.ts'

/** A table in this browser. It shows the seat that is asked; with several people at the screen that changes from turn to turn. */
export class LocalLink implements TableLink {
  readonly at = 'local'
  readonly id: string
  private readonly table: Table
  private listener: LinkListener | undefined
  private viewer: Viewer

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
    // A table that was left while bots were thinking goes on.
    this.letBotsAnswer()
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

  async propose(): Promise<readonly string[]> {
    const proposed = this.table.propose(this.viewer as Seat)
    return proposed.ok ? proposed.value : []
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
    this.letBotsAnswer()
    return null
  }

  close(): void {
    this.listener = undefined
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
        return table.handOver(seat, 'simple', Date.now())
      case 'take-back':
        return table.takeBack(seat, Date.now())
      case 'rematch': {
        const { setting, chairs } = table
        // Whoever was last to begin is first this time.
        const again = setLocalTable(setting, [...chairs.slice(1), chairs[0]])
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
    this.letBotsAnswer()
    return null
  }

  private letBotsAnswer(): void {
    for (let seat = this.table.botToAnswer(); seat >= 0; seat = this.table.botToAnswer()) {
      const news = this.table.answerForBot(seat, Date.now())
      if (!news.ok) throw new Error(news.error.message)
      this.tell(news.value)
    }
    const asked = this.askedHere()
    if (asked !== undefined && asked !== this.viewer) {
      this.table.unwatch(this.viewer)
      this.viewer = asked
      this.show()
    }
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
