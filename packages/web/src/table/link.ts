import type { Viewer } from '@quayside/kernel'
import type {
  AbsenceChoice,
  AdviceShown,
  ChatLine,
  Frame,
  History,
  LiveClock,
  OnlineInfo,
  Phrase,
  Sight,
  TableInfo,
  Talking,
  Told,
  Watching,
  WhyNot,
} from '@quayside/table'

/** Why something was not done, for the dock to say. */
export interface Refused {
  readonly code: string
  readonly message: string
}

/** What a table tells of itself as things happen. */
export interface LinkListener {
  /** Everything anew: on opening, when the game begins, when one's place changes. */
  opened(viewer: Viewer, sight: Sight | null, events: readonly Told[]): void
  frames(frames: readonly Frame[]): void
  info(info: TableInfo): void
  /** All lines, of which so many are `unread`; or one that was just said. */
  chat(lines: readonly ChatLine[], unread?: number): void
  connection(state: Connection): void
  /** An answer that had been kept while there was no connection was not taken after all. */
  refused?(refused: Refused): void
  /** How long a bot of this browser waits until it is its turn to answer, in milliseconds. */
  tempo?(): number
}

export type Connection =
  | { readonly state: 'live' }
  | { readonly state: 'lost'; readonly attempt: number }
  | { readonly state: 'gone'; readonly code: string }

/**
 * One's line to a table, whether it stands in this browser or on a server. All that is shown comes in by the listener; what one does
 * goes out by these calls.
 */
export interface TableLink {
  readonly at: 'local' | 'online'
  readonly id: string
  /** What is answered here is only kept until it is asked. */
  readonly ahead?: true
  listen(listener: LinkListener): void
  /** A gesture, made at the sight with this seq. */
  answer(answers: readonly string[], seq: number): Promise<Refused | null>
  undo(seq: number): Promise<Refused | null>
  /** For each answer why it is not legal now; null if it is. */
  why(answers: readonly string[]): Promise<readonly (WhyNot | null)[]>
  /** What one would see after these answers; null if they draw or reveal something. */
  preview(answers: readonly string[], seq: number): Promise<Sight | Refused | null>
  /** How the game itself would answer, after some answers, for as long as this question or one of those named is asked. */
  propose(seq: number, after: readonly string[], through: readonly string[]): Promise<readonly string[]>
  /** What a master would answer; the signal says that nobody waits for it any more. */
  advise(seq: number, signal: AbortSignal): Promise<AdviceShown | Refused>
  /** The past as one may know it. */
  history(): Promise<History>
  /** What is done with the table itself; those that a kind of table does not know do nothing. */
  act(act: TableAct): Promise<Refused | null>
  close(): void
}

export type TableAct =
  | { readonly t: 'pause' | 'resume' | 'hand-over' | 'take-back' | 'rise' | 'begin' | 'call-off' }
  | { readonly t: 'sit'; readonly seat: number }
  | {
      readonly t: 'seat-bot'
      readonly seat: number
      readonly bot: { readonly bot: string; readonly name: string } | null
    }
  | { readonly t: 'chat'; readonly text: string }
  | { readonly t: 'say'; readonly phrase: Phrase }
  | { readonly t: 'remove'; readonly seat: number }
  | { readonly t: 'hush'; readonly seat?: number; readonly line?: number; readonly on: boolean }
  | { readonly t: 'manners'; readonly watch?: Watching; readonly talk?: Talking }
  | { readonly t: 'offer'; readonly on: boolean }
  | { readonly t: 'reply'; readonly seat: number; readonly yes: boolean }
  /** All that was said has been seen. */
  | { readonly t: 'read' }
  | { readonly t: 'rematch' }
  | { readonly t: 'go-live'; readonly clock: LiveClock }
  | { readonly t: 'go-days' }
  | { readonly t: 'consent'; readonly motion: number; readonly yes: boolean }
  | { readonly t: 'vote'; readonly motion: number; readonly choice: AbsenceChoice }

export const isOnline = (info: TableInfo): info is OnlineInfo => 'table' in info
