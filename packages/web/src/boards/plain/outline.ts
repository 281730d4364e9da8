import type { GameWords } from '@quayside/kernel'

/** A readable outline of any view: names and values, nested as the view is. */
export interface Entry {
  readonly name: string
  readonly value: string
  readonly inside: readonly Entry[]
}

/** What a view says of the table rather than of the game. */
const ABOUT_TABLE = new Set(['game', 'options'])

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'

/** `things` maps an id anywhere in the view to what the game calls it. */
export function outline(view: unknown, names: readonly string[], things: (id: string) => string): Entry[] {
  if (view === null || typeof view !== 'object') return []
  return Object.entries(view)
    .filter(([key]) => !ABOUT_TABLE.has(key))
    .map(([key, value]) => entry(key, value, names, things))
}

function entry(key: string, value: unknown, names: readonly string[], things: (id: string) => string): Entry {
  const known = things(key)
  const name = known === key ? labelOf(key) : known
  if (isPlain(value)) return { name, value: textOf(value, things), inside: [] }
  if (Array.isArray(value) && value.every(isPlain)) {
    return { name, value: value.length === 0 ? '–' : value.map((item) => textOf(item, things)).join(', '), inside: [] }
  }
  const inside = Object.entries(value as object).map(([inner, item]) => entry(inner, item, names, things))
  const seated = key === 'players' && inside.length === names.length
  return { name, value: '', inside: seated ? inside.map((item, seat) => ({ ...item, name: names[seat] })) : inside }
}

function textOf(value: unknown, things: (id: string) => string): string {
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return value === null || value === undefined ? '–' : typeof value === 'string' ? things(value) : String(value)
}

/** `workerShip` reads "worker ship"; a place in a list counts from one. */
export const labelOf = (key: string): string =>
  /^\d+$/.test(key)
    ? String(Number(key) + 1)
    : key
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll('-', ' ')
        .toLowerCase()

/** What a game calls an id, whichever kind of thing it is. */
export function thingsOf(ids: { readonly [arg: string]: readonly string[] }, words: GameWords): (id: string) => string {
  const known = new Map<string, string>()
  for (const [arg, list] of Object.entries(ids))
    for (const id of list) if (!known.has(id)) known.set(id, words.thing(arg, id))
  return (id) => known.get(id) ?? id
}
