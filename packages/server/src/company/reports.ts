import { REPORTED_LINES, type ReportReason } from '@quayside/table'
import { newReportId } from '../ids.ts'
import type { CompanyStore } from '../store/company.ts'

/** A line of chat as it goes with a report. */
export interface ReportedLine {
  readonly at: number
  /** The id of who said it. */
  readonly who: string
  readonly name: string
  readonly text: string
}

export interface Report {
  readonly by: string
  readonly about: string
  readonly table: string
  readonly why: ReportReason
  readonly text: string
}

/** Keeps a report with the last lines that were said at the table: they may be gone when somebody reads it. */
export async function report(store: CompanyStore, { by, about, table, why, text }: Report): Promise<void> {
  const said = await store.linesOf(table, REPORTED_LINES)
  const lines = said.map(({ at, person_id, name, text }): ReportedLine => ({ at, who: person_id, name, text }))
  await store.addReport({
    id: newReportId(),
    by_id: by,
    about_id: about,
    table_id: table,
    why,
    text,
    lines: JSON.stringify(lines),
    created: Date.now(),
    closed: null,
  })
}

/** What a report's row has of the chat; nothing if it cannot be read. */
export function linesIn(row: { readonly lines: string }): ReportedLine[] {
  try {
    return JSON.parse(row.lines) as ReportedLine[]
  } catch {
    return []
  }
}
