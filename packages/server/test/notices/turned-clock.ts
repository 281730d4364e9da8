import type { Clock } from '../../src/clock.ts'

interface Timer {
  readonly at: number
  call(): Promise<void>
}

/** Time that goes on only when a test turns it; whatever is due on the way is done before it goes further. */
export class TurnedClock implements Clock {
  private time: number
  private timers: Timer[] = []

  constructor(time = Date.now()) {
    this.time = time
  }

  now(): number {
    return this.time
  }

  at(time: number, call: () => Promise<void>): () => void {
    const timer = { at: time, call }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  async turn(ms: number): Promise<void> {
    const end = this.time + ms
    for (;;) {
      const [next] = this.timers.toSorted((a, b) => a.at - b.at)
      if (!next || next.at > end) break
      this.timers = this.timers.filter((timer) => timer !== next)
      this.time = Math.max(this.time, next.at)
      await next.call()
    }
    this.time = end
  }

  /** To a time of the day that comes next, in hours and minutes of UTC. */
  turnTo(hours: number, minutes = 0): Promise<void> {
    const day = 24 * 3600_000
    const wanted = (hours * 60 + minutes) * 60_000
    return this.turn((wanted - (this.time % day) + day) % day)
  }
}
