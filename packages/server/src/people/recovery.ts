import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { PeopleStore, PersonRow } from '../store/people.ts'

/** Crockford's 32 signs: without I, L, O and U. */
const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_GROUPS = 5
const GROUP = 5

/** The recovery code: whoever has it is the person. */
export class Recovery {
  private readonly store: PeopleStore
  private readonly secret: Buffer

  /** `secret` is the key that codes of long ago depend on. */
  constructor(store: PeopleStore, secret: Buffer) {
    this.store = store
    this.secret = secret
  }

  /** A fresh code; an older one is void from now on. Only its fingerprint is kept. */
  async newCode(person: string): Promise<string> {
    const signs = Array.from(randomBytes(CODE_GROUPS * GROUP), (byte) => CODE_SIGNS[byte & 31]).join('')
    await this.store.update(person, { recovery: fingerprint(signs) })
    return signs.match(/.{5}/g)!.join('-')
  }

  async ownerOf(code: string): Promise<PersonRow | null> {
    const signs = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
    return (await this.store.byRecovery(fingerprint(signs))) ?? (await this.ownerOfKeyed(signs))
  }

  /** Fingerprints of codes once depended on the key that signed cookies. They are renewed when the code is used, so that it outlives the key. */
  private async ownerOfKeyed(signs: string): Promise<PersonRow | null> {
    const keyed = createHmac('sha256', this.secret).update(`quayside recovery ${signs}`).digest('hex')
    const row = await this.store.byRecovery(keyed)
    if (row) await this.store.update(row.id, { recovery: fingerprint(signs) })
    return row
  }
}

/**
 * Without a key: a code has 125 random bits, which nobody guesses from a hash, and whoever lost the key still gets in. How long the database takes
 * to look it up tells nothing about the code itself.
 */
const fingerprint = (signs: string): string => createHash('sha256').update(`quayside code ${signs}`).digest('hex')
