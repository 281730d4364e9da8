import type { OnlineInfo } from '@quayside/table'
import { isOnline } from './link.ts'
import type { Stage } from './stage.svelte.ts'

/** The chat of a table. What of it one has read, the server keeps for those who sit here: it is the same on every device. */
export class Talk {
  private readonly stage: Stage

  constructor(stage: Stage) {
    this.stage = stage
  }

  get unread(): number {
    return this.stage.unread
  }

  get info(): OnlineInfo | null {
    const { table } = this.stage
    return table && isOnline(table) ? table : null
  }
}
