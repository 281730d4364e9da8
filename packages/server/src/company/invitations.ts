import type { InvitationCard } from '@quayside/table'
import type { Services } from '../services.ts'
import { cardsOf, personsIn, savedIn } from '../tables/cards.ts'
import { isBarred } from './admission.ts'

type InvitationServices = Pick<Services, 'store' | 'time' | 'company'>

/** The longest list of invitations that is shown. */
const MOST = 20

/** What somebody is asked to, but for tables where they sit already, and where somebody is whom one of them has blocked. */
export async function invitationsOf(services: InvitationServices, person: string): Promise<InvitationCard[]> {
  const { store, company } = services
  const { blocks } = company
  const asked = await store.company.invitationsOf(person, MOST)
  const wanted = asked.filter(({ row, by_id }) => {
    const seated = personsIn(savedIn(row)?.chairs ?? [])
    return (
      !seated.includes(person) &&
      !blocks.between(by_id, person) &&
      !isBarred({ host: row.host, seated }, person, blocks)
    )
  })
  const rows = wanted.map(({ row }) => row)
  const { cards } = await cardsOf(services, rows, person)
  return cards.map(({ table, game, options, names, open, phase }) => {
    const { by, created } = wanted.find(({ row }) => row.id === table)!
    return { table, game, options, names, open, ...(phase === 'playing' && { instead: true }), by, created }
  })
}
