import { expect } from 'vitest'
import { patience } from '../../tools/pace.ts'

/** Looks again and again until what is expected is seen. */
export const eventually = <T>(look: () => T | Promise<T>) =>
  expect.poll(look, { timeout: patience(15_000), interval: 25 })
