/** By the name that lessons had when browsers began to keep this. */
const PREFIX = 'quayside.guide.'

/** The stop that somebody has come to in a lesson, by its id, as this browser has kept it; null if it is to begin anew. */
export function readProgress(game: string): string | null {
  try {
    return localStorage.getItem(PREFIX + game)
  } catch {
    return null
  }
}

/** Whoever has come to the end begins anew. */
export function keepProgress(game: string, stop: string | null): void {
  try {
    if (stop === null) localStorage.removeItem(PREFIX + game)
    else localStorage.setItem(PREFIX + game, stop)
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}
