/** Where something stands in a pack. */
export type Path = readonly (string | number)[]

/** The id of an entry of a list, shown beside its index so that its author need not count. */
export type NameOf = (entry: Readonly<Record<string, unknown>>) => unknown

/** Text from a file, short and without anything that a terminal would obey. */
export const clean = (text: string): string => {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

/** A value from a file, as far as it fits. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return clean(String(typeof value === 'string' ? JSON.stringify(value) : value))
}

/** A path as text: `cards.action[3] (A04)`, `map.regions[5] (fezzan).reward.pounds`. */
export function pathText(pack: unknown, path: Path, nameOf: NameOf): string {
  let text = ''
  let at = pack
  for (const step of path) {
    const inside = Object(at)
    at = Object.hasOwn(inside, step) ? inside[step] : undefined
    if (typeof step !== 'number') {
      text += text === '' ? clean(step) : `.${clean(step)}`
      continue
    }
    const name = nameOf(Object(at))
    text += typeof name === 'string' ? `[${step}] (${clean(name)})` : `[${step}]`
  }
  return text === '' ? 'pack' : text
}
