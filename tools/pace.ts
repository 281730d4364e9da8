/**
 * How long tests wait. A slow machine is not a failing one: limits are written for a quiet one and grow with what this one was measured to need.
 * They only tell a test that hangs from one that runs, so they are wide.
 */

/** What the work below takes on a quiet machine of ours, in milliseconds. */
const QUIET = 27
const ROUNDS = 15
/** Neighbours may come later than the measurement, and browsers are neighbours of their own tests. */
const RESERVE = 2
/** Beyond this nothing is waited for any more. */
const SLOWEST = 30

/** Measured once, by whoever starts the tests; their threads and processes inherit it. */
const SLOWNESS = 'QUAYSIDE_SLOWNESS'

/** How many times as long as on a quiet machine work takes here and now; 1 at least. */
export function measurePace(): number {
  process.env[SLOWNESS] ??= measured().toFixed(1)
  return Number(process.env[SLOWNESS])
}

/** So many milliseconds, or as many as the same takes on this machine. */
export const patience = (milliseconds: number): number => milliseconds * RESERVE * Number(process.env[SLOWNESS] ?? 1)

function measured(): number {
  work()
  const since = performance.now()
  for (let round = 0; round < ROUNDS; round++) work()
  const slowness = (performance.now() - since) / ROUNDS / QUIET
  return Math.min(SLOWEST, Math.max(1, slowness))
}

function work(): number {
  let x = 1
  for (let n = 0; n < 20_000_000; n++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
  }
  return x
}
