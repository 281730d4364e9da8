import type { WebSocket } from 'ws'
import type { Limits } from '../limits.ts'

/** Where memory is short, those go first who have left more than this unread, in bytes. */
const LITTLE = 64 * 1024

/** What waits to be read, over all connections: whoever does not read must not fill the server's memory. */
export class Backlog {
  private readonly limits: Limits
  private readonly sizes = new Map<WebSocket, number>()
  private total = 0

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Looks how much a connection has left unread, and ends it if that is too much. */
  check(socket: WebSocket): void {
    const size = socket.readyState === socket.CLOSED ? 0 : socket.bufferedAmount
    this.total += size - (this.sizes.get(socket) ?? 0)
    if (size > 0) this.sizes.set(socket, size)
    else this.sizes.delete(socket)
    const { buffered, bufferedInAll } = this.limits
    if (size > buffered || (this.total > bufferedInAll && size > LITTLE)) socket.terminate()
  }

  /** Looks at all that had something to read when they were last looked at. */
  checkAll(): void {
    for (const socket of [...this.sizes.keys()]) this.check(socket)
  }
}
