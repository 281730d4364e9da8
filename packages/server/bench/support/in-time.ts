/** Milliseconds after which an answer counts as missing. */
const PATIENCE = 60_000

/** A promise, or a rejection that says what was waited for in vain. */
export async function inTime<T>(promise: Promise<T>, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${what}: no answer`)), PATIENCE)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
