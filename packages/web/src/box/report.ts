import { type Sourced, SURENESS, type Sureness, surenessOf } from '../about/inventory.ts'

/** What differs between two packs of a game, entry by entry. */

export interface Change {
  /** Where in its entry, as the file names it; empty for the entry itself. */
  readonly field: string
  /** Null where there is nothing. */
  readonly before: string | null
  readonly after: string | null
}

export interface EntryChange {
  readonly section: string
  /** Where in its section, with the ids of lists: `action A04`. */
  readonly name: string
  /** How sure it was and is; null where it is not there. */
  readonly was: Sureness | null
  readonly is: Sureness | null
  readonly changes: readonly Change[]
}

/** How sure the entries of a pack are. */
export type Tally = Readonly<Record<Sureness, number>>

type Thing = Readonly<Record<string, unknown>>

/** What is said of the data: an entry's mark tells of it. */
const SAID = /^(game|name|note|confidence|source)$|Source$/

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null
const isEntry = (value: unknown): value is Sourced & Thing =>
  isThing(value) && typeof (value as Partial<Sourced>).source === 'string'

/** Names that tell the things of a list apart; without them they are told apart by their places. */
function keysOf(list: readonly unknown[]): string[] {
  const ids = list.map((each) => {
    const { id, regions, enclave, counts, area } = Object(each) as Thing
    const name = id ?? enclave ?? counts ?? area ?? (Array.isArray(regions) ? regions.join('–') : undefined)
    return typeof name === 'string' ? name : ''
  })
  const told = new Set(ids).size === ids.length && !ids.includes('')
  return told ? ids : list.map((_, i) => String(i + 1))
}

/** The parts of a thing by their names; undefined for what is one value. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (!isThing(value)) return undefined
  if (!Array.isArray(value)) return new Map(Object.entries(value).filter(([key]) => !SAID.test(key)))
  if (!value.some(isThing)) return undefined
  const keys = keysOf(value)
  return new Map(value.map((each, i) => [keys[i], each]))
}

const MOST = 120

function textOf(value: unknown): string | null {
  if (value === undefined) return null
  const text = Array.isArray(value) && !value.some(isThing) ? value.join(', ') : JSON.stringify(value)
  const bare = typeof value === 'string' ? value : text
  return bare.length > MOST ? `${bare.slice(0, MOST)}…` : bare
}

const sureness = (value: unknown): Sureness | null => (isEntry(value) ? surenessOf(value) : null)

export function reportOf(before: object, after: object): EntryChange[] {
  const found: EntryChange[] = []
  const [was, is] = [partsOf(before)!, partsOf(after)!]
  for (const section of new Set([...was.keys(), ...is.keys()])) {
    // What has no entry of its own belongs to its section.
    found.push(...entriesIn(section, [], was.get(section), is.get(section)))
  }
  return found
}

/** An entry and those within it, as far as they differ. */
function entriesIn(section: string, at: readonly string[], before: unknown, after: unknown): EntryChange[] {
  const changes: Change[] = []
  const inner: EntryChange[] = []
  const walk = (path: readonly string[], one: unknown, other: unknown): void => {
    if (path.length > 0 && (isEntry(one) || isEntry(other))) {
      inner.push(...entriesIn(section, [...at, ...path], one, other))
      return
    }
    const [old, now] = [partsOf(one), partsOf(other)]
    if (old && now) {
      for (const key of new Set([...old.keys(), ...now.keys()])) walk([...path, key], old.get(key), now.get(key))
      return
    }
    const [gone, come] = [textOf(one), textOf(other)]
    if (gone !== come) changes.push({ field: path.join('.'), before: gone, after: come })
  }
  walk([], before, after)
  const [was, is] = [sureness(before), sureness(after)]
  if (changes.length === 0 && was === is) return inner
  return [{ section, name: at.join(' '), was, is, changes }, ...inner]
}

/** Counts the entries of a pack by how sure they are. */
export function tallyOf(pack: unknown): Tally {
  const tally = Object.fromEntries(SURENESS.map((each) => [each, 0])) as Record<Sureness, number>
  const count = (value: unknown): void => {
    if (isEntry(value)) tally[surenessOf(value)]++
    for (const part of partsOf(value)?.values() ?? []) count(part)
  }
  count(pack)
  return tally
}
