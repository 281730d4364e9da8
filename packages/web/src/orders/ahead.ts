import type { AdviceShown, History, Sight, WhyNot } from '@quayside/table'
import type { LinkListener, Refused, TableLink } from '../table/link.ts'
import type { Orders } from './orders.svelte.ts'

const NOTHING: Refused = { code: 'nothing-ahead', message: '' }

/** A line to the moment at which one will be asked: what is answered there is kept, not given. */
export class AheadLink implements TableLink {
  readonly at = 'online'
  readonly ahead = true
  readonly id: string
  private readonly orders: Orders
  private listener: LinkListener | undefined

  constructor(orders: Orders) {
    this.orders = orders
    this.id = orders.play.link.id
  }

  listen(listener: LinkListener): void {
    const { stage } = this.orders.play
    this.listener = listener
    listener.connection({ state: 'live' })
    if (stage.table) listener.info(stage.table)
    this.show(this.orders.ahead)
  }

  close(): void {
    this.listener = undefined
  }

  /** The moment, or the same after others have moved on. */
  show(sight: Sight | null): void {
    const { stage, viewer } = this.orders.play
    if (sight) this.listener?.opened(viewer, { ...sight, undo: null }, stage.events)
  }

  answer(answers: readonly string[]): Promise<Refused | null> {
    return this.orders.answerAhead(answers)
  }

  preview(answers: readonly string[]): Promise<Sight | Refused | null> {
    return this.orders.lookAhead(answers)
  }

  /** What was kept before is what one begins with. */
  async propose(_seq: number, after: readonly string[], through: readonly string[]): Promise<readonly string[]> {
    const kept = this.orders.sight.ahead?.answers ?? []
    const isKept = after.every((answer, i) => kept[i] === answer)
    return kept.length > after.length && isKept ? kept.slice(after.length) : this.orders.proposeAhead(after, through)
  }

  async why(answers: readonly string[]): Promise<readonly (WhyNot | null)[]> {
    return answers.map(() => null)
  }

  async undo(): Promise<Refused | null> {
    return NOTHING
  }

  async advise(): Promise<AdviceShown | Refused> {
    return NOTHING
  }

  history(): Promise<History> {
    return this.orders.play.link.history()
  }

  act: TableLink['act'] = (act) => this.orders.play.link.act(act)
}
