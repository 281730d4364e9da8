import type { State as MatchState } from 'boardgame.io'
import { applyPatch, type Operation } from 'rfc6902'
import { io, type Socket } from 'socket.io-client'
import type { Hearer, Line, Peer } from '../crowd/line.ts'
import type { Seen } from '../game/rules.ts'
import { answersWritten } from '../support/writer.ts'

/** A seat's socket.io connection, as boardgame.io's own client speaks to its server, which keeps what the seat sees. */
class BoardgameLine implements Line {
  private readonly socket: Socket
  private readonly seat: number
  private readonly match: string
  private readonly credentials: string
  private state: MatchState<Seen> | null = null

  private constructor(socket: Socket, seat: number, match: string, credentials: string, hearer: Hearer) {
    this.socket = socket
    this.seat = seat
    this.match = match
    this.credentials = credentials
    socket.io.engine.on('packet', ({ data }: { data?: string }) => data && hearer.arrived(seat, data))
    socket.on('update', (_match: string, state: MatchState<Seen>) => {
      this.state = state
      hearer.saw(seat)
    })
    socket.on('patch', (_match: string, _from: number, _to: number, patch: Operation[]) => {
      applyPatch(this.state, patch)
      hearer.saw(seat)
    })
  }

  static async open(url: string, match: string, seat: number, hearer: Hearer): Promise<BoardgameLine> {
    const { playerCredentials } = await post(`${url}/games/market/${match}/join`, {
      playerID: String(seat),
      playerName: `Guest ${seat}`,
    })
    const socket = io(`${url}/market`, { transports: ['websocket'], forceNew: true })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    return new BoardgameLine(socket, seat, match, playerCredentials, hearer)
  }

  sync(seats: number): Promise<void> {
    return new Promise((resolve) => {
      this.socket.once('sync', (_match: string, { state }: { state: MatchState<Seen> }) => {
        this.state = state
        resolve()
      })
      this.socket.emit('sync', this.match, String(this.seat), this.credentials, seats)
    })
  }

  get seen(): Seen {
    return this.state!.G
  }

  get known(): unknown {
    return this.state
  }

  answer(text: string): void {
    const playerID = String(this.seat)
    const payload = { type: 'play', args: [text], playerID, credentials: this.credentials }
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state!._stateID, this.match, playerID)
  }
}

async function post(url: string, body: unknown): Promise<Record<string, string>> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Record<string, string>
}

async function openTable(url: string, seats: number, hearer: Hearer): Promise<Line[]> {
  const { matchID } = await post(`${url}/games/market/create`, { numPlayers: seats })
  const lines: BoardgameLine[] = []
  for (let seat = 0; seat < seats; seat++) lines.push(await BoardgameLine.open(url, matchID, seat, hearer))
  for (const line of lines) await line.sync(seats)
  return lines
}

export const peer: Peer = { entry: new URL('./server.ts', import.meta.url), openTable, answersStored: answersWritten }
