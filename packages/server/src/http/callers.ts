import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds that a reply under way may take when the server stops. */
const GRACE = 2000

/**
 * Everybody who is connected. A server ends when its last connection does, so whoever sends half a request, or nothing, or does not
 * read, could keep one that stops alive for ever.
 */
export class Callers {
  private readonly sockets = new Set<Socket>()
  private readonly served = new Set<ServerResponse>()
  private ended = false

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      if (this.ended) return socket.destroy()
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
    server.on('request', (_request, reply: ServerResponse) => {
      this.served.add(reply)
      reply.once('close', () => this.served.delete(reply))
    })
  }

  /** Waits for replies and goodbyes that are under way, but not for long, then hangs up on whoever is left. */
  async end(goodbyes: Promise<unknown>): Promise<void> {
    const replies = Array.from(this.served, (reply) => new Promise((resolve) => reply.once('close', resolve)))
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, GRACE)
    await Promise.race([Promise.all([goodbyes, ...replies]), late])
    clearTimeout(timer)
    this.ended = true
    for (const socket of this.sockets) socket.destroy()
  }
}
