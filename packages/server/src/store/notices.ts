import type { NoticeChannel, NoticeKind } from '@quayside/table'
import type { TableRow } from './store.ts'

/** What people are to be told outside the page, and what they want of it. */
export interface NoticeStore {
  /** Everybody whom a notice can reach: by a device, or by a mail address that was confirmed. */
  reachable(): Promise<string[]>
  isReachable(person: string): Promise<boolean>

  /** Puts down what is not there yet, apart from any change of a table. */
  add(rows: readonly NoticeRow[]): Promise<void>
  /** Notices of up to so many people to whom something is due, with what else of theirs comes `soon`. Nobody else is given them before `until`. */
  claim(now: number, soon: Due, until: number, people: number): Promise<NoticeRow[]>
  /** What has become of some; those that were replaced or answered meanwhile stay as they are. */
  settle(rows: readonly NoticeRow[]): Promise<void>
  /** When the next one is due. */
  next(): Promise<number | null>
  /** Tables where it is somebody's turn. */
  turns(person: string): Promise<number>
  /** How many wait to be sent. */
  waiting(): Promise<number>
  purge(now: number): Promise<void>
  tables(ids: readonly string[]): Promise<TableRow[]>

  wishes(person: string): Promise<WishesRow | null>
  keepWishes(person: string, body: string): Promise<void>
  noteMailed(person: string, at: number): Promise<void>

  /** A device tells somebody from now on; whomever it told before, it does not any more. Of many the oldest go. */
  subscribe(row: SubscriptionRow, most: number): Promise<void>
  unsubscribe(person: string, endpoint: string): Promise<boolean>
  /** Those of one person. */
  subscriptions(person: string): Promise<SubscriptionRow[]>
  /** How often in a row a device could not be reached; null if it is not there any more. */
  noteDelivery(endpoint: string, failures: number | null): Promise<void>
  /** Ends those of a session; returns whose they were. */
  endSubscriptions(session: string): Promise<string[]>

  /** Where somebody reads mail, if mails arrive there. */
  address(person: string): Promise<string | null>
  /** Nothing can be sent to an address; with null, to whatever they have it is tried again. */
  refuseAddress(person: string, address: string | null): Promise<void>
}

/** Until when something counts as due, by the way it goes. */
export type Due = { readonly [C in NoticeChannel]: number }

export interface NoticeRow {
  readonly person_id: string
  readonly kind: NoticeKind
  readonly table_id: string
  /** What makes it another than the last of its kind: the length of the record, the number of a line of chat. */
  readonly cause: string
  /** Whose doing it is, where that is told. */
  readonly who: string | null
  readonly created: number
  /** When the time runs out that somebody has for their answer. */
  readonly ends: number | null
  /** From when on it is of no use. */
  readonly expires: number
  /** When it is looked at for each way; null if there is nothing more to do. */
  readonly push_at: number | null
  readonly mail_at: number | null
  readonly push_tries: number
  readonly mail_tries: number
  /** The earlier of the two; while it is being worked on, when somebody else may take it up. */
  readonly due: number | null
}

/** Somebody has answered at a table: nothing of their turn there needs telling any more. */
export interface AnsweredRow {
  readonly person_id: string
  readonly table_id: string
}

/** The kinds that an answer settles. */
export const SETTLED_BY_ANSWER = ['turn', 'clock'] as const satisfies readonly NoticeKind[]

export interface WishesRow {
  readonly person_id: string
  /** JSON of `NoticeWishes`. */
  readonly body: string
  /** When the last mail went out; 0 for never. */
  readonly mailed: number
  /** A mail address that nothing can be sent to; null if there is none. */
  readonly refused: string | null
}

/** A device that shows notices. */
export interface SubscriptionRow {
  readonly endpoint: string
  readonly person_id: string
  /** The session of the browser that has it. */
  readonly session: string
  readonly p256dh: string
  readonly auth: string
  readonly failures: number
  readonly created: number
}

export const earlier = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other)
