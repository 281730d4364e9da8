import { padEnd, widthOf } from './layout.ts'

const GAP = '  '

/** Rows of cells under each other; those of the columns named, numbers mostly, to the right. */
export function grid(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))))
  const cell = (text: string, column: number) =>
    right.includes(column) ? text.padStart(widths[column]) : padEnd(text, widths[column])
  return rows.map((row) => row.map(cell).join(GAP).trimEnd())
}
