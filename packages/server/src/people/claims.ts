import type { NameVerdict } from '@quayside/table'
import type { Services } from '../services.ts'
import { type Claim, RESERVED } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { personsIn, savedIn } from '../tables/cards.ts'
import { faultOf, isReserved, looksLike, looksOf } from './names.ts'
import type { Person } from './people.ts'

/** Why somebody cannot be called so; null if they can. Members' names are theirs alone: a guest cannot look like one either. */
export async function verdictOf({ store }: Services, name: string, person: Person): Promise<NameVerdict> {
  const fault = faultOf(name)
  if (fault) return fault
  return isReserved(name) || (await store.keys.isTaken(looksOf(name), person.id, Date.now())) ? 'taken' : null
}

/** Somebody takes a name for good; false if somebody else was faster. */
export async function claimName(
  { store, people }: Services,
  person: Person,
  name: string,
  key: Pick<Claim, 'recovery' | 'passkey'> = {},
): Promise<boolean> {
  const now = Date.now()
  const claim = { name, looks: looksOf(name), formerUntil: now + RESERVED, ...key }
  if (!(await store.keys.claim(person.id, claim, now))) return false
  people.note(person, { name, member: true })
  return true
}

/** Tables that are looked at, the last changed ones. */
const LOOKED_AT = 200

/** Whether somebody who plays with this person, or is about to, has such a name, there or by now. */
export async function meetsNamesake({ store }: Services, name: string, person: Person): Promise<boolean> {
  const tables = [...(await tablesIn('gathering', store, person)), ...(await tablesIn('playing', store, person))]
  const others = tables
    .flat()
    .flatMap((chair) => (chair.kind === 'person' && chair.person !== person.id ? [chair] : []))
  const now = await store.people.names([...new Set(others.map((chair) => chair.person))])
  return [...others.map((chair) => chair.name), ...now.values()].some((other) => looksLike(name, other))
}

/** Whether somebody sits at a game that goes on. */
export const playsNow = async ({ store }: Services, person: Person): Promise<boolean> =>
  (await tablesIn('playing', store, person)).some((chairs) => personsIn(chairs).includes(person.id))

async function tablesIn(phase: string, store: Store, person: Person) {
  const rows = await store.tablesOf(person.id, LOOKED_AT)
  return rows.filter((row) => row.phase === phase).map((row) => savedIn(row)?.chairs ?? [])
}
