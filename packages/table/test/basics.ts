import type { Result, Rng } from '@quayside/kernel'

// What tests and long runs share that is no test itself.

/** What arrives at the other end of a wire. */
export const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value))

export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}

export const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]
