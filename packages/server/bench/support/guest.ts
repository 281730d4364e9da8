import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { NewTable } from '@quayside/table'
import { Broken, Declined, Line, type Unasked } from './line.ts'

interface Problem {
  readonly error: { readonly code: string; readonly message: string }
}

interface Reply {
  readonly status: number
  readonly cookie: string | undefined
  readonly text: string
}

const agent = new Agent({ keepAlive: true })

/** Somebody with a cookie, and what they ask over http. The server may come back at another address. */
export class Guest {
  readonly name: string
  cookie = ''
  private readonly from: string | undefined

  /** `from` is the address of this machine that they come from. */
  constructor(name: string, from?: string) {
    this.name = name
    this.from = from
  }

  /** The first visit: a cookie and a name. */
  async arrive(url: string): Promise<void> {
    const { cookie, status, text } = await this.send(url, 'GET', '/api/me')
    if (cookie === undefined) throw declined(status, text)
    this.cookie = cookie
    await this.call(url, 'PATCH', '/api/me', { name: this.name })
  }

  setTable(url: string, table: NewTable): Promise<{ table: string; invite: string }> {
    return this.call(url, 'POST', '/api/tables', table)
  }

  connect(url: string, hear: (message: Unasked) => void): Promise<Line> {
    return Line.open(url, this.cookie, hear, this.from)
  }

  async call<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await this.send(url, method, path, body)
    if (status >= 400) throw declined(status, text)
    return JSON.parse(text)
  }

  private async send(url: string, method: string, path: string, body?: unknown): Promise<Reply> {
    const json = body === undefined ? undefined : JSON.stringify(body)
    const headers = { cookie: this.cookie, ...(json !== undefined && { 'content-type': 'application/json' }) }
    try {
      const reply = await new Promise<IncomingMessage>((resolve, reject) => {
        const asked = request(url + path, { method, headers, agent, localAddress: this.from })
        asked.on('response', resolve).on('error', reject).end(json)
      })
      const cookie = reply.headers['set-cookie']?.[0].split(';')[0]
      return { status: reply.statusCode!, cookie, text: await text(reply) }
    } catch {
      throw new Broken()
    }
  }
}

function declined(status: number, text: string): Declined {
  try {
    const { code, message } = (JSON.parse(text) as Problem).error
    return new Declined(code, message)
  } catch {
    return new Declined(String(status), text.slice(0, 200))
  }
}
