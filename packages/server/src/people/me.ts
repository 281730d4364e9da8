import type { Me } from '@quayside/table'
import type { Services } from '../services.ts'
import { isProved, type Visit } from './sessions.ts'

/** What somebody is told about themselves. */
export async function meOf({ store }: Services, { person, session }: Visit): Promise<Me> {
  const row = await store.people.person(person.id)
  const passkeys = await store.keys.passkeysOf(person.id)
  return {
    name: person.name,
    member: person.member,
    proved: isProved(session, Date.now()),
    keys: { passkeys: passkeys.length, code: row?.recovery != null, mail: null },
    can: { passkey: false, mail: false, push: null },
  }
}
