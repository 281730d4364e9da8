import { type GameRecord, ok, type Result, type Seat } from '@quayside/kernel'
import { type Chair, type Glance, glanceFor, glanceOf, type KeptGlance, seatOf } from '@quayside/table'
import type { Asker } from '../budget.ts'
import type { Past } from '../past/past.ts'
import { deny } from '../reasons.ts'
import { recordIn } from '../rules/move-up.ts'
import type { EndRow, GlanceRow, MyRow } from '../store/my-tables.ts'
import type { Store } from '../store/store.ts'
import { hasSecrets, personsIn, savedIn } from './cards.ts'
import type { LiveTable } from './live.ts'

/** Games that are played again for one list, at the most. Those that are left out come with the next. */
const MOST_AGAIN = 6

/** How a table in memory stands, as it is kept for when it is not. */
export const glanceRow = ({ id, table }: LiveTable): GlanceRow => ({
  table_id: id,
  lines: table.match.lines.length,
  glance: JSON.stringify(glanceOf(table.match)),
})

/** How a game ended for everybody who sat there, and for who set the table. */
export function endRows(
  table: Pick<EndRow, 'table_id' | 'game' | 'finished'>,
  host: string,
  chairs: readonly Chair[],
  scores: KeptGlance['scores'],
): EndRow[] {
  return [...new Set([host, ...personsIn(chairs)])].map((person_id) => {
    const score = scores?.[seatOf(chairs, person_id)]
    return { ...table, person_id, place: score?.rank ?? null, points: score?.total ?? null }
  })
}

interface Needed {
  readonly store: Store
  readonly past: Past
  here(id: string): LiveTable | undefined
  isStored(live: LiveTable): Promise<boolean>
}

/**
 * How tables stand, in short. Of one in memory it is made on the spot; of others it was kept when they left the memory or ended. Only where it
 * was not, because they are older or the server was killed, the game is played again.
 */
export class Glances {
  private readonly needed: Needed

  constructor(needed: Needed) {
    this.needed = needed
  }

  /** By table, what somebody may know; and the milliseconds it took to play games again. */
  async of(
    rows: readonly MyRow[],
    person: string,
    asker: Asker,
    most = MOST_AGAIN,
  ): Promise<{ glances: Map<string, Glance>; took: number }> {
    const glances = new Map<string, Glance>()
    let took = 0
    let again = 0
    for (const row of rows) {
      const saved = row.phase === 'gathering' ? null : savedIn(row)
      if (!saved) continue
      const seat: Seat = seatOf(saved.chairs, person)
      // Whoever looks on is shown a game of secrets late; a list must not tell them more.
      if (seat < 0 && row.phase === 'playing' && hasSecrets(saved.setting)) continue
      let kept = await this.known(row)
      if (!kept && ++again <= most) {
        const made = await this.playedAgain(row, asker)
        if (made.ok) {
          kept = made.value.glance
          took += made.value.took
        }
      }
      if (kept) glances.set(row.id, glanceFor(kept, seat))
    }
    return { glances, took }
  }

  private async known(row: MyRow): Promise<KeptGlance | null> {
    const live = this.needed.here(row.id)
    if (live) {
      const now = glanceOf(live.table.match)
      // Nobody is told what is not stored.
      return (await this.needed.isStored(live)) ? now : null
    }
    return row.glance !== null && row.glanced === row.lines ? (JSON.parse(row.glance) as KeptGlance) : null
  }

  private async playedAgain(row: MyRow, asker: Asker): Promise<Result<{ glance: KeptGlance; took: number }>> {
    const { store, past } = this.needed
    const stored = await store.table(row.id, 0)
    const saved = stored && savedIn(stored.row)
    const record: GameRecord | null = saved && recordIn(saved, stored.row.rules, stored.lines)
    if (!saved || !record) return deny('table-broken')
    const made = await past.glance(record, asker)
    if (!made.ok) return made
    const { text, took } = made.value
    const glance = JSON.parse(text) as KeptGlance
    await store.mine.putGlances([{ table_id: row.id, lines: record.answers.length, glance: text }])
    if (row.finished !== null && glance.scores) {
      const table = { table_id: row.id, game: record.rules.game, finished: row.finished }
      await store.mine.putEnds(endRows(table, row.host, saved.chairs, glance.scores))
    }
    return ok({ glance, took })
  }
}
