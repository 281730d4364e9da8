import { getContext, setContext } from 'svelte'
import { BoardScene } from '../../../boards/parts/scene.svelte.ts'
import type { View } from './things.ts'
import { WORDS, type Words } from './words.ts'

export class Scene extends BoardScene<View> {
  w: Words = $derived.by(() => WORDS[this.host.language])

  /** The slots of a seat whose goods are in use just now: their cards are turned over when that is done. */
  inUse(seat: number): readonly number[] {
    return this.view.now.by === seat ? (this.view.inUse ?? []) : []
  }

  /** Points that a seat has now for these lines of the score. */
  points(seat: number, ...lines: readonly string[]): number {
    const score = this.host.scores.find((score) => score.seat === seat)?.lines ?? []
    return score.reduce((sum, { what, points }) => (lines.includes(what) ? sum + points : sum), 0)
  }
}

const KEY = Symbol('mombasa')

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const theScene = (): Scene => getContext(KEY)
