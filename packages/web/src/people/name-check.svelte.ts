import type { NameVerdict } from '@quayside/table'
import { goodName } from '../home/wishes.ts'
import { judgeName } from './api.ts'

/** Milliseconds after the last letter until the server is asked. */
const PAUSE = 350

/** How a name stands: nothing typed, one's own already, being looked up, free, or why not. */
export type NameState = 'empty' | 'own' | 'looking' | 'free' | 'bad-name' | 'unknown' | NonNullable<NameVerdict>

const VERDICTS: ReadonlyMap<string, NameState> = new Map([
  ['name-taken', 'taken'],
  ['name-mixed', 'mixed'],
  ['name-marks', 'marks'],
])

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

  /** Whether the server refused the name itself when it was to be taken; then the field says why. */
  refused(error: unknown): boolean {
    const verdict = VERDICTS.get((error as { code?: string }).code ?? '')
    if (!verdict) return false
    clearTimeout(this.timer)
    this.state = verdict
    return true
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
