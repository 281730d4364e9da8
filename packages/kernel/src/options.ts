import { fail, ok, type Problem, type Result } from './result.ts'

/**
 * What can be chosen when a table is set. The schema drives the new-table form, the engine's checks and the test matrix, so that a
 * new option is tested and offered by being declared.
 */
export type OptionSpec =
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'range'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly type: 'set'; readonly values: readonly string[]; readonly default: readonly string[] }

export type OptionSchema = { readonly [key: string]: OptionSpec }

export type OptionValue = string | number | readonly string[]
export type Options = { readonly [key: string]: OptionValue }

/** Fills in defaults, puts sets in the schema's order and refuses what the schema does not know. */
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
    const value = readValue(key, spec, input[key])
    if (!value.ok) return value
    options[key] = value.value
  }
  return ok(options)
}

function readValue(key: string, spec: OptionSpec, value: unknown): Result<OptionValue> {
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
 * the game refuses.
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
  const matrix = rows.flatMap((row) => picks.map((pick) => withMembers(row, pick)))
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
