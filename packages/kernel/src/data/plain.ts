import type { Path } from './path.ts'
import type { Say } from './say.ts'

/** No list or object of a pack is longer, and none goes deeper. */
const LONGEST = 400
const DEEPEST = 16

/** Words that every object knows, and with which a file could reach into the program that reads it. */
const isOddKey = (key: string): boolean => key in Object.prototype || key === 'prototype'

/** Finds what no pack has at any place, so that the schema only meets small plain data. */
export function oddities(value: unknown, say: Say, path: Path = []): void {
  if (typeof value !== 'object' || value === null) return
  const keys = Object.keys(value)
  if (path.length > DEEPEST) say(path, 'lies too deep')
  else if (keys.length > LONGEST) say(path, `expected at most ${LONGEST} entries, found ${keys.length}`)
  else for (const key of keys) step(value, key, say, path)
}

function step(value: object, key: string, say: Say, path: Path): void {
  const inList = Array.isArray(value)
  if (!inList && isOddKey(key)) say(path, `does not know ${JSON.stringify(key)}`)
  else oddities((value as Record<string, unknown>)[key], say, [...path, inList ? Number(key) : key])
}
