// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the terminal's colour codes.
const CODES = /\x1b\[[0-9;]*m/g

export const uncoloured = (text: string): string => text.replace(CODES, '')

/** Columns a text takes on the screen. Everything we print is one column wide per character. */
export const widthOf = (text: string): number => [...uncoloured(text)].length

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Text from a file as one line that a terminal only shows. */
export const printable = (text: string): string => text.replace(/\p{C}+/gu, ' ')

/** Breaks a text at spaces; lines after the first get `indent`, the first keeps the spaces it begins with. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const words = text.trimStart().split(' ')
  const lines: string[] = []
  let line = text.slice(0, text.length - text.trimStart().length) + words[0]
  for (const word of words.slice(1)) {
    if (widthOf(line) + 1 + widthOf(word) <= width) line += ` ${word}`
    else {
      lines.push(line)
      line = indent + word
    }
  }
  return [...lines, line]
}

/** Items in a row, broken between items only and aligned under the first one. */
export function flow(label: string, items: readonly string[], width: number, gap = '  '): string[] {
  const indent = ' '.repeat(widthOf(label))
  const lines: string[] = []
  let line = label
  let empty = true
  for (const item of items) {
    if (!empty && widthOf(line) + gap.length + widthOf(item) > width) {
      lines.push(line)
      line = indent
      empty = true
    }
    line += empty ? item : gap + item
    empty = false
  }
  return [...lines, line]
}

const MOST_COLUMNS = 4

/** Fills as many columns as fit, downwards first, like a list of files. An item is a row of cells that line up with those above. */
export function columns(items: readonly (readonly string[])[], width: number, gap = 3): string[] {
  for (let count = Math.min(items.length, MOST_COLUMNS); count > 1; count--) {
    const rows = Math.ceil(items.length / count)
    const blocks = Array.from({ length: count }, (_, c) => aligned(items.slice(c * rows, (c + 1) * rows)))
    const widths = blocks.map((block) => Math.max(0, ...block.map(widthOf)))
    if (widths.reduce((sum, w) => sum + w + gap, -gap) > width) continue
    return Array.from({ length: rows }, (_, r) =>
      blocks
        .map((block, c) => padEnd(block[r] ?? '', widths[c]))
        .join(' '.repeat(gap))
        .trimEnd(),
    )
  }
  const rows = aligned(items)
  if (rows.every((row) => widthOf(row) <= width)) return rows
  return items.flatMap((cells) => wrap(cells.join('  '), width, '   '))
}

/** Rows of cells under each other. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((cells) => widthOf(cells[i]))))
  return rows.map((cells) =>
    cells.map((cell, i) => (i === cells.length - 1 ? cell : padEnd(cell, widths[i]))).join('  '),
  )
}

/** Lines that stand next to each other, the right ones in a column of their own. */
export function beside(left: readonly string[], right: readonly string[], gap = 4): string[] {
  const edge = Math.max(...left.map(widthOf)) + gap
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${padEnd(left[i] ?? '', edge)}${right[i] ?? ''}`.trimEnd(),
  )
}

/** Rows of a list, two or more in one line where they fit. */
export function packed(rows: readonly (readonly string[])[], width: number, gap = '   '): string[] {
  const lines: string[] = []
  let open = false
  for (const row of rows) {
    const last = lines.at(-1)
    const joined = `${last}${gap}${row[0]?.trimStart()}`
    if (open && last !== undefined && row.length === 1 && widthOf(joined) <= width) lines[lines.length - 1] = joined
    else lines.push(...row)
    open = row.length === 1
  }
  return lines
}

/** A line across with a title at its left and a note at its right; where both are too long, the note alone. */
export function heading(title: string, note: string, width: number): string {
  const rest = width - widthOf(title) - widthOf(note) - 7
  return rest >= 0 ? `── ${title} ${'─'.repeat(rest)} ${note} ─` : `── ${note} ─`
}
