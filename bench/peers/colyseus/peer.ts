import type { Room } from '@colyseus/sdk'
import type { Hearer, Line, Peer } from '../crowd/line.ts'
import type { Seen } from '../game/rules.ts'
import { answersWritten } from '../support/writer.ts'
import type { MarketState } from './state.ts'

// With Node's own WebSocket the clients would take more of the processor than with the one that the other servers' clients use.
Reflect.deleteProperty(globalThis, 'WebSocket')
const { Client } = await import('@colyseus/sdk')

/** A seat's connection by Colyseus's own client, which keeps what the seat sees. */
class ColyseusLine implements Line {
  readonly begun: Promise<void>
  private readonly room: Room<unknown, MarketState>
  private readonly seat: number

  constructor(room: Room<unknown, MarketState>, seat: number, hearer: Hearer) {
    this.room = room
    this.seat = seat
    room.reconnection.enabled = false
    const { events } = room.connection
    const take = events.onmessage!
    events.onmessage = (event) => {
      hearer.arrived(seat, new Uint8Array(event.data))
      take(event)
    }
    this.begun = new Promise((resolve) => {
      room.onStateChange(() => {
        resolve()
        hearer.saw(seat)
      })
    })
    room.onMessage('refused', (reason) => hearer.failed(`seat ${seat} was refused: ${reason}`))
  }

  get seen(): Seen {
    const { state } = this.room
    return { open: state, hand: state.players[this.seat].hand }
  }

  get known(): unknown {
    return this.room.state
  }

  answer(text: string): void {
    this.room.send('answer', text)
  }
}

async function openTable(url: string, seats: number, hearer: Hearer): Promise<Line[]> {
  const client = new Client(url)
  const lines: ColyseusLine[] = []
  let id = ''
  for (let seat = 0; seat < seats; seat++) {
    const room = await (seat === 0
      ? client.create<MarketState>('market', { seats })
      : client.joinById<MarketState>(id, { seats }))
    id = room.roomId
    lines.push(new ColyseusLine(room, seat, hearer))
  }
  await Promise.all(lines.map((line) => line.begun))
  return lines
}

export const peer: Peer = { entry: new URL('./server.ts', import.meta.url), openTable, answersStored: answersWritten }
