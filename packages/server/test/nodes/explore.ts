/** What can happen next: in words, and the world after it; with what is wrong about it, if anything is. */
export interface Happening<W> {
  readonly what: string
  readonly world: W
  readonly wrong?: string
}

export interface Explored {
  /** Worlds that can come about. */
  readonly worlds: number
  /** For each wrong that can be done, the shortest way to it. */
  readonly wrongs: ReadonlyMap<string, readonly string[]>
}

interface Reached<W> {
  readonly world: W
  readonly what: string
  readonly before: Reached<W> | null
}

/** Looks at every world that can come about from the first, each once, those soonest reached first; no further once it has found the wrong that is sought. */
export function explore<W>(first: W, happenings: (world: W) => Iterable<Happening<W>>, sought?: string): Explored {
  const known = new Set([JSON.stringify(first)])
  const wrongs = new Map<string, readonly string[]>()
  let layer: Reached<W>[] = [{ world: first, what: 'it begins', before: null }]
  while (layer.length > 0) {
    const next: Reached<W>[] = []
    for (const before of layer) {
      for (const { what, world, wrong } of happenings(before.world)) {
        if (wrong !== undefined && !wrongs.has(wrong)) wrongs.set(wrong, wayTo({ world, what, before }))
        if (wrong !== undefined && wrong === sought) return { worlds: known.size, wrongs }
        const key = JSON.stringify(world)
        if (known.has(key)) continue
        known.add(key)
        next.push({ world, what, before })
      }
    }
    layer = next
  }
  return { worlds: known.size, wrongs }
}

function wayTo<W>(reached: Reached<W>): string[] {
  const way: string[] = []
  for (let at: Reached<W> | null = reached; at; at = at.before) way.unshift(at.what)
  return way
}
