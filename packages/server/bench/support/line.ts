import { setTimeout } from 'node:timers/promises'
import type { Replies, Request, RequestOf, ServerMessage } from '@quayside/table'
import { WebSocket } from 'ws'

/** The server refused. */
export class Declined extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** The server is gone; whether it did what was asked is unknown. */
export class Broken extends Error {}

const PAUSE = 100

/** Asks again for as long as the server says that it is too much. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Declined && error.code === 'slow-down')) throw error
      await setTimeout(PAUSE)
    }
  }
}

export type Unasked = Extract<ServerMessage, { t: string }>

interface Waiting {
  resolve(value: never): void
  reject(error: Error): void
}

/** One websocket. */
export class Line {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, Waiting>()
  private next = 1
  broken = false

  private constructor(socket: WebSocket, hear: (message: Unasked) => void) {
    this.socket = socket
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage
      if ('t' in message) hear(message)
      else this.settle(message)
    })
    socket.on('close', () => {
      this.broken = true
      for (const { reject } of this.waiting.values()) reject(new Broken())
      this.waiting.clear()
    })
  }

  /** `from` is an address of this machine. */
  static open(url: string, cookie: string, hear: (message: Unasked) => void, from?: string): Promise<Line> {
    // One message at a time, so that whoever waits for a reply goes on before the next message is heard.
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, {
      headers: { cookie },
      perMessageDeflate: false,
      allowSynchronousEvents: false,
      localAddress: from,
    })
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new Line(socket, hear)))
      // A refusal is told by the status of the reply, which is in the message.
      socket.on('error', ({ message }) =>
        reject(message.endsWith('429') ? new Declined('slow-down', message) : new Broken()),
      )
    })
  }

  ask<T extends Request['t']>(request: RequestOf<T>): Promise<Replies[T]> {
    if (this.broken) return Promise.reject(new Broken())
    const id = this.next++
    this.socket.send(JSON.stringify({ id, ask: request }))
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  close(): void {
    this.socket.terminate()
  }

  private settle(message: Exclude<ServerMessage, { t: string }>): void {
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if ('error' in message) waiting?.reject(new Declined(message.error.code, message.error.message))
    else waiting?.resolve(message.ok as never)
  }
}
