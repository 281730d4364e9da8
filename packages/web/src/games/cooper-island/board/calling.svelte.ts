import { getContext, setContext } from 'svelte'

/** How long two nods take, in milliseconds. */
const BARK = 420

/** Cooper's call: he barks when a question comes after a time without one, not because one has come to the table. */
export class Calling {
  private readonly asked: () => boolean
  /** One is asked something. */
  now = $derived.by(() => this.asked())
  /** He has just begun. */
  fresh = $state(false)

  constructor(asked: () => boolean) {
    this.asked = asked
    let quiet = false
    $effect(() => {
      const begins = this.now && quiet
      quiet = !this.now
      if (!begins) return
      this.fresh = true
      const done = setTimeout(() => {
        this.fresh = false
      }, BARK)
      return () => clearTimeout(done)
    })
  }
}

const KEY = Symbol('cooper-island call')

export const setCalling = (calling: Calling): Calling => setContext(KEY, calling)
export const theCalling = (): Calling => getContext(KEY)
