/** Who may write a table: what keeps two servers, or one that was cut off and its successor, from writing the same game. */
export interface HoldStore {
  /**
   * Takes a table for a node, unless another that is alive has it; null if there is no such table. Whatever was being written under an
   * earlier hold is kept or void when this returns.
   */
  acquire(table: string, node: string): Promise<Acquired | null>
  /** Others may take these from now on, as far as they are still held as said. */
  release(holds: readonly Hold[], node: string): Promise<void>
}

/** What a node knows of a table that it holds. Every commit names it; one that the store has moved on from is void. */
export interface Hold {
  readonly id: string
  /** How often somebody has taken the table. */
  readonly epoch: number
  /** How often it was written; 0 for a new table that is not in the store yet. */
  readonly rev: number
}

export type Acquired =
  | { readonly hold: Hold }
  | { readonly hold: null; readonly owner: string | null; readonly format: number }

/** The hold on a table that is about to be stored for the first time. */
export const firstHold = (id: string): Hold => ({ id, epoch: 1, rev: 0 })

/** How tables are written down. Whoever knows only older formats leaves a table alone. */
export const FORMAT = 1

/** A process that serves tables. */
export interface NodeRow {
  readonly id: string
  readonly version: string
  /** JSON: the rules and the formats that it knows. */
  readonly rules: string
  readonly formats: string
  /** When it last said that it lives, by the clock of the database; and when it was declared dead. */
  readonly seen: number
  readonly dead_at: number | null
}

/** What has become of a batch. Tables that are not named here are kept, with all that belongs to them. */
export interface Committed {
  /** Tables that were taken or written by others since: nothing of theirs was written. */
  readonly lost: readonly string[]
  /** Tables with rows that the store cannot take, and why: nothing of theirs was written. */
  readonly refused: ReadonlyMap<string, string>
}

/** Nobody can say whether something was kept. It must never be told as "it did not happen". */
export class UnsureError extends Error {}
