import type { Generated } from 'kysely'
import type { CodeRow, InvitationRow, ReportRow, TieRow } from './company.ts'
import type { DayOffRow } from './days.ts'
import type { NodeRow } from './holds.ts'
import type { ChallengeRow, NameRow, PasskeyRow } from './keys.ts'
import type { LocalTableRow } from './locals.ts'
import type { GlanceRow } from './my-tables.ts'
import type { NoticeRow, SubscriptionRow, WishesRow } from './notices.ts'
import type { RestrictionRow } from './operator.ts'
import type { PersonRow, SessionRow } from './people.ts'
import type { AnswerRow, ChatRow, MemberRow, TableRow } from './store.ts'
import type { StudyRow } from './studies.ts'

/** What a member's row gets when more is known. */
type Later = 'read' | 'game' | 'finished' | 'place' | 'points'

/** Who holds a table; see `Hold`. */
interface Held {
  readonly owner: Generated<string | null>
  readonly epoch: Generated<number>
  readonly rev: Generated<number>
  readonly format: Generated<number>
}

/** The tables of the database. */
export interface Schema {
  people: PersonRow
  sessions: SessionRow
  names: NameRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  local_tables: LocalTableRow
  tables: TableRow & Held
  nodes: NodeRow
  members: Omit<MemberRow, Later> & { readonly [K in Later]: Generated<MemberRow[K]> }
  glances: GlanceRow
  answers: AnswerRow
  chat: ChatRow
  restrictions: RestrictionRow
  notices: NoticeRow
  wishes: WishesRow
  subscriptions: SubscriptionRow
  ties: TieRow
  invitations: InvitationRow
  codes: CodeRow
  reports: ReportRow
  days_off: DayOffRow
  studies: StudyRow
  /** One row. */
  table_time: { readonly id: number; readonly ahead: number }
  /** One row, written to find out whether anything can be written. */
  pulse: { readonly id: number; readonly at: number }
}
