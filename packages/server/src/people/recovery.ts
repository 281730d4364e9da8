import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { PersonRow } from '../store/people.ts'
import type { Store } from '../store/store.ts'

/** Crockford's 32 signs: without I, L, O and U. */
const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_GROUPS = 5
const GROUP = 5

/** The recovery code: whoever has it is the person. */
export class Recovery {
  private readonly store: Pick<Store, 'people' | 'keys'>
  private readonly secret: Buffer

  /** `secret` is the key that codes of long ago depend on. */
  constructor(store: Pick<Store, 'people' | 'keys'>, secret: Buffer) {
    this.store = store
    this.secret = secret
  }

  /** A fresh code; an older one is void from now on. Only its fingerprint is kept. */
  async newCode(person: string): Promise<string> {
    const { code, hash } = freshCode()
    await this.store.people.update(person, { recovery: hash })
    return code
  }

  /** Whoever comes in by a code uses it up, and is given the next. */
  async spend(given: string): Promise<{ readonly owner: PersonRow; readonly code: string } | null> {
    const known = await this.ownerOf(given)
    const { code, hash } = freshCode()
    const owner = known?.recovery ? await this.store.keys.spendCode(known.recovery, hash) : null
    return owner && { owner, code }
  }

  async ownerOf(code: string): Promise<PersonRow | null> {
    const signs = signsIn(code)
    return (await this.store.people.byRecovery(fingerprint(signs))) ?? (await this.ownerOfKeyed(signs))
  }

  /** Fingerprints of codes once depended on the key that signed cookies. They are renewed when the code is used, so that it outlives the key. */
  private async ownerOfKeyed(signs: string): Promise<PersonRow | null> {
    const keyed = createHmac('sha256', this.secret).update(`quayside recovery ${signs}`).digest('hex')
    const row = await this.store.people.byRecovery(keyed)
    if (!row) return null
    const recovery = fingerprint(signs)
    await this.store.people.update(row.id, { recovery })
    return { ...row, recovery }
  }
}

/**
 * Without a key: a code has 125 random bits, which nobody guesses from a hash, and whoever lost the key still gets in. How long the database takes
 * to look it up tells nothing about the code itself.
 */
const fingerprint = (signs: string): string => createHash('sha256').update(`quayside code ${signs}`).digest('hex')

/** A code that nobody has, and what is kept of it. */
export function freshCode(): { readonly code: string; readonly hash: string } {
  const signs = randomSigns(CODE_GROUPS * GROUP)
  return { code: signs.match(/.{5}/g)!.join('-'), hash: fingerprint(signs) }
}

/** Random signs that people can read out. */
export const randomSigns = (length: number): string =>
  Array.from(randomBytes(length), (byte) => CODE_SIGNS[byte & 31]).join('')

/** What somebody typed, as it was meant. */
export const signsIn = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
