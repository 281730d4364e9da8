import * as v from 'valibot'
import { fail, type Result } from './result.ts'
import { RNG_CELLS, seedRng } from './rng.ts'

/** What the games' positions have in common: shapes from outside, chance, and refusals with a reason. */

/** Valibot takes an empty list for an object and passes over keys like these; to us both are mistakes. */
const notList = v.check((value: unknown) => !Array.isArray(value), 'Expected an object but received a list')
const noOddKeys = v.check(
  (value: unknown) => !['__proto__', 'prototype', 'constructor'].some((key) => Object.hasOwn(Object(value), key)),
  'Unknown key',
)
export const object = <const T extends v.ObjectEntries>(entries: T) =>
  v.pipe(v.unknown(), notList, noOddKeys, v.strictObject(entries))
export const record = <const K extends Parameters<typeof v.record>[0], const V extends v.GenericSchema>(
  key: K,
  value: V,
) => v.pipe(v.unknown(), notList, noOddKeys, v.record(key, value))

export const count = (max: number, min = 0) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** Far beyond any game, and small enough that no sum of them leaves its cell. */
export const MANY = 999

/** Chance in a position: a seed for what it leaves hidden, or the generator itself as our own positions write it. */
export const chance = {
  seed: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  rng: v.optional(v.pipe(v.string(), v.regex(/^(?!0{32})[0-9a-f]{32}$/))),
}

/** Without a seed the position's own text is one: the same position is always the same game. */
export function seedFrom(cells: Int16Array, at: number, position: { seed?: string; rng?: string }): void {
  if (position.rng === undefined) {
    seedRng(cells, at, position.seed ?? JSON.stringify(position))
    return
  }
  for (let i = 0; i < RNG_CELLS; i++) cells[at + i] = Number.parseInt(position.rng.slice(i * 4, i * 4 + 4), 16)
}

export const rngText = (cells: Int16Array, at: number): string =>
  Array.from(cells.subarray(at, at + RNG_CELLS), (cell) => (cell & 0xffff).toString(16).padStart(4, '0')).join('')

/** What is wrong with the shape, in one line that names the place. */
export function shapeProblem(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues
  const path = first.path?.map((step) => String(step.key)).join('.') ?? 'position'
  return `${path.slice(0, 80)}: ${first.message.slice(0, 200)}`
}

/** Thrown and caught while a position is read: that takes many small steps, each of which may find it impossible. */
class Impossible extends Error {}

export function demand(fine: boolean, message: string): asserts fine {
  if (!fine) throw new Impossible(message)
}

/** Does work that makes demands; the first that is not met is the refusal. */
export function possible<T>(work: () => Result<T>): Result<T> {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof Impossible) return fail('impossible-position', problem.message)
    throw problem
  }
}
