import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILT_IN } from '../../src/data/built-in.ts'

const page = readFileSync(new URL('../../../../../docs/cooper-island/data.md', import.meta.url), 'utf8')

/** Keys of the built-in pack, but for the areas of the solo opponent. */
function keysOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inside] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(key)
    if (key !== 'fallback') keysOf(inside, found)
  }
  return found
}

test('the page of the data tells of every key', () => {
  const keys = [...keysOf(BUILT_IN)]
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !new RegExp(`[\`"]${key}[\`"]`).test(page))).toEqual([])
})
