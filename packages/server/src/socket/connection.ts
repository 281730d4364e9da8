import type { Problem, Result } from '@quayside/kernel'
import { BANNED, type Opened, type Request, type RequestOf } from '@quayside/table'
import type { WebSocket } from 'ws'
import type { Guest } from '../guests.ts'
import { Bucket, type Buckets } from '../limits.ts'
import { isOurs, problem } from '../reasons.ts'
import type { Services } from '../services.ts'
import { framesSince } from '../tables/frames.ts'
import type { Hub } from '../tables/hub.ts'
import type { Listener, LiveTable, Subscription } from '../tables/live.ts'
import { type ActContext, type ActKind, acts, type Done } from './acts.ts'
import type { Adviser } from './advice.ts'
import { type Received, readMessage } from './read.ts'

/** Close codes of RFC 6455: try again, going away, policy. */
const RESTART = 1012
const GOING_AWAY = 1001
const POLICY = 1008
/** How long a client may take to say goodbye. */
const FAREWELL = 500

/** One websocket of a guest: reads requests, carries them out in order, and tells what happens at the tables it opened. */
export class Connection implements Listener {
  readonly guest: Guest
  /** As the log names it. */
  private readonly id: string
  private readonly socket: WebSocket
  private readonly services: Services
  private readonly hub: Hub
  private readonly subscriptions = new Map<string, Subscription>()
  /** Of all guests. */
  private readonly opens: Buckets
  private readonly adviser: Adviser
  private readonly requests: Bucket
  private readonly chat: Bucket
  private readonly patience: Bucket
  /** Requests that wait for one before them, which waits for the store. */
  private readonly queue: Received[] = []
  private busy = false
  private closed = false
  private alive = true

  constructor(
    socket: WebSocket,
    guest: Guest,
    services: Services,
    hub: Hub,
    opens: Buckets,
    adviser: Adviser,
    id: string,
  ) {
    this.id = id
    this.socket = socket
    this.guest = guest
    this.services = { ...services, log: services.log.child({ connection: id }) }
    this.hub = hub
    this.opens = opens
    this.adviser = adviser
    const { limits } = services.config
    const now = Date.now()
    this.requests = new Bucket(limits.requests, now)
    this.chat = new Bucket(limits.chat, now)
    this.patience = new Bucket(limits.patience, now)
    socket.on('message', (data, binary) => this.receive(binary ? '' : data.toString()))
    socket.on('pong', () => {
      this.alive = true
    })
    // An error is always followed by `close`, which does the work; without a listener the process would end.
    socket.on('error', () => {})
    socket.on('close', () => this.leave())
  }

  /* Sending */

  send(text: string): void {
    if (this.closed || this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > this.services.config.limits.buffered) this.socket.terminate()
    else this.socket.send(text)
  }

  private reply(id: number, value: unknown): void {
    this.send(JSON.stringify({ id, ok: value }))
  }

  private fail(id: number | undefined, error: Problem): void {
    const { code, message } = error
    this.services.metrics.refusals.inc({ code: isOurs(code) ? code : 'game' })
    this.send(JSON.stringify({ id, error: { code, message } }))
  }

  /* Coming and going */

  reconnect(): void {
    this.end(RESTART, 'come back')
  }

  /** The guest has been shut out. */
  dismiss(): void {
    this.end(BANNED, 'banned')
  }

  goodbye(): void {
    this.end(GOING_AWAY, 'the server stops')
  }

  /** Asks whether somebody is still there, and hangs up if the last question was not answered. */
  heartbeat(): void {
    if (this.alive) this.socket.ping()
    else this.socket.terminate()
    this.alive = false
  }

  private end(code: number, reason: string): void {
    this.socket.close(code, reason)
    setTimeout(() => this.socket.terminate(), FAREWELL).unref()
    this.leave()
  }

  private leave(): void {
    if (this.closed) return
    this.closed = true
    this.queue.length = 0
    this.hub.lobby.leave(this)
    for (const subscription of this.subscriptions.values()) this.hub.unsubscribe(subscription)
    this.subscriptions.clear()
  }

  /* Receiving */

  private receive(text: string): void {
    if (this.closed) return
    const now = Date.now()
    const allowed = this.requests.take(now)
    if (!allowed && !this.patience.take(now)) {
      this.end(POLICY, 'too many requests')
      return
    }
    const read = readMessage(text)
    if (!allowed) this.fail(read.id, problem('slow-down'))
    else if (!('ask' in read)) this.fail(read.id, read.error)
    else if (this.busy) this.queue.push(read)
    else this.run(read)
  }

  /** While a request waits for the store, later ones are queued, so that requests are carried out in order. */
  private run(asked: Received): void {
    const waits = this.handle(asked)
    if (!waits) return
    this.busy = true
    waits
      .catch((error) => this.replyInternalError(asked.id, asked.ask.t, error))
      .finally(() => {
        this.busy = false
        while (!this.busy && this.queue.length > 0) this.run(this.queue.shift()!)
      })
  }

