import { Declined } from './declined.ts'

/** Asks the server over http; what it refuses is thrown as `Declined`, with its reason's code. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const value = (await reply.json().catch(() => ({}))) as { error?: { code: string; message: string } }
  if (!reply.ok) throw new Declined(value.error?.code ?? 'unreachable', value.error?.message ?? reply.statusText)
  return value as T
}
