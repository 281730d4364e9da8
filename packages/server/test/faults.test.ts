import { createHmac } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { callOperator } from '../src/operator/call.ts'
import { openServer, Person, randomGame, type TestServer, twoAtTable } from './client.ts'

/** Does something with the database of a server. */
function meddle<T>(server: TestServer, act: (db: Sqlite.Database) => T): T {
  const db = new Sqlite(join(server.folder, 'quayside.db'))
  try {
    return act(db)
  } finally {
    db.close()
  }
}

const health = (server: TestServer, headers = {}) => new Person(server).get('/healthz', headers)

async function noticesOf(server: TestServer): Promise<readonly string[]> {
  const asked = await callOperator(server.folder, { do: 'status' })
  if (!asked.ok) throw new Error(asked.error.message)
  return asked.value.notices
}

describe('the health of a server', () => {
  test('is bad when nothing can be written, and good again when something can; others are not told why', async () => {
    const server = await openServer()
    meddle(server, (db) =>
      db.exec(`create trigger full before insert on pulse begin select raise(abort, 'the disk is full'); end`),
    )
    const ill = await health(server)
    expect(ill).toMatchObject({ status: 503, body: { error: { code: 'store-failed' } } })
    expect(ill.body.problems).toEqual([expect.stringContaining('the disk is full')])
    const elsewhere = await health(server, { 'x-forwarded-for': '198.51.100.7' })
    expect(elsewhere).toMatchObject({ status: 503, body: { error: { code: 'store-failed' } } })
    expect(elsewhere.text).not.toContain('disk')
    meddle(server, (db) => db.exec('drop trigger full'))
    await expect.poll(async () => (await health(server)).status, { timeout: 20_000 }).toBe(200)
  })

  test('costs one write, however often it is asked for', async () => {
    const server = await openServer()
    meddle(server, (db) => db.exec('create table counted (n); insert into counted values (0)'))
    const count = 'begin update counted set n = n + 1; end'
    for (const when of ['insert', 'update']) {
      meddle(server, (db) => db.exec(`create trigger count_${when} after ${when} on pulse ${count}`))
    }
    const began = Date.now()
    await Promise.all(Array.from({ length: 100 }, () => health(server)))
    const writes = meddle(server, (db) => db.prepare('select n from counted').pluck().get()) as number
    expect(writes).toBeGreaterThan(0)
    expect(writes).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - began) / 2000))
  })

  test('is bad when the database is damaged, though it opens and can be written', async () => {
    const server = await openServer({ inspection: { first: 0, every: 1e9 } })
    const { table, lines } = await twoAtTable(server)
    await randomGame(lines, table, 'enough to fill pages', 150)
    await server.stop()
    damageAnswers(server)
    await server.start()
    await expect.poll(async () => (await health(server)).status, { timeout: 20_000 }).toBe(503)
    await expect
      .poll(async () => (await health(server)).body.problems, { timeout: 20_000 })
      .toEqual([expect.stringContaining('the database is damaged')])
  })
})

describe('a data folder in which something was lost', () => {
  test('an empty database beside a key is told of', async () => {
    const server = await openServer()
    await server.guest('Ana')
    expect(await noticesOf(server)).toEqual([])
    await server.stop()
    for (const end of ['', '-wal', '-shm']) rmSync(join(server.folder, `quayside.db${end}`), { force: true })
    await server.start()
    expect(await noticesOf(server)).toEqual([expect.stringMatching(/had no database.*restore a backup/)])
  })

  test('a new key beside people is told of', async () => {
    const server = await openServer()
    await server.guest('Ana')
    await server.stop()
    rmSync(join(server.folder, 'secret'))
    await server.start()
    expect(await noticesOf(server)).toEqual([expect.stringMatching(/had no key of the server/)])
    await server.restart()
    expect(await noticesOf(server)).toEqual([])
  })

  test('a database of a newer Quayside is called that, and not touched', async () => {
    const server = await openServer()
    await server.stop()
    meddle(server, (db) => db.exec(`insert into kysely_migration values ('099-later', '2027-01-01')`))
    await expect(server.start()).rejects.toThrow(/made by a newer Quayside, which has 099-later: upgrade/)
    meddle(server, (db) => db.exec(`delete from kysely_migration where name = '099-later'`))
    await server.start()
  })

  test('a damaged database is called that', async () => {
    const server = await openServer()
    await server.stop()
    writeFileSync(join(server.folder, 'quayside.db'), 'x'.repeat(50_000))
    await expect(server.start()).rejects.toThrow(/is damaged .*quayside admin restore/)
    rmSync(join(server.folder, 'quayside.db'))
    await server.start()
  })

  test('one table that cannot be read leaves the lists whole', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const [good, bad] = [await ana.setTable({ listed: true }), await ana.setTable({ listed: true })]
    for (const saved of ['{', 'null', '[]', '{"chairs":[]}']) {
      meddle(server, (db) => db.prepare('update tables set saved = ? where id = ?').run(saved, bad.table))
      const a = await ana.connect()
      await a.ask('lobby')
      await a.until(() => a.lobby !== null)
      expect(
        a.lobby!.mine.map(({ table }) => table),
        saved,
      ).toEqual([good.table])
      expect(a.lobby!.unreadable).toEqual([bad.table])
      await a.close()
    }
    const e = await (await server.guest('Eva')).connect()
    await e.ask('lobby')
    await e.until(() => e.lobby !== null)
    expect(e.lobby!.open.map(({ table }) => table)).toEqual([good.table])
    expect(e.lobby!.unreadable).toBeUndefined()
  })
})

test('a recovery code whose fingerprint depended on the key still works, and outlives the key from then on', async () => {
  const server = await openServer()
  const ana = await server.guest('Ana')
  const { code } = (await ana.send('POST', '/api/me/code', {})).body
  const secret = Buffer.from(readFileSync(join(server.folder, 'secret'), 'utf8').trim(), 'hex')
  const keyed = createHmac('sha256', secret)
    .update(`quayside recovery ${code.replaceAll('-', '')}`)
    .digest('hex')
  meddle(server, (db) => db.prepare('update people set recovery = ?').run(keyed))
  const recover = () => new Person(server).send('POST', '/api/me/recover', { code })
  expect((await recover()).body).toMatchObject({ name: 'Ana' })
  await server.stop()
  rmSync(join(server.folder, 'secret'))
  await server.start()
  expect((await recover()).body).toMatchObject({ name: 'Ana' })
})

/** Writes over a page that holds answers. */
function damageAnswers(server: TestServer): void {
  const file = join(server.folder, 'quayside.db')
  const page = meddle(server, (db) => {
    db.pragma('wal_checkpoint(truncate)')
    return db.prepare(`select max(pageno) from dbstat where name = 'answers' and pagetype = 'leaf'`).pluck().get()
  }) as number
  const bytes = readFileSync(file)
  bytes.fill(0xa5, (page - 1) * 4096, page * 4096)
  writeFileSync(file, bytes)
}
