import type { BoardHost } from '../board.ts'
import { clockwise } from './seats.ts'

/** What boards need of a view. */
interface Seen<Player> {
  readonly players: readonly Player[]
  readonly now: { readonly phase: string }
}

/** What all parts of a board look at: the host, and its view with the shape of a game. Each game adds its words and what else it needs. */
export class BoardScene<View extends Seen<unknown>> {
  private readonly given: () => BoardHost
  /** Whose board stands in front of those who have none. */
  private chosen = $state(0)

  constructor(host: () => BoardHost) {
    this.given = host
  }

  get host(): BoardHost {
    return this.given()
  }
  view = $derived.by(() => this.host.view as View)
  ghost = $derived.by(() => this.host.ghost as View | null)
  /** One's own seat; null for those who watch. */
  me = $derived.by(() => (typeof this.host.viewer === 'number' ? this.host.viewer : null))
  /** The seat whose board stands in front. */
  seat = $derived.by(() => this.me ?? Math.min(this.chosen, this.view.players.length - 1))
  others = $derived.by(() => clockwise(this.view.players.length, this.seat).slice(1))
  player = $derived.by(() => this.view.players[this.seat] as View['players'][number])
  ghostPlayer = $derived.by(() => (this.ghost?.players[this.seat] ?? null) as View['players'][number] | null)
  phase = $derived.by(() => this.view.now.phase as View['now']['phase'])

  /** Brings another seat's board to the front, where none is one's own. */
  show(seat: number): void {
    this.chosen = seat
  }

  /** What something is called here: `thing('good', 'corn')`. */
  thing(kind: string, id: string): string {
    return this.host.words.thing(kind, id)
  }

  /** What a seat is called; opponents that the game plays itself come after the players. */
  name(seat: number): string {
    return this.host.names[seat] ?? ''
  }
}
