import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'

/** Sends texts over a websocket: all that is sent in one turn goes out in one piece, since asking the system to write costs most of it. */
export class Outlet {
  private readonly socket: WebSocket
  private readonly stream: Writable
  private readonly flushed: () => void
  private held = false

  /** `stream` is what the websocket writes to; `flushed` is called when something was written. */
  constructor(socket: WebSocket, stream: Writable, flushed: () => void) {
    this.socket = socket
    this.stream = stream
    this.flushed = flushed
  }

  send(text: string): void {
    if (!this.held) {
      this.held = true
      this.stream.cork()
      queueMicrotask(this.flush)
    }
    this.socket.send(text)
  }

  private readonly flush = (): void => {
    this.held = false
    this.stream.uncork()
    this.flushed()
  }
}
