import { getContext, setContext } from 'svelte'
import type { BoardHost } from '../board.ts'
import { loadedParts, type Parts } from './extra.ts'
import { clockwise, type PlayerView, type View } from './things.ts'
import { WORDS, type Words } from './words.ts'
import { MORE, type MoreWords } from './words-expansions.ts'

/** What all parts of the board look at: the host, and its view with this game's shape and words. */
export class Scene {
  private readonly given: () => BoardHost
  /** Whose island stands in the middle for those who have none. */
  private chosen = $state(0)
  /** What expansions and Puertomas need to be drawn; null where there are none. */
  readonly parts: Parts | null = loadedParts()

  constructor(host: () => BoardHost) {
    this.given = host
  }

  get host(): BoardHost {
    return this.given()
  }
  view = $derived.by(() => this.host.view as View)
  ghost = $derived.by(() => this.host.ghost as View | null)
  w: Words = $derived.by(() => WORDS[this.host.language])
  /** What expansions need of words. */
  x: MoreWords = $derived.by(() => MORE[this.host.language])
  /** One's own seat; null for those who watch. */
  me = $derived.by(() => (typeof this.host.viewer === 'number' ? this.host.viewer : null))
  /** The seat whose island stands in the middle. */
  seat = $derived.by(() => this.me ?? Math.min(this.chosen, this.view.players.length - 1))
  others = $derived.by(() => clockwise(this.view.players.length, this.seat).slice(1))
  player: PlayerView = $derived.by(() => this.view.players[this.seat])
  ghostPlayer: PlayerView | null = $derived.by(() => this.ghost?.players[this.seat] ?? null)
  phase = $derived.by(() => this.view.now.phase)

  /** A guest is being moved: then circles are where it can go, whatever is asked. */
  guestHeld = $derived.by(() => ['guest:worker', 'guest:noble'].some((place) => this.host.light(place)?.held === true))

  show(seat: number): void {
    this.chosen = seat
  }

  /** What something is called here: `thing('good', 'corn')`. */
  thing(kind: string, id: string): string {
    return this.host.words.thing(kind, id)
  }

  /** "1 of 2 workers", and how many of them are nobles. */
  staffWords(workers: number, nobles: number, circles: number): string {
    const all = this.w.circles(workers + nobles, circles)
    return nobles > 0 ? `${all}, ${this.x.noble(nobles, this.thing('piece', 'noble'))}` : all
  }

  name(seat: number): string {
    return this.host.names[seat] ?? ''
  }

  /** When a seat acts in the phase, or chooses in the round: 1 is first. */
  turn(seat: number): number {
    const { now, players, governor } = this.view
    const first = ['choose', 'over', 'setup'].includes(now.phase) ? governor : now.by
    return ((seat - first + players.length) % players.length) + 1
  }
}

const KEY = Symbol('scene')

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const theScene = (): Scene => getContext(KEY)
