import type { OptionSchema } from '@quayside/kernel'
import type { Path } from './path.ts'

/** What may stand in a field, as the schema of a game's positions says it. */
export type Shape =
  | { readonly kind: 'object'; readonly entries: { readonly [name: string]: Entry } }
  /** Something for each of many things; the names of these where they are few and known. */
  | { readonly kind: 'record'; readonly keys: readonly string[] | null; readonly of: Shape }
  | { readonly kind: 'list'; readonly of: Shape; readonly least: number; readonly most: number }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly ids: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'fixed'; readonly value: unknown }
  | { readonly kind: 'maybe'; readonly of: Shape }
  | { readonly kind: 'either'; readonly of: readonly Shape[] }
  | { readonly kind: 'any' }

export interface Entry {
  readonly shape: Shape
  /** It may not be left out. */
  readonly needed: boolean
}

/** A schema of valibot, as far as it is looked into. */
interface Schema {
  readonly type: string
  readonly kind?: string
  readonly pipe?: readonly Schema[]
  readonly requirement?: unknown
  readonly entries?: { readonly [name: string]: Schema }
  readonly key?: Schema
  readonly value?: Schema
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

const LONGEST = 1000

/** The shape that a schema checks. */
export function shapeOf(schema: unknown): Shape {
  const given = schema as Schema
  const steps = given.pipe ?? []
  // What is piped through several schemas has the shape of the last.
  const last = steps.filter(({ kind }) => kind === 'schema').at(-1) ?? given
  const limit = (type: string, otherwise: number): number => {
    const found = steps.find((step) => step.type === type)
    return typeof found?.requirement === 'number' ? found.requirement : otherwise
  }
  const exactly = limit('length', -1)
  switch (last.type) {
    case 'strict_object':
      return { kind: 'object', entries: entriesOf(last.entries ?? {}) }
    case 'record':
      return { kind: 'record', keys: keysOf(last.key), of: shapeOf(last.value) }
    case 'array':
      return {
        kind: 'list',
        of: shapeOf(last.item),
        least: Math.max(0, exactly),
        most: exactly >= 0 ? exactly : limit('max_length', LONGEST),
      }
    case 'number':
      return { kind: 'count', min: limit('min_value', 0), max: limit('max_value', LONGEST) }
    case 'picklist':
      return { kind: 'choice', ids: (last.options ?? []).map(String) }
    case 'boolean':
      return { kind: 'flag' }
    case 'string':
      return { kind: 'text', most: limit('max_length', LONGEST) }
    case 'literal':
      return { kind: 'fixed', value: last.literal }
    case 'nullable':
      return { kind: 'maybe', of: shapeOf(last.wrapped) }
    case 'optional':
      return shapeOf(last.wrapped)
    case 'union':
      return { kind: 'either', of: (last.options ?? []).map(shapeOf) }
    default:
      return { kind: 'any' }
  }
}

const entriesOf = (entries: { readonly [name: string]: Schema }): { [name: string]: Entry } =>
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [
      name,
      { shape: shapeOf(schema), needed: schema.type !== 'optional' },
    ]),
  )

function keysOf(key: Schema | undefined): readonly string[] | null {
  const shape = key && shapeOf(key)
  return shape?.kind === 'choice' ? shape.ids : null
}

/** The shape of a game's options: all of them are there. */
export const optionShape = (schema: OptionSchema): Shape => ({
  kind: 'object',
  entries: Object.fromEntries(
    Object.entries(schema).map(([key, spec]): [string, Entry] => {
      if (spec.type === 'range') return [key, { shape: { kind: 'count', min: spec.min, max: spec.max }, needed: true }]
      const choice: Shape = { kind: 'choice', ids: spec.values }
      const most = spec.values.length
      return [key, { shape: spec.type === 'set' ? { kind: 'list', of: choice, least: 0, most } : choice, needed: true }]
    }),
  ),
})

/** Whether a value could stand in a field of this shape, looked at from the outside. */
export function fitsShape(shape: Shape, value: unknown): boolean {
  switch (shape.kind) {
    case 'object':
      return (
        isFields(value) &&
        Object.entries(shape.entries).every(([name, entry]) => {
          const inner = value[name]
          return entry.shape.kind !== 'fixed' || inner === entry.shape.value
        }) &&
        Object.keys(value).every((name) => Object.hasOwn(shape.entries, name))
      )
    case 'record':
      return isFields(value)
    case 'list':
      return Array.isArray(value)
    case 'count':
      return typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
    case 'text':
      return typeof value === 'string'
    case 'fixed':
      return value === shape.value
    case 'maybe':
      return value === null || fitsShape(shape.of, value)
    case 'either':
      return shape.of.some((one) => fitsShape(one, value))
    case 'any':
      return true
  }
}

/** The simplest value of a shape, for a field that is filled for the first time. */
export function blank(shape: Shape): unknown {
  switch (shape.kind) {
    case 'object': {
      const needed = Object.entries(shape.entries).filter(([, entry]) => entry.needed)
      return Object.fromEntries(needed.map(([name, entry]) => [name, blank(entry.shape)]))
    }
    case 'record':
      return {}
    case 'list':
      return Array.from({ length: shape.least }, () => blank(shape.of))
    case 'count':
      return shape.min
    case 'choice':
      return shape.ids[0]
    case 'flag':
      return true
    case 'text':
      return ''
    case 'fixed':
      return shape.value
    case 'maybe':
      return null
    case 'either':
      return blank(shape.of[0])
    case 'any':
      return null
  }
}

export const isFields = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The shape of a field within a whole, whichever of several shapes has it; undefined where there is no such field. */
export function shapeAt(whole: Shape, path: Path): Shape | undefined {
  if (path.length === 0) return whole
  const [key, ...rest] = path
  switch (whole.kind) {
    case 'object':
      return Object.hasOwn(whole.entries, key) ? shapeAt(whole.entries[key].shape, rest) : undefined
    case 'record':
    case 'list':
      return shapeAt(whole.of, rest)
    case 'maybe':
      return shapeAt(whole.of, path)
    case 'either':
      return whole.of.map((one) => shapeAt(one, path)).find((found) => found !== undefined)
    default:
      return undefined
  }
}
