import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILT_IN } from '../../src/data/built-in.ts'

const page = readFileSync(new URL('../../../../../docs/mombasa/data.md', import.meta.url), 'utf8')

/** Keys of the built-in pack; those of `adjacent` and `vertices` are names. */
function keysOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inside] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(key)
    if (key !== 'adjacent' && key !== 'vertices') keysOf(inside, found)
  }
  return found
}

test('the page of the data tells of every key', () => {
  const keys = [...keysOf(BUILT_IN)]
  expect(keys.length).toBeGreaterThan(70)
  expect(keys.filter((key) => !new RegExp(`[\`"]${key}[\`"]`).test(page))).toEqual([])
})
