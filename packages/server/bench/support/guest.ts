import type { NewTable } from '@quayside/table'
import { Broken, Declined } from './line.ts'

interface Problem {
  readonly error: { readonly code: string; readonly message: string }
}

/** Somebody with a cookie, and what they ask over http. The server may come back at another address. */
export class Guest {
  readonly name: string
  cookie = ''

  constructor(name: string) {
    this.name = name
  }

  /** The first visit: a cookie and a name. */
  async arrive(url: string): Promise<void> {
    const reply = await this.fetch(url, 'GET', '/api/me')
    this.cookie = reply.headers.getSetCookie()[0].split(';')[0]
    await reply.text()
    await this.call(url, 'PATCH', '/api/me', { name: this.name })
  }

  setTable(url: string, table: NewTable): Promise<{ table: string; invite: string }> {
    return this.call(url, 'POST', '/api/tables', table)
  }

  async call<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.fetch(url, method, path, body)
    const value = await reply.json().catch(() => {
      throw new Broken()
    })
    if (reply.ok) return value as T
    const { code, message } = (value as Problem).error
    throw new Declined(code, message)
  }

  private async fetch(url: string, method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    try {
      return await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    } catch {
      throw new Broken()
    }
  }
}
