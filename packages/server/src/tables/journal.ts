import type { Services } from '../services.ts'
import { type Committed, UnsureError } from '../store/holds.ts'
import type { EndRow, GlanceRow, ReadRow } from '../store/my-tables.ts'
import type { AnsweredRow, NoticeRow } from '../store/notices.ts'
import type { AnswerRow, Batch, ChatRow, ComingRow, StepRow, TableRow } from '../store/store.ts'
import { endRows, glanceRow } from './glances.ts'
import type { LiveTable } from './live.ts'
import { rowOf, stepOf } from './rows.ts'

/** Called once the changes of a table are stored (`done`), or could not be stored, or nobody knows whether they are (`failed`). */
export interface OnStored {
  done(): void
  failed(why: Unstored): void
}

/** It did not happen; or whether it did will show when the table is read again. */
export type Unstored = 'store-failed' | 'unsure'

interface Entry {
  readonly live: LiveTable
  readonly onStored: OnStored
}

interface Hooks {
  dueOf(live: LiveTable): number | null
  /** Called when a table could not be stored: memory is ahead of the store, so the table must not be used any more. */
  discard(live: LiveTable, problem: unknown): void
}

/**
 * Persist, then publish. Tables change in memory at once; all changes of one turn of the event loop are stored in one commit, and only
 * after it is anybody told. So a crash can discard only what nobody has heard of.
 */
export class Journal {
  private readonly services: Services
  private readonly hooks: Hooks
  private changed = new Set<LiveTable>()
  private entries: Entry[] = []
  private writing: Promise<void> | null = null

  constructor(services: Services, hooks: Hooks) {
    this.services = services
    this.hooks = hooks
  }

  /** Stores a table that has changed, then calls back. */
  change(live: LiveTable, onStored: OnStored): void {
    this.changed.add(live)
    this.enqueue(live, onStored)
  }

  /** Calls back once everything is stored that the table holds now; immediately if it is stored already. */
  after(live: LiveTable, onStored: OnStored): void {
    if (live.discarded) onStored.failed('store-failed')
    else if (live.pending === 0) onStored.done()
    else this.enqueue(live, onStored)
  }

  /** Resolves when everything so far is stored or has failed. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing
  }

  private enqueue(live: LiveTable, onStored: OnStored): void {
    live.pending++
    this.entries.push({ live, onStored })
    this.writing ??= new Promise<void>((resolve) => setImmediate(() => this.write().finally(resolve)))
  }

  private async write(): Promise<void> {
    while (this.entries.length > 0) await this.commit()
    this.writing = null
  }

  private async commit(): Promise<void> {
    const { metrics } = this.services
    const entries = this.entries
    const tables = [...this.changed].filter((live) => !live.discarded)
    this.entries = []
    this.changed = new Set()
    const lengths = tables.map((live) => live.table.match.lines.length)
    const began = performance.now()
    let failures: Failures = new Map()
    let why: Unstored = 'store-failed'
    try {
      const batch = this.batchOf(tables)
      if (tables.length > 0) failures = failuresIn(tables, await this.services.store.commit(batch))
      tables.forEach((live, i) => {
        if (failures.has(live)) return
        live.stored = lengths[i]
        live.hold = { ...live.hold, rev: live.hold.rev + 1 }
      })
      const kept = new Set(tables.flatMap((live) => (failures.has(live) ? [] : live.id)))
      const notices = batch.notices.filter(({ table_id }) => kept.has(table_id))
      if (notices.length > 0) this.services.notices.added(notices)
      metrics.answers.inc(batch.answers.filter(({ table_id }) => kept.has(table_id)).length)
      metrics.batch.observe(tables.length)
      metrics.commit.observe((performance.now() - began) / 1000)
    } catch (problem) {
      if (problem instanceof UnsureError) why = 'unsure'
      failures = new Map(tables.map((live) => [live, problem]))
    }
    if (failures.size > 0) metrics.failures.inc()
    for (const live of failures.keys()) live.discarded = true
    for (const { live, onStored } of entries) {
      live.pending--
      this.callBack(live, onStored, failures.has(live) ? why : 'store-failed')
    }
    for (const [live, problem] of failures) this.hooks.discard(live, problem)
  }

  /** Errors are caught here, so that one listener that fails does not keep the rest of the batch from being told. */
  private callBack(live: LiveTable, onStored: OnStored, why: Unstored): void {
    try {
      if (live.discarded) onStored.failed(why)
      else onStored.done()
    } catch (problem) {
      this.services.log.error({ table: live.id, err: problem }, 'a stored change could not be told')
    }
  }

  /** What the store lacks of these tables. Whatever changes while it is being written belongs to the next batch. */
  private batchOf(tables: readonly LiveTable[]): Batch {
    const at = Date.now()
    const rows: TableRow[] = []
    const steps: StepRow[] = []
    const answers: AnswerRow[] = []
    const chat: ChatRow[] = []
    const members: ComingRow[] = []
    const reads: ReadRow[] = []
    const ends: EndRow[] = []
    const glances: GlanceRow[] = []
    const answered: AnsweredRow[] = []
    const notices: NoticeRow[] = []
    const { noticing } = this.services.notices
    for (const live of tables) {
      const { id: table_id } = live
      const due = this.hooks.dueOf(live)
      if (live.needsRow()) rows.push(rowOf(live, due))
      else steps.push(stepOf(live, due))
      const { lines } = live.table.match
      for (let seq = live.stored; seq < lines.length; seq++) {
        const { seat, text } = lines[seq]
        answers.push({ table_id, seq, seat, text, at, gesture: live.gestures.at(seat, seq) })
      }
      noticing.note(live, { answered, notices })
      for (const line of live.chat.unsaved) chat.push({ table_id, ...line })
      for (const [person_id, seated] of live.unsavedMembers)
        members.push({ table_id, person_id, seated: seated ? 1 : 0 })
      if (live.chat.unsaved.length > 0) live.chat.unsaved = []
      live.unsavedMembers.clear()
      for (const person_id of live.chat.unsavedReads)
        reads.push({ table_id, person_id, read: live.chat.read.get(person_id) ?? 0 })
      live.chat.unsavedReads.clear()
      if (live.finished !== null && !live.ended) {
        live.ended = true
        glances.push(glanceRow(live))
        ends.push(...endsOf(live, live.finished))
      }
    }
    const holds = tables.map(({ hold }) => hold)
    const of = { node: this.services.node.id, holds, tables: rows, steps }
    return { ...of, answers, chat, members, answered, notices, reads, ends, glances }
  }
}

/** Tables that could not be stored, and why. */
type Failures = ReadonlyMap<LiveTable, unknown>

function failuresIn(tables: readonly LiveTable[], { lost, refused }: Committed): Failures {
  if (lost.length === 0 && refused.size === 0) return new Map()
  return new Map(
    tables.flatMap((live): [LiveTable, unknown][] => {
      if (lost.includes(live.id)) return [[live, new Error('the table was taken or written by another')]]
      return refused.has(live.id) ? [[live, new Error(refused.get(live.id))]] : []
    }),
  )
}

function endsOf({ id: table_id, host, table }: LiveTable, finished: number): EndRow[] {
  const { match, setting, chairs } = table
  const scores = match.over ? match.game.score(match.state, 'spectator') : null
  return endRows({ table_id, game: setting.game, finished }, host, chairs, scores)
}
