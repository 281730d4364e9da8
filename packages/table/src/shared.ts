import { Kept } from '@quayside/kernel/box'
import { Compared } from './patch.ts'

/**
 * What the viewers of a game share: parts of views that have not changed, and what comparing them has found. It pays where several look on;
 * a browser with a table of its own does without.
 */
export class Shared {
  readonly kept = new Kept()
  readonly compared = new Compared()

  /** To be called when all have been told of a step: what was compared will not be compared again. */
  forget(): void {
    this.compared.clear()
  }
}
