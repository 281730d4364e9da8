import type { LiveTable } from './live.ts'

/** Milliseconds of a turn of the event loop that bots may fill. */
const SHARE = 4

/** Lets quick bots answer, one answer for each waiting table in turn, and never so long that people have to wait. */
export class BotQueue {
  private readonly answer: (live: LiveTable) => void
  private readonly waiting = new Set<LiveTable>()
  private turn: NodeJS.Immediate | null = null

  /** `answer` gives one bot's answer at a table. */
  constructor(answer: (live: LiveTable) => void) {
    this.answer = answer
  }

  add(live: LiveTable): void {
    this.waiting.add(live)
    this.turn ??= setImmediate(() => this.run())
  }

  stop(): void {
    if (this.turn) clearImmediate(this.turn)
    this.waiting.clear()
  }

  private run(): void {
    const until = performance.now() + SHARE
    // A table that has to wait for another bot's answer stands at the end of the set again.
    for (const live of this.waiting) {
      this.waiting.delete(live)
      this.answer(live)
      if (performance.now() > until) break
    }
    this.turn = this.waiting.size > 0 ? setImmediate(() => this.run()) : null
  }
}
