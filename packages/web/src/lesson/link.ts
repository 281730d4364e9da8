import { loadPolicy } from '@quayside/games'
import type { Seat } from '@quayside/kernel'
import {
  type AdviceShown,
  type Frame,
  type History,
  historyOf,
  infoFor,
  type Sight,
  type Table,
  type WhyNot,
} from '@quayside/table'
import { thinker } from '../bots/thinker.ts'
import { HERE } from '../table/kept.ts'
import type { LinkListener, Refused, TableLink } from '../table/link.ts'

/**
 * A table that stands at one question of a lesson. It takes the learner's answers, and nobody else's; nothing is kept. Taking back is the
 * lesson's affair, which sets the table anew.
 */
export class QuestionLink implements TableLink {
  readonly at = 'local'
  readonly id = ''
  protected readonly table: Table
  protected readonly seat: Seat
  protected readonly taken: (answers: readonly string[]) => void
  protected listener: LinkListener | undefined

  constructor(table: Table, seat: Seat, taken: (answers: readonly string[]) => void) {
    this.table = table
    this.seat = seat
    this.taken = taken
  }

  listen(listener: LinkListener): void {
    this.listener = listener
    listener.connection({ state: 'live' })
    listener.info(infoFor(this.table, HERE, Date.now()))
    const watch = this.table.watch(this.seat)
    listener.opened(this.seat, { ...watch.sight, undo: null }, watch.events())
  }

  async answer(answers: readonly string[], seq: number): Promise<Refused | null> {
    const news = this.table.take(this.seat, answers, seq, Date.now())
    if (!news.ok) return news.error
    this.taken(answers)
    const frame = news.value.get(this.seat)
    if (frame) this.listener?.frames([withoutUndo(frame)])
    return null
  }

  async undo(): Promise<null> {
    return null
  }

  async why(answers: readonly string[]): Promise<readonly (WhyNot | null)[]> {
    return answers.map((answer) => this.table.why(this.seat, answer))
  }

  async preview(answers: readonly string[]): Promise<Sight | Refused | null> {
    const seen = this.table.preview(this.seat, answers)
    return seen.ok ? seen.value : seen.error
  }

  async propose(_seq: number, after: readonly string[], through: readonly string[]): Promise<readonly string[]> {
    await loadPolicy(this.table.match.game)
    const proposed = this.table.propose(this.seat, after, through)
    return proposed.ok ? proposed.value : []
  }

  async advise(_seq: number, signal: AbortSignal): Promise<AdviceShown | Refused> {
    const task = this.table.adviceJob(this.seat)
    if (!task.ok) return task.error
    return thinker.advise(task.value, signal).catch((error: Error) => ({ code: 'no-advice', message: error.message }))
  }

  async history(): Promise<History> {
    const past = historyOf(this.table.match.game, this.table.record(), this.seat)
    if (!past.ok) throw new Error(past.error.message)
    return past.value
  }

  async act(): Promise<null> {
    return null
  }

  close(): void {
    this.listener = undefined
  }
}

const withoutUndo = (frame: Frame): Frame => ({
  ...frame,
  patch: [...frame.patch.filter(([path]) => path[0] !== 'undo'), [['undo'], null]],
})
