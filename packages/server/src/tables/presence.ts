import { steadyNow } from '../clock.ts'
import type { TableTime } from '../table-time.ts'
import type { Bots } from './bots.ts'
import type { Journal } from './journal.ts'
import type { Listener, Subscription } from './listener.ts'
import type { LiveTable } from './live.ts'
import { prepare } from './telling.ts'

/** How long comings and goings are gathered before the others are told, in milliseconds. */
const PAUSE = 150

/** Who listens at tables: lets them come and go, and tells the others. */
export class Presence {
  private readonly time: TableTime
  private readonly journal: Journal
  private readonly bots: Bots
  private readonly onLeft: (live: LiveTable) => void

  /** `onLeft` is called when somebody has left. */
  constructor(time: TableTime, journal: Journal, bots: Bots, onLeft: (live: LiveTable) => void) {
    this.time = time
    this.journal = journal
    this.bots = bots
    this.onLeft = onLeft
  }

  subscribe(listener: Listener, live: LiveTable): Subscription {
    const subscription = { live, listener, viewer: live.viewerOf(listener.person), active: true }
    live.subscriptions.add(subscription)
    if (listener.person.id === live.host || live.subscriptions.size === 1) live.from = listener.from
    live.away.delete(subscription.viewer)
    live.gone.delete(listener.person.id)
    if (live.table.phase !== 'gathering') live.seenBy(subscription.viewer)
    this.bots.rouse(live)
    this.tell(live)
    return subscription
  }

  unsubscribe(subscription: Subscription): void {
    const { live, viewer } = subscription
    subscription.active = false
    live.touched = steadyNow()
    live.left = live.touched
    if (!live.subscriptions.delete(subscription)) return
    if (![...live.subscriptions].some((other) => other.viewer === viewer)) live.away.set(viewer, live.touched)
    const { id } = subscription.listener.person
    if (!live.isHere(id)) live.gone.set(id, this.time.now())
    this.onLeft(live)
    this.tell(live)
  }

  /** Whoever has the table open comes back and finds it as it is in the store. */
  sendAway(live: LiveTable, spared: Listener | null = null): void {
    for (const subscription of live.subscriptions) {
      subscription.active = false
      if (subscription.listener !== spared) subscription.listener.reconnect()
    }
    live.subscriptions.clear()
  }

  /** Whoever looks on without a right to, from now on, has to go: they come back and find that they may not. */
  sendWatchersAway(live: LiveTable, which: (person: string) => boolean = () => true): void {
    for (const subscription of [...live.subscriptions]) {
      const { person } = subscription.listener
      if (!which(person.id) || live.admits(person)) continue
      this.unsubscribe(subscription)
      subscription.listener.reconnect()
    }
  }

  /** Tells who is there now, a little later and at once for all who came and went. */
  private tell(live: LiveTable): void {
    if (live.presenceDue) return
    live.presenceDue = true
    setTimeout(() => {
      live.presenceDue = false
      if (live.discarded || live.subscriptions.size === 0) return
      const tell = prepare(live, { presence: true }, this.time.now())
      this.journal.after(live, { done: tell, failed() {} })
    }, PAUSE).unref()
  }
}
