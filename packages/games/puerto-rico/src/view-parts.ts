import type { viewCards } from './expansions/achievements/secrets.ts'
import type { buccaneerSeen } from './expansions/buccaneer/view.ts'
import type { festivalView } from './expansions/festival/goals.ts'
import type { draftView } from './expansions/market/draft.ts'
import type { smallWharfView } from './expansions/new-buildings/small-wharf.ts'
import type { postView } from './expansions/new-buildings/trading-post.ts'
import type { boardView, tableView } from './expansions/puertoma/view.ts'

/** What expansions add to a view, each only while it is in play and as far as the viewer may know it. */

type Added<V extends (...given: never[]) => object> = Partial<ReturnType<V>>

export type TableParts = Added<typeof festivalView> &
  Added<typeof buccaneerSeen> &
  Added<typeof draftView> &
  Added<typeof tableView>
export type PlayerParts = Added<typeof viewCards> &
  Added<typeof smallWharfView> &
  Added<typeof postView> &
  Added<typeof boardView>

export type GoalSeen = NonNullable<TableParts['festival']>['goals'][number]
export type PuertomaBoard = NonNullable<PlayerParts['board']>
