import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../src/index.ts'
import { MailLimits } from '../../src/mail/limits.ts'
import { GENEROUS, openServer, Person, type TestServer } from '../client.ts'
import { addMail, codeIn, linkIn, nextMail } from '../letters.ts'
import { member } from '../members.ts'
import { PostOffice } from '../notices/post-office.ts'

/** Somebody who asks for mail to others: to learn who has an address here, to annoy them, or to come in by it. */

const { mailsPerHour, mailsPerDay, networkMailsPerHour } = LIMITS
const LIMITED = { ...GENEROUS, mailsPerHour, mailsPerDay, networkMailsPerHour }

async function open(limits = GENEROUS) {
  const office = await PostOffice.open()
  const server = await openServer({ mail: office.config, url: 'https://play.example.org', limits, proxy: 1 })
  const ana = await member(server, 'Ana')
  await addMail(office, ana, 'ana@example.org')
  return { office, server, ana }
}

const stranger = async (server: TestServer, from = '192.0.2.1') => {
  const person = new Person(server, { 'x-forwarded-for': from })
  await person.get('/api/me')
  return person
}

const ask = (person: Person, address: string) => person.send('POST', '/api/sign-in/mail', { address })

describe('who has an address here', () => {
  test('is not told by what comes back', async () => {
    const { office, server } = await open()
    const eve = await stranger(server)
    const [known, unknown] = [await ask(eve, 'ana@example.org'), await ask(eve, 'nobody@example.org')]
    const shape = ({ status, text }: typeof known) => [status, text.replace(/[\w-]{43}/, 'ticket')]
    expect(shape(known)).toEqual(shape(unknown))
    const code = codeIn(await nextMail(office))
    for (const path of ['look', 'confirm']) {
      const { ticket } = unknown.body
      const wrong = await eve.send('POST', `/api/sign-in/mail/${path}`, { ticket, code })
      const guessed = await eve.send('POST', `/api/sign-in/mail/${path}`, { ...known.body, code: 'AAAA-AAAA' })
      expect(wrong.status).toBe(403)
      expect(guessed.text).toBe(wrong.text)
    }
    expect(office.mails).toEqual([])
  })

  test('is not told by a limit either', async () => {
    const { server } = await open(LIMITED)
    const statuses = async (address: string, from: string) => {
      const eve = await stranger(server, from)
      const asked: number[] = []
      for (let i = 0; i < 5; i++) asked.push((await ask(eve, address)).status)
      return asked
    }
    // One mail to Ana was her own wish.
    expect(await statuses('ana@example.org', '192.0.2.1')).toEqual([200, 200, 429, 429, 429])
    expect(await statuses('nobody@example.org', '192.0.2.2')).toEqual([200, 200, 200, 429, 429])
  })

  test('is not told to a member who says that it is theirs', async () => {
    const { office, server } = await open()
    const eve = await member(server, 'Eve')
    const claim = (address: string) => eve.send('POST', '/api/me/mail', { address })
    const [known, unknown] = [await claim('ana@example.org'), await claim('nobody@example.org')]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const [first, second] = [await nextMail(office), await nextMail(office)]
    expect(first.text.replace(codeIn(first), '')).toBe(second.text.replace(codeIn(second), ''))
  })
})

describe('mail to others', () => {
  const HOUR = 3600_000
  const sent = (asks: readonly (readonly [address: string, network: string, at: number])[]) => {
    const limits = new MailLimits(LIMITS)
    return asks.filter((each) => limits.take(...each)).length
  }

  test('goes to one address three times an hour and ten times a day, whoever asks', () => {
    const ofOneHour = Array.from({ length: 60 }, (_, minute) => ['a@b.org', `n${minute}`, minute * 60_000] as const)
    expect(sent(ofOneHour)).toBe(3)
    const ofOneDay = Array.from({ length: 24 * 6 }, (_, i) => ['a@b.org', `n${i}`, (i * HOUR) / 6] as const)
    expect(sent(ofOneDay)).toBe(10)
  })

  test('of one network is twenty an hour, to whomever', () => {
    const asks = Array.from({ length: 100 }, (_, i) => [`a${i}@b.org`, 'n', i * 30_000] as const)
    expect(sent(asks)).toBe(20)
    expect(sent([...asks, ['c@b.org', 'n', 2 * HOUR]])).toBe(21)
  })

  test('that was asked for counts, also if it is for oneself', async () => {
    const { office, server } = await open(LIMITED)
    const eve = await member(server, 'Eve')
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      statuses.push((await eve.send('POST', '/api/me/mail', { address: 'victim@example.org' })).status)
    }
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429])
    for (let i = 0; i < 3; i++) await nextMail(office)
    expect(office.mails).toEqual([])
  })
})

describe('a mailed link', () => {
  test('does nothing for a scanner that opens it, runs its page and presses its buttons', async () => {
    const { office, server, ana } = await open()
    const phone = await stranger(server)
    await ask(phone, 'ana@example.org')
    const mail = await nextMail(office)
    const [, ticket, code] = new URL(linkIn(mail)).hash.split('.')
    const scanner = await stranger(server, '198.51.100.7')
    const { cookie } = scanner
    const { pathname } = new URL(linkIn(mail))
    expect((await scanner.get(pathname)).headers.getSetCookie()).toEqual([])
    for (const path of ['/api/sign-in/mail', '/api/sign-in/mail/look', '/api/sign-in/mail/confirm']) {
      const asked = await scanner.get(`${path}?ticket=${ticket}&code=${code}`)
      expect(asked.status, path).toBe(404)
      const sentOff = await scanner.send('POST', path, { ticket, code })
      expect(sentOff.status, path).toBeGreaterThanOrEqual(400)
    }
    expect(scanner.cookie).toBe(cookie)
    expect((await scanner.get('/api/me')).body).toMatchObject({ name: '', member: false })
    expect((await ana.get('/api/me/sessions')).body).toHaveLength(1)
    // Whoever asked can still use it.
    const { body } = await phone.send('POST', '/api/sign-in/mail/confirm', { ticket, code })
    expect(body.me.name).toBe('Ana')
  })

  test('never leads elsewhere, whatever host a request names', async () => {
    const { office, server } = await open()
    const eve = await stranger(server)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await eve.send('POST', '/api/sign-in/mail', { address: 'ana@example.org' }, headers)
    const mail = await nextMail(office)
    expect(linkIn(mail)).toMatch(/^https:\/\/play\.example\.org\//)
    expect(mail.text).not.toContain('evil')
  })
})
