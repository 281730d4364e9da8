import { sha256Hex } from '../sha256.ts'

/** What is said about the data of any game; the rules use none of it. */
const SAID = ['source', 'confidence', 'note', 'name']

/** The same text for the same data however it is ordered. */
function canonical(value: unknown, leftOut: ReadonlySet<string>): string {
  if (Array.isArray(value)) return `[${value.map((inside) => canonical(inside, leftOut)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([key, inside]) => !leftOut.has(key) && inside !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inside]) => `${JSON.stringify(key)}:${canonical(inside, leftOut)}`).join(',')}}`
}

/** Makes the fingerprint of a pack from the data that the rules use: without sources, names and these keys. */
export function fingerprintOf<P extends object>(leftOut: readonly string[]): (pack: P) => string {
  const keys = new Set([...SAID, ...leftOut])
  return (pack) => sha256Hex(canonical(pack, keys)).slice(0, 16)
}
