import { expect } from 'vitest'

/** Looks again and again until what is expected is seen; machines that run tests are busy. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 15_000, interval: 25 })
