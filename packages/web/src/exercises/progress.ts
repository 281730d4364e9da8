const PREFIX = 'quayside.exercises.'

/** The exercises of a game that somebody has solved, by their ids, as this browser has kept them. */
export function readSolved(game: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + game) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

export function keepSolved(game: string, solved: ReadonlySet<string>): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify([...solved]))
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}
