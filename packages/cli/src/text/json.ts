/** JSON for people to read and edit: what fits stands on one line, the rest an entry a line. */
export function readableJson(value: unknown, width: number, indent = '', label = ''): string {
  const line = `${indent}${label}${flat(value)}`
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((inside) => ['', inside])
    : Object.entries(Object(value)).map(([key, inside]) => [`${JSON.stringify(key)}: `, inside])
  // The comma that follows needs a column too.
  if (line.length < width || typeof value !== 'object' || entries.length === 0) return line
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const inside = entries.map(([key, entry]) => readableJson(entry, width, `${indent}  `, key))
  return `${indent}${label}${open}\n${inside.join(',\n')}\n${indent}${close}`
}

/** On one line, with a blank after every comma and colon. */
function flat(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`
  const entries = Object.entries(value).map(([key, inside]) => `${JSON.stringify(key)}: ${flat(inside)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}
