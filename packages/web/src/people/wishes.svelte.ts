import type { NoticeChannel, NoticeKind, NoticeWishes } from '@quayside/table'
import { settings } from '../app/settings.svelte.ts'
import { saveWishes, wishes } from './api.ts'

/** Milliseconds after a change until it is sent: several together go as one. */
const PAUSE = 500

const MINUTES = 60

/** Minutes of a day as a clock shows them, and back; null if that is no time. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / MINUTES)).padStart(2, '0')}:${String(minutes % MINUTES).padStart(2, '0')}`
export function minutesOf(clock: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock)
  return found ? Number(found[1]) * MINUTES + Number(found[2]) : null
}

/** What one wants to be told; changes count at once and are sent a moment later. */
export class Wishes {
  now: NoticeWishes | null = $state.raw(null)
  state: 'idle' | 'saving' | 'saved' | 'failed' = $state('idle')
  /** Why it failed. */
  problem: unknown = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  async load(): Promise<void> {
    this.now = await wishes()
  }

  /** Times are those of the place where one is, and words those that one reads. */
  change(changes: Partial<NoticeWishes>): void {
    if (!this.now) return
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    this.now = { ...this.now, zone: timeZone, language: settings.language, ...changes }
    this.state = 'saving'
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), PAUSE)
  }

  tell(kind: NoticeKind, channel: NoticeChannel, on: boolean): void {
    if (!this.now) return
    const { kinds } = this.now
    this.change({ kinds: { ...kinds, [kind]: { ...kinds[kind], [channel]: on } } })
  }

  /** For one table something else holds, or no longer. */
  differ(table: string, wish: 'none' | NoticeChannel | null): void {
    if (!this.now) return
    const { [table]: _, ...others } = this.now.tables
    this.change({ tables: wish === null ? others : { ...others, [table]: wish } })
  }

  /** Sends at once what has not been sent: the page is being left. */
  flush(): void {
    if (this.state === 'saving') void this.save()
  }

  private async save(): Promise<void> {
    clearTimeout(this.timer)
    const wanted = this.now
    if (!wanted) return
    try {
      await saveWishes(wanted)
      if (this.now === wanted) this.state = 'saved'
    } catch (error) {
      this.problem = error
      this.state = 'failed'
    }
  }
}
