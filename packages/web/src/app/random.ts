/** Chance for secrets: seeds, salts, ids. */
export function randomHex(bytes: number): string {
  const cells = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(cells, (cell) => cell.toString(16).padStart(2, '0')).join('')
}
