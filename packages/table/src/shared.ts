import { Kept } from '@quayside/kernel/box'
import { Compared } from './patch.ts'

/**
 * What the viewers of a game share: parts of views that have not changed, and what comparing them has found. It pays where several look on;
 * a browser with a table of its own does without.
 */
export class Shared {
  readonly kept = new Kept()
  readonly compared = new Compared()

  /** Tells viewers of one step: meanwhile nothing happens, and afterwards nothing that was compared will be compared again. */
  step<T>(tell: () => T): T {
    try {
      return this.kept.ofOneState(tell)
    } finally {
      this.compared.clear()
    }
  }
}

/** Tells viewers of one step, whether or not they share what they see. */
export const inOneStep = <T>(shared: Shared | undefined, tell: () => T): T => (shared ? shared.step(tell) : tell())
