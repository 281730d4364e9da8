import type { State } from '../box.ts'
import { openKey } from '../hot.ts'
import type { Rules } from '../rules/index.ts'

/**
 * What was thought of lately. A search comes to the same situations again and again by different ways, and what the policy thinks of one hangs on
 * nothing but what lies open: it is worked out once. Recalling changes no answer, only the time it takes.
 */
export class Memory {
  private readonly keys = new Float64Array(SIZE)
  private readonly thoughts = new Float64Array(SIZE)
  private rules: Rules | undefined

  /** What was thought of a situation and a detail of it, thought out by `think` if that is not known. */
  of<A, B>(s: State, a: A, b: B, detail: number, think: (s: State, a: A, b: B) => number): number {
    if (this.rules !== s.rules) this.forget(s.rules)
    const key = openKey(s, detail)
    const at = key % SIZE
    if (this.keys[at] === key) return this.thoughts[at]
    const thought = think(s, a, b)
    this.keys[at] = key
    this.thoughts[at] = thought
    return thought
  }

  /** Other rules, other prices. */
  private forget(rules: Rules): void {
    this.rules = rules
    this.keys.fill(0)
  }
}

/** A prime number, so that all of a key says where it lies. */
const SIZE = 16381
