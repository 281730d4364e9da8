import { createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Person, type TestServer } from '../client.ts'

/** Who plays on the old server. */
export const ANA = 'ana'.padEnd(26, 'a')
export const RUI = 'rui'.padEnd(26, 'u')

/** The key that signed the cookies of the old server. */
const SECRET = 'c0'.repeat(32)

/** Makes a data folder as a server left it that played under these rules. */
export function fillOldFolder(folder: string, version: number): void {
  const db = new Sqlite(join(folder, 'quayside.db'))
  db.exec(readFileSync(new URL(`version-${version}.sql`, import.meta.url), 'utf8'))
  db.close()
  writeFileSync(join(folder, 'secret'), `${SECRET}\n`)
}

/** Somebody who comes back with the cookie kept from then. */
export function cameBack(server: TestServer, id: string): Person {
  const mac = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(`quayside cookie ${id}`).digest('base64url')
  const person = new Person(server)
  person.cookie = `quayside=${id}.${mac}`
  return person
}
