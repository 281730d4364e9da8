import { once } from 'node:events'
import { WebSocket } from 'ws'
import { inTime } from '../support/in-time.ts'
import type { Means, Sender } from './sender.ts'

/** Messages on their way at a time. */
const WINDOW = 8

/** Malformed messages in proper frames. Each gets one reply, or ends the connection; then the next one comes. */
export class SocketSender implements Sender {
  private readonly means: Means
  private readonly samples: readonly string[]
  private socket: WebSocket | undefined
  private unanswered = 0
  private wake = () => {}

  constructor(means: Means, samples: readonly string[]) {
    this.means = means
    this.samples = samples
  }

  async send(count: number): Promise<void> {
    const { mutator, findings } = this.means
    for (let i = 0; i < count; i++) {
      const socket = this.socket ?? (await this.connect())
      const bytes = mutator.malformed(this.samples)
      // What is not UTF-8 cannot be a text; now and then it is sent as one, and the connection has to end.
      const text = mutator.below(100) === 0 || Buffer.from(bytes.toString()).equals(bytes)
      socket.send(bytes, { binary: !text })
      findings.sent.socket++
      this.unanswered++
      while (this.unanswered >= WINDOW) await this.news()
    }
    while (this.unanswered > 0) await this.news()
  }

  async end(): Promise<void> {
    this.socket?.terminate()
  }

  private news(): Promise<void> {
    return inTime(new Promise((resolve) => (this.wake = resolve)), 'the websocket')
  }

  private async connect(): Promise<WebSocket> {
    const { url, cookie } = this.means
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers: { cookie }, perMessageDeflate: false })
    await inTime(once(socket, 'open'), 'a new websocket')
    socket.on('message', (data) => this.hear(JSON.parse(String(data))))
    socket.on('error', () => {})
    socket.on('close', () => {
      this.means.findings.closed++
      this.socket = undefined
      this.unanswered = 0
      this.wake()
    })
    this.socket = socket
    return socket
  }

  private hear(message: { readonly t?: string; readonly error?: { readonly code: string } }): void {
    const { findings } = this.means
    if (message.t !== undefined) return
    if (message.error) findings.refused++
    if (message.error?.code === 'server-error') findings.wrong('a websocket message made an error of the server')
    this.unanswered--
    this.wake()
  }
}
