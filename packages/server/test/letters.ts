import { patience } from '../../../tools/pace.ts'
import type { HttpReply, Person } from './client.ts'
import type { Arrived, PostOffice } from './notices/post-office.ts'

/** The next mail that arrives, which is taken away. */
export async function nextMail(office: PostOffice): Promise<Arrived> {
  const end = Date.now() + patience(20_000)
  while (office.mails.length === 0) {
    if (Date.now() > end) throw new Error('no mail has come')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return office.mails.shift()!
}

export const codeIn = ({ text }: Arrived): string => /^ {4}([0-9A-Z]{4}-[0-9A-Z]{4})/m.exec(text)![1]

export const linkIn = ({ text }: Arrived): string => /https?:\S+/.exec(text)![0]

/** A member says that an address is theirs, and shows it; the reply to that. */
export async function addMail(office: PostOffice, person: Person, address: string): Promise<HttpReply> {
  await person.send('POST', '/api/me/mail', { address })
  return person.send('POST', '/api/me/mail/confirm', { code: codeIn(await nextMail(office)) })
}
