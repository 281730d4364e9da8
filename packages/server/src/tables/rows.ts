import { isFree, type SavedTable } from '@quayside/table'
import { watchNumber, writeManners } from '../company/manners.ts'
import type { StepRow, TableRow } from '../store/store.ts'
import type { LiveTable } from './live.ts'
import { writtenRules } from './rules.ts'

/** What is stored of a table at an answer. `due` is when something happens here by itself, or null. */
export const stepOf = (live: LiveTable, due: number | null): StepRow => ({
  id: live.id,
  asked: live.asked(),
  due: live.answersAlone() ? 0 : due && Math.ceil(due),
  changed: live.changed,
  since: live.since,
})

/** What is stored of a table when more has changed than that. */
export function rowOf(live: LiveTable, due: number | null): TableRow {
  const saved: SavedTable = live.table.save()
  return {
    ...stepOf(live, due),
    invite: live.invite,
    host: live.host,
    listed: live.listed ? 1 : 0,
    rules: writtenRules(live.table.match),
    saved: JSON.stringify(saved),
    phase: saved.phase,
    open: saved.chairs.filter(isFree).length,
    rematch: live.rematch,
    watch: watchNumber(live.watch),
    manners: writeManners(live.manners),
    created: live.created,
    finished: live.finished,
  }
}
