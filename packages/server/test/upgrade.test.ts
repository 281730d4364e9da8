import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { Authenticator, joinByPasskey, LOCAL, signInBy } from './authenticator.ts'
import { Person, TestServer } from './client.ts'
import { ANA, cameBack, fillOldFolder, RUI } from './old/people.ts'

/** A server that goes on in a folder of before there were members. */
async function upgraded(before: (folder: string) => void = () => {}) {
  const server = new TestServer({ database: null })
  onTestFinished(() => server.remove())
  fillOldFolder(server.folder, 1)
  before(server.folder)
  await server.start()
  return { server, ana: cameBack(server, ANA), rui: cameBack(server, RUI) }
}

const seatOf = async (person: Person) => (await (await person.connect()).open('prpeople')).viewer

test('guests of before there were members sit where they sat, without doing anything', async () => {
  const { ana, rui } = await upgraded()
  expect([await seatOf(ana), await seatOf(rui)]).toEqual([0, 1])
  expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana', member: false, keys: { passkeys: 0 } })
})

test('tables keep the names that they showed then', async () => {
  const { ana } = await upgraded((folder) => {
    const db = new Sqlite(join(folder, 'quayside.db'))
    db.prepare('update guests set name = ? where id = ?').run('Anabela', ANA)
    db.prepare(`insert into tables select 'broken', invite, host, listed, rules, '{', phase, open, asked, due, rematch,
      created, changed, finished from tables where id = 'prpeople'`).run()
    db.close()
  })
  const { info } = await (await ana.connect()).open('prpeople')
  expect(info.chairs.map(({ name }) => name)).toEqual(['Anabela', 'Rui'])
})

test('they become members at once and keep their seats, and the old cookie is worth nothing then', async () => {
  const { server, ana, rui } = await upgraded()
  const thief = new Person(server)
  thief.cookie = ana.cookie
  const open = await thief.connect()
  // Without a visit before that would have changed the cookie for a session.
  const { code } = (await ana.send('POST', '/api/me/join', { name: 'Ana' })).body
  expect(await seatOf(ana)).toBe(0)
  await open.until(() => open.closed !== null)
  expect((await thief.get('/api/me/sessions')).status).toBe(401)
  const phone = new Person(server)
  await phone.send('POST', '/api/recover', { code })
  expect(await seatOf(phone)).toBe(0)

  const device = new Authenticator(LOCAL)
  await rui.get('/api/me')
  await joinByPasskey(rui, 'Rui', device)
  const desk = new Person(server)
  await signInBy(device, desk)
  expect(await seatOf(desk)).toBe(1)
})

test('a recovery code of then is looked at, used once, and followed by the next', async () => {
  const code = '01234-56789-ABCDE-FGHJK-MNPQR'
  const { server } = await upgraded((folder) => {
    const key = Buffer.from(readFileSync(join(folder, 'secret'), 'utf8').trim(), 'hex')
    const keyed = createHmac('sha256', key)
      .update(`quayside recovery ${code.replaceAll('-', '')}`)
      .digest('hex')
    const db = new Sqlite(join(folder, 'quayside.db'))
    db.prepare('update guests set recovery = ? where id = ?').run(keyed, ANA)
    db.close()
  })
  const phone = new Person(server)
  const look = await phone.send('POST', '/api/recover/look', { code })
  expect(look.body).toMatchObject({ name: 'Ana', member: false })
  const used = (await phone.send('POST', '/api/recover', { code })).body
  expect(await seatOf(phone)).toBe(0)
  expect((await new Person(server).send('POST', '/api/recover', { code })).status).toBe(403)
  expect((await new Person(server).send('POST', '/api/recover', { code: used.code })).status).toBe(200)
})
