/** Where something stands in a position: `['players', 0, 'coins']`. */
export type Path = readonly (string | number)[]

export const pathText = (path: Path): string => path.join('.')

/** What stands there; undefined where nothing does. */
export function at(whole: unknown, path: Path): unknown {
  let value = whole
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as { readonly [key: string]: unknown })[key]
  }
  return value
}

/** The whole with another value there; undefined takes away what stands there. What was given stays as it is. */
export function put<T>(whole: T, path: Path, value: unknown): T {
  if (path.length === 0) return value as T
  const [key, ...rest] = path
  if (typeof key === 'number' || Array.isArray(whole)) {
    const list = Array.isArray(whole) ? [...whole] : []
    const inner = put(list[Number(key)], rest, value)
    if (inner === undefined && rest.length === 0) list.splice(Number(key), 1)
    else list[Number(key)] = inner
    return list as T
  }
  const fields = { ...(whole as { [key: string]: unknown }) }
  const inner = put(fields[key], rest, value)
  if (inner === undefined && rest.length === 0) delete fields[key]
  else fields[key] = inner
  return fields as T
}

/** A number there grows by so much. */
export const count = <T>(whole: T, path: Path, by: number): T => put(whole, path, numberAt(whole, path) + by)

export const numberAt = (whole: unknown, path: Path): number => {
  const value = at(whole, path)
  return typeof value === 'number' ? value : 0
}

export const listAt = <T = unknown>(whole: unknown, path: Path): readonly T[] => {
  const value = at(whole, path)
  return Array.isArray(value) ? value : []
}

/** One more at the end of a list. */
export const push = <T>(whole: T, path: Path, item: unknown): T => put(whole, path, [...listAt(whole, path), item])

/** The last of these in a list goes. */
export function pull<T>(whole: T, path: Path, is: (item: never) => boolean): T {
  const list = listAt(whole, path)
  const found = list.findLastIndex((item) => is(item as never))
  return found < 0 ? whole : put(whole, path, list.toSpliced(found, 1))
}
