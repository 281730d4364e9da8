import { settings } from '../app/settings.svelte.ts'
import type { Proof } from './proof.svelte.ts'
import { whyNot } from './refusals.ts'

/** One panel's acts: one at a time, with a proof where the server wants one, and in words what went wrong. */
export class Attempts {
  busy = $state(false)
  problem = $state('')
  private readonly proof: Proof

  constructor(proof: Proof) {
    this.proof = proof
  }

  /** Undefined if it came to nothing. */
  async do<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    this.problem = ''
    try {
      return await this.proof.for(act)
    } catch (error) {
      this.problem = whyNot(settings.language, error)
      return undefined
    } finally {
      this.busy = false
    }
  }
}
