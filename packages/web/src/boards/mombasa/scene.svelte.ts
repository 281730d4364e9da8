import { getContext, setContext } from 'svelte'
import { BoardScene } from '../parts/scene.svelte.ts'
import type { View } from './things.ts'
import { WORDS, type Words } from './words.ts'

export class Scene extends BoardScene<View> {
  w: Words = $derived.by(() => WORDS[this.host.language])
}

const KEY = Symbol('mombasa')

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const theScene = (): Scene => getContext(KEY)
