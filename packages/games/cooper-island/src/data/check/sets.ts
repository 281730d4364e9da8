import { once, type Path, type Say } from '@quayside/kernel/data'

/** Every one of these is there, and once. */
export function allOnce(say: Say, path: Path, found: readonly string[], wanted: readonly string[], what = 'id'): void {
  once(say, found, (i) => [...path, i], what)
  for (const name of wanted) if (!found.includes(name)) say(path, `${name} is missing`)
}

export function between(say: Say, path: Path, found: number, least: number, most: number, what: string): void {
  if (found < least || found > most) say(path, `expected ${least} to ${most} ${what}, found ${found}`)
}

/** A list of different things that is not empty. */
export function distinct(say: Say, path: Path, found: readonly string[], what: string): void {
  if (found.length === 0) say(path, `expected at least one ${what}`)
  once(say, found, (i) => [...path, i], what)
}
