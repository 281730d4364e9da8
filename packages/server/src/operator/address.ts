import { join } from 'node:path'
import type { Result } from '@quayside/kernel'
import type { Config } from '../config.ts'
import { INSTANCE } from '../http/service.ts'
import { siteOf } from '../people/site.ts'
import { DATABASE, reading } from '../store/file.ts'
import { type Finding, finding } from './finding.ts'
import type { Status } from './replies.ts'

/** How long the public address may take to answer, in milliseconds. */
const PATIENCE = 5000

/** Whether people can be sent links to this server, have passkeys and be told things outside the page: all of it hangs on the public address. */
export async function publicAddress(
  folder: string,
  config: Config,
  status: Result<Status> | null,
): Promise<readonly Finding[]> {
  const running = status?.ok ? status.value.running : null
  const url = running ? running.address : config.url
  const proxied = running ? running.proxy !== 'false' : config.proxy !== false
  if (url === null) return [finding('address', proxied ? 'warn' : 'ok', 'address-none', {})]
  const site = siteOf(url)
  const lost = keysElsewhere(folder, site?.domain ?? '')
  const moved = lost ? [finding('address', 'warn', 'address-moved', { url, ...lost })] : []
  if (!site) {
    const plain = url.startsWith('http:')
    return [finding('address', 'warn', plain ? 'address-plain' : 'address-numbers', { url }), ...moved]
  }
  return [await reached(url, running?.instance), ...moved]
}

/** Whoever answers there should be the server that runs here. */
async function reached(url: string, instance: string | undefined): Promise<Finding> {
  if (instance === undefined) return finding('address', 'ok', 'address-unseen', { url })
  try {
    const reply = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' })
    const same = reply.headers.get(INSTANCE) === instance
    return finding('address', same ? 'ok' : 'fail', same ? 'address-ok' : 'address-other', { url })
  } catch (problem) {
    const { message, cause } = problem as Error
    return finding('address', 'warn', 'address-silent', { url, problem: (cause as Error)?.message ?? message })
  }
}

/** Passkeys that were made at another address, which no browser offers any more. */
function keysElsewhere(folder: string, domain: string): { readonly keys: number; readonly domain: string } | null {
  const ask = `select domain, count(*) as keys from passkeys where domain <> ? group by domain order by keys desc limit 1`
  try {
    return reading(join(folder, DATABASE), (file) => file.prepare(ask).get(domain) ?? null) as never
  } catch {
    // There is no database, or one of before there were passkeys.
    return null
  }
}
