import { fail, ok, type Problem, type Result } from './result.ts'

/**
 * What can be chosen when a table is set. The schema drives the new-table form, the engine's checks and the test matrix, so that a
 * new option is tested and offered by being declared.
 */
export type OptionSpec = (
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'range'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly type: 'set'; readonly values: readonly string[]; readonly default: readonly string[] }
) & { readonly when?: OptionWhen }

/** Where an option matters: only while a choice or number that stands before it has one of these values. Elsewhere it has its default. */
export interface OptionWhen {
  readonly key: string
  readonly is: readonly (string | number)[]
}

export type OptionSchema = { readonly [key: string]: OptionSpec }

export type OptionValue = string | number | readonly string[]
export type Options = { readonly [key: string]: OptionValue }

/** Whether an option makes a difference beside the others. */
export function optionMatters(schema: OptionSchema, key: string, options: Options): boolean {
  const { when } = schema[key]
  return !when || when.is.some((value) => value === options[when.key])
}

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
  for (const [key, { when }] of Object.entries(schema)) {
    if (when && String(settled[key]) !== String(options[key]))
      return fail('bad-option', `option "${key}" is only for "${when.key}" ${when.is.join(' or ')}`)
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
 * Every combination worth testing: all choices × all numbers × (no member, each member alone, each pair) of every set, less what
 * makes no difference and what the game refuses.
 */
export function optionMatrix(schema: OptionSchema, refuse?: (options: Options) => Problem | null): Options[] {
  let rows: Record<string, OptionValue>[] = [{}]
  const sets: string[] = []
  for (const [key, spec] of Object.entries(schema)) {
    if (spec.type === 'set') {
      sets.push(...spec.values.map((value) => `${key}:${value}`))
      rows = rows.map((row) => ({ ...row, [key]: [] }))
      continue
    }
    const values = spec.type === 'choice' ? spec.values : range(spec.min, spec.max)
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [key]: value })))
  }
  const picks: string[][] = [[]]
  sets.forEach((first, i) => {
    picks.push([first])
    for (const second of sets.slice(i + 1)) picks.push([first, second])
  })
  const all = rows.flatMap((row) => picks.map((pick) => settledOptions(schema, withMembers(row, pick))))
  const matrix = [...new Map(all.map((options) => [JSON.stringify(options), options])).values()]
  return refuse ? matrix.filter((options) => refuse(options) === null) : matrix
}

function withMembers(row: Record<string, OptionValue>, members: readonly string[]): Options {
  const options = { ...row }
  for (const member of members) {
    const colon = member.indexOf(':')
    const key = member.slice(0, colon)
    options[key] = [...(options[key] as string[]), member.slice(colon + 1)]
  }
  return options
}

const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i)
