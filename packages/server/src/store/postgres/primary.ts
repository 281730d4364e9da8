import { readFileSync } from 'node:fs'
import pg from 'pg'
import { StoreError } from '../store.ts'
import { type DatabaseAddress, type Host, nameOfHost } from './address.ts'

/** Milliseconds that one host has to say what it is. */
const PROBE = 2000

/** 64-bit numbers come as texts otherwise; none of ours is larger than JavaScript's. */
const INT8 = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** Finds the host that is the primary. Of several that can be written the one with the newest history is. */
export class Primary {
  private readonly address: DatabaseAddress
  private found: Promise<Host> | null = null

  constructor(address: DatabaseAddress) {
    this.address = address
  }

  /** The host to use; looked for again once it is in doubt. */
  find(): Promise<Host> {
    this.found ??= this.look().catch((problem) => {
      this.found = null
      throw problem
    })
    return this.found
  }

  /** Something went wrong that another host may be the answer to. */
  doubt(): void {
    this.found = null
  }

  settings({ host, port }: Host): pg.ClientConfig {
    const { database, user, password, ssl, rootcert } = this.address
    const secure = {
      rejectUnauthorized: ssl === 'verify-full',
      ...(rootcert && { ca: readFileSync(rootcert, 'utf8') }),
    }
    return {
      host,
      port,
      database,
      user,
      ...(password !== undefined && { password }),
      ssl: ssl === 'disable' ? false : secure,
      types,
      connectionTimeoutMillis: PROBE,
      keepAlive: true,
      application_name: 'quayside',
    }
  }

  private async look(): Promise<Host> {
    const seen = await Promise.all(this.address.hosts.map((host) => this.probe(host)))
    const primaries = seen.filter(({ history }) => history !== null)
    primaries.sort((one, other) => (one.history! < other.history! ? 1 : -1))
    if (primaries.length > 0) return primaries[0].host
    throw new StoreError(
      `The database of QUAYSIDE_DATABASE cannot be used: ${seen.map(({ host, why }) => `${nameOfHost(host)}: ${why}`).join('; ')}`,
    )
  }

  /**
   * A former primary that comes back claims that it can be written; only its timeline, which every promotion raises, tells that it is over.
   */
  private async probe(
    host: Host,
  ): Promise<{ readonly host: Host; readonly history: string | null; readonly why: string }> {
    const client = new pg.Client({ ...this.settings(host), query_timeout: PROBE })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query(`select pg_is_in_recovery() or current_setting('transaction_read_only')::bool
        as standby`)
      if (rows[0].standby) return { host, history: null, why: 'it is a standby' }
      if (this.address.hosts.length === 1) return { host, history: '', why: '' }
      const { rows: at } = await client.query('select pg_walfile_name(pg_current_wal_lsn()) as file')
      return { host, history: (at[0].file as string).slice(0, 8), why: '' }
    } catch (problem) {
      return { host, history: null, why: (problem as Error).message || String((problem as { code?: string }).code) }
    } finally {
      client.end().catch(() => {})
    }
  }
}
