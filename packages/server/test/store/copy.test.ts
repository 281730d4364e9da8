import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backup } from '../../src/operator/backup.ts'
import { callOperator } from '../../src/operator/call.ts'
import { copy } from '../../src/operator/copy.ts'
import { examine } from '../../src/operator/doctor.ts'
import { restore } from '../../src/operator/restore.ts'
import { KEYS } from '../../src/store/copy.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { SCRATCH, TestServer } from '../client.ts'
import { ANA, cameBack, fillOldFolder, RUI } from '../old/people.ts'
import { clusterUrl } from './databases.ts'
import { newDatabase } from './kinds.ts'

function folder(): string {
  const path = mkdtempSync(join(SCRATCH, 'quayside-copy-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A folder as a server left it long ago. */
function oldFolder(): string {
  const data = folder()
  fillOldFolder(data, 1)
  return data
}

/** Everything in a folder's database but who holds what. */
function contents(data: string): unknown {
  const db = new Sqlite(join(data, 'quayside.db'), { readonly: true })
  const all = Object.entries(KEYS).map(([table, key]) => [
    table,
    db.prepare(`select * from ${table} order by ${key.join(', ')}`).all(),
  ])
  db.close()
  return Object.fromEntries(all)
}

test('every table of a store is copied but what belongs to a running server', async () => {
  const data = folder()
  await (await openSqlite(data)).close()
  const db = new Sqlite(join(data, 'quayside.db'), { readonly: true })
  const names = db
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'kysely%'`)
    .pluck()
    .all()
  db.close()
  expect((names as string[]).filter((name) => !Object.hasOwn(KEYS, name)).sort()).toEqual(['nodes', 'pulse'])
})

test('without an address of a PostgreSQL, or a database in the folder, there is nothing to copy', async () => {
  expect(await copy(folder(), null, 'postgres')).toMatchObject({ error: { code: 'no-postgres' } })
  expect(await copy(folder(), 'postgres://a@127.0.0.1:1/q', 'postgres')).toMatchObject({ error: { code: 'no-store' } })
  expect(await copy(oldFolder(), 'postgres://a@127.0.0.1:1/q', 'postgres')).toMatchObject({
    error: { code: 'no-copy', message: expect.stringContaining('ECONNREFUSED') },
  })
})

describe.skipIf((await clusterUrl()) === null)('a copy', () => {
  test('into a PostgreSQL and back is the same, row by row', async () => {
    const [data, database] = [oldFolder(), await newDatabase()]
    const told: string[] = []
    const done = await copy(data, database, 'postgres', (table, rows, doing) => told.push(`${doing} ${table} ${rows}`))
    if (!done.ok) throw new Error(done.error.message)
    expect(done.value.rows).toMatchObject({ people: 2, tables: 10, chat: 10, sessions: 0 })
    expect(told).toContain('copy tables 10')
    expect(told).toContain(`compare answers ${done.value.rows.answers}`)
    const back = folder()
    expect(await copy(back, database, 'sqlite')).toMatchObject({ value: { rows: done.value.rows } })
    expect(contents(back)).toEqual(contents(data))
  })

  test('is not made over anything, nor of a store that is in use', async () => {
    const [data, database] = [oldFolder(), await newDatabase()]
    expect(await copy(data, database, 'postgres')).toMatchObject({ ok: true })
    expect(await copy(data, database, 'postgres')).toMatchObject({
      error: { message: expect.stringMatching(/something in the goal already, in its table people/) },
    })
    const store = await openSqlite(data)
    expect(await copy(data, await newDatabase(), 'postgres')).toMatchObject({
      error: { message: expect.stringMatching(/in use by another/) },
    })
    await store.close()
  })

  test('that cannot be made leaves nothing behind', async () => {
    const [data, database] = [oldFolder(), await newDatabase()]
    await (await openSqlite(data)).close()
    const db = new Sqlite(join(data, 'quayside.db'))
    db.prepare(`update chat set text = ? where table_id = 'solo'`).run('a\0b')
    expect(await copy(data, database, 'postgres')).toMatchObject({ error: { code: 'no-copy' } })
    db.prepare(`update chat set text = 'ab' where table_id = 'solo'`).run()
    db.close()
    expect(await copy(data, database, 'postgres')).toMatchObject({ ok: true })
  })

  test('is what people go on with, and what whoever runs the server looks after', async () => {
    const server = new TestServer({ database: await newDatabase() })
    onTestFinished(() => server.stop())
    fillOldFolder(server.folder, 1)
    expect(await copy(server.folder, server.database, 'postgres')).toMatchObject({ ok: true })
    const ask = (request: Parameters<typeof callOperator>[1]) => callOperator(server.folder, request, server.database)
    const status = { value: { postgres: true, totals: { guests: 2, tables: { playing: 5 } } } }
    expect(await ask({ do: 'status' })).toMatchObject(status)
    await server.start()
    for (const [id, seat] of [
      [ANA, 0],
      [RUI, 1],
    ] as const) {
      const line = await cameBack(server, id).connect()
      expect((await line.open('prpeople')).viewer).toBe(seat)
    }
    expect(await ask({ do: 'status' })).toMatchObject({
      value: { running: { pid: process.pid }, problems: [], postgres: true },
    })
    expect(await ask({ do: 'table', table: 'prpeople' })).toMatchObject({ value: { phase: 'playing' } })
    const env = { QUAYSIDE_DATA: server.folder, QUAYSIDE_DATABASE: server.database!, PORT: '0' }
    const diagnoses = (await examine(env)).map(({ diagnosis }) => diagnosis)
    // The tests' own confirms what it has not written.
    expect(diagnoses).toEqual(expect.arrayContaining(['postgres-hasty', 'backup-elsewhere', 'server-ok']))
    const nowhere = await examine({ ...env, QUAYSIDE_DATABASE: 'postgres://ana:hushhush@127.0.0.1:1/q' })
    const found = nowhere.find(({ check }) => check === 'database')!
    expect(found).toMatchObject({ diagnosis: 'postgres-silent', facts: { name: 'q at 127.0.0.1:1' } })
    expect(JSON.stringify(nowhere)).not.toContain('hushhush')
    expect(await backup(server.folder, folder(), new Date(), server.database)).toMatchObject({
      error: { code: 'elsewhere' },
    })
    const how = { replace: false, really: true }
    expect(await restore('any', server.folder, how, server.database)).toMatchObject({ error: { code: 'elsewhere' } })
  })
})