  private replyInternalError(id: number, kind: Request['t'], error: unknown): void {
    this.services.log.error({ err: error, kind, request: id }, 'a request failed')
    this.fail(id, this.internalError(id))
  }

  /** Names the request as the log does, so that a player can tell whoever runs the server which one it was. */
  private internalError(id: number): Problem {
    const { code, message } = problem('server-error')
    return { code, message: `${message} (${this.id}-${id})` }
  }

  private handle({ id, ask }: Received): Promise<void> | undefined {
    this.services.metrics.asks.inc({ kind: ask.t })
    switch (ask.t) {
      case 'ping':
        this.reply(id, null)
        return
      case 'lobby':
        this.reply(id, null)
        return this.hub.lobby.enter(this)
      case 'leave-lobby':
        this.hub.lobby.leave(this)
        this.reply(id, null)
        return
      case 'open':
        return this.open(id, ask)
      case 'close':
        this.close(ask.table)
        this.reply(id, null)
        return
      default:
        this.act(id, ask)
        return
    }
  }

  private async open(id: number, { table, invite, seq }: RequestOf<'open'>): Promise<void> {
    const many = !this.subscriptions.has(table) && this.subscriptions.size >= this.services.config.limits.openTables
    if (many) return this.fail(id, problem('too-many-open'))
    if (!this.opens.take(this.guest.id, Date.now())) return this.fail(id, problem('slow-down'))
    const found = await this.hub.enter(this.guest, table, invite)
    if (this.closed) return
    if (!found.ok) return this.fail(id, found.error)
    const live = found.value
    if (live.discarded) return this.fail(id, problem('store-failed'))
    this.close(table)
    const subscription = this.hub.subscribe(this, live)
    this.subscriptions.set(table, subscription)
    const text = JSON.stringify({ id, ok: openedSince(subscription, seq) })
    this.hub.after(live, {
      done: () => this.send(text),
      failed: () => this.fail(id, problem('store-failed')),
    })
  }

  private close(table: string): void {
    const subscription = this.subscriptions.get(table)
    if (!subscription) return
    this.hub.unsubscribe(subscription)
    this.subscriptions.delete(table)
  }

  private act(id: number, ask: RequestOf<ActKind | 'advise'>): void {
    const subscription = this.subscriptions.get(ask.table)
    if (!subscription?.active) this.fail(id, problem('not-open'))
    else if (ask.t === 'chat' && !this.chat.take(Date.now())) this.fail(id, problem('slow-down'))
    else if (ask.t === 'chat' && this.isMuted()) this.fail(id, problem('muted'))
    else if (ask.t === 'advise') this.advise(subscription.live, id, ask.seq)
    else this.actAt(subscription.live, id, ask)
  }

  private isMuted(): boolean {
    return this.services.restrictions.holds('mute', this.guest.id, Date.now())
  }

  /** Replies when the advice is ready; later requests of the connection do not wait for it. */
  private advise(live: LiveTable, id: number, seq: number): void {
    const seeker = { live, guest: this.guest, seq, listens: () => !this.closed }
    const failed = () => this.fail(id, problem('store-failed'))
    this.adviser
      .advise(seeker)
      .then((advised) => {
        const done = () => (advised.ok ? this.reply(id, advised.value) : this.fail(id, advised.error))
        this.hub.after(live, { done, failed })
      })
      .catch((error) => this.replyInternalError(id, 'advise', error))
  }

  private actAt(live: LiveTable, id: number, ask: RequestOf<ActKind>): void {
    const { guest, hub } = this
    const seat = live.table.seatOf(guest.id)
    const context: ActContext = { live, guest, seat, now: Date.now(), add: (again) => hub.add(again) }
    const failed = () => this.fail(id, problem('store-failed'))
    try {
      const act = acts[ask.t] as (context: ActContext, ask: unknown) => Result<Done<unknown>>
      const outcome = act(context, ask)
      if (!outcome.ok) {
        hub.after(live, { done: () => this.fail(id, outcome.error), failed })
        return
      }
      const { value, change } = outcome.value
      const waiting = { done: () => this.reply(id, value), failed }
      if (change) hub.commit(live, change, waiting)
      else hub.after(live, waiting)
    } catch (error) {
      // An exception is a bug of ours and may have left the table half changed; the store has a consistent one.
      this.services.log.error({ err: error, kind: ask.t, request: id }, 'a request failed')
      hub.discard(live, error)
      this.fail(id, this.internalError(id))
    }
  }
}

/** What somebody who opens a table is told: all of it, or what happened since they last heard. */
function openedSince(subscription: Subscription, seq: number | undefined): Opened {
  const { live, viewer } = subscription
  const frames = seq === undefined || live.table.phase === 'gathering' ? null : framesSince(live.table, viewer, seq)
  return live.openedFor(subscription, Date.now(), frames)
}
