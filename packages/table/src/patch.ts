/**
 * The difference between two JSON values, so that a viewer gets only what changed.
 *
 * A patch is `[path, value]` pairs; a path is keys and indexes from the root. A value that is absent from the pair means the key
 * is gone. Arrays of equal length are compared item by item, others are sent whole.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type Path = readonly (string | number)[]
export type Change = readonly [Path, unknown] | readonly [Path]
export type Patch = readonly Change[]

export function diff(before: unknown, after: unknown, compared?: Compared): Patch {
  const changes: Change[] = []
  compare(before, after, [], changes, compared)
  return changes
}

/**
 * What comparing has found, for viewers of the same game: much of what they see is the same object before and after, so it is compared once.
 * Whoever sees it sees it under the same path.
 */
export class Compared {
  private readonly found = new Map<object, { readonly before: object; readonly changes: Patch }>()

  known(before: object, after: object): Patch | undefined {
    const found = this.found.get(after)
    return found?.before === before ? found.changes : undefined
  }

  clear(): void {
    this.found.clear()
  }

  add(before: object, after: object, changes: Patch): void {
    this.found.set(after, { before, changes })
  }
}

/** Things that viewers share lie so deep: a part of the view, or a player's part. */
const SHARED_FROM = 2
const SHARED_TO = 3

/** `path` grows and shrinks along the way and is copied only into a change: nearly everything is equal nearly always. */
function compare(
  before: unknown,
  after: unknown,
  path: (string | number)[],
  changes: Change[],
  compared: Compared | undefined,
): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) compareAt(i, before[i], after[i], path, changes, compared)
    return
  }
  if (!isRecord(before) || !isRecord(after)) {
    changes.push([[...path], after])
    return
  }
  if (!compared || path.length < SHARED_FROM || path.length > SHARED_TO) {
    compareRecords(before, after, path, changes, compared)
    return
  }
  let own = compared.known(before, after)
  if (!own) {
    const found: Change[] = []
    compareRecords(before, after, path, found, undefined)
    compared.add(before, after, found)
    own = found
  }
  changes.push(...own)
}

function compareRecords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: (string | number)[],
  changes: Change[],
  compared: Compared | undefined,
): void {
  const keys = Object.keys(after)
  const same = sameKeys(Object.keys(before), keys)
  if (!same) for (const key of Object.keys(before)) if (own(after, key) === undefined) changes.push([[...path, key]])
  for (const key of keys) {
    if (after[key] !== undefined) {
      compareAt(key, same ? before[key] : own(before, key), after[key], path, changes, compared)
    } else if (same && before[key] !== undefined) changes.push([[...path, key]])
  }
}

/** Records that are made alike have the same keys in the same order: then there is nothing to look up. */
const sameKeys = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((key, i) => key === others[i])

function compareAt(
  key: string | number,
  before: unknown,
  after: unknown,
  path: (string | number)[],
  changes: Change[],
  compared: Compared | undefined,
): void {
  path.push(key)
  compare(before, after, path, changes, compared)
  path.pop()
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record's own value: `constructor` and the like are keys as any other. */
const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The value a patch leads to. What did not change is shared with `before`, so that a client can compare by identity. */
export function applyPatch<T>(before: T, patch: Patch): T {
  let value: unknown = before
  for (const change of patch) value = set(value, change[0], 0, change)
  return value as T
}

function set(value: unknown, path: Path, depth: number, change: Change): unknown {
  if (depth === path.length) return change[1]
  const key = path[depth]
  if (Array.isArray(value)) {
    const copy = value.slice()
    copy[key as number] = set(value[key as number], path, depth + 1, change)
    return copy
  }
  const record = value as Record<string, unknown>
  if (depth === path.length - 1 && change.length === 1) {
    const { [key as string]: _gone, ...rest } = record
    return rest
  }
  return { ...record, [key]: set(own(record, key as string), path, depth + 1, change) }
}
