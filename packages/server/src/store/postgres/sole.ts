import pg from 'pg'
import { StoreError } from '../store.ts'
import type { Primary } from './primary.ts'

/** The number of the lock: any, as long as it is always the same. */
const LOCK = 0x51554159
/** Milliseconds that another server has to go: one that is just stopping. */
const PATIENCE = 1500
const AGAIN = 100
/** Milliseconds after which a lost lock is looked after. */
const LATER = 2000

/**
 * Keeps a second server out of a database that one is to have for itself, by a lock that lives with a connection. Holds protect the games even
 * while it is lost; this only tells somebody who starts two by mistake.
 */
export class Sole {
  private readonly primary: Primary
  private readonly name: string
  private client: pg.Client | null = null
  private timer: NodeJS.Timeout | undefined
  private over = false

  constructor(primary: Primary, name: string) {
    this.primary = primary
    this.name = name
  }

  /** Those who share a database only keep out who wants it alone. */
  async take(alone: boolean): Promise<void> {
    const until = performance.now() + PATIENCE
    while (!(await this.tried(alone))) {
      if (performance.now() > until)
        throw new StoreError(`The database ${this.name} is in use by another Quayside server.`)
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }

  async free(): Promise<void> {
    this.over = true
    clearTimeout(this.timer)
    await this.client?.end()
  }

  private async tried(alone: boolean): Promise<boolean> {
    const client = new pg.Client(this.primary.settings(await this.primary.find()))
    client.on('error', () => this.lost(client, alone))
    await client.connect()
    // A machine that vanishes must not keep the lock for hours.
    await client.query('set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3')
    const { rows } = await client.query(`select pg_try_advisory_lock${alone ? '' : '_shared'}(${LOCK}) as taken`)
    if (rows[0].taken && !this.over) {
      this.client = client
      return true
    }
    await client.end()
    return false
  }

  private lost(client: pg.Client, alone: boolean): void {
    if (this.over || this.client !== client) return
    this.client = null
    this.primary.doubt()
    this.timer = setTimeout(() => this.again(alone), LATER).unref()
  }

  private again(alone: boolean): void {
    this.tried(alone)
      .catch(() => false)
      .then((taken) => {
        if (!taken && !this.over) this.timer = setTimeout(() => this.again(alone), LATER).unref()
      })
  }
}
