import type { PushPayload } from '@quayside/table'

// Keeps the client itself, so that it opens without a network: tables in this browser can be played anywhere. And shows what the server tells
// somebody who has no page open.

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: every file of the client, and a name for exactly this set of them. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] }

const CACHE = `quayside-${BUILT.version}`
/** How long the server may take for the page before the kept one is shown, in milliseconds. */
const PATIENCE = 2500

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...BUILT.files]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|ws|healthz|metrics)\b/.test(pathname))
    return
  event.respondWith(request.mode === 'navigate' ? page(request) : asset(request))
})

/** The page fresh from the server if it answers in time, else the kept one. */
async function page(request: Request): Promise<Response> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE))
    return await Promise.race([fetch(request), late])
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

/** Referees of older rules are not kept before somebody has a table that needs them, and sounds not before somebody wants any. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok && /\.(?:js|wav)$/.test(new URL(request.url).pathname)) {
    await (await caches.open(CACHE)).put(request, fetched.clone())
  }
  return fetched
}

/* Notices */

self.addEventListener('push', (event) => event.waitUntil(tell(read(event.data))))

/** What a push says; of one that cannot be read, that there is something. */
function read(data: PushMessageData | null): Partial<PushPayload> {
  try {
    return (data?.json() ?? {}) as Partial<PushPayload>
  } catch {
    return {}
  }
}

/** Something is always shown, also to somebody who looks at the table: browsers take the right away from whoever is silent. */
async function tell({ title = 'Quayside', body = '', path = '/', tag = 'quayside', count }: Partial<PushPayload>) {
  // TypeScript does not know of `renotify`: what replaces another is heard as well.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    data: { path },
  }
  await self.registration.showNotification(title, options)
  // Not everywhere is there anything to mark.
  if (count !== undefined) await self.navigator.setAppBadge?.(count).catch(() => {})
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { path?: string }
  event.waitUntil(show(new URL(path ?? '/', self.location.origin)))
})

/** An address without the part of its page. */
const pageOf = (address: string): string => address.replace(/#.*$/, '')

/** The page that is open there already, else a new one; never one of somebody else. */
async function show(place: URL): Promise<void> {
  const { href } = place.origin === self.location.origin ? place : new URL('/', self.location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => pageOf(page.url) === pageOf(href))
  await (open ? open.focus() : self.clients.openWindow(href))
}
