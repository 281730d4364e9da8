/** Longer than this nobody waits for scenery, in milliseconds. */
const LATEST = 1500

const idle = (): Promise<void> =>
  new Promise((begin) => {
    // Not every browser tells when it has nothing to do.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => begin(), { timeout: LATEST })
    else setTimeout(begin, LATEST / 5)
  })

/** Fetches what is only looked at once the browser has drawn what is asked, and keeps it. */
export function later<Part>(fetch: () => Promise<Part>): () => Promise<Part> {
  let kept: Promise<Part> | null = null
  return () => {
    kept ??= idle().then(fetch)
    return kept
  }
}
