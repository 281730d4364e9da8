import { createHash } from 'node:crypto'
import pg from 'pg'
import { byTable } from '../batches.ts'
import { type Committed, UnsureError } from '../holds.ts'
import type { Batch } from '../store.ts'
import { ask, isCut, isRefusal } from './asking.ts'
import { commitStatement } from './commit-sql.ts'
import type { Primary } from './primary.ts'

/** Milliseconds that a commit may take, with the wait for a standby. After that nobody knows what becomes of it. */
const PATIENCE = 4000

/**
 * Writes batches over a connection of its own: one at a time, so what belongs to it is always prepared, and nothing else waits behind them or
 * before.
 */
export class Committer {
  private readonly primary: Primary
  private client: Promise<pg.Client> | null = null
  private current: pg.Client | null = null
  private readonly names = new Map<string, string>()
  private last: Promise<unknown> = Promise.resolve()

  constructor(primary: Primary) {
    this.primary = primary
  }

  /** One after another. */
  commit(batch: Batch): Promise<Committed> {
    const committed = this.last.then(() => this.put(batch))
    this.last = committed.catch(() => {})
    return committed
  }

  private async put(batch: Batch): Promise<Committed> {
    const refused = new Map<string, string>()
    try {
      return { lost: await this.write(batch), refused }
    } catch (problem) {
      if (!isRefusal(problem)) throw problem
    }
    // One table's rows cannot be taken: each for itself, to find out which.
    const lost: string[] = []
    for (const [id, part] of byTable(batch)) {
      try {
        lost.push(...(await this.write(part)))
      } catch (problem) {
        // Some are written by now, so of the whole nothing can be said any more.
        if (!isRefusal(problem)) throw new UnsureError((problem as Error).message, { cause: problem })
        refused.set(id, (problem as Error).message)
      }
    }
    return { lost, refused }
  }

  async end(): Promise<void> {
    await this.last
    const client = await this.client?.catch(() => null)
    await client?.end()
  }

  /** Returns the tables that were lost. */
  private async write(batch: Batch): Promise<string[]> {
    const { text, values } = commitStatement(batch)
    const client = await this.connected()
    try {
      const { rows } = await ask(client, { name: this.nameOf(text), text, values: [...values] }, PATIENCE)
      const written = new Set((rows as { id: string }[]).map(({ id }) => id))
      return batch.holds.map(({ id }) => id).filter((id) => !written.has(id))
    } catch (problem) {
      if (isCut(problem)) this.cut(client)
      throw problem
    }
  }

  private connected(): Promise<pg.Client> {
    this.client ??= this.connect().catch((problem) => {
      this.client = null
      this.primary.doubt()
      throw problem
    })
    return this.client
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.primary.settings(await this.primary.find()))
    client.on('error', () => this.cut(client))
    await client.connect()
    // Plans are made for few tables and stay when there are many.
    await client.query('set enable_seqscan = off; set enable_mergejoin = off; set jit = off')
    this.current = client
    return client
  }

  /** A connection of no use any more is left to itself: what it was asked may still come to pass there. */
  private cut(client: pg.Client): void {
    if (this.current === client) {
      this.current = null
      this.client = null
      this.primary.doubt()
    }
    client.end().catch(() => {})
  }

  private nameOf(text: string): string {
    let name = this.names.get(text)
    if (!name) {
      name = createHash('sha1').update(text).digest('base64url')
      this.names.set(text, name)
    }
    return name
  }
}
