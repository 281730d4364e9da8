import { describe, expect, test } from 'vitest'
import { siteOf } from '../src/people/site.ts'
import { Authenticator, joinByPasskey, LOCAL, signInBy } from './authenticator.ts'
import { idOf, openServer, Person, twoAtTable, unprove } from './client.ts'
import { member } from './members.ts'

describe('where passkeys belong to', () => {
  test('is the public address, with https and a name, or this machine', () => {
    expect(siteOf(null)?.domain).toBe('localhost')
    expect(siteOf('http://localhost:8080')?.domain).toBe('localhost')
    expect(siteOf('https://play.example.org')?.domain).toBe('play.example.org')
    for (const none of [
      'http://play.example.org',
      'https://192.168.1.7',
      'https://[::1]:8443',
      'http://127.0.0.1:8080',
    ]) {
      expect(siteOf(none), none).toBeNull()
    }
  })

  test('is told to those who are there, and never learnt from what a request says', async () => {
    const server = await openServer({ url: 'https://play.example.org' })
    const ana = await server.guest('Ana')
    const here = await ana.get('/api/me')
    expect(here.body.can.passkey).toBe(false)
    const options = await ana.send('POST', '/api/passkeys/options', { name: 'Ana' }, { host: 'evil.example' })
    expect(options.body.rp.id).toBe('play.example.org')
    const plain = await openServer({ url: 'http://192.168.1.7:8080' })
    const rui = await plain.guest('Rui')
    const refused = await rui.send('POST', '/api/passkeys/options', { name: 'Rui' })
    expect(refused.body.error.code).toBe('no-passkeys')
  })
})

describe('becoming a member by a passkey', () => {
  test('keeps everything, and the key signs in on another device', async () => {
    const server = await openServer()
    const { table, ana, a, r } = await twoAtTable(server)
    const [id, cookie] = [idOf(server, ana), ana.cookie]
    const device = new Authenticator(LOCAL)
    const joined = await joinByPasskey(ana, 'Ana', device)
    expect(joined.body).toMatchObject({ name: 'Ana', member: true, proved: true, keys: { passkeys: 1, code: false } })
    expect(idOf(server, ana)).toBe(id)
    expect(ana.cookie).not.toBe(cookie)

    const phone = new Person(server)
    const signedIn = await signInBy(device, phone)
    expect(signedIn.body).toMatchObject({ me: { name: 'Ana', member: true, proved: true } })
    expect(idOf(server, phone)).toBe(id)
    const p = await phone.connect()
    expect((await p.open(table)).viewer).toBe(0)
    await p.ask('answer', { table, seq: 0, answers: ['role settler'] })
    await r.until(() => r.at(table).sight!.seq === 1)
    expect(a.closed).toBeNull()
  })

  test('needs a name that can be had, and a key that nobody has', async () => {
    const server = await openServer()
    const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
    const device = new Authenticator(LOCAL)
    await joinByPasskey(ana, 'Ana', device)
    const code = async (name?: string) =>
      (await eve.send('POST', '/api/passkeys/options', { name })).body.error?.code ?? 'options'
    expect([await code('Ana'), await code('Еve'), await code(), await code('Eve')]).toEqual([
      'name-taken',
      'name-mixed',
      'no-name',
      'options',
    ])
    expect((await joinByPasskey(eve, 'Eve', device)).body.error.code).toBe('bad-passkey')
    expect((await eve.get('/api/me')).body.member).toBe(false)
  })
})

describe('several passkeys', () => {
  test('are added with a fresh proof, labelled, listed and taken away, but for the last way back', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const [phone, desk] = [new Authenticator(LOCAL), new Authenticator(LOCAL)]
    await joinByPasskey(ana, 'Ana', phone)
    const options = (await ana.send('POST', '/api/passkeys/options', {})).body
    expect(options.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([phone.id])
    const added = await ana.send('POST', '/api/passkeys', { label: 'desk', response: desk.make(options) })
    expect(added.body.keys.passkeys).toBe(2)
    const [first, second] = (await ana.get('/api/passkeys')).body
    expect(second).toMatchObject({ label: 'desk', used: null })

    unprove(server)
    const gone = (id: string) => ana.send('DELETE', `/api/passkeys/${id}`, {})
    expect((await gone(first.id)).body.error.code).toBe('prove-first')
    expect((await ana.send('POST', '/api/passkeys/options', {})).body.error.code).toBe('prove-first')
    const proof = (await ana.send('POST', '/api/me/prove/options', {})).body
    expect(proof.allowCredentials).toHaveLength(2)
    expect((await ana.send('POST', '/api/me/prove', { response: desk.answer(proof) })).body.proved).toBe(true)

    expect((await ana.send('PATCH', `/api/passkeys/${second.id}`, { label: 'my desk' })).status).toBe(200)
    expect((await gone(first.id)).status).toBe(200)
    const left = (await ana.get('/api/passkeys')).body
    expect(left).toMatchObject([{ label: 'my desk', used: expect.any(Number) }])
    expect((await gone(second.id)).body.error.code).toBe('last-key')
    await ana.send('POST', '/api/me/code', {})
    expect((await gone(second.id)).status).toBe(200)
    expect((await signInBy(phone, new Person(server))).body.error.code).toBe('bad-passkey')
  })

  test('of others are nobody’s business', async () => {
    const server = await openServer()
    const [ana, eve] = [await server.guest('Ana'), await member(server, 'Eve')]
    await joinByPasskey(ana, 'Ana')
    const [key] = (await ana.get('/api/passkeys')).body
    expect((await eve.send('DELETE', `/api/passkeys/${key.id}`, {})).status).toBe(404)
    expect((await eve.get('/api/passkeys')).body).toEqual([])
  })
})
