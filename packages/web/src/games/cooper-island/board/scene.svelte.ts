import { getContext, setContext } from 'svelte'
import { BoardScene } from '../../../boards/parts/scene.svelte.ts'
import { Said } from './said.ts'
import { type Box, boxOf, type View } from './things.ts'
import { WORDS, type Words } from './words.ts'

export class Scene extends BoardScene<View> {
  w: Words = $derived.by(() => WORDS[this.host.language])
  /** What is printed on the pieces that lie here. */
  box: Box = $derived.by(() => boxOf(this.host.data))
  question = $derived.by(() => this.host.question)

  /** What words of the dock depend on, for those that stand on the board. */
  said = $derived.by(() => {
    const { view, viewer, language, words, names } = this.host
    return new Said({ view, viewer, language, words, names })
  })

  /** Boats are to be built: those on the table are not meant. */
  building = $derived.by(() => this.box.playerBoard.docks.some(({ id }) => this.host.light(`dock:${id}`) !== null))

  /** Whether a boat of somebody else is an answer: its action is copied, and one has none of its kind. */
  copies(boat: string): boolean {
    const mine = this.player.docks.some((dock) => dock.boat === boat)
    return !this.building && !mine && this.host.light(`boat:${boat}`)?.open === true
  }

  /** Helm points of a seat, as they are scored. */
  helm(seat: number): number {
    const score = this.host.scores.find((each) => each.seat === seat)
    return score?.lines.find(({ what }) => what === 'helm')?.points ?? 0
  }

  /** What a space is called: "c1". */
  space(id: string): string {
    return this.thing('space', id)
  }
}

const KEY = Symbol('cooper-island')

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const theScene = (): Scene => getContext(KEY)
