import * as v from 'valibot'

/** The small parts of a pack. Their messages say what is expected; what was found is added where problems are told. */

const either = (options: readonly string[]): string => `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`
const quoted = (keys: readonly string[]): string => keys.map((key) => JSON.stringify(key.slice(0, 40))).join(', ')

/** An object with no keys but these, for the alternatives of a variant. */
export const strict = <const T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, ({ kind, expected, input, path }) => {
    if (kind === 'schema' && expected === 'Object') return 'an object'
    if (expected !== 'never') return `${expected} is missing`
    const parent = path?.at(-1)?.input as object | undefined
    const odd = Object.keys(parent ?? {}).filter((key) => !Object.hasOwn(entries, key))
    const unknown = quoted(odd.length > 0 ? odd.slice(0, 5) : [String(input)])
    return `does not know ${unknown}; it may have ${Object.keys(entries).join(', ')}`
  })

/** Valibot takes a list for an object that may be empty. */
const notList = v.check((value: unknown) => !Array.isArray(value), 'an object')

export const object = <const T extends v.ObjectEntries>(entries: T) => v.pipe(v.unknown(), notList, strict(entries))

export const list = <const T extends v.GenericSchema>(item: T) => v.array(item, 'a list')

/** A whole number; the limits keep every sum of a game within its cell. */
export const whole = (min: number, max: number) =>
  v.custom<number>(
    (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
    `a whole number from ${min} to ${max}`,
  )

export const text = (most: number) =>
  v.custom<string>(
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= most && !/\p{Cc}/u.test(value),
    `a line of text of at most ${most} characters`,
  )

/** Ids are used as keys of objects, so the names of what every object inherits (`constructor` …) are not allowed. */
const isId = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= 40 &&
  /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(value) &&
  !(value in Object.prototype)
export const id = v.custom<string>(isId, 'an id of letters, digits and single hyphens')

export const oneOf = <const T extends readonly string[]>(options: T) => v.picklist(options, either(options))

/** A list with a fixed number of entries. */
export const tuple = <const T extends v.TupleItems>(items: T, what: string) =>
  v.strictTuple(items, ({ expected }) => (expected === 'never' ? 'nothing more' : what))

/** What a variant expects: an object, or at the key that tells them apart one of these. */
export const variantMessage =
  (options: readonly string[]) =>
  ({ expected }: { readonly expected: string | null }): string =>
    expected === 'Object' ? 'an object' : either(options)

const isSource = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 500 && /^(rulebook|reconstructed|owner|public:\s*\S.*)$/.test(value)
export const source = v.custom<string>(
  isSource,
  '"rulebook", "reconstructed", "owner" (measured from the box) or "public:" and where',
)

export const sourced = {
  source,
  confidence: v.optional(oneOf(['high', 'medium', 'low'])),
  note: v.optional(text(1000)),
}
