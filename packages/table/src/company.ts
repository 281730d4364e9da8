import type { Options, Seat } from '@quayside/kernel'
import type { TableCard } from './wire.ts'

/** What the server tells of the company one keeps: friends, invitations, who may watch and talk at a table, rematches. */

/** Who may watch a game: anybody, those with the link or an invitation, or nobody but the players. */
export const WATCHING = ['all', 'invited', 'nobody'] as const
export type Watching = (typeof WATCHING)[number]

/** Who may say something at a table. */
export const TALKING = ['all', 'players', 'nobody'] as const
export type Talking = (typeof TALKING)[number]

/** Ready phrases: sent as keys, so that each reader has them in their own language. In English for whoever does not know the key. */
export const PHRASES = {
  hello: 'Hello!',
  'good-luck': 'Good luck and have fun!',
  'your-turn': 'It is your turn.',
  thinking: 'I am thinking.',
  'back-soon': 'Back in five minutes.',
  tomorrow: 'I go on tomorrow.',
  sorry: 'Sorry!',
  'well-played': 'Well played!',
  thanks: 'Thank you!',
  'no-hurry': 'Take your time.',
  'undo-please': 'May I take that back?',
  'good-game': 'Good game!',
  again: 'Another game?',
  bye: 'Goodbye!',
} as const
export type Phrase = keyof typeof PHRASES
export const PHRASE_KEYS = Object.keys(PHRASES) as readonly Phrase[]

/** Why somebody is reported. */
export const REPORT_REASONS = ['chat', 'name', 'play', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const MAX_REPORT = 400
/** Lines of chat that go with a report. */
export const REPORTED_LINES = 50

/** A rematch that somebody at the table offers. */
export interface RematchOffer {
  /** Whose offer it is. */
  readonly seat: Seat
  readonly name: string
  /** When it runs out. */
  readonly until: number
  /** The seats of those who are asked, and of those who have accepted or declined. */
  readonly asked: readonly Seat[]
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
}

/** Somebody one has a tie to; the id is only the asker's name for the tie. */
export interface Acquaintance {
  readonly id: string
  readonly name: string
  readonly member: boolean
}

export interface InvitationCard {
  readonly table: string
  readonly game: string
  readonly options: Options
  /** Who sits there. */
  readonly names: readonly string[]
  readonly open: number
  /** The game goes on: one is asked to play on for somebody who has vanished. */
  readonly instead?: true
  /** Who asks. */
  readonly by: string
  readonly created: number
}

/** `GET /api/friends` */
export interface FriendsReply {
  readonly friends: readonly Acquaintance[]
  /** Who wants to be one's friend. */
  readonly asks: readonly Acquaintance[]
  /** Whom one has asked. */
  readonly asked: readonly Acquaintance[]
  readonly blocked: readonly Acquaintance[]
  readonly invitations: readonly InvitationCard[]
}

/** `GET /api/watch`: a game that is being played and that one may watch. */
export interface WatchCard extends Pick<TableCard, 'table' | 'game' | 'options' | 'names' | 'clock' | 'changed'> {
  /** How far it is; null if the game has no rounds or nobody is there now. */
  readonly round: number | null
  readonly watching: number
  /** It is shown a round late. */
  readonly late: boolean
}

/** `POST /api/tables/:table/code` */
export interface TableCode {
  /** Nine digits. */
  readonly code: string
  readonly until: number
}
