import { fail, ok, type Problem, type Result } from './result.ts'

/**
 * What can be chosen when a table is set. The schema drives the new-table form, the engine's checks and the test matrix, so that a
 * new option is tested and offered by being declared.
 */
export type OptionSpec = (
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'range'; readonly min: number; readonly max: number; readonly default: number }
  | {
      readonly type: 'set'
      readonly values: readonly string[]
      readonly default: readonly string[]
      /** Conditions that must all hold for a member to be chosen. A list stands for alternatives, one of which must hold. */
      readonly needs?: { readonly [member: string]: readonly OptionNeed[] }
    }
) & {
  /** The option makes a difference only while this condition, or one of these, holds. Otherwise it must have its default. */
  readonly when?: OptionWhen | readonly OptionWhen[]
}

/** Another option has one of these values, or a set one of these members. */
export interface OptionWhen {
  readonly key: string
  readonly is: readonly (string | number)[]
  readonly and?: OptionWhen
}

type OptionNeed = OptionWhen | readonly OptionWhen[]

export type OptionSchema = { readonly [key: string]: OptionSpec }

export type OptionValue = string | number | readonly string[]
export type Options = { readonly [key: string]: OptionValue }

/** The options of a schema, each with its own type: what a game's own code reads once they have passed `readOptions`. */
export type OptionsOf<S extends OptionSchema> = {
  readonly [K in keyof S]: S[K] extends { readonly type: 'range' }
    ? number
    : S[K] extends { readonly type: 'set'; readonly values: readonly (infer V)[] }
      ? readonly V[]
      : S[K] extends { readonly values: readonly (infer V)[] }
        ? V
        : never
}

/** Whether an option makes a difference beside the others. */
export function optionMatters(schema: OptionSchema, key: string, options: Options): boolean {
  const ways = waysOf(schema[key])
  return ways.length === 0 || ways.some((when) => holds(when, options))
}

const waysOf = ({ when }: OptionSpec): readonly OptionWhen[] => (when === undefined ? [] : [when].flat())

function holds({ key, is, and }: OptionWhen, options: Options): boolean {
  const value = options[key]
  const met = Array.isArray(value) ? is.some((member) => value.includes(member)) : is.some((it) => it === value)
  return met && (!and || holds(and, options))
}

/** What a member of a set still needs beside the other options, each with its alternatives; nothing if it may be chosen. */
export function memberNeeds(
  schema: OptionSchema,
  key: string,
  member: string,
  options: Options,
): readonly (readonly OptionWhen[])[] {
  return needsOf(schema[key], member).filter((ways) => !ways.some((way) => holds(way, options)))
}

const needsOf = (spec: OptionSpec, member: string): readonly (readonly OptionWhen[])[] =>
  spec.type === 'set' ? (spec.needs?.[member] ?? []).map((need) => [need].flat()) : []

const said = ({ key, is, and }: OptionWhen): string =>
  `"${key}" ${is.join(' or ')}${and ? ` together with ${said(and)}` : ''}`

/** The same options, with the default of each that makes no difference beside the others. */
export function settledOptions(schema: OptionSchema, options: Options): Options {
  const settled: Record<string, OptionValue> = { ...options }
  for (const key of Object.keys(schema)) if (!optionMatters(schema, key, settled)) settled[key] = schema[key].default
  return settled
}

/** Fills in defaults, puts sets in the schema's order and refuses what the schema does not know or what would make no difference. */
export function readOptions(schema: OptionSchema, given: unknown): Result<Options> {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    return fail('bad-options', 'options must be an object')
  }
  const input = (given ?? {}) as Record<string, unknown>
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(schema, key)) return fail('unknown-option', `there is no option "${clip(key)}"`)
  }
  const options: Record<string, OptionValue> = {}
  for (const [key, spec] of Object.entries(schema)) {
    const value = readOption(key, spec, input[key])
    if (!value.ok) return value
    options[key] = value.value
  }
  const settled = settledOptions(schema, options)
  for (const [key, spec] of Object.entries(schema)) {
    if (String(settled[key]) !== String(options[key]))
      return fail('bad-option', `option "${key}" is only for ${waysOf(spec).map(said).join(', or ')}`)
    if (spec.type !== 'set') continue
    for (const member of options[key] as readonly string[]) {
      const [need] = memberNeeds(schema, key, member, options)
      if (need) return fail('bad-option', `"${member}" of "${key}" needs ${need.map(said).join(', or ')}`)
    }
  }
  return ok(options)
}

