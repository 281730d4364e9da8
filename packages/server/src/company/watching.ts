import type { WatchCard } from '@quayside/table'
import type { Person } from '../people/people.ts'
import type { Services } from '../services.ts'
import { cardsOf, personsIn, savedIn } from '../tables/cards.ts'
import type { Hub } from '../tables/hub.ts'
import { isShownLate, roundOf } from '../tables/late.ts'
import { isBarred } from './admission.ts'

/** The longest list of games that is shown. */
const MOST = 50

/** Games being played that anybody may watch, but for those of people who have blocked the one who asks. */
export async function watchCards(services: Services, hub: Hub, person: Person): Promise<WatchCard[]> {
  const { store, company } = services
  const rows = (await store.company.watchable(2 * MOST)).filter((row) => {
    const seated = personsIn(savedIn(row)?.chairs ?? [])
    return !seated.includes(person.id) && !isBarred({ host: row.host, seated }, person.id, company.blocks)
  })
  const { cards } = await cardsOf(services, rows.slice(0, MOST), person.id)
  return cards.map(({ table, game, options, names, clock, changed }) => {
    const live = hub.here(table)
    // When a round began everybody may know, also of a game that is shown late.
    const round = live ? roundOf(live.table.match) : null
    const late = live !== undefined && isShownLate(live.table.match)
    return { table, game, options, names, clock, changed, round, watching: live?.watching() ?? 0, late }
  })
}
