import '../policy/expansions.ts'
import type { ExpansionId, TableOptions } from '../options.ts'
import { achievements } from './achievements/index.ts'
import { buccaneer } from './buccaneer/index.ts'
import { festival } from './festival/index.ts'
import { type Part, provideExpansions } from './in-play.ts'
import { market } from './market/index.ts'
import { guesthouse } from './new-buildings/guesthouse.ts'
import { newBuildings } from './new-buildings/index.ts'
import { nobles } from './nobles/index.ts'
import { puertoma, puertomaPlays } from './puertoma/index.ts'

const withExpansion =
  (...ids: readonly ExpansionId[]) =>
  ({ expansions }: TableOptions): boolean =>
    ids.some((id) => expansions.includes(id))

/**
 * What can be in play beside the base game, and when. The order is that in which their hooks are called; of tasks that several push at one
 * moment the last comes first. So guests move before all else in a phase, and the market is laid before goals are drawn from it.
 */
const PARTS: readonly Part[] = [
  { part: nobles, when: withExpansion('nobles') },
  { part: newBuildings, when: withExpansion('new-buildings') },
  { part: guesthouse, when: withExpansion('new-buildings') },
  { part: achievements, when: withExpansion('achievements') },
  { part: puertoma, when: ({ puertomas = 0 }) => puertomas > 0, automa: puertomaPlays },
  { part: festival, when: withExpansion('festival') },
  { part: market, when: withExpansion('new-buildings', 'nobles') },
  { part: buccaneer, when: withExpansion('buccaneer') },
]

provideExpansions(PARTS)
