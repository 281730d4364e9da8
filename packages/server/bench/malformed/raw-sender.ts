import { connect } from 'node:net'
import { inTime } from '../support/in-time.ts'
import type { Means, Sender } from './sender.ts'

const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'

/** Malformed http requests, each over a connection of its own. */
export class HttpSender implements Sender {
  private readonly means: Means
  private readonly samples: readonly string[]

  constructor(means: Means, samples: readonly string[]) {
    this.means = means
    this.samples = samples
  }

  async send(count: number): Promise<void> {
    const { mutator, findings, url } = this.means
    for (let i = 0; i < count; i++) {
      const reply = await exchange(url, [mutator.malformed(this.samples)])
      findings.sent.http++
      const status = /^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]
      if (status === undefined) findings.closed++
      else if (Number(status) >= 500) findings.wrong(`http was answered with ${status}`)
      else if (Number(status) >= 400) findings.refused++
    }
  }

  async end(): Promise<void> {}
}

/** Bytes that are no frames, in websockets that have been opened properly. */
export class FrameSender implements Sender {
  private readonly means: Means

  constructor(means: Means) {
    this.means = means
  }

  async send(count: number): Promise<void> {
    const { mutator, findings, url, cookie } = this.means
    const upgrade = `GET /ws HTTP/1.1\r\nhost: quayside\r\ncookie: ${cookie}\r\n${UPGRADE}\r\n`
    for (let i = 0; i < count; i++) {
      const ping = Buffer.from([0x81, 0x80 | 30, 1, 2, 3, 4, ...Buffer.from('{"id":1,"ask":{"t":"ping"}}   ')])
      await exchange(url, [Buffer.from(upgrade), mutator.malformed([ping.toString('latin1')])])
      findings.sent.frames++
      findings.closed++
    }
  }

  async end(): Promise<void> {}
}

/** Sends pieces, each after something came back, and tells all that came until the connection was over. */
async function exchange(url: string, pieces: readonly Buffer[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  const left = [...pieces]
  const next = () => {
    const piece = left.shift()!
    if (left.length === 0) socket.end(piece)
    else socket.write(piece)
  }
  socket.on('data', (data) => {
    heard += data.toString('latin1')
    if (left.length > 0) next()
  })
  socket.on('error', () => {})
  next()
  try {
    // `once` would reject at an error, which is how it may end.
    await inTime(new Promise((resolve) => socket.on('close', resolve)), 'a connection')
  } finally {
    socket.destroy()
  }
  return heard
}
