import { fail, ok, type Result } from '@quayside/kernel'
import { linesIn } from '../company/reports.ts'
import type { NamedReport } from '../store/company.ts'
import type { ServerParts } from './operator.ts'
import type { ReportDetail, ReportReply } from './replies.ts'

/** What people have reported: open reports, or those that were closed and are still kept. */
export async function listReports({ services }: ServerParts, closed: boolean, limit: number): Promise<ReportReply[]> {
  return (await services.store.company.reports(closed, limit)).map(replyOf)
}

/** One report with the lines of chat that went with it; `close` marks it as dealt with. */
export async function showReport(parts: ServerParts, id: string, close: boolean): Promise<Result<ReportDetail>> {
  const { company } = parts.services.store
  const found = await company.reportsLike(id)
  if (found.length === 0) return fail('no-report', `There is no report "${id}".`)
  if (found.length > 1) return fail('several', `Several reports begin with "${id}": give more of the id.`)
  const [row] = found
  const now = Date.now()
  const done = close && (await company.closeReport(row.id, now))
  return ok({ ...replyOf(done ? { ...row, closed: now } : row), text: row.text, lines: linesIn(row) })
}

function replyOf({ id, by_id, by, about_id, about, table_id, why, created, closed }: NamedReport): ReportReply {
  return {
    id,
    by: { id: by_id, name: by },
    about: { id: about_id, name: about },
    table: table_id,
    why,
    created,
    closed,
  }
}
