import { join } from 'node:path'
import {
  applyPatch,
  type NewTable,
  type Replies,
  type Request,
  type RequestOf,
  type ServerMessage,
  type Sight,
} from '@quayside/table'
import Sqlite from 'better-sqlite3'
import { WebSocket } from 'ws'
import { Guest } from '../../../packages/server/bench/support/guest.ts'
import type { Hearer, Line, Peer } from '../crowd/line.ts'
import type { Seen } from '../game/rules.ts'

let names = 0

type Reply = Exclude<ServerMessage, { t: string }>

/** A guest's websocket, which keeps what the seat sees. */
class QuaysideLine implements Line {
  readonly begun: Promise<void>
  private readonly socket: WebSocket
  private readonly seat: number
  private readonly hearer: Hearer
  private readonly waiting = new Map<number, (reply: Reply) => void>()
  private next = 1
  private table = ''
  private sight: Sight | null = null
  private begin = () => {}

  private constructor(socket: WebSocket, seat: number, hearer: Hearer) {
    this.socket = socket
    this.seat = seat
    this.hearer = hearer
    this.begun = new Promise((resolve) => {
      this.begin = resolve
    })
    socket.on('message', (data) => this.hear(data as Buffer))
  }

  static open(url: string, cookie: string, seat: number, hearer: Hearer): Promise<QuaysideLine> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new QuaysideLine(socket, seat, hearer)))
      socket.once('error', reject)
    })
  }

  get seen(): Seen {
    return this.sight!.view as unknown as Seen
  }

  get known(): unknown {
    return this.sight
  }

  async enter(table: string, invite: string): Promise<void> {
    this.table = table
    await this.ask({ t: 'open', table, invite })
    if (this.seat > 0) await this.ask({ t: 'sit', table, seat: this.seat })
  }

  ask<T extends Request['t']>(request: RequestOf<T>): Promise<Replies[T]> {
    return new Promise((resolve, reject) => {
      this.request(request, (reply) => {
        if ('error' in reply) reject(new Error(`${request.t}: ${reply.error.code}`))
        else resolve(reply.ok as Replies[T])
      })
    })
  }

  answer(text: string): void {
    this.request({ t: 'answer', table: this.table, seq: this.sight!.seq, answers: [text] }, (reply) => {
      if ('error' in reply) this.hearer.failed(`${reply.error.code}: ${text}`)
    })
  }

  private request(request: Request, replied: (reply: Reply) => void): void {
    const id = this.next++
    this.waiting.set(id, replied)
    this.socket.send(JSON.stringify({ id, ask: request }))
  }

  private hear(data: Buffer): void {
    const text = data.toString()
    this.hearer.arrived(this.seat, text)
    const message = JSON.parse(text) as ServerMessage
    if (!('t' in message)) {
      this.waiting.get(message.id)?.(message)
      this.waiting.delete(message.id)
    } else if (message.t === 'table') this.take(message)
  }

  private take({ opened, frames = [] }: Extract<ServerMessage, { t: 'table' }>): void {
    if (opened?.game) {
      this.sight = opened.game.sight
      this.begin()
    }
    for (const { patch } of frames) this.sight = applyPatch(this.sight, patch)
    if (frames.length > 0) this.hearer.saw(this.seat)
  }
}

async function openTable(url: string, seats: number, hearer: Hearer): Promise<Line[]> {
  const guests: Guest[] = []
  const lines: QuaysideLine[] = []
  for (let seat = 0; seat < seats; seat++) {
    const guest = new Guest(`Guest ${names++}`)
    await guest.arrive(url)
    guests.push(guest)
    lines.push(await QuaysideLine.open(url, guest.cookie, seat, hearer))
  }
  const wanted: NewTable = {
    game: 'market',
    options: { players: seats },
    chairs: lines.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const),
    clock: { kind: 'none' },
    expiry: 'wait',
    undo: true,
    advice: false,
    listed: false,
  }
  const { table, invite } = await guests[0].setTable(url, wanted)
  for (const line of lines) await line.enter(table, invite)
  await lines[0].ask({ t: 'begin', table })
  await Promise.all(lines.map((line) => line.begun))
  return lines
}

function answersStored(folder: string): number {
  const db = new Sqlite(join(folder, 'quayside.db'), { readonly: true })
  const { count } = db.prepare('select count(*) as count from answers').get() as { count: number }
  db.close()
  return count
}

export const peer: Peer = { entry: new URL('./server.ts', import.meta.url), openTable, answersStored }
