import * as v from 'valibot'
import type { Field, Fields } from '../box/fields.ts'
import type { Kind } from '../box/kinds.ts'
import type { ShownOpen } from '../box/show.ts'

/** Shapes of what comes from outside. They are valibot's, with less to write for what positions are made of. */

/** Valibot takes an empty list for an object and passes over keys like these; to us both are mistakes. */
const notList = v.check((value: unknown) => !Array.isArray(value), 'Expected an object but received a list')
const noOddKeys = v.check(
  (value: unknown) => !['__proto__', 'prototype', 'constructor'].some((key) => Object.hasOwn(Object(value), key)),
  'Unknown key',
)

type Optional<T extends v.ObjectEntries> = { [N in keyof T]: v.OptionalSchema<T[N], undefined> }

/** What may be left out. */
export const optional = <const T extends v.ObjectEntries>(entries: T): Optional<T> =>
  Object.fromEntries(Object.entries(entries).map(([name, shape]) => [name, v.optional(shape)])) as Optional<T>

/** What an object says in any case, and what it may leave out. */
export const object = <const T extends v.ObjectEntries, const M extends v.ObjectEntries = Record<never, never>>(
  needed: T,
  more: M = {} as M,
) => v.pipe(v.unknown(), notList, noOddKeys, v.strictObject({ ...needed, ...optional(more) } as T & Optional<M>))

export const record = <const K extends Parameters<typeof v.record>[0], const V extends v.GenericSchema>(
  key: K,
  value: V,
) => v.pipe(v.unknown(), notList, noOddKeys, v.record(key, value))

/** Something for some of these ids. */
export const among = <const I extends string, const V extends v.GenericSchema>(ids: readonly I[], value: V) =>
  object({}, v.entriesFromList(ids, value))

export const listOf = <const T extends v.GenericSchema>(item: T, most: number = MANY) =>
  v.pipe(v.array(item), v.maxLength(most))

export const count = (max: number, min = 0) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** Far beyond any game, and small enough that no sum of them leaves its cell. */
export const MANY = 999

/** The name of a thing that component data name: which there are is known when the position is laid, see `named`. */
export const id = v.pipe(v.string(), v.maxLength(80))

/** What comes through shapes that may be left out. */
export type Shaped<T extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Optional<T>, undefined>>

/** How every position begins. Chance is a seed for what it leaves hidden, or the generator itself as our own positions write it. */
export const head = <const G extends string>(game: G) => ({
  game: v.literal(game),
  options: v.optional(v.unknown()),
  seed: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  rng: v.optional(v.pipe(v.string(), v.regex(/^(?!0{32})[0-9a-f]{32}$/))),
})

/** What is wrong with the shape, in one line that names the place. */
export function shapeProblem(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues
  const path = first.path?.map((step) => String(step.key)).join('.') ?? 'position'
  return `${path.slice(0, 80)}: ${first.message.slice(0, 200)}`
}

/** One thing that is wrong with the shape: where, what kind of check found it, with which limit, and what stands there. */
export interface Misshapen {
  readonly path: readonly (string | number)[]
  readonly type: string
  readonly requirement: unknown
  readonly input: unknown
  /** Nothing of this name belongs there. */
  readonly extra: boolean
}

/** Everything that is wrong with the shape, for whoever can show it at the place. */
export function misshapenIn(shape: unknown, given: unknown): readonly Misshapen[] {
  const { issues = [] } = v.safeParse(shape as v.GenericSchema, given)
  return issues.map((issue) => ({
    path: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    type: issue.type,
    requirement: 'requirement' in issue ? issue.requirement : undefined,
    input: issue.input,
    extra: issue.type === 'strict_object' && issue.expected === 'never',
  }))
}

/** What is open may be given in part: of all things of a kind only some. */
type InPart<T> = T extends readonly unknown[] ? T : T extends object ? { [N in keyof T]?: InPart<T[N]> } : T

/**
 * The shapes of a box's open fields. `most` names those whose counts end well before `MANY`: `supply`, `automa.counters`.
 */
export function openShape<F extends Fields>(fields: F, most: Limits = {}): OpenShape<F> {
  const entries: { [name: string]: v.GenericSchema } = {}
  for (const [name, field] of Object.entries(fields)) if (field.open) entries[name] = shapeOf(field, name, most)
  return entries as unknown as OpenShape<F>
}

type OpenShape<F extends Fields> = { [N in keyof ShownOpen<F>]: v.GenericSchema<InPart<ShownOpen<F>[N]>> }

type Limits = { readonly [field: string]: number }

function shapeOf(field: Field, name: string, most: Limits): v.GenericSchema {
  switch (field.form) {
    case 'count':
      return count(most[name] ?? MANY)
    case 'value': {
      if (field.codec === 'flag') return v.boolean()
      const thing = field.kind ? idOf(field.kind) : count(MAX_SEAT)
      return field.maybe ? v.nullable(thing) : thing
    }
    case 'set':
      return listOf(idOf(field.kind))
    case 'list':
      return listOf(shapeOf(field.of, name, most), field.most)
    case 'per':
      return atEach(field, shapeOf(field.of, name, most))
    case 'row':
      return atEach(field, shapeOfAll(field.fields, name, most))
    case 'group':
      return shapeOfAll(field.fields, name, most)
  }
}

const shapeOfAll = (fields: Fields, outer: string, most: Limits): v.GenericSchema =>
  object(
    {},
    Object.fromEntries(
      Object.entries(fields).map(([name, inner]) => [name, shapeOf(inner, `${outer}.${name}`, most)] as const),
    ),
  )

const atEach = ({ kind, size }: { kind: Kind | null; size: number }, inner: v.GenericSchema): v.GenericSchema =>
  kind && !kind.listed ? record(idOf(kind), inner) : listOf(inner, size)

const idOf = ({ ids }: Kind) => (ids ? v.picklist(ids) : id)

/** No table has more seats than this, opponents that a game plays itself included. */
const MAX_SEAT = 7
