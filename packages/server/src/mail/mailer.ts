import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly headers?: { readonly [name: string]: string }
  /** What mails about the same thing share, so that one that is sent twice is shown once; letters, digits and dashes. */
  readonly id?: string
}

/**
 * What became of a mail: taken by the server for mail; refused for good, so that the address is of no use; or not taken this time, for whatever
 * reason.
 */
export type Posted = 'sent' | 'refused' | 'failed'

/** Sends mail, one at a time. */
export interface Mailer {
  send(mail: Mail): Promise<Posted>
  /** Why the server for mail cannot be used; null if it can. */
  trouble(): Promise<string | null>
  close(): void
}

/** How long the server for mail may take to answer, in milliseconds. */
const PATIENCE = 20_000

/** One address and nothing else: no names, lists, comments or lines. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,190}$/u

export const isAddress = (text: string): boolean => ADDRESS.test(text)

/** Null where the host has not said how mail is sent. */
export function openMailer({ mail }: Pick<Config, 'mail'>, log: Log): Mailer | null {
  return mail && new SmtpMailer(mail, log)
}

class SmtpMailer implements Mailer {
  private readonly from: string
  private readonly smtp: string
  private readonly log: Log
  private transport: Promise<Transport> | null = null

  constructor({ smtp, from }: NonNullable<Config['mail']>, log: Log) {
    this.smtp = smtp
    this.from = from
    this.log = log
  }

  async send({ to, subject, text, html, headers, id }: Mail): Promise<Posted> {
    if (!isAddress(to)) return 'refused'
    try {
      const transport = await this.open()
      await transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        ...(html !== undefined && { html }),
        headers: { 'Auto-Submitted': 'auto-generated', ...linesOf(headers) },
        ...(id !== undefined && { messageId: `<${id.replace(/[^\w-]/g, '')}@${domainOf(this.from)}>` }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      return 'sent'
    } catch (problem) {
      const { responseCode = 0, command, message } = problem as SmtpProblem
      // Only what is said of the address is about the address; a server that refuses us refuses everybody.
      const refused = responseCode >= 550 && responseCode <= 553 && command === 'RCPT TO'
      this.log.warn({ code: responseCode, command, err: message.replaceAll(to, '…') }, 'a mail was not taken')
      return refused ? 'refused' : 'failed'
    }
  }

  async trouble(): Promise<string | null> {
    try {
      await (await this.open()).verify()
      return null
    } catch (problem) {
      return (problem as Error).message
    }
  }

  close(): void {
    this.transport?.then(
      (transport) => transport.close(),
      () => {},
    )
    this.transport = null
  }

  /** Loaded when the first mail is sent: many servers send none. */
  private open(): Promise<Transport> {
    this.transport ??= connect(this.smtp)
    return this.transport
  }
}

type SmtpProblem = Error & { readonly responseCode?: number; readonly command?: string }
type Transport = Awaited<ReturnType<typeof connect>>

async function connect(smtp: string) {
  const { createTransport } = await import('nodemailer')
  const url = new URL(smtp)
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return createTransport({
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
}

/** Names come into subjects, and must not begin a header of their own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const linesOf = (headers: Mail['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)]))

/** Of `Quayside <quayside@example.org>` the last part. */
const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
