import { getContext, setContext } from 'svelte'
import type { BoardHost } from '../board.ts'
import { clockwise, type PlayerView, type View } from './things.ts'
import { WORDS, type Words } from './words.ts'

/** What all parts of the board look at: the host, and its view with this game's shape and words. */
export class Scene {
  private readonly given: () => BoardHost
  /** Whose island stands in the middle for those who have none. */
  private chosen = $state(0)

  constructor(host: () => BoardHost) {
    this.given = host
  }

  get host(): BoardHost {
    return this.given()
  }
  view = $derived.by(() => this.host.view as View)
  ghost = $derived.by(() => this.host.ghost as View | null)
  w: Words = $derived.by(() => WORDS[this.host.language])
  /** One's own seat; null for those who watch. */
  me = $derived.by(() => (typeof this.host.viewer === 'number' ? this.host.viewer : null))
  /** The seat whose island stands in the middle. */
  seat = $derived.by(() => this.me ?? Math.min(this.chosen, this.view.players.length - 1))
  others = $derived.by(() => clockwise(this.view.players.length, this.seat).slice(1))
  player: PlayerView = $derived.by(() => this.view.players[this.seat])
  ghostPlayer: PlayerView | null = $derived.by(() => this.ghost?.players[this.seat] ?? null)
  phase = $derived.by(() => this.view.now.phase)

  show(seat: number): void {
    this.chosen = seat
  }

  /** What something is called here: `thing('good', 'corn')`. */
  thing(kind: string, id: string): string {
    return this.host.words.thing(kind, id)
  }

  name(seat: number): string {
    return this.host.names[seat] ?? ''
  }

  /** When a seat acts in the phase, or chooses in the round: 1 is first. */
  turn(seat: number): number {
    const { now, players, governor } = this.view
    const first = now.phase === 'choose' || now.phase === 'over' ? governor : now.by
    return ((seat - first + players.length) % players.length) + 1
  }
}

const KEY = Symbol('scene')

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const theScene = (): Scene => getContext(KEY)
