import { type AskSight, applyPatch, type Opened, type Replies, type Request, type RequestOf } from '@quayside/table'
import { WebSocket } from 'ws'

/** What a seat tells its table. */
export interface Hearer {
  /** Something happened at the table; `over` if it was the last answer, `secret` if it is told to nobody else. */
  heard(seat: SeatLine, over: boolean, secret: boolean): void
}

const REPLY = Buffer.from('{"id":')
/** How the news of a step begins. */
const STEP = /^\{"t":"table","table":"[^"]*","frames":\[\{"seq":(\d+),/
const STEP_LENGTH = 120
/** A line of a draft, which only its seat hears of, and one that others can tell was given. */
const DRAFT = '"draft":true'
const NOTICED = '"noticed":true'

/**
 * One guest's connection. There are many in one process, so it reads only what it needs to answer: the count of lines and what it is
 * asked. Most messages are not even parsed.
 */
export class SeatLine {
  table = ''
  seq = 0
  asked: AskSight | null = null
  bytes = 0
  private readonly socket: WebSocket
  private readonly hearer: Hearer
  private readonly waiting = new Map<number, (message: { ok?: unknown; error?: { code: string } }) => void>()
  private next = 1

  private constructor(socket: WebSocket, hearer: Hearer) {
    this.socket = socket
    this.hearer = hearer
    socket.on('message', (data) => this.hear(data as Buffer))
  }

  static open(url: string, cookie: string, hearer: Hearer): Promise<SeatLine> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new SeatLine(socket, hearer)))
      socket.once('error', reject)
    })
  }

  ask<T extends Request['t']>(request: RequestOf<T>): Promise<Replies[T]> {
    return new Promise((resolve, reject) => {
      this.request(request, ({ ok, error }) => {
        if (error) reject(new Error(`${request.t}: ${error.code}`))
        else resolve(ok as Replies[T])
      })
    })
  }

  /** The quick way, without a promise. */
  request(request: Request, replied: (message: { ok?: unknown; error?: { code: string } }) => void): void {
    const id = this.next++
    this.waiting.set(id, replied)
    this.socket.send(JSON.stringify({ id, ask: request }))
  }

  close(): void {
    this.socket.terminate()
  }

  private hear(data: Buffer): void {
    this.bytes += data.length
    if (data.subarray(0, REPLY.length).equals(REPLY)) {
      const message = JSON.parse(data.toString())
      this.waiting.get(message.id)?.(message)
      this.waiting.delete(message.id)
      return
    }
    const step = STEP.exec(data.toString('latin1', 0, STEP_LENGTH))
    if (step && !data.includes('["ask"')) this.seq = Number(step[1])
    else if (!this.read(JSON.parse(data.toString()))) return
    const secret = data.includes(DRAFT) && !data.includes(NOTICED)
    this.hearer.heard(this, data.includes('"phase":"over"'), secret)
  }

  /** Reads a message with everything in it; false if it is not about the game of this table. */
  private read(message: {
    table?: string
    opened?: Opened
    frames?: { seq: number; patch: [string[], unknown][] }[]
  }): boolean {
    if (message.table !== this.table || !(message.opened || message.frames)) return false
    if (message.opened) this.take(message.opened)
    for (const { seq, patch } of message.frames ?? []) {
      this.seq = seq
      const asked = patch.filter(([path]) => path[0] === 'ask')
      this.asked = applyPatch({ ask: this.asked }, asked).ask
    }
    return true
  }

  take({ game }: Opened): void {
    this.seq = game?.sight.seq ?? 0
    this.asked = game?.sight.ask ?? null
  }
}
