import { isFree, type RequestOf, refuse } from '@quayside/table'
import { costBeyond, LOAD } from '../costs.ts'
import { problem } from '../reasons.ts'
import type { Unstored } from '../tables/journal.ts'
import type { Subscription } from '../tables/listener.ts'
import type { LiveTable } from '../tables/live.ts'
import { openedFor } from '../tables/opened.ts'
import type { Connection } from './connection.ts'

/** Whether somebody who comes may be timed by their own days and nights here. */
const mayPlayDays = ({ table }: LiveTable): boolean =>
  table.setting.clock.kind === 'days' && !table.finished && table.chairs.some(isFree)

/** The tables that a connection has open: it opens and closes them, and is told what happens there. */
export class OpenTables {
  private readonly connection: Connection
  private readonly subscriptions = new Map<string, Subscription>()

  constructor(connection: Connection) {
    this.connection = connection
  }

  /** A table that is open and may be used; otherwise whoever asked is told that it is not. */
  at(id: number, table: string): LiveTable | null {
    const subscription = this.subscriptions.get(table)
    if (subscription?.active) return subscription.live
    this.connection.fail(id, problem('not-open'))
    return null
  }

  async open(id: number, { table, invite, seq }: RequestOf<'open'>): Promise<void> {
    const { connection } = this
    const { hub, person, purse, services } = connection
    const many = !this.subscriptions.has(table) && this.subscriptions.size >= services.config.limits.openTables
    if (many) return connection.fail(id, problem('too-many-open'))
    if (!hub.holds(table) && !purse.pay(LOAD)) return connection.fail(id, problem('slow-down'))
    const found = await hub.reception.enter(person, table, invite)
    if (!found.ok) return connection.fail(id, found.error)
    if (mayPlayDays(found.value)) await services.rhythms.look([person.id])
    if (!(await hub.reception.isReadyFor(found.value, person))) return connection.fail(id, problem('slow-down'))
    await services.turns.do(purse.asker, () => {
      purse.charging(costBeyond('open'), () => this.tellAll(id, found.value, seq))
    })
  }

  private tellAll(id: number, live: LiveTable, seq: number | undefined): void {
    const { connection } = this
    const { hub } = connection
    if (connection.closed) return
    // It may have left the memory before this one's turn came.
    if (!hub.holds(live.id, live)) {
      connection.fail(id, problem('store-failed'))
      return
    }
    this.close(live.id)
    const subscription = hub.presence.subscribe(connection, live)
    this.subscriptions.set(live.id, subscription)
    const text = `{"id":${id},"ok":${openedFor(subscription, connection.services.time.now(), seq)}}`
    hub.after(live, {
      done: () => connection.send(text),
      failed: () => connection.fail(id, problem('store-failed')),
    })
  }

  close(table: string): void {
    const subscription = this.subscriptions.get(table)
    if (!subscription) return
    this.connection.hub.presence.unsubscribe(subscription)
    this.subscriptions.delete(table)
    this.unattend(table)
  }

  closeAll(): void {
    for (const table of [...this.subscriptions.keys()]) this.close(table)
  }

  /** Whether somebody looks at a table just now, so that they need no telling outside the page. */
  attend(id: number, { table, active }: RequestOf<'attend'>): void {
    if (!this.at(id, table)) return
    const { connection } = this
    const { notices, config } = connection.services
    notices.attendance.note(connection.person.id, table, connection, active, config.clock.now())
    connection.reply(id, null)
  }

  private unattend(table: string): void {
    const { connection } = this
    const { notices, config } = connection.services
    notices.attendance.leave(connection.person.id, table, connection, config.clock.now())
  }

  markRead(id: number, table: string): void {
    const live = this.at(id, table)
    if (!live) return
    const { connection } = this
    const failed = (why: Unstored) => connection.fail(id, problem(why))
    connection.hub.markRead(live, connection.person.id, { done: () => connection.reply(id, null), failed })
  }

  /** Who set a table that gathers takes it away again. */
  async callOff(id: number, table: string): Promise<void> {
    const live = this.at(id, table)
    if (!live) return
    const { connection } = this
    if (live.host !== connection.person.id) return connection.fail(id, problem('not-host'))
    if (live.table.phase !== 'gathering') return connection.fail(id, refuse('already-begun').error)
    const unstored = live.discarded ? 'store-failed' : await connection.hub.drops.callOff(live, connection)
    if (unstored) return connection.fail(id, problem(unstored))
    this.subscriptions.delete(table)
    connection.reply(id, null)
  }
}
