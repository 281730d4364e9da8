import type { LiveTable } from './live.ts'

/** What has to be known of the tables in memory. */
interface Tables {
  /** The table, if it is in memory. */
  here(id: string): LiveTable | undefined
  /** Ends when a table that is being loaded is there. */
  loading(id: string): Promise<unknown> | undefined
  /** Ends when all that a table holds is stored. */
  isStored(live: LiveTable): Promise<unknown>
  /** Drops a table from memory, so that whoever has it open comes back and finds it as it is stored. */
  release(live: LiveTable): void
}

/** Changes of what is stored of a table that its object in memory knows nothing of. */
export class Rewrites {
  private readonly tables: Tables
  private readonly under = new Map<string, Promise<unknown>>()

  constructor(tables: Tables) {
    this.tables = tables
  }

  /** The change that is under way at a table; whoever loads it waits for that. */
  at(id: string): Promise<unknown> | undefined {
    return this.under.get(id)
  }

  async make<T>(id: string, change: () => Promise<T>): Promise<T> {
    await this.settle(id)
    const changed = change()
    const over = changed.then(
      () => this.under.delete(id),
      () => this.under.delete(id),
    )
    this.under.set(id, over)
    return changed
  }

  /** Lets go of a table when nothing of it waits to be stored. */
  private async settle(id: string): Promise<void> {
    for (;;) {
      const busy = this.under.get(id) ?? this.tables.loading(id)
      const live = this.tables.here(id)
      if (busy) await busy
      else if (!live) return
      else if (live.pending === 0) this.tables.release(live)
      else await this.tables.isStored(live)
    }
  }
}
