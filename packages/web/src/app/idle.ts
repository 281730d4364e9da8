/** How long a browser that cannot say when it has nothing to do is left alone, in milliseconds. */
const SOON = 600

/** Fetches what nobody waits for yet, once the page has nothing else to do. What does not come is fetched again when it is wanted. */
export function whenIdle(fetch: () => Promise<unknown> | undefined): void {
  const go = () => void fetch()?.catch(() => {})
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go)
  else setTimeout(go, SOON)
}
