import type { StageErrors } from '@quayside/bots/tuning'
import { type Language, LOCALE } from '@quayside/kernel'
import type { TuneColumn, TuneWords } from '../words/tune/catalogue.ts'

/** How far off each stage is, as a table. */
export function tableOf(errors: readonly StageErrors[], words: TuneWords, language: Language): string[] {
  const number = (value: number, digits: number) =>
    value.toLocaleString(LOCALE[language], { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const columns: Record<TuneColumn, (row: StageErrors) => string> = {
    until: (row) => (row === errors.at(-1) ? words.last : `< ${number(row.until, 0)}`),
    examples: ({ examples }) => number(examples, 0),
    score: ({ score }) => number(score.points, 2),
    old: ({ old }) => number(old.points, 2),
    tuned: ({ tuned }) => number(tuned.points, 2),
    scoreLead: ({ score }) => number(score.lead, 2),
    oldLead: ({ old }) => number(old.lead, 2),
    tunedLead: ({ tuned }) => number(tuned.lead, 2),
  }
  const names = Object.keys(columns) as TuneColumn[]
  const rows = [
    names.map((name) => words.columns[name]),
    ...errors.map((row) => names.map((name) => columns[name](row))),
  ]
  const widths = names.map((_, i) => Math.max(...rows.map((cells) => cells[i].length)))
  return rows.map((cells) => cells.map((cell, i) => cell.padStart(widths[i])).join('  '))
}
