import type { Services } from '../services.ts'

/** Milliseconds between two looks for what nobody needs any more. */
const EVERY = 3600_000

/** Lets go of what has run out, now and every hour. Returns what ends that. */
export function tidyUp({ sessions, notices, company, store, log }: Services): () => void {
  const tidy = () => {
    const now = Date.now()
    Promise.all([sessions.sweep(now), store.keys.sweep(now), notices.sweep(), company.tidy(now)]).catch((error) =>
      log.error({ err: error }, 'what has run out could not be deleted'),
    )
  }
  tidy()
  const timer = setInterval(tidy, EVERY).unref()
  return () => clearInterval(timer)
}
