import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { Problem } from '@quayside/kernel'
import { BANNED, type Request, SIGNED_OUT } from '@quayside/table'
import type { WebSocket } from 'ws'
import type { Verdict } from '../budget.ts'
import { costBeyond, MESSAGE } from '../costs.ts'
import type { Origin } from '../origin.ts'
import type { Person } from '../people/people.ts'
import type { Visit } from '../people/sessions.ts'
import { isOurs, problem } from '../reasons.ts'
import type { Services } from '../services.ts'
import type { Hub } from '../tables/hub.ts'
import type { Listener } from '../tables/listener.ts'
import { act } from './acting.ts'
import { OpenTables } from './open-tables.ts'
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
  readonly services: Services
  readonly hub: Hub
  readonly room: SocketRoom
  readonly purse: Purse
  /** It hears and says nothing any more. */
  closed = false
  private readonly tables = new OpenTables(this)
  /** Requests that wait for one before them, which waits for the store. */
  private readonly queue: Received[] = []
  private busy = false
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

  reply(id: number, value: unknown): void {
    this.send(JSON.stringify({ id, ok: value }))
  }

  fail(id: number | undefined, error: Problem): void {
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
    this.tables.closeAll()
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
      .catch((error) => this.failInternally(asked.id, asked.ask.t, error))
      .finally(() => {
        this.busy = false
        while (!this.busy && this.queue.length > 0) this.run(this.queue.shift()!)
      })
  }

  /** A bug of ours. The request is named as the log does, so that a player can tell whoever runs the server which one it was. */
  failInternally(id: number, kind: Request['t'], error: unknown): void {
    this.services.log.error({ err: error, kind, request: id }, 'a request failed')
    const { code, message } = problem('server-error')
    this.fail(id, { code, message: `${message} (${this.id}-${id})` })
  }

  private handle({ id, ask }: Received): Promise<void> | undefined {
    this.services.metrics.asks.inc({ kind: ask.t })
    switch (ask.t) {
      case 'attend':
        this.tables.attend(id, ask)
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
        this.tables.markRead(id, ask.table)
        return
      case 'open':
        return this.tables.open(id, ask)
      case 'close':
        this.tables.close(ask.table)
        this.reply(id, null)
        return
      case 'call-off':
        return this.tables.callOff(id, ask.table)
      default: {
        const live = this.tables.at(id, ask.table)
        if (live) act(this, live, id, ask)
      }
    }
  }
}
