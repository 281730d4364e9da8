import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { Problem, Result } from '@quayside/kernel'
import { BANNED, type Request, type RequestOf, refuse, SIGNED_OUT } from '@quayside/table'
import type { WebSocket } from 'ws'
import type { Verdict } from '../budget.ts'
import { tableNow } from '../clock.ts'
import { costBeyond, LOAD, MESSAGE } from '../costs.ts'
import type { Origin } from '../origin.ts'
import type { Person } from '../people/people.ts'
import type { Visit } from '../people/sessions.ts'
import { isOurs, problem } from '../reasons.ts'
import type { Services } from '../services.ts'
import type { Hub } from '../tables/hub.ts'
import type { Listener, Subscription } from '../tables/listener.ts'
import type { LiveTable } from '../tables/live.ts'
import { openedFor } from '../tables/opened.ts'
import { type ActContext, type ActKind, acts, type Done } from './acts.ts'
import { Outlet } from './outlet.ts'
import { Purse } from './purse.ts'
import { type Received, readMessage } from './read.ts'
import type { SocketRoom } from './room.ts'

/** Close codes of RFC 6455: try again, going away, policy. */
const RESTART = 1012
const GOING_AWAY = 1001
const POLICY = 1008
/** How long a client may take to say goodbye. */
const FAREWELL = 500

/** One websocket of a person: reads requests, carries them out in order, and tells what happens at the tables it opened. */
export class Connection implements Listener {
  readonly person: Person
  /** The session it hangs on; null with a cookie of before there were sessions. */
  session: string | null
  readonly from: Origin
  /** As the log names it. */
  private readonly id: string
  private readonly socket: WebSocket
  private readonly outlet: Outlet
  private readonly services: Services
  private readonly hub: Hub
  private readonly subscriptions = new Map<string, Subscription>()
  private readonly room: SocketRoom
  private readonly purse: Purse
  /** Requests that wait for one before them, which waits for the store. */
  private readonly queue: Received[] = []
  private busy = false
  private closed = false
  /** What the last ping said and the pong has to repeat, so that only who reads is taken to be there. */
  private awaited: Buffer | null = null

  /** `stream` is what the socket writes to; `id` is how the log names the connection. */
  constructor(
    socket: WebSocket,
    stream: Writable,
    { person, session }: Visit,
    from: Origin,
    services: Services,
    hub: Hub,
    room: SocketRoom,
    id: string,
  ) {
    this.id = id
    this.socket = socket
    this.outlet = new Outlet(socket, stream, () => room.backlog.check(socket))
    this.person = person
    this.session = session?.hash ?? null
    this.from = from
    this.services = { ...services, log: services.log.child({ connection: id }) }
    this.hub = hub
    this.room = room
    this.purse = new Purse(services.budget, { person: person.id, from })
    socket.on('message', (data, binary) => this.receive(binary ? '' : data.toString()))
    socket.on('ping', (data) => {
      if (this.allowed() === 'paid') socket.pong(data)
      room.backlog.check(socket)
    })
    socket.on('pong', (data) => {
      if (this.awaited?.equals(data)) this.awaited = null
      else this.allowed()
    })
    // An error is always followed by `close`, which does the work; without a listener the process would end.
    socket.on('error', () => {})
    socket.on('close', () => this.leave())
  }

  /* Sending */

  send(text: string): void {
    const { socket } = this
    if (!this.closed && socket.readyState === socket.OPEN) this.outlet.send(text)
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

  /** The person has been shut out. */
  dismiss(): void {
    this.end(BANNED, 'banned')
  }

  /** The session has ended. */
  signOut(): void {
    this.end(SIGNED_OUT, 'signed out')
  }

  goodbye(): void {
    this.end(GOING_AWAY, 'the server stops')
  }

  /** Asks whether somebody is still there, and hangs up if the last question was not answered. */
  heartbeat(): void {
    if (this.awaited) this.socket.terminate()
    else {
      this.awaited = randomBytes(8)
      this.socket.ping(this.awaited)
    }
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
    this.hub.wanted.leave(this)
    for (const [table, subscription] of this.subscriptions) {
      this.hub.presence.unsubscribe(subscription)
      this.unattend(table)
    }
    this.subscriptions.clear()
  }

  /* Receiving */

  private receive(text: string): void {
    if (this.closed) return
    this.room.backlog.check(this.socket)
    const verdict = this.allowed()
    if (verdict === 'enough') return
    const read = readMessage(text)
    if (verdict === 'slow-down') this.fail(read.id, problem('slow-down'))
    else if (!('ask' in read)) this.fail(read.id, read.error)
    else if (!this.purse.pay(costBeyond(read.ask.t))) this.fail(read.id, problem('slow-down'))
    else if (this.busy) this.queue.push(read)
    else this.run(read)
  }

  /** Whether a message can be paid for; who sends too many although they are refused is hung up on. */
  private allowed(): Verdict {
    if (this.closed) return 'enough'
    const verdict = this.purse.judge()
    if (verdict === 'enough') this.end(POLICY, 'too many requests')
    return verdict
  }

  /** While a request waits for the store, later ones are queued, so that requests are carried out in order. */
  private run(asked: Received): void {
    const beyond = costBeyond(asked.ask.t)
    // What costs nothing beyond reading it takes less time than looking at the clock would.
    const waits = beyond === 0 ? this.handle(asked) : this.purse.charging(MESSAGE + beyond, () => this.handle(asked))
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
      case 'attend':
        this.attend(id, ask.table, ask.active)
        return
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
      case 'wanted':
        this.reply(id, null)
        return this.hub.wanted.enter(this)
      case 'read':
        this.markRead(id, ask.table)
        return
      case 'open':
        return this.open(id, ask)
      case 'close':
        this.close(ask.table)
        this.reply(id, null)
        return
      case 'call-off':
        return this.callOff(id, ask.table)
      default:
        this.act(id, ask)
        return
    }
  }

