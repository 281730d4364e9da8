import { stopwatch } from './stopwatch.ts'

/** Browsers and Node have them, though the language itself does not. */
declare function setTimeout(act: () => void, milliseconds: number): unknown
declare function clearTimeout(timer: unknown): void

/** Once the first part has come the others have as long again, and at least so many milliseconds. */
export const LATENESS = 1000

/** What has come when all parts are done, or when those that are not are late. Rejects only if nothing came at all. */
export function gathered<T>(parts: readonly Promise<T>[]): Promise<T[]> {
  const began = stopwatch()
  const found: T[] = []
  let open = parts.length
  let late: unknown
  return new Promise((resolve, reject) => {
    const settle = (problem?: unknown) => {
      if (--open > 0) return
      clearTimeout(late)
      if (found.length > 0) resolve(found)
      else reject(problem)
    }
    for (const part of parts) {
      part.then((what) => {
        found.push(what)
        late ??= setTimeout(() => resolve([...found]), Math.max(LATENESS, stopwatch() - began))
        settle()
      }, settle)
    }
  })
}
