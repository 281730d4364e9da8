import type { Asker } from './budget.ts'
import { steadyNow } from './clock.ts'
import { FairQueue, type QueueItem } from './thinking/queue.ts'

/** A network rests so many times as long as its last piece took: it has a quarter of the server's time at most, and the rest is for others. */
const REST = 3

interface Piece extends QueueItem {
  begin(): void
}

/** What waits for one network, and until when it rests. */
interface Line {
  readonly queue: FairQueue<Piece>
  ready: number
}

/**
 * Work that takes the server long is done one piece a turn of the event loop, so that short requests come between. Networks take turns, as
 * addresses and people do within them, and rest in between.
 */
export class Turns {
  /** By network; whose turn is next comes first. */
  private readonly lines = new Map<string, Line>()
  private next: NodeJS.Immediate | null = null
  /** Set while all who want something rest. */
  private alarm: NodeJS.Timeout | undefined

  /** Does a piece of work when its turn has come. */
  do<T>({ person = '', from }: Asker, work: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const begin = () => {
      try {
        resolve(work())
      } catch (problem) {
        reject(problem)
      }
    }
    const line = this.lines.get(from.network) ?? { queue: new FairQueue<Piece>(), ready: 0 }
    this.lines.set(from.network, line)
    line.queue.add({ behalf: [from.address, person], urgency: 0, begin, wanted: () => true, drop: begin })
    this.schedule()
    return promise
  }

  private schedule(): void {
    clearTimeout(this.alarm)
    if (this.next || this.lines.size === 0) return
    const wait = Math.min(...Array.from(this.lines.values(), ({ ready }) => ready)) - steadyNow()
    if (wait > 1) this.alarm = setTimeout(() => this.run(), wait).unref()
    else this.next = setImmediate(() => this.run())
  }

  private run(): void {
    this.next = null
    this.doNext()
    this.schedule()
  }

  private doNext(): void {
    const now = steadyNow()
    for (const [network, line] of this.lines) {
      if (line.ready > now) continue
      this.lines.delete(network)
      const piece = line.queue.next()
      // A network that rested and wants nothing more is forgotten.
      if (!piece) continue
      piece.begin()
      // Of the clock, not of the processor: on a busy machine others wait for longer.
      line.ready = steadyNow() + REST * (steadyNow() - now)
      this.lines.set(network, line)
      return
    }
  }
}
