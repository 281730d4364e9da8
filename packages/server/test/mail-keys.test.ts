import { describe, expect, test } from 'vitest'
import { expire, idOf, openServer, Person, type TestServer, unprove } from './client.ts'
import { addMail, codeIn, linkIn, nextMail } from './letters.ts'
import { member, memberWithCode } from './members.ts'
import { PostOffice } from './notices/post-office.ts'

const open = async () => {
  const office = await PostOffice.open()
  const server = await openServer({ mail: office.config, url: 'https://play.example.org' })
  return { office, server }
}

const stranger = async (server: TestServer): Promise<Person> => {
  const person = new Person(server)
  await person.get('/api/me')
  return person
}

describe('a mail address', () => {
  test('is a member’s when they have read what was sent to it, and shown to them covered', async () => {
    const { office, server } = await open()
    const ana = await member(server, 'Ana')
    const asked = await ana.send(
      'POST',
      '/api/me/mail',
      { address: ' Ana@Example.org ' },
      { 'accept-language': 'pt-BR' },
    )
    expect(asked).toMatchObject({ status: 202, body: {} })
    const mail = await nextMail(office)
    expect(mail.to).toBe('ana@example.org')
    expect(mail.headers.get('subject')).toBe('Seu código para o Quayside')
    expect(mail.text).not.toContain('http')
    const confirm = (code: string) => ana.send('POST', '/api/me/mail/confirm', { code })
    expect((await confirm('AAAA-AAAA')).body.error.code).toBe('bad-code')
    expect((await confirm(codeIn(mail).toLowerCase())).body.keys.mail).toBe('a…@example.org')
    expect((await confirm(codeIn(mail))).body.error.code).toBe('bad-code')
    expect((await ana.get('/api/me')).text).not.toContain('ana@')
  })

  test('needs a member with a fresh proof, an address, and a host with mail', async () => {
    const { server } = await open()
    const code = async (person: Person, address: unknown) =>
      (await person.send('POST', '/api/me/mail', { address })).body.error?.code
    expect(await code(await server.guest('Rui'), 'rui@example.org')).toBe('members-only')
    const ana = await member(server, 'Ana')
    for (const wrong of ['ana', 'ana@', 'a b@example.org', 'a@b.org\r\nBcc: c@d.org', '<a@b.org>', 7, null]) {
      expect(await code(ana, wrong), String(wrong)).toBe('bad-address')
    }
    unprove(server)
    expect(await code(ana, 'ana@example.org')).toBe('prove-first')
    const without = await openServer()
    expect(await code(await member(without, 'Ana'), 'ana@example.org')).toBe('no-mail')
    expect((await (await stranger(without)).get('/api/me')).body.can.mail).toBe(false)
  })

  test('of somebody else cannot be taken, and one’s own is given up, but not as the last way back', async () => {
    const { office, server } = await open()
    const [ana, eve] = [await member(server, 'Ana'), await member(server, 'Eve')]
    await addMail(office, ana, 'shared@example.org')
    expect((await addMail(office, eve, 'shared@example.org')).body.error.code).toBe('mail-used')
    expect((await ana.send('DELETE', '/api/me/mail', {})).body.keys.mail).toBeNull()
    expect((await addMail(office, eve, 'shared@example.org')).body.keys.mail).toBe('s…@example.org')
    const { person: rui, code } = await memberWithCode(server, 'Rui')
    await addMail(office, rui, 'rui@example.org')
    // On an old page the code is used up and no other made.
    await rui.send('POST', '/api/me/recover', { code })
    expect((await rui.send('DELETE', '/api/me/mail', {})).body.error.code).toBe('last-key')
  })
})

describe('signing in by mail', () => {
  test('takes the link’s words or the typed code, says for whom first, and works once', async () => {
    const { office, server } = await open()
    const ana = await member(server, 'Ana')
    await ana.setTable()
    await addMail(office, ana, 'ana@example.org')
    const phone = await stranger(server)
    const { ticket } = (await phone.send('POST', '/api/sign-in/mail', { address: 'ANA@example.org' })).body
    const mail = await nextMail(office)
    expect(mail.text).not.toContain('Ana')
    const [link, code] = [linkIn(mail), codeIn(mail)]
    expect(link).toBe(`https://play.example.org/sign-in#mail.${ticket}.${code}`)

    const look = await phone.send('POST', '/api/sign-in/mail/look', { ticket, code })
    expect(look.body).toEqual({ name: 'Ana', member: true, tables: 1 })
    const confirm = () => phone.send('POST', '/api/sign-in/mail/confirm', { ticket, code })
    expect((await confirm()).body.me).toMatchObject({ name: 'Ana', member: true, proved: true })
    expect(idOf(server, phone)).toBe(idOf(server, ana))
    expect((await confirm()).body.error.code).toBe('bad-code')
  })

  test('brings nothing to whoever guesses or comes too late', async () => {
    const { office, server } = await open()
    await addMail(office, await member(server, 'Ana'), 'ana@example.org')
    const phone = await stranger(server)
    let { ticket } = (await phone.send('POST', '/api/sign-in/mail', { address: 'ana@example.org' })).body
    const code = codeIn(await nextMail(office))
    const confirm = (guess: string) => phone.send('POST', '/api/sign-in/mail/confirm', { ticket, code: guess })
    expire(server)
    expect((await confirm(code)).body.error.code).toBe('bad-code')
    const again = await phone.send('POST', '/api/sign-in/mail', { address: 'ana@example.org' })
    ticket = again.body.ticket
    const next = codeIn(await nextMail(office))
    for (let i = 0; i < 8; i++) expect((await confirm(`AAAA-AAA${i}`)).status).toBe(403)
    expect((await confirm(next)).body.error.code).toBe('bad-code')
  })
})
