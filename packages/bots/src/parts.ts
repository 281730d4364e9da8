import type { Part } from './search/tally.ts'
import { stopwatch } from './stopwatch.ts'

/**
 * A job in several parts, each done by another process or worker. All know the same ways to answer, and each tries them in truths of its own; what
 * they have found is added up. A part may be missing in the end: the others are as good as a search with fewer simulations.
 */
export type InPart<Job> = Job & { readonly part: Part }

export const partsOf = (of: number): Part[] => Array.from({ length: of }, (_, index) => ({ index, of }))

export const inParts = <Job>(job: Job, of: number): InPart<Job>[] => partsOf(of).map((part) => ({ ...job, part }))

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
