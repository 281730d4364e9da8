import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { nameOfHost } from './address.ts'
import { ask, isCut } from './asking.ts'
import type { Primary } from './primary.ts'

/** Connections at the most. */
const MOST = 10
/** Milliseconds that a statement may take. */
const PATIENCE = 30_000
/** Statements that a connection keeps prepared, and the most values in one. Lists have too many lengths to keep them all. */
const MOST_PREPARED = 300
const MOST_VALUES = 12

/** A clock may tell parts of a millisecond; every number of ours is kept as a whole one. */
const whole = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value) : value)

/** Connections to the host that is the primary just now. */
export class PrimaryPool implements PostgresPool {
  private readonly primary: Primary
  /** What kysely would connect with to cancel a statement; nothing here is. */
  readonly options = {}
  private readonly names = new Map<string, string>()
  private pool: pg.Pool | null = null
  private of = ''

  constructor(primary: Primary) {
    this.primary = primary
  }

  async connect(): Promise<PostgresPoolClient> {
    const host = await this.primary.find()
    if (!this.pool || this.of !== nameOfHost(host)) {
      void this.pool?.end()
      this.of = nameOfHost(host)
      this.pool = new pg.Pool({ ...this.primary.settings(host), max: MOST })
      // A connection that breaks while nobody uses it.
      this.pool.on('error', () => this.primary.doubt())
    }
    try {
      return this.guarded(await this.pool.connect())
    } catch (problem) {
      this.primary.doubt()
      throw problem
    }
  }

  async end(): Promise<void> {
    await this.pool?.end()
  }

  private guarded(client: pg.PoolClient): PostgresPoolClient {
    let cut = false
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        const name = this.nameOf(text, values.length)
        const result = await ask(client, { text, values: values.map(whole), ...(name && { name }) }, PATIENCE)
        return result as unknown as PostgresQueryResult<never>
      } catch (problem) {
        if (isCut(problem)) {
          cut = true
          this.primary.doubt()
        }
        throw problem
      }
    }
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(cut) }
  }

  private nameOf(text: string, values: number): string | undefined {
    const known = this.names.get(text)
    if (known !== undefined || values === 0 || values > MOST_VALUES || this.names.size >= MOST_PREPARED) return known
    const name = createHash('sha1').update(text).digest('base64url')
    this.names.set(text, name)
    return name
  }
}
