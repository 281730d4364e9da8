import * as v from 'valibot'
import type { Field, Fields } from './box/fields.ts'
import type { Kind } from './box/kinds.ts'
import type { ShownOpen } from './box/show.ts'
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

/**
 * The shape of what positions say of a box's open fields, each of which may be left out. `ids` names the kinds that data name, `most` the
 * fields whose counts end well before `MANY`: `storage`, `automa.counters`.
 */
export function openShape<F extends Fields>(fields: F, ids: Names = {}, most: Limits = {}) {
  const entries: { [name: string]: v.GenericSchema } = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.open) entries[name] = v.optional(shapeOf(field, name, ids, most)) as v.GenericSchema
  }
  return entries as { [N in keyof ShownOpen<F>]: v.OptionalSchema<v.GenericSchema<ShownOpen<F>[N]>, undefined> }
}

type Names = { readonly [kind: string]: readonly string[] }
type Limits = { readonly [field: string]: number }

function shapeOf(field: Field, name: string, ids: Names, most: Limits): v.GenericSchema {
  const things = (kind: Kind) => v.picklist(kind.ids ?? ids[kind.name] ?? [])
  const thing = (kind: Kind | null) => (kind ? things(kind) : count(MAX_SEAT))
  const among = (kind: Kind | null, size: number, inner: v.GenericSchema): v.GenericSchema =>
    kind && !kind.listed ? record(things(kind), inner) : v.pipe(v.array(inner), v.maxLength(size))
  switch (field.form) {
    case 'count':
      return count(most[name] ?? MANY)
    case 'value':
      if (field.codec === 'flag') return v.boolean()
      return field.maybe ? v.nullable(thing(field.kind)) : thing(field.kind)
    case 'set':
      return v.array(things(field.kind))
    case 'list':
      return v.pipe(v.array(shapeOf(field.of, name, ids, most)), v.maxLength(field.most))
    case 'per':
      return among(field.kind, field.size, shapeOf(field.of, name, ids, most))
    case 'row':
      return among(field.kind, field.size, shapeOfAll(field.fields, name, ids, most))
    case 'group':
      return shapeOfAll(field.fields, name, ids, most)
  }
}

function shapeOfAll(fields: Fields, outer: string, ids: Names, most: Limits): v.GenericSchema {
  const shapes = Object.entries(fields).map(([name, inner]) => {
    return [name, v.optional(shapeOf(inner, `${outer}.${name}`, ids, most))] as const
  })
  return object(Object.fromEntries(shapes))
}

/** No table has more seats than this, opponents that a game plays itself included. */
const MAX_SEAT = 7
