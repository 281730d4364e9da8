import { steadyNow } from '../clock.ts'
import { Buckets } from '../limits.ts'
import type { Person } from '../people/people.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live.ts'
import type { ThinkingPool } from '../thinking/pool.ts'
import { Adviser } from './advice.ts'
import { Backlog } from './backlog.ts'

/** What all connections share. */
export class SocketRoom {
  readonly adviser: Adviser
  readonly backlog: Backlog
  private readonly talkers: Buckets
  private readonly talks: Buckets

  constructor(services: Services, pool: ThinkingPool) {
    const { limits } = services.config
    this.adviser = new Adviser(services, pool)
    this.backlog = new Backlog(limits)
    this.talkers = new Buckets(limits.chat)
    this.talks = new Buckets(limits.tableChat)
  }

  /** A person says so much wherever that is, and a table hears so much whoever says it. */
  mayTalk(person: Person, live: LiveTable): boolean {
    const now = steadyNow()
    return this.talkers.take(person.id, now) && this.talks.take(live.id, now)
  }
}
