/** Where the browsers' makers take push messages: Google, Mozilla, Microsoft, Apple. */
const VENDORS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

const LONGEST = 1000

/** Where a push message may be sent: `trusted` if the host named this very origin, so that it may be an inner address. */
export interface Endpoint {
  readonly url: URL
  readonly trusted: boolean
}

/**
 * The endpoint of a device, if the server may send there; else null. Anybody can say anything here, so it is not for the address to say where we
 * knock: only to services that are known, on their usual port. `more` is what the host has added.
 */
export function endpointOf(text: string, more: readonly string[]): Endpoint | null {
  if (text.length > LONGEST || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null
  if (more.includes(url.origin)) return { url, trusted: true }
  if (url.protocol !== 'https:' || url.port !== '') return null
  const known = [...VENDORS, ...more].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return known ? { url, trusted: false } : null
}
