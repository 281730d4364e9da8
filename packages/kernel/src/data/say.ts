import type { Path } from './path.ts'

/** Tells one problem of a pack by its place. */
export type Say = (path: Path, message: string) => void

export function exactly(say: Say, path: Path, found: number, expected: number, what: string): void {
  if (found !== expected) say(path, `expected ${expected} ${what}, found ${found}`)
}

/** Every value at most once; the later one is named. */
export function once<T>(say: Say, values: readonly T[], pathOf: (index: number) => Path, what = 'id'): void {
  const seen = new Set<T>()
  values.forEach((value, i) => {
    if (seen.has(value)) say(pathOf(i), `the ${what} ${String(value)} is there twice`)
    seen.add(value)
  })
}

/** Numbers that grow from entry to entry and stay within a track. */
export function ascending(
  say: Say,
  numbers: readonly number[],
  pathOf: (index: number) => Path,
  most: number = Number.POSITIVE_INFINITY,
): void {
  numbers.forEach((number, i) => {
    if (i > 0 && number <= numbers[i - 1])
      say(pathOf(i), `expected more than the ${numbers[i - 1]} before it, found ${number}`)
    if (number > most) say(pathOf(i), `expected at most ${most}, the last space, found ${number}`)
  })
}

export const isEmpty = (reward: object): boolean => Object.keys(reward).length === 0
