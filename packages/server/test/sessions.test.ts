import { join } from 'node:path'
import type { SessionCard } from '@quayside/table'
import { SIGNED_OUT } from '@quayside/table'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { hashOf } from '../src/people/sessions.ts'
import { openServer, Person, TestServer, twoAtTable } from './client.ts'
import { ANA, cameBack, fillOldFolder } from './old/people.ts'
import { sql } from './sql.ts'

const DAY = 24 * 3600_000

const sessionsOf = async (person: Person): Promise<SessionCard[]> => (await person.get('/api/me/sessions')).body

/** Somebody on a second device, by the recovery code. */
async function secondDevice(server: TestServer, first: Person, agent = 'x'): Promise<Person> {
  const { code } = (await first.send('POST', '/api/me/code', {})).body
  const phone = new Person(server)
  await phone.send('POST', '/api/me/recover', { code }, { 'user-agent': agent })
  return phone
}

describe('sessions', () => {
  test('each browser has one of its own, named after what it calls itself', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const firefox = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'
    const phone = await secondDevice(server, ana, firefox)
    const [mine, theirs] = [await sessionsOf(phone), await sessionsOf(ana)]
    expect(mine.map(({ label, here }) => [label, here])).toContainEqual(['Firefox, Android', true])
    expect(mine.map(({ id }) => id).toSorted()).toEqual(theirs.map(({ id }) => id).toSorted())
    expect(theirs.filter(({ here }) => here)).toHaveLength(1)
    expect((await new Person(server).get('/api/me/sessions')).status).toBe(401)
  })

  test('one that is ended takes its connections along, and others stay', async () => {
    const server = await openServer()
    const { table, a, ana } = await twoAtTable(server)
    const phone = await secondDevice(server, ana)
    const p = await phone.connect()
    await p.open(table)
    const lost = (await sessionsOf(phone)).find(({ here }) => !here)!
    expect((await phone.send('DELETE', `/api/me/sessions/${lost.id}`, {})).body).toEqual({ ended: 1 })
    await a.until(() => a.closed !== null)
    expect(a.closed).toBe(SIGNED_OUT)
    await expect(ana.connect()).rejects.toThrow('401')
    await p.ask('answer', { table, seq: 0, answers: ['role settler'] })
  })

  test('nobody ends those of others', async () => {
    const server = await openServer()
    const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
    const [theirs] = await sessionsOf(ana)
    for (const id of [theirs.id, 'nothing', '%25', 'a'.repeat(100)]) {
      expect((await rui.send('DELETE', `/api/me/sessions/${id}`, {})).status, id).toBe(404)
    }
    expect(await sessionsOf(ana)).toHaveLength(1)
  })

  test('one can sign out here, or everywhere else', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const [phone, tablet] = [await secondDevice(server, ana), await secondDevice(server, ana)]
    expect((await phone.send('DELETE', '/api/me/sessions', {})).body).toEqual({ ended: 2 })
    for (const other of [ana, tablet]) expect((await other.get('/api/me/sessions')).status).toBe(401)
    const out = await phone.send('DELETE', '/api/me/sessions/here', {})
    expect(out.headers.get('set-cookie')).toMatch(/^quayside=;/)
    expect((await phone.get('/api/me')).body).toMatchObject({ name: '', member: false })
  })

  test('the store knows no cookie, only its hash', async () => {
    const server = await openServer({ database: null })
    const ana = await server.guest('Ana')
    const token = ana.cookie.slice('quayside='.length)
    await server.stop()
    const db = new Sqlite(join(server.folder, 'quayside.db'))
    expect(db.prepare('select hash from sessions').pluck().all()).toEqual([hashOf(token)])
    expect(db.serialize().includes(token)).toBe(false)
    db.close()
  })

  test('one that nobody used for long has ended, a guest’s later than a member’s', async () => {
    const server = await openServer()
    const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
    await server.stop()
    sql(server, `update people set name_key = 'rui' where name = 'Rui'`)
    sql(server, 'update sessions set seen = ?', Date.now() - 91 * DAY)
    await server.start()
    expect((await ana.get('/api/me/sessions')).status).toBe(200)
    expect((await rui.get('/api/me/sessions')).status).toBe(401)
    sql(server, 'update sessions set seen = ?', Date.now() - 401 * DAY)
    expect((await ana.get('/api/me/sessions')).status).toBe(401)
  })
})

describe('a cookie of before there were sessions', () => {
  const openOld = async () => {
    const server = new TestServer({ database: null })
    fillOldFolder(server.folder, 1)
    await server.start()
    return { server, ana: cameBack(server, ANA) }
  }

  test('still stands for its guest, and is changed for a session at the next visit', async () => {
    const { server, ana } = await openOld()
    try {
      const line = await ana.connect()
      expect((await line.open('prpeople')).viewer).toBe(0)
      expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana', member: false })
      expect(ana.cookie).toMatch(/^quayside=[\w-]{43}$/)
      expect((await (await ana.connect()).open('prpeople')).viewer).toBe(0)
    } finally {
      await server.remove()
    }
  })

  test('stands for nobody after ninety days, nor if it is forged', async () => {
    const { server, ana } = await openOld()
    try {
      const eve = new Person(server)
      eve.cookie = ana.cookie.replace(/.$/, (sign) => (sign === 'A' ? 'Q' : 'A'))
      expect((await eve.get('/api/me/sessions')).status).toBe(401)
      sql(server, 'update people set old_cookie = ?', Date.now() - 1)
      expect((await ana.get('/api/me/sessions')).status).toBe(401)
    } finally {
      await server.remove()
    }
  })
})
