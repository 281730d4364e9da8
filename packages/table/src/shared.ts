import { Kept } from '@quayside/kernel/box'
import { Compared } from './patch.ts'

/**
 * What the viewers of a game share: parts of views that have not changed, and what comparing them has found. It pays where several look on;
 * a browser with a table of its own does without.
 */
export class Shared {
  readonly kept = new Kept()
  compared = new Compared()

  /** Forgets what was compared: the game goes on. */
  next(): void {
    this.compared = new Compared()
  }
}
