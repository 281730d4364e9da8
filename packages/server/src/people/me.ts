import type { Me } from '@quayside/table'
import type { Services } from '../services.ts'
import { covered } from './mail-keys.ts'
import { isProved, type Visit } from './sessions.ts'

/** What somebody is told about themselves. `host` is where they have opened the page, as they say: it only decides what is offered. */
export async function meOf(
  { store, passkeys, mailKeys, notices }: Services,
  { person, session }: Visit,
  host: string,
): Promise<Me> {
  const row = await store.people.person(person.id)
  const keys = await passkeys.of(person)
  return {
    name: person.name,
    member: person.member,
    proved: isProved(session, Date.now()),
    keys: { passkeys: keys.length, code: row?.recovery != null, mail: row?.mail ? covered(row.mail) : null },
    can: { passkey: passkeys.site?.isAt(host) ?? false, mail: mailKeys.possible, push: notices.publicKey },
  }
}
