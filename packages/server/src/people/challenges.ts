import { createHash, randomBytes } from 'node:crypto'
import type { KeyStore } from '../store/keys.ts'
import type { SessionRow } from '../store/people.ts'

const MINUTE = 60_000

/** What a challenge is for, how long it holds, and how many of them a session may have at a time. */
const PURPOSES = {
  /** To make a passkey, to sign in by one, to show that one still has it. */
  register: { life: 5 * MINUTE, most: 3 },
  'sign-in': { life: 5 * MINUTE, most: 6 },
  prove: { life: 5 * MINUTE, most: 3 },
  /** To show that one reads the mail of an address, and to sign in by that. */
  mail: { life: 15 * MINUTE, most: 1 },
  'mail-sign-in': { life: 15 * MINUTE, most: 3 },
  /** To bring the tables along of the guest that this browser was. */
  bring: { life: 60 * MINUTE, most: 3 },
} as const

export type Purpose = keyof typeof PURPOSES

/** Guesses at what was mailed, before the challenge is worth nothing. */
const MOST_TRIES = 8

/** Unforeseeable texts that have to come back once, in the session they were given to and for what they were made. */
export class Challenges {
  private readonly store: KeyStore

  constructor(store: KeyStore) {
    this.store = store
  }

  /** A new challenge; `about` comes back with it. With a `token` of one's own it replaces the one before. */
  async make(
    purpose: Purpose,
    { hash: session }: SessionRow,
    about: unknown = null,
    token = randomBytes(32).toString('base64url'),
  ): Promise<string> {
    const { life, most } = PURPOSES[purpose]
    const created = Date.now()
    const row = { hash: hashOf(token), session, purpose, about: JSON.stringify(about), tries: 0, created }
    await this.store.addChallenge({ ...row, expires: created + life }, most)
    return token
  }

  /** Uses a challenge up; what it is about, or undefined if there is none. */
  async take(purpose: Purpose, { hash: session }: SessionRow, token: string): Promise<unknown> {
    const row = await this.store.takeChallenge({ hash: hashOf(token), session, purpose }, Date.now())
    return row ? JSON.parse(row.about) : undefined
  }

  /** Looks what a challenge is about, for whoever may yet be wrong. */
  async attempt(purpose: Purpose, { hash: session }: SessionRow, token: string): Promise<unknown> {
    const row = await this.store.tryChallenge({ hash: hashOf(token), session, purpose }, MOST_TRIES, Date.now())
    return row ? JSON.parse(row.about) : undefined
  }
}

const hashOf = (token: string): string => createHash('sha256').update(`quayside challenge ${token}`).digest('hex')
