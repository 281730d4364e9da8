import type { AnyGame, Watched } from '@quayside/kernel'

/** One value that an order can hang on. */
export interface WatchedPath {
  readonly watched: Watched
  readonly path: string
  /** For which thing, of those that there is one for each of. */
  readonly of: string | null
}

/** All that orders of a game can hang on besides the answers there are. */
export function watchedPaths({ watched = [], ids }: AnyGame): WatchedPath[] {
  return watched.flatMap((each): WatchedPath[] => {
    const { path } = each
    if (each.each === undefined) return [{ watched: each, path, of: null }]
    return (ids[each.each] ?? []).map((of) => ({ watched: each, path: path.replace('*', of), of }))
  })
}

/** What a path stands for; null if the game has no words for it. */
export const watchedAt = (game: AnyGame, path: string): WatchedPath | null =>
  watchedPaths(game).find((each) => each.path === path) ?? null
