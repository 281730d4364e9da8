import { isIP } from 'node:net'

/** Where passkeys belong to: a domain, and the pages that may ask for them. */
export interface Site {
  readonly domain: string
  /** Whether a page there may ask; an origin, as browsers write it. */
  owns(origin: string): boolean
  /** Whether a host, as a request names it, is this one. */
  isAt(host: string): boolean
}

const LOCAL: Site = {
  domain: 'localhost',
  owns: (origin) => /^https?:\/\/localhost(?::\d+)?$/.test(origin),
  isAt: (host) => /^localhost(?::\d+)?$/.test(host),
}

/**
 * The site by its public address; null where browsers have no passkeys: on plain http, and at an address in numbers. What a request says
 * of its host is never believed, or keys could be made for somebody else's site. Without a public address there is only this machine.
 */
export function siteOf(url: string | null): Site | null {
  if (url === null) return LOCAL
  const { hostname, host, origin, protocol } = new URL(url)
  if (hostname === 'localhost') return LOCAL
  if (isIP(hostname.replace(/^\[|\]$/g, '')) || protocol !== 'https:') return null
  return { domain: hostname, owns: (asked) => asked === origin, isAt: (asked) => asked === host }
}
