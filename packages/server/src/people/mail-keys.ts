import { createHash } from 'node:crypto'
import { sameSecret } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'
import { wordsFor } from '../mail/words.ts'
import type { PersonRow, SessionRow } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import type { Challenges } from './challenges.ts'
import { randomSigns, signsIn } from './recovery.ts'

/** Signs of a code that is mailed: 40 bits, and few may be guessed. */
const CODE = 8

/** What a mailed code is for: an address that somebody wants to have, or somebody who may want to sign in. */
interface Mailed {
  readonly code: string
  readonly address?: string
  readonly person?: string | null
}

interface Parts {
  readonly store: Store
  readonly challenges: Challenges
  readonly mailer: Mailer | null
  readonly log: Log
  /** The public address of the server. */
  readonly url: string | null
}

/** Mail addresses as a way back. */
export class MailKeys {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  get possible(): boolean {
    return this.parts.mailer !== null
  }

  /** Mails a code to an address that somebody says is theirs; they type it in the session in which they asked. */
  async ask(session: SessionRow, address: string, language: string | undefined): Promise<void> {
    const { code, shown } = freshCode()
    await this.parts.challenges.make('mail', session, { code, address } satisfies Mailed, session.hash)
    const { subject, text } = wordsFor(language).confirm
    this.post(address, subject, text({ site: this.siteName, code: shown, link: null }))
  }

  /** The address that a code was mailed to, if it is the right one. */
  async confirmed(session: SessionRow, code: string): Promise<string | null> {
    const mailed = await this.right('mail', session, session.hash, code)
    return mailed && (await this.use('mail', session, session.hash)) ? (mailed.address ?? null) : null
  }

  /** Mails a code to whoever has an address. The same work and the same reply if nobody does; only the mail is missing. */
  async askToSignIn(session: SessionRow, address: string, language: string | undefined): Promise<string> {
    const { store, challenges, url } = this.parts
    const { code, shown } = freshCode()
    const owner = await store.keys.byMail(address)
    const about: Mailed = { code, person: owner?.id ?? null }
    const ticket = await challenges.make('mail-sign-in', session, about)
    const { subject, text } = wordsFor(language).signIn
    const link = url && `${url}/sign-in#mail.${ticket}.${shown}`
    const mail = text({ site: this.siteName, code: shown, link })
    if (owner) this.post(address, subject, mail)
    return ticket
  }

  /** Whom a mailed code stands for; it is not used up by looking. */
  async look(session: SessionRow, ticket: string, code: string): Promise<PersonRow | null> {
    const mailed = await this.right('mail-sign-in', session, ticket, code)
    const row = mailed?.person ? await this.parts.store.people.person(mailed.person) : null
    return row && row.gone === null ? row : null
  }

  /** The same, and it is used up. */
  async signIn(session: SessionRow, ticket: string, code: string): Promise<PersonRow | null> {
    const row = await this.look(session, ticket, code)
    return row && (await this.use('mail-sign-in', session, ticket)) ? row : null
  }

  private async right(
    purpose: 'mail' | 'mail-sign-in',
    session: SessionRow,
    ticket: string,
    code: string,
  ): Promise<Mailed | null> {
    const mailed = (await this.parts.challenges.attempt(purpose, session, ticket)) as Mailed | undefined
    return mailed && sameSecret(hashOf(signsIn(code)), mailed.code) ? mailed : null
  }

  private async use(purpose: 'mail' | 'mail-sign-in', session: SessionRow, ticket: string): Promise<boolean> {
    return (await this.parts.challenges.take(purpose, session, ticket)) !== undefined
  }

  /** Nobody waits for it: how long it takes would tell whether there was something to send. */
  private post(to: string, subject: string, text: string): void {
    const { mailer, log } = this.parts
    setImmediate(() => {
      mailer?.send({ to, subject, text }).catch((error) => log.error({ err: error }, 'a code could not be mailed'))
    })
  }

  private get siteName(): string {
    return this.parts.url === null ? 'Quayside' : new URL(this.parts.url).host
  }
}

function freshCode(): { readonly code: string; readonly shown: string } {
  const signs = randomSigns(CODE)
  return { code: hashOf(signs), shown: `${signs.slice(0, CODE / 2)}-${signs.slice(CODE / 2)}` }
}

const hashOf = (signs: string): string => createHash('sha256').update(`quayside mailed ${signs}`).digest('hex')

/** An address of which its owner sees which it is, and others too little. */
export const covered = (address: string): string =>
  `${Array.from(address)[0]}…${address.slice(address.lastIndexOf('@'))}`
