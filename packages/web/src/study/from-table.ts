import { openLocalTable } from '../table/kept.ts'
import { openStudy } from './open.ts'

/** A study of a table of this browser, as it stands. While its game runs it knows no more than the seat that is looked from. */
export function studyTable(id: string, seat: number): void {
  const table = openLocalTable(id)
  if (!table) return
  const { rules, options, start, answers } = table.record()
  const names = table.chairs.map((chair) => (chair.kind === 'open' ? '' : chair.name))
  openStudy({ rules, options, start, answers, names, ...(!table.finished && { running: { table: id, seat } }) })
}
