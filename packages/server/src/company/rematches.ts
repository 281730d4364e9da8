import type { RematchOffer } from '@quayside/table'
import { personsIn } from '../tables/cards.ts'
import type { LiveTable } from '../tables/live.ts'
import type { Offer } from './manners.ts'

type Finished = Pick<LiveTable, 'table' | 'manners' | 'blocks' | 'rematch' | 'seatsOf'>

/** The table that continues one: where this person was seated, else the first that they may come to. */
export function rematchFor({ manners, blocks, rematch }: Finished, person: string): string | null {
  const { again } = manners
  // One of before offers could be accepted stands alone.
  if (again.length === 0) return rematch
  const own = again.findLast(({ people }) => people.includes(person))
  const open = again.find(({ people }) => !people.some((other) => blocks.has(other, person)))
  return own?.table ?? open?.table ?? null
}

/** Whether a person sits at the table that continues one; before rematches could be accepted, everybody did. */
export function isGoing({ manners, rematch, table }: Finished, person: string): boolean {
  const { again } = manners
  if (again.length === 0) return rematch !== null && table.seatOf(person) >= 0
  return again.some(({ people }) => people.includes(person))
}

/** Offers that stand and that this person may know of. */
export function offersFor(live: Finished, person: string): RematchOffer[] {
  const { table, manners, blocks } = live
  const now = Date.now()
  return manners.offers.flatMap(({ by, until, yes, no }) => {
    const seat = table.seatOf(by)
    const chair = table.chairs[seat]
    if (until <= now || blocks.between(by, person) || chair?.kind !== 'person') return []
    const asked = live.seatsOf(askedBy(live, by))
    return [{ seat, name: chair.name, until, asked, yes: live.seatsOf(yes), no: live.seatsOf(no) }]
  })
}

/** Whether somebody is asked by an offer and has said nothing yet. */
export const isOpenTo = ({ by, until, yes, no }: Offer, person: string, now: number): boolean =>
  by !== person && until > now && !yes.includes(person) && !no.includes(person)

/** Until when somebody is asked whether they would play once more; null if nobody asks, or they have said. */
export function askedUntil({ manners, blocks }: Finished, person: string): number | null {
  const now = Date.now()
  const asks = manners.offers.filter((offer) => isOpenTo(offer, person, now) && !blocks.between(offer.by, person))
  return asks.length > 0 ? Math.max(...asks.map(({ until }) => until)) : null
}

/** When the next offer runs out; null if there is none. */
export const offersEnd = ({ manners: { offers } }: Finished): number | null =>
  offers.length > 0 ? Math.min(...offers.map(({ until }) => until)) : null

/** What has run out is offered no longer. */
export function endOffers(live: LiveTable): void {
  const now = Date.now()
  live.manners = { ...live.manners, offers: live.manners.offers.filter(({ until }) => until > now) }
}

/** Whom an offer of a rematch is for: all who played, but for those whom the one who offers it has blocked. */
export const askedBy = ({ table, blocks }: Pick<LiveTable, 'table' | 'blocks'>, person: string): string[] =>
  personsIn(table.chairs).filter((other) => other !== person && !blocks.has(person, other))
