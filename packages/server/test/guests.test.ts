import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../src/index.ts'
import { GENEROUS, openServer, Person, twoAtTable } from './client.ts'

describe('guests', () => {
  test('the first call makes a guest, later ones know it', async () => {
    const server = await openServer()
    const ana = new Person(server)
    const first = await ana.get('/api/me')
    expect(first.body).toMatchObject({ name: '', member: false })
    expect(first.headers.get('set-cookie')).toMatch(
      /^quayside=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await ana.send('PATCH', '/api/me', { name: ' Ana ' })).body).toMatchObject({ name: 'Ana' })
    const { cookie } = ana
    expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana' })
    expect(ana.cookie).toBe(cookie)
  })

  test('behind a proxy with https the cookie is for https only', async () => {
    const server = await openServer({ proxy: 1 })
    const reply = await new Person(server).get('/api/me', { 'x-forwarded-proto': 'https' })
    expect(reply.headers.get('set-cookie')).toMatch(/^__Host-quayside=.*; Secure/)
    const plain = await openServer()
    const trick = await new Person(plain).get('/api/me', { 'x-forwarded-proto': 'https' })
    expect(trick.headers.get('set-cookie')).not.toMatch(/Secure/)
  })

  test('a cookie that is forged, cut off or strange is none', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const rui = await server.guest('Rui')
    const { cookie } = ana
    const token = cookie.slice('quayside='.length)
    const others = rui.cookie.slice('quayside='.length)
    const forgeries = [
      '',
      'quayside=',
      `quayside=${token.slice(0, -1)}`,
      `quayside=${token}A`,
      `quayside=${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
      `quayside=${token.slice(0, 20)}${others.slice(20)}`,
      `quayside=${token}.${token}`,
      `quayside=${'a'.repeat(26)}.${token}`,
      `quayside=%00%ff.${token}`,
      `__Host-quayside=${token}`,
    ]
    for (const forged of forgeries) {
      const eve = new Person(server)
      eve.cookie = forged
      expect((await eve.send('PATCH', '/api/me', { name: 'Eve' })).status, forged).toBe(401)
      await expect(eve.connect(), forged).rejects.toThrow('401')
    }
    expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana' })
  })

  test('names are text, whatever stands in it, but nothing that cannot be shown', async () => {
    const server = await openServer()
    const ana = await server.guest('<img src=x>&"Zoë')
    expect((await ana.get('/api/me')).body).toMatchObject({ name: '<img src=x>&"Zoë' })
    for (const name of ['', '   ', 'a\nb', 'a\u0000', '\u202eevil', 'x'.repeat(25), 7, null]) {
      const reply = await ana.send('PATCH', '/api/me', { name })
      expect(reply, String(name)).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } })
    }
  })

  test('newcomers from one address are limited, those who are known are not', async () => {
    const server = await openServer({ limits: { ...GENEROUS, guests: { burst: 3, perSecond: 0 } } })
    const ana = await server.guest('Ana')
    for (let i = 0; i < 2; i++) expect((await new Person(server).get('/api/me')).status).toBe(200)
    const reply = await new Person(server).get('/api/me')
    expect(reply).toMatchObject({ status: 429, body: { error: { code: 'slow-down' } } })
    expect((await ana.get('/api/me')).status).toBe(200)
  })
})

describe('the recovery code', () => {
  test('makes another browser the same guest, with seat and name', async () => {
    const server = await openServer()
    const { table, a, ana } = await twoAtTable(server)
    const { code } = (await ana.send('POST', '/api/me/code', {})).body
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
    const phone = new Person(server)
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
    expect((await phone.send('POST', '/api/me/recover', { code: typed })).body).toMatchObject({ name: 'Ana' })
    const p = await phone.connect()
    expect((await p.open(table)).viewer).toBe(0)
    await p.ask('answer', { table, seq: 0, answers: ['role settler'] })
    await a.until(() => a.at(table).sight!.seq === 1)
  })

  test('a new code voids the old one, and neither is kept readable', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const codes: string[] = []
    for (let i = 0; i < 2; i++) codes.push((await ana.send('POST', '/api/me/code', {})).body.code)
    const recover = (code: string) => new Person(server).send('POST', '/api/me/recover', { code })
    expect((await recover(codes[0])).status).toBe(403)
    expect((await recover(codes[1])).status).toBe(200)
    await server.stop()
    const files = readdirSync(server.folder).map((name) => readFileSync(join(server.folder, name), 'latin1'))
    for (const code of codes) for (const text of files) expect(text).not.toContain(code.replaceAll('-', ''))
    expect(statSync(join(server.folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  test('guessing is slow, and told nothing', async () => {
    const server = await openServer({ limits: { ...GENEROUS, recoveriesPerHour: LIMITS.recoveriesPerHour } })
    const ana = await server.guest('Ana')
    const { code } = (await ana.send('POST', '/api/me/code', {})).body
    const eve = new Person(server)
    const wrong = (guess: unknown) => eve.send('POST', '/api/me/recover', { code: guess })
    const near = await wrong(code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A'))
    const far = await wrong('x')
    expect(near).toMatchObject({ status: 403, body: { error: { code: 'bad-code' } } })
    expect(far.text).toBe(near.text)
    expect((await wrong(7)).text).toBe(near.text)
    for (let i = 3; i < LIMITS.recoveriesPerHour; i++) await wrong('y')
    expect((await wrong(code)).status).toBe(429)
    expect(eve.cookie).toBe('')
  })
})
