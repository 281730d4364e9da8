import { sha256Hex } from '@quayside/kernel'
import type { DataPack } from './pack.ts'

/** What is said about the data or drawn of them; the rules use none of it. */
const LEFT_OUT = new Set([
  'source',
  'bonusSource',
  'priceSource',
  'noASource',
  'confidence',
  'note',
  'name',
  'label',
  'polygon',
  'vertices',
])

/** The data that the rules use, the same text for the same data however it is ordered. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([key, inside]) => !LEFT_OUT.has(key) && inside !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inside]) => `${JSON.stringify(key)}:${canonical(inside)}`).join(',')}}`
}

/** The fingerprint of a whole pack, named in every record played with it. */
export const packHash = (pack: DataPack): string => sha256Hex(canonical(pack)).slice(0, 16)
