import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { backup } from '../src/operator/backup.ts'
import { restore } from '../src/operator/restore.ts'
import { openServer, Person, randomGame, SCRATCH, TestServer, twoAtTable } from './client.ts'
import { fillOldFolder } from './old/people.ts'

function folder(): string {
  const path = mkdtempSync(join(SCRATCH, 'quayside-backup-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A server on a folder that is there already. */
async function serverOn(data: string, config: Partial<Config> = {}): Promise<TestServer> {
  const server = await new TestServer({ database: null, ...config, data }).start()
  onTestFinished(() => server.remove())
  return server
}

const REALLY = { replace: false, really: true }

async function made<T>(asked: Promise<{ ok: true; value: T } | { ok: false; error: { message: string } }>) {
  const result = await asked
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

const codeOf = async (asked: Promise<{ ok: boolean; error?: { code: string } }>) => {
  const { ok, error } = await asked
  return ok ? 'well' : error!.code
}

describe('a backup', () => {
  test('is made while people play, and brings everybody back with cookie, code and seat', async () => {
    const server = await openServer()
    const { table, ana, a, lines } = await twoAtTable(server)
    const { code } = (await ana.send('POST', '/api/me/code', {})).body
    await a.ask('chat', { table, text: 'to be kept' })
    await randomGame(lines, table, 'before the backup', 20)
    const before = a.at(table).sight
    const into = folder()
    const [report] = await Promise.all([
      made(backup(server.folder, into)),
      randomGame(lines, table, 'while it is made', 10),
    ])
    expect(report).toMatchObject({ guests: 2, tables: 1, chat: 1, key: true, unreadable: [] })
    expect(report.answers).toBeGreaterThanOrEqual(before!.seq)
    expect(readdirSync(into)).toEqual([report.file.slice(into.length + 1)])
    expect(statSync(report.file).mode & 0o777).toBe(0o600)
    await server.stop()

    const data = join(folder(), 'fresh')
    expect(await made(restore(report.file, data, REALLY))).toMatchObject({ really: true, before: null })
    const restored = await serverOn(data)
    const back = new Person(restored)
    back.cookie = ana.cookie
    expect((await back.get('/api/me')).body).toMatchObject({ name: 'Ana' })
    const b = await back.connect()
    expect((await b.open(table)).chat.map(({ text }) => text)).toEqual(['to be kept'])
    expect(b.at(table).sight!.seq).toBeGreaterThanOrEqual(before!.seq)
    const phone = new Person(restored)
    expect((await phone.send('POST', '/api/me/recover', { code })).body).toMatchObject({ name: 'Ana' })
    // Nothing of the backup's own is left in the database that people play on.
    const names = new Sqlite(join(data, 'quayside.db')).prepare('select name from sqlite_master').pluck().all()
    expect(names).not.toContain('quayside_backup')
  })

  test('brings along the keys by which devices know the server', async () => {
    const config = { url: 'https://play.example.org' }
    const server = await openServer(config)
    const keyOf = async (server: TestServer) => (await new Person(server).get('/api/me')).body.can.push as string
    const key = await keyOf(server)
    expect(statSync(join(server.folder, 'push-keys')).mode & 0o777).toBe(0o600)
    const { file } = await made(backup(server.folder, folder()))
    await server.restart()
    expect(await keyOf(server)).toBe(key)
    const data = join(folder(), 'fresh')
    await made(restore(file, data, REALLY))
    expect(await keyOf(await serverOn(data, config))).toBe(key)
  })

  test('even without the key of the server cookies and recovery codes let their guest in', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const { code } = (await ana.send('POST', '/api/me/code', {})).body
    await server.stop()
    rmSync(join(server.folder, 'secret'))
    await server.start()
    expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana' })
    expect((await new Person(server).send('POST', '/api/me/recover', { code })).body).toMatchObject({ name: 'Ana' })
  })

  test('is never written over anything, and leaves nothing behind when it cannot be made', async () => {
    const server = await openServer()
    const into = folder()
    writeFileSync(join(into, 'mine'), 'something else')
    expect(await codeOf(backup(server.folder, join(into, 'mine')))).toBe('exists')
    expect(await codeOf(backup(server.folder, join(into, 'no/such/folder')))).toBe('no-backup')
    expect(await codeOf(backup(into, join(into, 'other')))).toBe('no-store')
    expect(readdirSync(into)).toEqual(['mine'])
    expect(readFileSync(join(into, 'mine'), 'utf8')).toBe('something else')
  })

  test('tells of a damaged database instead of keeping a copy of it', async () => {
    const data = folder()
    fillOldFolder(data, 1)
    damage(join(data, 'quayside.db'))
    const into = folder()
    expect(await codeOf(backup(data, into))).toMatch(/damaged|no-backup/)
    expect(readdirSync(into)).toEqual([])
  })

  test('names the tables whose rules nobody here knows', async () => {
    const data = folder()
    fillOldFolder(data, 1)
    new Sqlite(join(data, 'quayside.db')).prepare(`update tables set rules = '{}' where id = 'prover'`).run()
    expect(await made(backup(data, join(data, 'copy')))).toMatchObject({ tables: 10, unreadable: ['prover'] })
  })
})

describe('restoring', () => {
  async function madeBackup(): Promise<string> {
    const data = folder()
    fillOldFolder(data, 1)
    return (await made(backup(data, join(data, 'copy')))).file
  }

  test('looks first, keeps what is there, and moves it aside only when it is told to', async () => {
    const file = await madeBackup()
    const server = await openServer()
    await server.guest('Eva')
    expect(await codeOf(restore(file, server.folder, REALLY))).toBe('occupied')
    expect(await codeOf(restore(file, server.folder, { replace: true, really: true }))).toBe('in-use')
    await server.stop()
    const looked = await made(restore(file, server.folder, { replace: true, really: false }))
    expect(looked).toMatchObject({ really: false, tables: 10 })
    await server.start()
    await server.guest('Still here')
    await server.stop()

    const { before } = await made(restore(file, server.folder, { replace: true, really: true }))
    expect(readdirSync(before!).sort()).toContain('secret')
    const eva = new Sqlite(join(before!, 'quayside.db')).prepare(`select name from people`).pluck().all()
    expect(eva).toEqual(['Eva', 'Still here'])
    expect(statSync(join(server.folder, 'quayside.db')).mode & 0o777).toBe(0o600)
    await server.start()
    expect((await new Person(server).get('/healthz')).status).toBe(200)
  })

  test('takes a plain copy of a database too, and leaves the key that is there', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const copy = join(folder(), 'copy.db')
    await new Sqlite(join(server.folder, 'quayside.db')).backup(copy)
    await server.guest('Later')
    await server.stop()
    const report = await made(restore(copy, server.folder, { replace: true, really: true }))
    expect(report).toMatchObject({ guests: 1, key: false, made: null })
    await server.start()
    expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana' })
  })

  test('refuses what is cut off, damaged, of a newer Quayside or no backup at all', async () => {
    const data = join(folder(), 'data')
    const cut = await madeBackup()
    truncateSync(cut, 20_000)
    const damaged = await madeBackup()
    damage(damaged)
    const newer = await madeBackup()
    new Sqlite(newer).exec(`insert into kysely_migration values ('099-later', '2027')`)
    const text = join(folder(), 'text')
    writeFileSync(text, 'no database')
    const other = join(folder(), 'other')
    new Sqlite(other).exec('create table guests (id text)')
    for (const [file, code] of [
      [cut, 'damaged'],
      [damaged, 'damaged'],
      [newer, 'newer'],
      [text, 'damaged'],
      [other, 'damaged'],
      [join(text, 'nothing'), 'no-file'],
    ]) {
      expect(await codeOf(restore(file, data, REALLY)), file).toBe(code)
    }
    expect(existsSync(data)).toBe(false)
  })
})

/** Writes over pages in the middle of a database. */
function damage(file: string): void {
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 4096 * 4, 4096 * 30)
  writeFileSync(file, bytes)
}
