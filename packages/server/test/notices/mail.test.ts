import { expect, test } from 'vitest'
import { Person } from '../client.ts'
import { addMail } from '../letters.ts'
import { member } from '../members.ts'
import { begun, change, HOUR, MINUTE, PUBLIC_URL, rowsOf, subscribe, tellingServer, wish } from './support.ts'

const ADDRESS = 'ana@example.org'

/** Ana with a mail address, and Rui. */
async function withMail() {
  const all = await tellingServer()
  const ana = await member(all.server, 'Ana')
  await addMail(all.office, ana, ADDRESS)
  all.office.tries = 0
  const rui = await all.server.guest('Rui')
  const pair = { ana, rui, a: await ana.connect(), r: await rui.connect() }
  return { ...all, pair }
}

const linkIn = (text: string): string => /https:\/\/\S+\/api\/unsubscribe\/\S+/.exec(text)![0]

test('who does not come for ten minutes gets a mail in their language, with a link that signs nobody in', async () => {
  const { clock, office, pair } = await withMail()
  await wish(pair.ana, { language: 'it' })
  const table = await begun(pair)
  await clock.turn(9 * MINUTE)
  expect(office.mails).toEqual([])
  await clock.turn(2 * MINUTE)
  const [{ to, headers, text }] = office.mails
  expect(to).toBe(ADDRESS)
  expect(headers.get('subject')).toBe('Tocca a te: Puerto Rico con Rui')
  expect(text).toContain('Ciao Ana,')
  expect(text).toContain(`${PUBLIC_URL}/table/${table}\r\n`)
  expect(text).not.toContain('/join/')
  expect(headers.get('list-unsubscribe')).toBe(`<${linkIn(text)}>`)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  await clock.turn(HOUR)
  expect(office.mails).toHaveLength(1)
})

test('mails are three hours apart, and the next tells all that has come meanwhile', async () => {
  const { clock, office, pair } = await withMail()
  await begun(pair)
  await clock.turn(11 * MINUTE)
  await begun(pair)
  await clock.turn(HOUR)
  await begun(pair, { game: 'mombasa', options: { players: 2 } })
  await clock.turn(1.9 * HOUR)
  expect(office.mails).toHaveLength(1)
  await clock.turn(0.2 * HOUR)
  expect(office.mails).toHaveLength(2)
  expect(office.mails[1].headers.get('subject')).toBe('Your turn at 2 tables')
  expect(office.mails[1].text.match(/Your turn: (Puerto Rico|Mombasa) with Rui/g)).toHaveLength(2)
})

test('a clock that ends before the next mail would come does not wait for it', async () => {
  const { clock, office, pair } = await withMail()
  await begun(pair)
  await clock.turn(11 * MINUTE)
  await begun(pair, { clock: { kind: 'live', bank: 7200, increment: 0 }, expiry: 'bot' })
  await clock.turn(11 * MINUTE)
  expect(office.mails).toHaveLength(2)
})

test('a refused address is not used again; one that is full now is tried later, under the same id', async () => {
  const { server, clock, office, pair } = await withMail()
  office.refusals.set(ADDRESS, 451)
  await begun(pair)
  await clock.turn(10 * MINUTE)
  await clock.turn(MINUTE)
  expect([office.tries, office.mails.length]).toEqual([2, 0])
  office.refusals.delete(ADDRESS)
  await clock.turn(5 * MINUTE)
  expect(office.mails).toHaveLength(1)
  office.refusals.set(ADDRESS, 550)
  await clock.turn(24 * HOUR)
  expect([office.tries, office.mails.length]).toEqual([4, 1])
  expect(rowsOf(server, 'select refused from wishes')).toEqual([{ refused: ADDRESS }])
  await begun(pair)
  await clock.turn(24 * HOUR)
  expect(office.tries).toBe(4)
  // Whoever shows it once more is believed.
  office.refusals.clear()
  office.mails.length = 0
  await addMail(office, pair.ana, ADDRESS)
  await begun(pair)
  await clock.turn(11 * MINUTE)
  expect(office.mails).toHaveLength(1)
})

test('who gives their address up gets no more mails', async () => {
  const { clock, office, pair } = await withMail()
  await pair.ana.send('POST', '/api/me/code', {})
  await begun(pair)
  expect((await pair.ana.send('DELETE', '/api/me/mail', {})).status).toBe(200)
  await clock.turn(24 * HOUR)
  expect(office.mails).toEqual([])
})

test('opening the last link does nothing; its button, or that of the reader, ends the mails, and devices stay', async () => {
  const { server, clock, office, service, pair } = await withMail()
  const phone = service.device('phone')
  await subscribe(pair.ana, phone)
  await begun(pair)
  await clock.turn(11 * MINUTE)
  const link = linkIn(office.mails[0].text).slice(PUBLIC_URL.length)
  const scanner = new Person(server)
  const page = await scanner.get(link, { accept: 'text/html' })
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.text).toContain('<form method="post">')
  const mailKinds = async () => {
    const { kinds } = (await pair.ana.get('/api/me/notices')).body as { kinds: Record<string, { mail: boolean }> }
    return Object.keys(kinds).filter((kind) => kinds[kind].mail)
  }
  expect(await mailKinds()).toEqual(['turn', 'clock', 'over'])
  const oneClick = { method: 'POST', body: 'List-Unsubscribe=One-Click' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await scanner.fetch(link, { ...oneClick, headers: form })).status).toBe(200)
  expect(await mailKinds()).toEqual([])
  await begun(pair)
  await clock.turn(24 * HOUR)
  expect(office.mails).toHaveLength(1)
  expect(phone.shown.length).toBeGreaterThan(1)
})

test('a token that the server did not make ends nothing', async () => {
  const { server, clock, office, pair } = await withMail()
  await begun(pair)
  await clock.turn(11 * MINUTE)
  const link = linkIn(office.mails[0].text).slice(PUBLIC_URL.length)
  const forged = `${link.slice(0, -4)}AAAA`
  const stranger = new Person(server)
  for (const path of [forged, '/api/unsubscribe/x', `/api/unsubscribe/${'A'.repeat(400)}`]) {
    const { status } = await stranger.send('POST', path, {})
    expect([404, 414], path).toContain(status)
  }
  expect((await pair.ana.get('/api/me/notices')).body.kinds.turn.mail).toBe(true)
})

test('what was due while the server was down is told when it is back, and what was told is not told again', async () => {
  const { server, clock, office, pair } = await withMail()
  await begun(pair)
  await server.stop()
  await clock.turn(HOUR)
  expect(office.mails).toEqual([])
  await server.start()
  await clock.turn(0)
  expect(office.mails).toHaveLength(1)
  await server.restart()
  await clock.turn(HOUR)
  expect(office.mails).toHaveLength(1)
})

test('a server that ended while it was sending takes it up again, and mail readers know the mail again', async () => {
  const { server, clock, office, pair } = await withMail()
  await begun(pair)
  await clock.turn(10 * MINUTE)
  expect(office.mails).toHaveLength(1)
  // As if it had been killed after the mail was taken, and before that was written down.
  await server.stop()
  change(server, `update notices set mail_at = created, due = ${clock.now() + 3 * MINUTE} where kind = 'turn'`)
  change(server, 'update wishes set mailed = 0')
  await server.start()
  await clock.turn(2 * MINUTE)
  expect(office.mails).toHaveLength(1)
  await clock.turn(2 * MINUTE)
  expect(office.mails).toHaveLength(2)
  expect(office.mails[1].headers.get('message-id')).toBe(office.mails[0].headers.get('message-id'))
})
