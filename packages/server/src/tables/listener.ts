import type { Viewer } from '@quayside/kernel'
import type { Origin } from '../origin.ts'
import type { Person } from '../people/people.ts'
import type { LiveTable } from './live.ts'

/** Somebody who is told what happens at a table: one per connection and table. */
export interface Subscription {
  readonly live: LiveTable
  readonly listener: Listener
  viewer: Viewer
  active: boolean
}

export interface Listener {
  readonly person: Person
  /** Where the connection comes from. */
  readonly from: Origin
  send(text: string): void
  /** Ends the connection, so that the client comes back and asks anew. */
  reconnect(): void
}
