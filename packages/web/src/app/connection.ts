import type { Me, Replies, Request, RequestOf, ServerMessage } from '@quayside/table'
import { BANNED, OUTDATED, PROTOCOL, SIGNED_OUT } from '@quayside/table/protocol'
import { Declined, Unreachable } from './declined.ts'
import { page } from './outdated.svelte.ts'
import { self } from './self.svelte.ts'

/** Whoever wants to hear what the server says unasked. */
export interface Hearer {
  message(message: Extract<ServerMessage, { t: string }>): void
  /** The line is up (again): subscriptions have to be made anew. */
  up(): void
  down(attempt: number): void
}

interface Waiting {
  resolve(value: never): void
  reject(error: Error): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const OK = 200
const FORBIDDEN = 403

/** The one websocket of this tab. It comes up when somebody listens, and again whenever it breaks. */
class Connection {
  private socket: WebSocket | undefined
  private readonly hearers = new Set<Hearer>()
  private readonly waiting = new Map<number, Waiting>()
  private nextId = 1
  private attempt = 0
  /** Between the first call and the websocket; whoever wants one then waits for this one. */
  private dialling = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    addEventListener('online', () => this.retryNow())
    addEventListener('offline', () => this.socket?.close())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.retryNow())
  }

  listen(hearer: Hearer): () => void {
    this.hearers.add(hearer)
    if (this.socket?.readyState === WebSocket.OPEN) hearer.up()
    else if (!this.socket) void this.connect()
    return () => {
      this.hearers.delete(hearer)
      if (this.hearers.size === 0) this.rest()
    }
  }

  ask<T extends Request['t']>(request: RequestOf<T>): Promise<Replies[T]> {
    const { socket } = this
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Unreachable('no connection'))
    const id = this.nextId++
    socket.send(JSON.stringify({ id, ask: request }))
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  private async connect(): Promise<void> {
    clearTimeout(this.timer)
    if (this.dialling) return
    this.dialling = true
    const member = self.me?.member
    // The cookie that says who we are is made by the first call.
    const status = await fetch('/api/me')
      .then(
        async (reply) => {
          if (reply.ok) self.me = (await reply.json()) as Me
          return reply.status
        },
        () => 0,
      )
      .catch(() => 0)
    this.dialling = false
    if (this.hearers.size === 0) return
    if (status === FORBIDDEN) return this.giveUp(true)
    if (status !== OK) return this.again()
    // The session was ended while there was no line.
    if (member && !self.me?.member) return this.signedOut(true)
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?protocol=${PROTOCOL}`
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => {
      this.attempt = 0
      for (const hearer of this.hearers) hearer.up()
    }
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage)
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return
      if (code === OUTDATED || code === BANNED) this.giveUp(code === BANNED)
      else if (code === SIGNED_OUT) this.signedOut(false)
      else this.again()
    }
  }

  private hear(message: ServerMessage): void {
    if ('t' in message) {
      for (const hearer of this.hearers) hearer.message(message)
      return
    }
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if ('error' in message) waiting?.reject(new Declined(message.error.code, message.error.message))
    else waiting?.resolve(message.ok as never)
  }

  /** Trying again would come to nothing: only a new page speaks with this server, or the server does not want us. */
  private giveUp(banned: boolean): void {
    if (banned) void import('./banned.ts')
    else page.outdated = true
    this.dropWaiting()
    for (const hearer of this.hearers) hearer.down(1)
  }

  /** Dialling now would make us a new guest: one is told first, and decides. In another tab we may just have signed in; then all goes on. */
  private signedOut(sure: boolean): void {
    this.socket = undefined
    this.dropWaiting()
    for (const hearer of this.hearers) hearer.down(1)
    this.dialling = true
    const goOn = (dials: boolean) => {
      this.dialling = false
      if (dials && this.hearers.size > 0) void this.connect()
    }
    void import('../people/signed-out.ts')
      .then(({ tellSignedOut }) => tellSignedOut(sure, goOn))
      .catch(() => goOn(true))
  }

  private again(): void {
    this.socket = undefined
    this.dropWaiting()
    this.attempt++
    for (const hearer of this.hearers) hearer.down(this.attempt)
    // Spread out, so that a whole club does not come back in the same instant.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.attempt - 1, 6)) * (0.7 + Math.random() * 0.6)
    this.timer = setTimeout(() => void this.connect(), wait)
  }

  private retryNow(): void {
    if (this.socket || this.hearers.size === 0) return
    void this.connect()
  }

  private rest(): void {
    clearTimeout(this.timer)
    const { socket } = this
    this.socket = undefined
    this.attempt = 0
    this.dropWaiting()
    socket?.close()
  }

  private dropWaiting(): void {
    for (const waiting of this.waiting.values()) waiting.reject(new Unreachable('the connection broke', true))
    this.waiting.clear()
  }
}

export const connection = new Connection()
