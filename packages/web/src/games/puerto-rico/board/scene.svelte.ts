import { getContext, setContext } from 'svelte'
import { BoardScene } from '../../../boards/parts/scene.svelte.ts'
import { loadedParts, type Parts } from './extra.ts'
import type { View } from './things.ts'
import { WORDS, type Words } from './words.ts'
import { MORE, type MoreWords } from './words-expansions.ts'

export class Scene extends BoardScene<View> {
  /** What expansions and Puertomas need to be drawn; null where there are none. */
  readonly parts: Parts | null = loadedParts()

  w: Words = $derived.by(() => WORDS[this.host.language])
  /** What expansions need of words. */
  x: MoreWords = $derived.by(() => MORE[this.host.language])

  /** A guest is being moved: then circles are where it can go, whatever is asked. */
  guestHeld = $derived.by(() => ['guest:worker', 'guest:noble'].some((place) => this.host.light(place)?.held === true))

  /** "1 of 2 workers", and how many of them are nobles. */
  staffWords(workers: number, nobles: number, circles: number): string {
    const all = this.w.circles(workers + nobles, circles)
    return nobles > 0 ? `${all}, ${this.x.noble(nobles, this.thing('piece', 'noble'))}` : all
  }

  /** When a seat acts in the phase, or chooses in the round: 1 is first. */
  turn(seat: number): number {
    const { now, players, governor } = this.view
    const first = ['choose', 'over', 'setup'].includes(now.phase) ? governor : now.by
    return ((seat - first + players.length) % players.length) + 1
  }
}

const KEY = Symbol('puerto-rico')

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const theScene = (): Scene => getContext(KEY)
