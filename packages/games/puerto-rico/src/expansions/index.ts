import '../policy/expansions.ts'
import type { Options } from '@quayside/kernel'
import type { Expansion } from '../expansion.ts'
import { achievements } from './achievements/index.ts'
import { buccaneer } from './buccaneer/index.ts'
import { festival } from './festival/index.ts'
import { type InPlay, provideExpansions } from './in-play.ts'
import { market } from './market/index.ts'
import { guesthouse } from './new-buildings/guesthouse.ts'
import { newBuildings } from './new-buildings/index.ts'
import { nobles } from './nobles/index.ts'
import { puertoma, puertomaPlays } from './puertoma/index.ts'

/**
 * What can be in play beside the base game, and when. The order is that in which their hooks are called; of tasks that several push at one
 * moment the last comes first. So guests move before all else in a phase, and the market is laid before goals are drawn from it.
 */
const PARTS: readonly { readonly part: Expansion; readonly when: (options: Options) => boolean }[] = [
  { part: nobles, when: has('nobles') },
  { part: newBuildings, when: has('new-buildings') },
  { part: guesthouse, when: has('new-buildings') },
  { part: achievements, when: has('achievements') },
  { part: puertoma, when: withPuertomas },
  { part: festival, when: has('festival') },
  { part: market, when: (options) => has('new-buildings')(options) || has('nobles')(options) },
  { part: buccaneer, when: has('buccaneer') },
]

provideExpansions(
  (options): InPlay => ({
    expansions: PARTS.filter(({ when }) => when(options)).map(({ part }) => part),
    automa: withPuertomas(options) ? puertomaPlays : null,
  }),
)

function has(id: string): (options: Options) => boolean {
  return (options) => (options.expansions as readonly string[]).includes(id)
}

function withPuertomas(options: Options): boolean {
  return ((options.puertomas as number | undefined) ?? 0) > 0
}
