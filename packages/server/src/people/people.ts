import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { newPersonId, PERSON_ID } from '../ids.ts'
import type { PersonRow, Store } from '../store/store.ts'

/** Somebody who came by. While they are here every part of the server holds the same object, so a new name is seen everywhere. */
export interface Person {
  readonly id: string
  name: string
}

/** Crockford's 32 signs: without I, L, O and U. */
const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_GROUPS = 5
const GROUP = 5

/** How often a person's visit is written down. */
const SEEN_EVERY = 3600_000

export class People {
  private readonly store: Store
  private readonly secret: Buffer
  /** People with a connection, and how many they have. */
  private readonly here = new Map<string, { readonly person: Person; sockets: number }>()

  constructor(store: Store, secret: Buffer) {
    this.store = store
    this.secret = secret
  }

  /* The cookie: the person's id and a signature of it */

  cookieOf(person: Person): string {
    return `${person.id}.${this.sign('cookie', person.id).toString('base64url')}`
  }

  /** Whom a cookie stands for; null for none, a forged one, or a person we do not know. */
  async fromCookie(cookie: string | undefined): Promise<Person | null> {
    const id = this.idIn(cookie)
    return id === null ? null : this.find(id)
  }

  /** The id in a cookie that we have signed; whether there is such a person is not asked. */
  idIn(cookie: string | undefined): string | null {
    const [id, signature, more] = (cookie ?? '').split('.')
    if (!PERSON_ID.test(id) || signature === undefined || more !== undefined) return null
    const given = Buffer.from(signature, 'base64url')
    const right = this.sign('cookie', id)
    return given.length === right.length && timingSafeEqual(given, right) ? id : null
  }

  private sign(what: string, text: string): Buffer {
    return createHmac('sha256', this.secret).update(`quayside ${what} ${text}`).digest()
  }

  /* Coming and going */

  async add(): Promise<Person> {
    const now = Date.now()
    const person = { id: newPersonId(), name: '' }
    await this.store.addPerson({ ...person, recovery: null, created: now, seen: now })
    return person
  }

  /** A person by id; null if there is none, or none any more. */
  async find(id: string): Promise<Person | null> {
    const here = this.here.get(id)
    if (here) return here.person
    const row = await this.store.person(id)
    return row && !row.gone ? personIn(row) : null
  }

  /** A connection of a person begins; undefined if there are too many already. */
  arrive(person: Person, most: number): Person | undefined {
    const here = this.here.get(person.id) ?? { person, sockets: 0 }
    if (here.sockets >= most) return undefined
    here.sockets++
    this.here.set(person.id, here)
    return here.person
  }

  isHere(id: string): boolean {
    return this.here.has(id)
  }

  /** The ids of all who have a connection. */
  present(): string[] {
    return [...this.here.keys()]
  }

  /** Writes down that a person came by, now and then. */
  async noteVisit(person: Person): Promise<void> {
    const now = Date.now()
    const row = await this.store.person(person.id)
    if (row && row.seen < now - SEEN_EVERY) await this.store.updatePerson(person.id, { seen: now })
  }

  leave(person: Person): void {
    const here = this.here.get(person.id)
    if (here && --here.sockets === 0) this.here.delete(person.id)
  }

  /** Somebody is gone; connections of theirs that still close are nobody's. */
  forget(id: string): void {
    this.here.delete(id)
  }

  async rename(person: Person, name: string): Promise<void> {
    await this.store.updatePerson(person.id, { name })
    person.name = name
    const here = this.here.get(person.id)
    if (here) here.person.name = name
  }

  /* The recovery code: whoever has it is the person */

  /** A fresh code; an older one is void from now on. Only its fingerprint is kept. */
  async newCode(person: Person): Promise<string> {
    const signs = Array.from(randomBytes(CODE_GROUPS * GROUP), (byte) => CODE_SIGNS[byte & 31]).join('')
    await this.store.updatePerson(person.id, { recovery: fingerprint(signs) })
    return signs.match(/.{5}/g)!.join('-')
  }

  async fromCode(code: string): Promise<Person | null> {
    const signs = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
    const row = (await this.store.personByRecovery(fingerprint(signs))) ?? (await this.fromKeyedCode(signs))
    return row ? (this.here.get(row.id)?.person ?? personIn(row)) : null
  }

  /** Fingerprints of codes once depended on the key that signs cookies. They are renewed when the code is used, so that it outlives the key. */
  private async fromKeyedCode(signs: string): Promise<PersonRow | null> {
    const row = await this.store.personByRecovery(this.sign('recovery', signs).toString('hex'))
    if (row) await this.store.updatePerson(row.id, { recovery: fingerprint(signs) })
    return row
  }
}

/**
 * Without a key: a code has 125 random bits, which nobody guesses from a hash, and whoever lost the key still gets in. How long the database takes
 * to look it up tells nothing about the code itself.
 */
const fingerprint = (signs: string): string => createHash('sha256').update(`quayside code ${signs}`).digest('hex')

const personIn = (row: PersonRow): Person => ({ id: row.id, name: row.name })
