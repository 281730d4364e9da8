import type { Options } from '@quayside/kernel'

/** What the server tells somebody about themselves. */

/** Who one is, what stands for it, and what this server can do for it. */
export interface Me {
  /** Empty until one is chosen. */
  readonly name: string
  /** Whether the name is one's own for good. */
  readonly member: boolean
  /** Whether one has shown more than a cookie lately, so that nothing asks for it again. */
  readonly proved: boolean
  readonly keys: {
    readonly passkeys: number
    /** Whether there is a recovery code. */
    readonly code: boolean
    /** One's mail address, most of it covered; null if there is none that was confirmed. */
    readonly mail: string | null
  }
  readonly can: {
    /** Passkeys work at this address. */
    readonly passkey: boolean
    readonly mail: boolean
    /** The server's public key for notices on the device; null if it sends none. */
    readonly push: string | null
  }
}

/** A browser in which one is known. */
export interface SessionCard {
  readonly id: string
  /** What the browser calls itself; empty if it does not say. */
  readonly label: string
  readonly created: number
  readonly seen: number
  /** The one that asks. */
  readonly here: boolean
}

export interface PasskeyCard {
  readonly id: string
  readonly label: string
  readonly created: number
  /** Null until it was used to sign in. */
  readonly used: number | null
}

/** Whom a recovery code stands for: shown before it is used. */
export interface CodeOwner {
  readonly name: string
  readonly member: boolean
  /** Tables that they sit at. */
  readonly tables: number
}

/** After signing in by whatever way. */
export interface SignedIn {
  readonly me: Me
  /** A recovery code is used up by using it; this is the next one. */
  readonly code?: string
  /** This browser was a guest with so many tables, which can be brought along (`POST /api/me/bring`) for an hour. */
  readonly left?: { readonly name: string; readonly tables: number; readonly token: string }
}

/** A game that one played in a browser and brought along; nobody else sees it. */
export interface LocalTableCard {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly names: readonly string[]
  readonly finished: boolean
  readonly brought: number
}

/** A study that one shares. Its id is the secret of its link. */
export interface SharedStudyCard {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly shared: number
  readonly changed: number
}

/** Why a name cannot be had; null if it can. */
export type NameVerdict = 'taken' | 'mixed' | 'marks' | null

/* Notices */

export const NOTICE_KINDS = [
  'turn',
  'consent',
  'decided',
  'begins',
  'clock',
  'message',
  'invited',
  'bot',
  'order',
  'over',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export type NoticeChannel = 'push' | 'mail'

/** What somebody wants to be told, and when. */
export interface NoticeWishes {
  readonly kinds: { readonly [K in NoticeKind]: { readonly push: boolean; readonly mail: boolean } }
  /** Minutes away before one is told that it is one's turn. */
  readonly after: number
  /** Minutes of the day in one's own zone, between which nothing is sent; null for never. */
  readonly quiet: { readonly from: number; readonly until: number } | null
  /** An IANA zone. */
  readonly zone: string
  readonly language: string
  /** One message for several tables, at most every so many minutes. */
  readonly gather: number
  /** Told again after so many hours while it is still one's turn; 0 for once only. */
  readonly again: number
  /** Tables for which something else holds. */
  readonly tables: { readonly [table: string]: 'none' | 'push' | 'mail' }
}

/** What a push carries: nothing of a position, a chat or an answer. */
export interface PushPayload {
  readonly kind: NoticeKind | 'trial'
  readonly title: string
  readonly body: string
  /** Where it leads, within this server. */
  readonly path: string
  /** Notices with the same replace one another. */
  readonly tag: string
  /** Tables where it is one's turn, for the badge. */
  readonly count: number
}
