import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { GUEST_ID, newGuestId } from './ids.ts'
import type { GuestRow, Store } from './store/store.ts'

/** Somebody who came by. While they are here every part of the server holds the same object, so a new name is seen everywhere. */
export interface Guest {
  readonly id: string
  name: string
}

/** Crockford's 32 signs: without I, L, O and U. */
const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_GROUPS = 5
const GROUP = 5

/** How often a guest's visit is written down. */
const SEEN_EVERY = 3600_000

export class Guests {
  private readonly store: Store
  private readonly secret: Buffer
  /** Guests with a connection, and how many they have. */
  private readonly here = new Map<string, { readonly guest: Guest; sockets: number }>()

  constructor(store: Store, secret: Buffer) {
    this.store = store
    this.secret = secret
  }

  /* The cookie: the guest's id and a signature of it */

  cookieOf(guest: Guest): string {
    return `${guest.id}.${this.sign('cookie', guest.id).toString('base64url')}`
  }

  /** Whom a cookie stands for; null for none, a forged one, or a guest we do not know. */
  async fromCookie(cookie: string | undefined): Promise<Guest | null> {
    const id = this.idIn(cookie)
    return id === null ? null : this.find(id)
  }

  /** The id in a cookie that we have signed; whether there is such a guest is not asked. */
  idIn(cookie: string | undefined): string | null {
    const [id, signature, more] = (cookie ?? '').split('.')
    if (!GUEST_ID.test(id) || signature === undefined || more !== undefined) return null
    const given = Buffer.from(signature, 'base64url')
    const right = this.sign('cookie', id)
    return given.length === right.length && timingSafeEqual(given, right) ? id : null
  }

  private sign(what: string, text: string): Buffer {
    return createHmac('sha256', this.secret).update(`quayside ${what} ${text}`).digest()
  }

  /* Coming and going */

  async add(): Promise<Guest> {
    const now = Date.now()
    const guest = { id: newGuestId(), name: '' }
    await this.store.addGuest({ ...guest, recovery: null, created: now, seen: now })
    return guest
  }

  /** A guest by id; null if there is none, or none any more. */
  async find(id: string): Promise<Guest | null> {
    const here = this.here.get(id)
    if (here) return here.guest
    const row = await this.store.guest(id)
    return row && !row.gone ? guestIn(row) : null
  }

  /** A connection of a guest begins; undefined if there are too many already. */
  arrive(guest: Guest, most: number): Guest | undefined {
    const here = this.here.get(guest.id) ?? { guest, sockets: 0 }
    if (here.sockets >= most) return undefined
    here.sockets++
    this.here.set(guest.id, here)
    return here.guest
  }

  isHere(id: string): boolean {
    return this.here.has(id)
  }

  /** The ids of all who have a connection. */
  present(): string[] {
    return [...this.here.keys()]
  }

  /** Writes down that a guest came by, now and then. */
  async noteVisit(guest: Guest): Promise<void> {
    const now = Date.now()
    const row = await this.store.guest(guest.id)
    if (row && row.seen < now - SEEN_EVERY) await this.store.updateGuest(guest.id, { seen: now })
  }

  leave(guest: Guest): void {
    const here = this.here.get(guest.id)
    if (here && --here.sockets === 0) this.here.delete(guest.id)
  }

  /** Somebody is gone; connections of theirs that still close are nobody's. */
  forget(id: string): void {
    this.here.delete(id)
  }

  async rename(guest: Guest, name: string): Promise<void> {
    await this.store.updateGuest(guest.id, { name })
    guest.name = name
    const here = this.here.get(guest.id)
    if (here) here.guest.name = name
  }

  /* The recovery code: whoever has it is the guest */

  /** A fresh code; an older one is void from now on. Only its fingerprint is kept. */
  async newCode(guest: Guest): Promise<string> {
    const signs = Array.from(randomBytes(CODE_GROUPS * GROUP), (byte) => CODE_SIGNS[byte & 31]).join('')
    await this.store.updateGuest(guest.id, { recovery: fingerprint(signs) })
    return signs.match(/.{5}/g)!.join('-')
  }

  async fromCode(code: string): Promise<Guest | null> {
    const signs = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
    const row = (await this.store.guestByRecovery(fingerprint(signs))) ?? (await this.fromKeyedCode(signs))
    return row ? (this.here.get(row.id)?.guest ?? guestIn(row)) : null
  }

  /** Fingerprints of codes once depended on the key that signs cookies. They are renewed when the code is used, so that it outlives the key. */
  private async fromKeyedCode(signs: string): Promise<GuestRow | null> {
    const row = await this.store.guestByRecovery(this.sign('recovery', signs).toString('hex'))
    if (row) await this.store.updateGuest(row.id, { recovery: fingerprint(signs) })
    return row
  }
}

/**
 * Without a key: a code has 125 random bits, which nobody guesses from a hash, and whoever lost the key still gets in. How long the database takes
 * to look it up tells nothing about the code itself.
 */
const fingerprint = (signs: string): string => createHash('sha256').update(`quayside code ${signs}`).digest('hex')

const guestIn = (row: GuestRow): Guest => ({ id: row.id, name: row.name })