  private async open(id: number, { table, invite, seq }: RequestOf<'open'>): Promise<void> {
    const many = !this.subscriptions.has(table) && this.subscriptions.size >= this.services.config.limits.openTables
    if (many) return this.fail(id, problem('too-many-open'))
    if (!this.hub.holds(table) && !this.purse.pay(LOAD)) return this.fail(id, problem('slow-down'))
    const found = await this.hub.reception.enter(this.person, table, invite)
    if (!found.ok) return this.fail(id, found.error)
    if (!(await this.hub.reception.isReadyFor(found.value, this.person))) return this.fail(id, problem('slow-down'))
    await this.services.turns.do(this.purse.asker, () => {
      this.purse.charging(costBeyond('open'), () => this.tellAll(id, found.value, seq))
    })
  }

  private tellAll(id: number, live: LiveTable, seq: number | undefined): void {
    if (this.closed) return
    // It may have left the memory before this one's turn came.
    if (!this.hub.holds(live.id, live)) {
      this.fail(id, problem('store-failed'))
      return
    }
    this.close(live.id)
    const subscription = this.hub.presence.subscribe(this, live)
    this.subscriptions.set(live.id, subscription)
    const text = `{"id":${id},"ok":${openedFor(subscription, tableNow(live.table), seq)}}`
    this.hub.after(live, {
      done: () => this.send(text),
      failed: () => this.fail(id, problem('store-failed')),
    })
  }

  private close(table: string): void {
    const subscription = this.subscriptions.get(table)
    if (!subscription) return
    this.hub.presence.unsubscribe(subscription)
    this.subscriptions.delete(table)
    this.unattend(table)
  }

  /** Whether somebody looks at a table just now, so that they need no telling outside the page. */
  private attend(id: number, table: string, active: boolean): void {
    if (!this.subscriptions.get(table)?.active) {
      this.fail(id, problem('not-open'))
      return
    }
    const { notices, config } = this.services
    notices.attendance.note(this.person.id, table, this, active, config.clock.now())
    this.reply(id, null)
  }

  private unattend(table: string): void {
    const { notices, config } = this.services
    notices.attendance.leave(this.person.id, table, this, config.clock.now())
  }

  private act(id: number, ask: RequestOf<ActKind | 'advise'>): void {
    const subscription = this.subscriptions.get(ask.table)
    if (!subscription?.active) this.fail(id, problem('not-open'))
    else if (isTalk(ask) && this.isMuted()) this.fail(id, problem('muted'))
    else if (isTalk(ask) && !this.room.mayTalk(this.person, subscription.live)) this.fail(id, problem('slow-down'))
    else if (ask.t === 'advise') this.advise(subscription.live, id, ask.seq)
    else this.actAt(subscription.live, id, ask)
  }

  private markRead(id: number, table: string): void {
    const subscription = this.subscriptions.get(table)
    if (!subscription?.active) {
      this.fail(id, problem('not-open'))
      return
    }
    const failed = () => this.fail(id, problem('store-failed'))
    this.hub.markRead(subscription.live, this.person.id, { done: () => this.reply(id, null), failed })
  }

  private isMuted(): boolean {
    return this.services.restrictions.holds('mute', this.person.id, Date.now())
  }

  /** Who set a table that gathers takes it away again. */
  private async callOff(id: number, table: string): Promise<void> {
    const subscription = this.subscriptions.get(table)
    if (!subscription?.active) return this.fail(id, problem('not-open'))
    const { live } = subscription
    if (live.host !== this.person.id) return this.fail(id, problem('not-host'))
    if (live.table.phase !== 'gathering') return this.fail(id, refuse('already-begun').error)
    if (live.discarded || !(await this.hub.drops.callOff(live, this))) return this.fail(id, problem('store-failed'))
    this.subscriptions.delete(table)
    this.reply(id, null)
  }

  /** Replies when the advice is ready; later requests of the connection do not wait for it. */
  private advise(live: LiveTable, id: number, seq: number): void {
    const seeker = { live, person: this.person, from: this.from, seq, listens: () => !this.closed }
    const failed = () => this.fail(id, problem('store-failed'))
    this.room.adviser
      .advise(seeker)
      .then((advised) => {
        const done = () => (advised.ok ? this.reply(id, advised.value) : this.fail(id, advised.error))
        this.hub.after(live, { done, failed })
      })
      .catch((error) => this.replyInternalError(id, 'advise', error))
  }

  private actAt(live: LiveTable, id: number, ask: RequestOf<ActKind>): void {
    const { person, hub } = this
    const seat = live.table.seatOf(person.id)
    const context: ActContext = {
      live,
      person,
      seat,
      now: tableNow(live.table),
      add: (again) => {
        again.from = this.from
        hub.add(again)
      },
      mayList: () => hub.quotas.mayList(this.purse.asker),
      mayBegin: () => hub.mayBegin(live, this.purse.asker),
      reseated: (other) => live.reseat(other),
      sendWatchersAway: () => hub.presence.sendWatchersAway(live),
    }
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
      hub.drops.discard(live, error)
      this.fail(id, this.internalError(id))
    }
  }
}

const isTalk = ({ t }: Request): boolean => t === 'chat' || t === 'say'
