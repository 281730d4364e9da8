// Keeps the client itself, so that it opens without a network: tables in this browser can be played anywhere.

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

/** Referees of older rules are not kept before somebody has a table that needs them. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok && new URL(request.url).pathname.endsWith('.js')) {
    await (await caches.open(CACHE)).put(request, fetched.clone())
  }
  return fetched
}
