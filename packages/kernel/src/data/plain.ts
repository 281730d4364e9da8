import type { Path } from './path.ts'
import type { Say } from './say.ts'

/** The longest list or object that a pack may have, and how deep it may be nested. */
const LONGEST = 400
const DEEPEST = 16

/** Keys that every object inherits: with them a file could change the prototypes of the program that reads it. */
const isOddKey = (key: string): boolean => key in Object.prototype || key === 'prototype'

/** Finds what is not allowed anywhere in a pack, so that the schema is given only small plain data. */
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
