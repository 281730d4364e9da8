import type { Asker } from './budget.ts'
import { FairQueue, type QueueItem } from './thinking/queue.ts'

interface Turn extends QueueItem {
  begin(): void
}

/**
 * Work that takes the server long is done one piece a turn of the event loop, so that short requests come between; and networks, addresses and
 * guests take turns, so that whoever asks for much of it waits longest.
 */
export class Turns {
  private readonly queue = new FairQueue<Turn>()
  private scheduled: NodeJS.Immediate | null = null

  /** Resolves when it is this one's turn: what is done until the next `await` is the piece. */
  take({ guest = '', from }: Asker): Promise<void> {
    return new Promise((resolve) => {
      const behalf = [from.network, from.address, guest]
      this.queue.add({ behalf, urgency: 0, begin: resolve, wanted: () => true, drop: resolve })
      this.scheduled ??= setImmediate(() => this.run())
    })
  }

  private run(): void {
    this.queue.next()?.begin()
    this.scheduled = this.queue.empty ? null : setImmediate(() => this.run())
  }
}
