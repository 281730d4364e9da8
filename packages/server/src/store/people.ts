/** Who is known here, and by what they are known again. */
export interface PeopleStore {
  /** Somebody new, with the session they came in. */
  add(person: PersonRow, session: SessionRow): Promise<void>
  person(id: string): Promise<PersonRow | null>
  byRecovery(hash: string): Promise<PersonRow | null>
  update(id: string, change: PersonChange): Promise<void>
  /** What people are called now. */
  names(ids: readonly string[]): Promise<Map<string, string>>
  /** What somebody is and said at a table is somebody else's from now on; false if that one sits there already. */
  handOn(table: string, from: string, to: string): Promise<boolean>

  addSession(row: SessionRow): Promise<void>
  /** A session with its person, unless they are gone. */
  session(hash: string): Promise<Signed | null>
  /** Those of one person, the last seen first. */
  sessionsOf(person: string): Promise<SessionRow[]>
  updateSession(hash: string, change: Partial<Pick<SessionRow, 'seen' | 'proved'>>): Promise<void>
  /** A new session in the place of another, which ends; devices that hang on it hang on the new one. */
  replaceSession(hash: string, row: SessionRow): Promise<void>
  endSessions(hashes: readonly string[]): Promise<void>
  /** Sessions not seen since: `guests` for those of guests, `members` for those of members. */
  staleSessions(guests: number, members: number): Promise<string[]>
}

export interface PersonRow {
  readonly id: string
  readonly name: string
  /** What the name looks like, which no other member's does; null for a guest. */
  readonly name_key: string | null
  /** Fingerprint of the recovery code, if there is one. */
  readonly recovery: string | null
  /** An address that they have shown to read; null if there is none. */
  readonly mail: string | null
  /** Until when a cookie of before there were sessions stands for them; null if it does not. */
  readonly old_cookie: number | null
  readonly created: number
  readonly seen: number
  /** When they had everything about them deleted; what they left behind is a former player's. */
  readonly gone: number | null
}

export type PersonChange = Partial<Pick<PersonRow, 'name' | 'name_key' | 'recovery' | 'old_cookie' | 'seen'>>

/** Whether somebody has a name of their own for good. */
export const isMember = ({ name_key }: Pick<PersonRow, 'name_key'>): boolean => name_key !== null

/** Somebody who is new here and has nothing yet. */
export const newcomer = (id: string, now: number, name = ''): PersonRow => ({
  id,
  name,
  name_key: null,
  recovery: null,
  mail: null,
  old_cookie: null,
  created: now,
  seen: now,
  gone: null,
})

/** A browser in which somebody is known. The store has only a hash of what its cookie says. */
export interface SessionRow {
  readonly hash: string
  readonly person_id: string
  /** What the browser calls itself, for its owner to tell it from others. */
  readonly label: string
  readonly created: number
  readonly seen: number
  /** When they last showed more than the cookie; null if never. */
  readonly proved: number | null
}

export interface Signed {
  readonly person: PersonRow
  readonly session: SessionRow
}
