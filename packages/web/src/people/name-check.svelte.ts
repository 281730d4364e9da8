import type { NameVerdict } from '@quayside/table'
import { goodName } from '../home/wishes.ts'
import { judgeName } from './api.ts'

/** Milliseconds after the last letter until the server is asked. */
const PAUSE = 350

/** How a name stands: nothing typed, one's own already, being looked up, free, or why not. */
export type NameState = 'empty' | 'own' | 'looking' | 'free' | 'bad-name' | 'unknown' | NonNullable<NameVerdict>

/** Says while somebody types whether they can have the name. Only the last name counts, however late answers come. */
export class NameCheck {
  state: NameState = $state('empty')
  private timer: ReturnType<typeof setTimeout> | undefined
  private wanted = ''

  look(typed: string, own = ''): void {
    clearTimeout(this.timer)
    const name = typed.trim()
    this.wanted = name
    if (name === '') this.state = 'empty'
    else if (!goodName(name)) this.state = 'bad-name'
    else if (name === own) this.state = 'own'
    else {
      this.state = 'looking'
      this.timer = setTimeout(() => void this.ask(name), PAUSE)
    }
  }

  /** The server said so when the name was to be taken. */
  refused(verdict: NameState): void {
    clearTimeout(this.timer)
    this.state = verdict
  }

  stop(): void {
    clearTimeout(this.timer)
    this.wanted = ''
  }

  private async ask(name: string): Promise<void> {
    const verdict = await judgeName(name).catch(() => 'unknown' as const)
    if (this.wanted === name) this.state = verdict ?? 'free'
  }
}
