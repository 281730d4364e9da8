import type { Facts, GameRecord, Seat, Viewer } from '@quayside/kernel'
import type { InvitationCard, Phrase, RematchOffer, Talking, Watching } from './company.ts'
import type { History } from './history.ts'
import type { AdviceShown } from './imagined.ts'
import type { TableInfo } from './info.ts'
import type { WantedTable } from './my-tables.ts'
import type { OrdersSight } from './orders/orders.ts'
import type { Sight } from './sight.ts'
import type { Frame, Told } from './watch.ts'

/**
 * What a client and the server say to each other. Over http: who one is, and setting a table. Over the websocket: everything that
 * happens at tables. Each request has an `id` that its reply names; what the server says unasked has none.
 */

export const MAX_NAME = 24
export const MAX_CHAT = 400

/* What the server answers and tells */

export interface ChatLine {
  /** Which line of the table's chat it is, counted from 0; servers of before do not say. */
  readonly n?: number
  readonly at: number
  readonly name: string
  /** The seat of who said it, if seated. */
  readonly seat: Seat | null
  readonly text: string
  /** A ready phrase: readers have it in their own language, `text` in English. */
  readonly phrase?: Phrase
}

/** A table as a list shows it. */
export interface TableCard {
  readonly table: string
  readonly game: string
  readonly options: TableInfo['options']
  readonly phase: TableInfo['phase']
  readonly names: readonly string[]
  readonly open: number
  readonly clock: TableInfo['clock']['setting']
  /** Whether one of the reader's own seats is asked. */
  readonly yourTurn: boolean
  readonly seated: boolean
  /** The names of those who are asked. */
  readonly waiting: readonly string[]
  readonly changed: number
  /** When the reader's time is up, or else that of the first who is asked; absent where no clock runs. */
  readonly deadline?: number
  /** The reader is asked to decide something with the others. */
  readonly consent?: true
  /** The names of those who have vanished, so that the others have to choose. */
  readonly vanished?: readonly string[]
  /** Lines of its chat that the reader has not read; absent if there are none. */
  readonly unread?: number
}

export interface OnlineInfo extends TableInfo {
  readonly table: string
  readonly listed: boolean
  /** The secret of the table's link, for those who are seated or set the table. */
  readonly invite: string | null
  /** Whether the reader set the table and may seat bots and begin. */
  readonly host: boolean
  readonly watching: number
  /** The table that continues this one, once somebody asked for a rematch. */
  readonly rematch: string | null
  /** Who may watch and who may talk. */
  readonly watch?: Watching
  readonly talk?: Talking
  /** The host has taken the reader's voice at this table. */
  readonly hushed?: true
  /** For the host: the seats whose voice is taken. */
  readonly silent?: readonly Seat[]
  /** Rematches that are offered to the reader, or by them. */
  readonly offers?: readonly RematchOffer[]
  /** What the reader sees is a round behind, for the players keep secrets. */
  readonly late?: true
  /** The reader has a seat at the table that continues this one. */
  readonly going?: true
  /** Nobody was here for a while, so bots waited; the reader's coming has woken them. */
  readonly woken?: boolean
}

/** All of a table, or what happened since `seq`. `game` is null until the game begins. */
export interface Opened {
  readonly viewer: Viewer
  readonly info: OnlineInfo
  readonly chat: readonly ChatLine[]
  /** How many lines of the chat the reader has not read; absent if they have. */
  readonly unread?: number
  readonly game: { readonly sight: Sight; readonly events: readonly Told[] } | null
  /** Instead of `game`, when a known `seq` was named. */
  readonly frames?: readonly Frame[]
}

/** Why an answer is not legal: the facts are for the game's words, without them the code is the match's or the table's own. */
export interface WhyNot {
  readonly code: string
  readonly rule: string
  readonly facts?: Facts
}

/** The value of a reply, by the request. */
export interface Replies {
  lobby: null
  'leave-lobby': null
  wanted: null
  read: null
  open: Opened
  close: null
  attend: null
  answer: { readonly seq: number }
  undo: { readonly seq: number }
  /** For each answer asked about; null if it is legal. */
  why: readonly (WhyNot | null)[]
  /** Null if one of the answers would draw or reveal something. */
  preview: Sight | null
  propose: readonly string[]
  advise: AdviceShown
  sit: null
  'seat-bot': null
  rise: null
  begin: null
  'call-off': null
  'hand-over': null
  'take-back': null
  pause: null
  resume: null
  'go-live': null
  'go-days': null
  consent: null
  vote: null
  chat: null
  say: null
  remove: null
  hush: null
  manners: null
  offer: null
  /** The table that was set, if that was the last one who had to say yes. */
  reply: { readonly table: string | null }
  rematch: { readonly table: string }
  orders: OrdersSight
  'set-order': { readonly id: string }
  'drop-order': null
  /** Null if nothing can be answered ahead. Of others it shows what they might have answered: only one's own part is to be looked at. */
  ahead: Sight | null
  'propose-ahead': readonly string[]
  'answer-ahead': null
  ping: null
}

export type ServerMessage =
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly error: { readonly code: string; readonly message: string } }
  | {
      readonly t: 'lobby'
      readonly mine: readonly TableCard[]
      readonly open: readonly TableCard[]
      /** Tables that a friend asks the reader to. */
      readonly invited?: readonly InvitationCard[]
      /** Own tables of which nothing can be shown, because the store has them damaged. */
      readonly unreadable?: readonly string[]
    }
  /** The tables that wait for an answer of the reader's: all of them, whenever they change. */
  | { readonly t: 'wanted'; readonly tables: readonly WantedTable[] }
  /** Something happened at a table this connection opened. What is absent did not change. */
  | {
      readonly t: 'table'
      readonly table: string
      readonly frames?: readonly Frame[]
      readonly info?: OnlineInfo
      readonly chat?: readonly ChatLine[]
      /** The game begins, or this viewer's place changed: everything anew. */
      readonly opened?: Opened
    }
  /** What the reader has ordered at a table has changed, or something came of it. Nobody else is told. */
  | { readonly t: 'orders'; readonly table: string; readonly orders: OrdersSight }

/** `GET /api/tables/:table/history` and `GET /api/tables/:table/record` (once it is over). */
export type HistoryReply = History
export type RecordReply = GameRecord