/** One value by itself. */
export function readOption(key: string, spec: OptionSpec, value: unknown): Result<OptionValue> {
  if (value === undefined) return ok(spec.default)
  switch (spec.type) {
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value)
        ? ok(value)
        : fail('bad-option', `option "${key}" must be one of: ${spec.values.join(', ')}`)
    case 'range':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        ? ok(value)
        : fail('bad-option', `option "${key}" must be a whole number from ${spec.min} to ${spec.max}`)
    case 'set': {
      const known = spec.values.length > 0 ? spec.values.join(', ') : 'none so far'
      if (!Array.isArray(value)) return fail('bad-option', `option "${key}" must be a list (known: ${known})`)
      const unknown = value.find((v) => typeof v !== 'string' || !spec.values.includes(v))
      if (unknown !== undefined) {
        return fail('bad-option', `option "${key}" does not know ${clip(JSON.stringify(unknown))} (known: ${known})`)
      }
      return ok(spec.values.filter((v) => value.includes(v)))
    }
  }
}

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/**
 * Every combination worth testing, less what makes no difference and what the game refuses: each value of the first choice and each
 * number beside it (edition, players …: all options without a condition), and with each of these all values of the others and all
 * members of sets alone and in pairs, each with what it needs.
 */
export function optionMatrix(schema: OptionSchema, refuse?: (options: Options) => Problem | null): Options[] {
  let rows: Record<string, OptionValue>[] = [{}]
  const extras: Extra[] = []
  for (const [key, spec] of Object.entries(schema)) {
    if (spec.type === 'set') {
      extras.push(...spec.values.map((value) => ({ key, value })))
      rows = rows.map((row) => ({ ...row, [key]: [] }))
      continue
    }
    const values = valuesOf(spec)
    if (spec.when) {
      extras.push(...values.filter((value) => value !== spec.default).map((value) => ({ key, value })))
      rows = rows.map((row) => ({ ...row, [key]: spec.default }))
    } else rows = rows.flatMap((row) => values.map((value) => ({ ...row, [key]: value })))
  }
  const picks: Extra[][] = [[]]
  extras.forEach((first, i) => {
    picks.push([first])
    for (const second of extras.slice(i + 1))
      if (first.key !== second.key || isSet(schema, first.key)) picks.push([first, second])
  })
  const all = rows.flatMap((row) => picks.flatMap((pick) => withExtras(schema, row, pick)))
  const matrix = [...new Map(all.map((options) => [JSON.stringify(options), options])).values()]
  return refuse ? matrix.filter((options) => refuse(options) === null) : matrix
}

/** A member of a set, or a value of an option that has a condition. */
interface Extra {
  readonly key: string
  readonly value: string | number
}

const isSet = (schema: OptionSchema, key: string): boolean => schema[key].type === 'set'

const valuesOf = (spec: Exclude<OptionSpec, { type: 'set' }>): readonly (string | number)[] =>
  spec.type === 'choice' ? spec.values : range(spec.min, spec.max)

/** A row with some extras and all that they need; none if that cannot be had beside what the row says. */
function withExtras(schema: OptionSchema, row: Record<string, OptionValue>, extras: readonly Extra[]): Options[] {
  const options = { ...row }
  const wanted = [...extras]
  const fixed = new Set<string>()
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const spec = schema[next.key]
    const { key, value } = next
    if (spec.type === 'set') {
      const members = options[key] as readonly string[]
      if (!members.includes(value as string))
        options[key] = spec.values.filter((it) => it === value || members.includes(it))
    } else {
      if (options[key] !== value && (!spec.when || fixed.has(key))) return []
      options[key] = value
      fixed.add(key)
    }
    const ways = spec.type === 'set' || value !== spec.default ? waysOf(spec) : []
    const needs = [...needsOf(spec, String(value)), ...(ways.length > 0 ? [ways] : [])]
    for (const need of needs) {
      if (need.some((way) => holds(way, options))) continue
      for (let part: OptionWhen | undefined = need[0]; part; part = part.and) {
        if (!holds({ key: part.key, is: part.is }, options)) wanted.push({ key: part.key, value: part.is[0] })
      }
    }
  }
  return [settledOptions(schema, options)].filter(
    (settled) => readOptions(schema, settled).ok && keeps(settled, extras),
  )
}

/** Whether the options still have what was asked for. */
const keeps = (options: Options, extras: readonly Extra[]): boolean =>
  extras.every(({ key, value }) => {
    const is = options[key]
    return Array.isArray(is) ? is.includes(value) : is === value
  })

const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i)
