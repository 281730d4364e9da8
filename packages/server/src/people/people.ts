import { newPersonId } from '../ids.ts'
import { isMember, newcomer, type PeopleStore, type PersonRow } from '../store/people.ts'
import type { NewSession, Visit } from './sessions.ts'

/** Somebody who came by. While they are here every part of the server holds the same object, so a new name is seen everywhere. */
export interface Person {
  readonly id: string
  name: string
  /** Has taken a name for good, which nobody else can have. */
  member: boolean
}

/** How often somebody's visit is written down. */
const SEEN_EVERY = 3600_000

/** Everybody who is known here, and who of them has a connection. */
export class People {
  private readonly store: PeopleStore
  /** Those with a connection, and how many they have. */
  private readonly here = new Map<string, { readonly person: Person; sockets: number }>()

  constructor(store: PeopleStore) {
    this.store = store
  }

  /** Somebody new, in a new session. */
  async add(session: NewSession): Promise<Visit> {
    const now = Date.now()
    const row = newcomer(newPersonId(), now)
    const begun = session.row(row.id, now)
    await this.store.add(row, begun)
    return { person: personIn(row), session: begun }
  }

  /** Somebody by id; null if there is nobody, or nobody any more. */
  async find(id: string): Promise<Person | null> {
    const here = this.here.get(id)
    if (here) return here.person
    const row = await this.store.person(id)
    return row && row.gone === null ? personIn(row) : null
  }

  /** The person of a row: the object that everybody holds, if they are here. */
  of(row: PersonRow): Person {
    return this.here.get(row.id)?.person ?? personIn(row)
  }

  /** A connection of somebody begins; undefined if there are too many already. */
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

  /** Writes down that somebody came by, now and then. */
  async noteVisit(person: Person): Promise<void> {
    const now = Date.now()
    const row = await this.store.person(person.id)
    if (row && row.seen < now - SEEN_EVERY) await this.store.update(person.id, { seen: now })
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
    await this.store.update(person.id, { name })
    this.note(person, { name })
  }

  /** What the store knows already, everybody who holds the person is to know. */
  note(person: Person, change: Partial<Pick<Person, 'name' | 'member'>>): void {
    Object.assign(person, change)
    const here = this.here.get(person.id)
    if (here) Object.assign(here.person, change)
  }
}

export const personIn = (row: PersonRow): Person => ({ id: row.id, name: row.name, member: isMember(row) })
