import { type Client, Room } from '@colyseus/core'
import { StateView } from '@colyseus/schema'
import type { Statement } from 'better-sqlite3'
import { anySeed, parse, play, type State, whyNot } from '../game/rules.ts'
import type { Writer } from '../support/writer.ts'
import { type MarketState, newGame } from './state.ts'

const A_DAY = 24 * 3600_000

/** Where rooms store their state; null if they do not. */
export const shelf: { kept: { writer: Writer; put: Statement } | null } = { kept: null }

/** A table of the small game. */
export class MarketRoom extends Room<{ state: MarketState }> {
  /** Patches are sent after each answer, at once. With no rate at all a room would wake sixty times a second for its clock. */
  override patchRate = A_DAY
  private game!: State
  private readonly seats = new Map<string, number>()

  override onCreate({ seats }: { seats: number }): void {
    this.maxClients = seats
    const { sent, state } = newGame(seats, anySeed())
    this.state = sent
    this.game = state
    this.onMessage('answer', (client, text) => this.answer(client, text))
  }

  override onJoin(client: Client): void {
    const seat = this.seats.size
    this.seats.set(client.sessionId, seat)
    client.view = new StateView()
    client.view.add(this.state.players[seat])
    // What it begins with is sent to whoever joins, and is no change any more.
    this.broadcastPatch()
  }

  private async answer(client: Client, text: unknown): Promise<void> {
    const { game } = this
    const seat = this.seats.get(client.sessionId)!
    const answer = typeof text === 'string' ? parse(text) : null
    const reason = answer ? whyNot({ open: game.open, hand: game.hands[seat] }, seat, answer) : 'unknown-answer'
    if (!answer || reason !== null) {
      client.send('refused', reason)
      return
    }
    play(game, seat, answer)
    await this.store()
    this.broadcastPatch()
  }

  /** The state with all hands, and what is never sent. */
  private async store(): Promise<void> {
    if (!shelf.kept) return
    const { writer, put } = shelf.kept
    const text = JSON.stringify({ sent: this.state, hidden: this.game.hidden })
    await writer.write([put, this.roomId, this.state.answers, text])
  }
}
