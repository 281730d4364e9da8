import type { ChatLine, Phrase } from '@quayside/table'
import type { Blocks } from '../company/blocks.ts'
import type { ChatRow, StoredTable } from '../store/store.ts'

/** Lines of chat that are told to somebody who opens a table. */
export const CHAT_LINES = 200

/** A chat line that is not stored yet. */
export type UnsavedChat = Omit<ChatRow, 'table_id'>

/** A line of chat, and whose it is: nobody is told that, but some must not read it. */
export interface Spoken {
  readonly person: string
  readonly gesture: string | null
  readonly line: ChatLine & { readonly n: number }
}

/** What was said at a table, and how much of it its members have read. */
export class Chat {
  /** The last lines. */
  readonly lines: Spoken[]
  /** How many there ever were. */
  count: number
  unsaved: UnsavedChat[] = []
  /** How many lines members have read, and those of them whom the store must be told of. */
  readonly read: Map<string, number>
  readonly unsavedReads = new Set<string>()
  /** Nobody keeps what others have read. */
  private readonly members: ReadonlySet<string>

  /** `members` are those who were let in, and grow as others are. */
  constructor(past: Pick<StoredTable, 'chat' | 'members'>, members: ReadonlySet<string>) {
    this.lines = past.chat.map(spokenIn)
    this.count = (past.chat.at(-1)?.n ?? -1) + 1
    this.read = new Map(past.members.map(({ person_id, read }) => [person_id, read]))
    this.members = members
  }

  say(line: UnsavedChat): Spoken {
    const spoken = spokenIn(line)
    this.lines.push(spoken)
    if (this.lines.length > CHAT_LINES) this.lines.shift()
    this.unsaved.push(line)
    this.count++
    this.markRead(line.person_id)
    return spoken
  }

  /** Whether somebody has said something by this gesture. */
  holds(person: string, gesture: string): boolean {
    return this.lines.some((spoken) => spoken.person === person && spoken.gesture === gesture)
  }

  /** Somebody has seen all that was said so far; false if that is nothing new, or nobody keeps it for them. */
  markRead(person: string): boolean {
    if (this.unreadBy(person) === 0) return false
    this.read.set(person, this.count)
    this.unsavedReads.add(person)
    return true
  }

  /** How many lines a member has not read; of others nobody knows. */
  unreadBy(person: string): number {
    return this.members.has(person) ? this.count - (this.read.get(person) ?? 0) : 0
  }

  /** What was said, but for those whom this person has blocked. */
  readBy(person: string, blocks: Blocks): ChatLine[] {
    return this.lines.filter(({ person: by }) => !blocks.has(person, by)).map(({ line }) => line)
  }

  /** Takes lines out of what newcomers are told; the store is another matter. */
  withdraw(isMeant: (line: Spoken['line']) => boolean): void {
    for (let i = this.lines.length - 1; i >= 0; i--) if (isMeant(this.lines[i].line)) this.lines.splice(i, 1)
  }

  /** Who has said a line; null if it is none of the last. */
  speakerOf(n: number | undefined): string | null {
    return this.lines.find(({ line }) => line.n === n)?.person ?? null
  }
}

const spokenIn = ({ n, person_id, at, name, seat, text, phrase, gesture = null }: UnsavedChat): Spoken => ({
  person: person_id,
  gesture,
  line: { n, at, name, seat, text, ...(phrase !== null && { phrase: phrase as Phrase }) },
})
