import type { Language } from '@quayside/kernel'
import type {
  Finding,
  PersonReply,
  ReportDetail,
  ReportReply,
  RestrictionReply,
  Severity,
  Status,
  TableDetail,
  TableReply,
} from '@quayside/server/operator'
import { grid } from '../text/grid.ts'
import { printable } from '../text/layout.ts'
import type { Style } from '../text/style.ts'
import type { AdminWords } from '../words/admin/catalogue.ts'

/** How much of an id tells guests apart. */
const SHORT = 8
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']

export const shortId = (id: string): string => id.slice(0, SHORT)

/** A moment in the time of this machine. */
export const momentOf = (at: number): string => new Date(at).toLocaleString('sv-SE').slice(0, 16)

export function sizeOf(bytes: number, language: Language): string {
  const unit = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)))
  const digits = { maximumFractionDigits: unit > 1 ? 1 : 0 }
  return `${new Intl.NumberFormat(language, digits).format(bytes / 1024 ** unit)} ${UNITS[unit]}`
}

export const nameOf = ({ name, id }: { name: string; id: string }, words: AdminWords): string =>
  `${printable(name) || words.nameless} (${shortId(id)})`

export function statusLines(status: Status, words: AdminWords, language: Language): string[] {
  const { running, totals, version, problems, notices } = status
  const said = words.status
  const size = (bytes: number) => sizeOf(bytes, language)
  return [
    running ? said.running(running.pid, version, running.url, momentOf(running.since)) : said.stopped(version),
    ...problems.map(said.problem),
    ...notices.map(said.problem),
    '',
    `  ${said.people(totals.guests, totals.seen)}`,
    `  ${said.tables(totals.tables)}`,
    ...(running ? [`  ${said.busy(running.tablesInMemory, running.sockets, running.thinking)}`] : []),
    `  ${said.store(totals.answers, totals.chat, size(status.storeBytes), size(status.freeBytes))}`,
    '',
    status.postgres ? said.backupElsewhere : said.backup(status.backup === null ? null : momentOf(status.backup)),
    ...(status.restrictions > 0 ? [said.restrictions(status.restrictions)] : []),
  ]
}

export function peopleLines(people: readonly PersonReply[], words: AdminWords): string[] {
  const { columns } = words
  const rows = people.map(({ id, name, member, seen, tables, here, restricted }) => [
    shortId(id),
    printable(name) || words.nameless,
    momentOf(seen),
    String(tables),
    [
      ...(member ? [words.member] : []),
      ...(here ? [words.here] : []),
      ...restricted.map((kind) => words.restricted[kind]),
    ].join(', '),
  ])
  if (rows.length === 0) return [words.nobody]
  return grid([[columns.id, columns.name, columns.seen, columns.tables, columns.note], ...rows], [3])
}

export function tablesLines(tables: readonly TableReply[], words: AdminWords): string[] {
  const { columns } = words
  const rows = tables.map((table) => [
    table.id,
    table.game ?? words.unreadable,
    words.phases[table.phase] ?? table.phase,
    momentOf(table.changed),
    seatsOf(table, words),
  ])
  if (rows.length === 0) return [words.noTables]
  return grid([[columns.id, columns.game, columns.phase, columns.changed, columns.people], ...rows])
}

const seatsOf = ({ names, open }: TableReply, words: AdminWords): string =>
  [...names.map(printable), ...(open > 0 ? [words.open(open)] : [])].join(', ')

export function tableLines(table: TableDetail, words: AdminWords): string[] {
  const said = words.lines
  return grid([
    [said.table, table.id],
    [said.game, `${table.game ?? words.unreadable} ${table.setting ? JSON.stringify(table.setting.options) : ''}`],
    [said.rules, printable(table.rules)],
    [said.phase, words.phases[table.phase] ?? table.phase],
    [said.people, seatsOf(table, words)],
    [said.host, nameOf(table.host, words)],
    [said.listed, table.listed ? words.yes : words.no],
    [said.answers, String(table.answers)],
    [said.chat, String(table.chat)],
    [said.created, momentOf(table.created)],
    [said.changed, momentOf(table.changed)],
    ...(table.finished === null ? [] : [[said.finished, momentOf(table.finished)]]),
  ])
}

export function restrictionLines(rows: readonly RestrictionReply[], words: AdminWords): string[] {
  const { columns } = words
  if (rows.length === 0) return [words.noRestrictions]
  return grid([
    [columns.id, columns.name, columns.kind, columns.until, columns.reason],
    ...rows.map(({ guest, kind, until, reason }) => [
      shortId(guest.id),
      printable(guest.name) || words.nameless,
      words.restricted[kind],
      until === null ? words.forEver : momentOf(until),
      printable(reason),
    ]),
  ])
}

export function reportsLines(rows: readonly ReportReply[], words: AdminWords): string[] {
  const { columns, reports: said } = words
  if (rows.length === 0) return [said.none]
  return grid([
    [columns.id, said.about, columns.reason, said.by, said.created],
    ...rows.map((row) => [
      row.id,
      nameOf(row.about, words),
      said.why[row.why] ?? row.why,
      nameOf(row.by, words),
      momentOf(row.created),
    ]),
  ])
}

export function reportLines(report: ReportDetail, words: AdminWords): string[] {
  const { reports: said, columns, lines } = words
  return [
    ...grid([
      [columns.id, report.id],
      [said.about, nameOf(report.about, words)],
      [columns.reason, said.why[report.why] ?? report.why],
      ...(report.text === '' ? [] : [[said.text, printable(report.text)]]),
      [said.by, nameOf(report.by, words)],
      [lines.table, report.table],
      [said.created, momentOf(report.created)],
      [said.closed, report.closed === null ? words.no : momentOf(report.closed)],
    ]),
    '',
    ...(report.lines.length === 0 ? [said.silent] : []),
    ...report.lines.map(({ at, who, name, text }) => {
      const mark = who === report.about.id ? '>' : ' '
      return `${mark} ${momentOf(at)} ${nameOf({ id: who, name }, words)}: ${printable(text)}`
    }),
  ]
}

export function doctorLines(findings: readonly Finding[], words: AdminWords, style: Style): string[] {
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length
  const painted = (severity: Severity, text: string) =>
    severity === 'ok' ? style.faint(text) : severity === 'warn' ? style.warn(text) : style.strong(text)
  const rows = findings.map(({ check, severity, diagnosis, facts }) => [
    painted(severity, words.severities[severity]),
    words.checks[check],
    printable(words.diagnoses[diagnosis](facts)),
  ])
  return [...grid(rows), '', words.verdict(count('fail'), count('warn'))]
}
