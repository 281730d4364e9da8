import { SIGNED_OUT } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../src/index.ts'
import { GENEROUS, openServer, Person, unprove } from '../client.ts'
import { memberWithCode } from '../members.ts'

/** Somebody who has got hold of what a member comes in by. */

async function open() {
  const server = await openServer()
  const { person: ana, code } = await memberWithCode(server, 'Ana')
  const { table } = await ana.setTable()
  return { server, ana, code, table }
}

describe('a stolen cookie', () => {
  test('plays and chats, but makes no key, takes none away, and locks nobody out', async () => {
    const { server, ana, table } = await open()
    unprove(server)
    const thief = new Person(server)
    thief.cookie = ana.cookie
    const line = await thief.connect()
    await line.open(table)
    await line.ask('chat', { table, text: 'it is me' })
    const tried = {
      'POST /api/me/code': {},
      'POST /api/passkeys/options': {},
      'POST /api/passkeys': { response: {} },
      'DELETE /api/passkeys/x': {},
      'DELETE /api/me/sessions': {},
      'DELETE /api/me/sessions/x': {},
      'GET /api/me/export': undefined,
      'DELETE /api/me': {},
    }
    for (const [what, body] of Object.entries(tried)) {
      const [method, path] = what.split(' ')
      const reply = body ? await thief.send(method, path, body) : await thief.get(path)
      expect(reply.body.error.code, what).toBe('prove-first')
    }
    expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana', member: true })
  })

  test('is worth nothing once its owner ends the session, wherever it is in use', async () => {
    const { server, ana, code } = await open()
    const thief = new Person(server)
    thief.cookie = ana.cookie
    const line = await thief.connect()
    const phone = new Person(server)
    await phone.send('POST', '/api/recover', { code })
    expect((await phone.send('DELETE', '/api/me/sessions', {})).body.ended).toBe(1)
    await line.until(() => line.closed === SIGNED_OUT)
    expect((await thief.get('/api/me/sessions')).status).toBe(401)
  })

  test('does not help to guess the code', async () => {
    const server = await openServer({ limits: { ...GENEROUS, recoveriesPerHour: LIMITS.recoveriesPerHour } })
    const { person: ana, code } = await memberWithCode(server, 'Ana')
    const prove = (guess: string) => ana.send('POST', '/api/me/prove', { code: guess })
    for (let i = 0; i < LIMITS.recoveriesPerHour; i++) expect((await prove('x')).status).toBe(403)
    expect((await prove(code)).status).toBe(429)
  })
})

describe('a stolen recovery code', () => {
  test('that was used is worth nothing; the owner sees the session and ends it', async () => {
    const { server, ana, code } = await open()
    const thief = new Person(server)
    await thief.send('POST', '/api/recover', { code })
    const late = new Person(server)
    expect((await late.send('POST', '/api/recover', { code })).body.error.code).toBe('bad-code')
    // The owner still has a session, and had shown who she is.
    expect((await ana.get('/api/me/sessions')).body).toHaveLength(2)
    const next = (await ana.send('POST', '/api/me/code', {})).body.code
    await ana.send('DELETE', '/api/me/sessions', {})
    expect((await thief.get('/api/me/sessions')).status).toBe(401)
    expect((await late.send('POST', '/api/recover/look', { code: next })).body.name).toBe('Ana')
  })

  test('in a link that is opened does nothing, and looking at it uses nothing up', async () => {
    const { server, code } = await open()
    const scanner = new Person(server)
    for (const path of ['/api/recover', '/api/recover/look', '/api/me/recover']) {
      expect((await scanner.get(`${path}?code=${code}`)).status, path).toBe(404)
    }
    expect(scanner.cookie).toBe('')
    for (let i = 0; i < 3; i++) {
      expect((await scanner.send('POST', '/api/recover/look', { code })).body.name).toBe('Ana')
    }
    expect(scanner.cookie).toBe('')
    expect((await scanner.send('POST', '/api/recover', { code })).body.me.name).toBe('Ana')
  })
})
