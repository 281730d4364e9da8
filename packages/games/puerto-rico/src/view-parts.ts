import type { viewCards } from './expansions/achievements/secrets.ts'
import type { buccaneerView } from './expansions/buccaneer/view.ts'
import type { festivalView } from './expansions/festival/goals.ts'
import type { smallWharfView } from './expansions/new-buildings/small-wharf.ts'
import type { boardView, tableView } from './expansions/puertoma/view.ts'

/** What expansions add to a view, each only while it is in play and as far as the viewer may know it. */

type Added<V extends (...given: never[]) => object> = Partial<ReturnType<V>>

export type TableParts = Added<typeof festivalView> & Added<typeof buccaneerView> & Added<typeof tableView>
export type PlayerParts = Added<typeof viewCards> & Added<typeof smallWharfView> & Added<typeof boardView>

export type GoalSeen = NonNullable<TableParts['festival']>['goals'][number]
export type PuertomaBoard = NonNullable<PlayerParts['board']>
