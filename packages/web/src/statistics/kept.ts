import type { PlayedGame, Sources } from './games.ts'

/** What was found out by playing games through, so that it is done once a game. */

const KEY = 'quayside.statistics'
/** Finds that a browser keeps; the oldest go first. */
const MOST = 400

export interface Find {
  /** Of a table of this browser; absent where the server tells it. Null if it is nobody's own, or cannot be played through. */
  readonly game?: PlayedGame | null
  readonly sources: Sources | null
}

export type Finds = ReadonlyMap<string, Find>

export const keyOf = ({ at, id }: Pick<PlayedGame, 'at' | 'id'>): string => `${at} ${id}`

export function readFinds(): Finds {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? (kept as [string, Find][]) : [])
  } catch {
    return new Map()
  }
}

/** A full browser keeps its games rather than these: they are found again. */
export function writeFinds(finds: Finds): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...finds].slice(-MOST)))
  } catch {
    localStorage.removeItem(KEY)
  }
}
