import type { OnlineInfo } from '@quayside/table'
import { isOnline } from './link.ts'
import type { Stage } from './stage.svelte.ts'

/** What was said at a table since the chat was last open in this browser. */
export class Talk {
  private readonly stage: Stage
  private readonly key: string
  private seen = $state(0)
  /** How many places show the chat just now. */
  private shown = $state(0)
  readonly unread = $derived.by(() => {
    if (this.shown > 0) return 0
    return this.stage.lines.filter(({ at, seat }) => at > this.seen && seat !== this.stage.viewer).length
  })

  constructor(stage: Stage, id: string) {
    this.stage = stage
    this.key = `quayside.chat.${id}`
    this.seen = Number(kept(this.key)) || 0
  }

  get info(): OnlineInfo | null {
    const { table } = this.stage
    return table && isOnline(table) ? table : null
  }

  /** The chat is open until what this returns is called. */
  open(): () => void {
    this.shown++
    return () => {
      this.shown--
      this.seen = this.stage.lines.at(-1)?.at ?? this.seen
      keep(this.key, String(this.seen))
    }
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without a place to keep it, it is told again next time.
  }
}
