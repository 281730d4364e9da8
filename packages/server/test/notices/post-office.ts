import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail as it arrived. */
export interface Arrived {
  readonly to: string
  readonly headers: ReadonlyMap<string, string>
  /** The whole mail, with what was wrapped or written as signs put back. */
  readonly text: string
}

/** A server for mail that keeps what it is given. */
export class PostOffice {
  readonly mails: Arrived[] = []
  /** The code that an address is refused with. */
  readonly refusals = new Map<string, number>()
  /** How often somebody tried to send something. */
  tries = 0
  private readonly server: SMTPServer

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        this.tries++
        const code = this.refusals.get(address)
        done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }))
      },
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          for (const { address } of envelope.rcptTo) this.mails.push(arrived(address, Buffer.concat(parts).toString()))
          done()
        })
      },
    })
  }

  static async open(): Promise<PostOffice> {
    const office = new PostOffice()
    await new Promise<void>((resolve) => office.server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => office.server.close(resolve)))
    return office
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  get config() {
    return { smtp: this.url, from: 'Quayside <quayside@example.org>' }
  }
}

function arrived(to: string, raw: string): Arrived {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const headers = lines.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), unworded(line.slice(colon + 1).trim())]
  })
  return { to, headers: new Map(headers), text: unquoted(raw.slice(end + 4)) }
}

/** Signs beyond ASCII in a header: `=?UTF-8?Q?=C3=A9?=`. */
const unworded = (text: string): string =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, coded: string) => unquoted(coded.replaceAll('_', ' ')))
    .replace(/=\?utf-8\?b\?([^?]*)\?=/gi, (_, coded: string) => Buffer.from(coded, 'base64').toString())

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/[^\x20-\x7e\r\n]/gu, (sign) => encodeURIComponent(sign).replaceAll('%', '='))
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
