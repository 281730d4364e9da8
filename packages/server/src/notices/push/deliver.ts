import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { publicLookup } from './addresses.ts'
import type { Endpoint } from './endpoints.ts'

/** How long a service may take, in milliseconds, and how much of what it says is read, in bytes. */
const PATIENCE = 10_000
const LONGEST = 16 * 1024

/** What is sent, sealed so that only the browser can open it. */
export interface Sealed {
  readonly headers: { readonly [name: string]: string | number }
  readonly body: Buffer
}

/** What became of it: taken; the device is not there any more; or not taken this time, for whatever reason. */
export type Delivered = 'sent' | 'gone' | 'failed'

/** Sends a message to a service for push messages, follows nothing it says, and tells nobody what it answered. */
export function deliver(
  { url, trusted }: Endpoint,
  { headers, body }: Sealed,
  lookup: LookupFunction = publicLookup(),
): Promise<Delivered> {
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest
    // No agent: a connection that is kept would be used again without a look at its address.
    const options = { method: 'POST', headers, agent: false, timeout: PATIENCE, ...(!trusted && { lookup }) } as const
    const sending = send(url, options, (response) => {
      resolve(verdictOf(response.statusCode ?? 0))
      let read = 0
      response.on('data', (part: Buffer) => {
        read += part.length
        if (read > LONGEST) response.destroy()
      })
      response.on('error', () => {})
    })
    const timer = setTimeout(() => sending.destroy(new Error('too slow')), PATIENCE)
    sending.on('timeout', () => sending.destroy(new Error('too slow')))
    sending.on('error', () => resolve('failed'))
    sending.on('close', () => clearTimeout(timer))
    sending.end(body)
  })
}

function verdictOf(status: number): Delivered {
  if (status >= 200 && status < 300) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}
