import { createHash, randomBytes } from 'node:crypto'
import { isMember, type PeopleStore, type SessionRow } from '../store/people.ts'
import { idInOldCookie } from './old-cookie.ts'
import type { People, Person } from './people.ts'

const DAY = 24 * 3600_000

/** How long a session lasts that nobody uses. A guest has no other way back to their tables. */
export const GUEST_SESSION = 400 * DAY
export const MEMBER_SESSION = 90 * DAY

/** How often the use of a session is written down. */
const SEEN_EVERY = 3600_000
/** How long somebody who showed more than the cookie may do what a stolen one must not. */
export const PROOF = 10 * 60_000

const TOKEN = /^[\w-]{43}$/

/** Somebody who asks for something, and in which session; null in a browser with a cookie of before there were sessions. */
export interface Visit {
  readonly person: Person
  readonly session: SessionRow | null
}

/** A session about to begin: what the cookie says, and what the store keeps of it. */
export class NewSession {
  readonly token = randomBytes(32).toString('base64url')
  private readonly label: string
  private readonly proved: boolean

  /** `proved` is for whoever comes with more than a cookie. */
  constructor(label: string, proved: boolean) {
    this.label = label
    this.proved = proved
  }

  row(person: string, now: number): SessionRow {
    const { label } = this
    const proved = this.proved ? now : null
    return { hash: hashOf(this.token), person_id: person, label, created: now, seen: now, proved }
  }
}

/** A session that goes on under another token. `from` is null if it began before there were sessions. */
export interface Replaced {
  readonly person: string
  readonly from: string | null
  readonly to: string
}

/** In which browsers people are known. */
export class Sessions {
  private readonly store: PeopleStore
  private readonly people: People
  private readonly secret: Buffer
  private readonly listeners: ((hash: string) => void)[] = []
  private readonly followers: ((replaced: Replaced) => void)[] = []

  /** `secret` is the key that signed cookies before there were sessions. */
  constructor(store: PeopleStore, people: People, secret: Buffer) {
    this.store = store
    this.people = people
    this.secret = secret
  }

  /** Whom a cookie stands for; null for none, a forged one, one that has ended, or somebody who is gone. */
  async visit(cookie: string | undefined, now: number): Promise<Visit | null> {
    if (cookie === undefined) return null
    if (!TOKEN.test(cookie)) return this.oldVisit(cookie, now)
    const found = await this.store.session(hashOf(cookie))
    if (!found) return null
    const { session, person } = found
    if (session.seen < now - lifeOf(isMember(person))) return null
    return { person: this.people.of(person), session }
  }

  private async oldVisit(cookie: string, now: number): Promise<Visit | null> {
    const id = idInOldCookie(cookie, this.secret)
    const row = id === null ? null : await this.store.person(id)
    if (!row || row.gone !== null || row.old_cookie === null || row.old_cookie < now) return null
    return { person: this.people.of(row), session: null }
  }

  async begin(session: NewSession, person: Person): Promise<Visit> {
    const row = session.row(person.id, Date.now())
    await this.store.addSession(row)
    return { person, session: row }
  }

  /** Goes on with a visit under a new token: whoever has a copy of the old one has nothing. What hangs on the session stays. */
  async replace({ person, session: old }: Visit, session: NewSession): Promise<Visit> {
    const row = session.row(person.id, Date.now())
    if (old) await this.store.replaceSession(old.hash, row)
    else await this.store.addSession(row)
    const replaced = { person: person.id, from: old?.hash ?? null, to: row.hash }
    for (const follower of this.followers) follower(replaced)
    return { person, session: row }
  }

  /** Writes down that a session was used, now and then. */
  async note({ hash, seen }: SessionRow, now: number): Promise<void> {
    if (seen < now - SEEN_EVERY) await this.store.updateSession(hash, { seen: now })
  }

  /** Somebody has shown more than the cookie. */
  async prove({ hash }: SessionRow, now: number): Promise<void> {
    await this.store.updateSession(hash, { proved: now })
  }

  list(person: string): Promise<SessionRow[]> {
    return this.store.sessionsOf(person)
  }

  /** Ends some of a person's sessions, and all that hangs on them; returns how many there were. */
  async end(person: string, which: (session: SessionRow) => boolean): Promise<number> {
    const hashes = (await this.list(person)).filter(which).map(({ hash }) => hash)
    await this.endAll(hashes)
    return hashes.length
  }

  /** Ends those that nobody has used for long. */
  async sweep(now: number): Promise<void> {
    await this.endAll(await this.store.staleSessions(now - GUEST_SESSION, now - MEMBER_SESSION))
  }

  private async endAll(hashes: readonly string[]): Promise<void> {
    await this.store.endSessions(hashes)
    for (const hash of hashes) for (const listener of this.listeners) listener(hash)
  }

  /** Calls back for each session that goes on under another token. */
  whenReplaced(follower: (replaced: Replaced) => void): void {
    this.followers.push(follower)
  }

  /** Calls back for each session that ends. */
  whenEnded(listener: (hash: string) => void): void {
    this.listeners.push(listener)
  }
}

/** Whether somebody has shown more than the cookie lately. */
export const isProved = (session: SessionRow | null, now: number): boolean =>
  session?.proved != null && session.proved > now - PROOF

export const lifeOf = (member: boolean): number => (member ? MEMBER_SESSION : GUEST_SESSION)

/** What the store knows a token by. A token has 256 random bits, so a plain hash gives nothing away. */
export const hashOf = (token: string): string => createHash('sha256').update(`quayside session ${token}`).digest('hex')
