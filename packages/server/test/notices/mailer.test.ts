import { expect, test } from 'vitest'
import { openLog } from '../../src/log.ts'
import { type Mail, openMailer } from '../../src/mail/mailer.ts'
import { PostOffice } from './post-office.ts'

const HELLO: Mail = { to: 'ana@example.org', subject: 'É a sua vez', text: 'Olá, Ana: é a sua vez.\n' }

const mailerAt = (smtp: string) => openMailer({ mail: { smtp, from: 'Quayside <q@example.org>' } }, openLog('silent'))!

test('a mail arrives as it was meant, under an id of its own', async () => {
  const office = await PostOffice.open()
  expect(await mailerAt(office.url).send({ ...HELLO, id: 'turn-7', headers: { 'X-Table': 'abc' } })).toBe('sent')
  const [{ to, headers, text }] = office.mails
  expect(to).toBe('ana@example.org')
  expect(headers.get('from')).toBe('Quayside <q@example.org>')
  expect(headers.get('subject')).toBe('É a sua vez')
  expect(headers.get('message-id')).toBe('<turn-7@example.org>')
  expect(headers.get('x-table')).toBe('abc')
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(text).toContain('Olá, Ana: é a sua vez.')
})

test('what is refused for good is told from what may work later', async () => {
  const office = await PostOffice.open()
  const mailer = mailerAt(office.url)
  office.refusals.set('gone@example.org', 550).set('full@example.org', 451)
  expect(await mailer.send({ ...HELLO, to: 'gone@example.org' })).toBe('refused')
  expect(await mailer.send({ ...HELLO, to: 'full@example.org' })).toBe('failed')
  expect(await mailer.send(HELLO)).toBe('sent')
  expect(await mailerAt('smtp://127.0.0.1:1').send(HELLO)).toBe('failed')
})

test('nothing that people write becomes a header or another address', async () => {
  const office = await PostOffice.open()
  const mailer = mailerAt(office.url)
  const attack = 'Hello\r\nBcc: victim@example.org\r\n\r\nBody'
  expect(await mailer.send({ ...HELLO, subject: attack, headers: { 'X-Name': attack } })).toBe('sent')
  for (const to of [
    'ana@example.org, victim@example.org',
    'ana@example.org\r\nBcc: victim@example.org',
    'Ana <ana@example.org>',
    'ana',
  ])
    expect(await mailer.send({ ...HELLO, to }), to).toBe('refused')
  expect(office.mails).toHaveLength(1)
  const [{ headers, to }] = office.mails
  expect(to).toBe('ana@example.org')
  expect(headers.has('bcc')).toBe(false)
  expect(headers.get('subject')).toBe('Hello Bcc: victim@example.org Body')
})

test('whether mail can be sent at all is known beforehand', async () => {
  const office = await PostOffice.open()
  expect(await mailerAt(office.url).trouble()).toBe(null)
  expect(await mailerAt('smtp://127.0.0.1:1').trouble()).toContain('ECONNREFUSED')
})
