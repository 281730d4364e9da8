import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { UnsureError } from '../../src/store/holds.ts'
import { readAddress } from '../../src/store/postgres/address.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'
import type { Store } from '../../src/store/store.ts'
import { clusterUrl } from './databases.ts'
import { newDatabase } from './kinds.ts'
import { cutLine } from './line.ts'
import { addPeople, addTables, answerRow, batchOf, NODE, stepRow, tableRow, written } from './rows.ts'

const answer = (hold: Parameters<typeof written>[0], seq: number) =>
  batchOf({ holds: [hold], steps: [stepRow(hold.id, 5000 + seq)], answers: [answerRow(hold.id, seq)] })

async function opened(url: string, options = {}): Promise<Store> {
  const store = await openPostgres(url, options)
  onTestFinished(() => store.close().catch(() => {}))
  return store
}

async function asking(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('the address of a database has one host or several, and is told without its password', () => {
  expect(readAddress('postgres://ana:p%40ss@db/quayside')).toEqual({
    hosts: [{ host: 'db', port: 5432 }],
    database: 'quayside',
    user: 'ana',
    password: 'p@ss',
    ssl: 'disable',
    rootcert: undefined,
  })
  const several = readAddress(
    'postgresql://ana@one:5433,[::1],10.0.0.3:6000/q?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  )
  expect(several).toMatchObject({ ssl: 'verify-full', rootcert: '/etc/ca.pem', password: undefined })
  expect(several!.hosts).toEqual([
    { host: 'one', port: 5433 },
    { host: '::1', port: 5432 },
    { host: '10.0.0.3', port: 6000 },
  ])
  for (const bad of [
    '',
    'quayside',
    'mysql://a@b/c',
    'postgres://b/c',
    'postgres://a@b',
    'postgres://a@b:x/c',
    'postgres://a@b:99999/c',
    'postgres://a@b/c?sslmode=perhaps',
    'postgres://a@b/c?host=d',
    'postgres://a@b,,c/d',
  ])
    expect(readAddress(bad), bad).toBe(null)
})

describe.skipIf((await clusterUrl()) === null)('a store in a PostgreSQL', () => {
  test('is found among several hosts, and says of each why not if none can be written', async () => {
    const url = await newDatabase()
    const { host } = new URL(url)
    const store = await opened(url.replace(host, `127.0.0.1:1,${host}`))
    await store.operator.pulse(1)
    await store.close()
    const client = await asking(url)
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
    await expect(openPostgres(url.replace(host, `127.0.0.1:1,${host}`))).rejects.toThrow(
      /127\.0\.0\.1:1: .*ECONNREFUSED.*; 127\.0\.0\.1:\d+: it is a standby/,
    )
  })

  test('lets one server in, unless several share it', async () => {
    const url = await newDatabase()
    const first = await opened(url)
    await expect(openPostgres(url, { sole: false })).rejects.toThrow(/in use by another Quayside server/)
    await first.close()
    const [one] = [await opened(url, { sole: false }), await opened(url, { sole: false })]
    await one.ping()
    await expect(openPostgres(url)).rejects.toThrow(/in use by another Quayside server/)
  })

  test('orders texts by their bytes whatever language it was made for, and holds every letter', async () => {
    const url = await newDatabase(
      `template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US' locale 'C'`,
    )
    const store = await opened(url)
    await addPeople(store, 'ana')
    await addTables(store, tableRow('a'), tableRow('B'), tableRow('é'), tableRow('z'))
    expect((await store.tablesAfter('', 9)).map(({ id }) => id)).toEqual(['B', 'a', 'z', 'é'])
    await expect(openPostgres(await newDatabase(`template template0 encoding 'LATIN1' locale 'C'`))).rejects.toThrow(
      /--encoding=UTF8/,
    )
  })

  test('of a newer Quayside is left alone', async () => {
    const url = await newDatabase()
    await (await asking(url)).query(`insert into kysely_migration values ('099-later', '2027-01-01')`)
    await expect(openPostgres(url)).rejects.toThrow(/made by a newer Quayside, which has 099-later: upgrade/)
  })

  test('that cannot be reached has kept nothing, and is used again when it can', async () => {
    const url = await newDatabase()
    const store = await opened(url)
    await addPeople(store, 'ana')
    const [hold] = await addTables(store, tableRow('a'))
    const client = await asking(url)
    const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    await client.query(others)
    await expect
      .poll(
        () =>
          store.commit(answer(hold, 0)).then(
            ({ lost }) => lost,
            () => 'failed',
          ),
        { timeout: 10_000 },
      )
      .toEqual([])
    expect((await store.table('a', 0))!.lines).toHaveLength(1)
  })

  test('whose line breaks in the middle of a commit is unsure of it, and shows later what became of it', async () => {
    const url = await newDatabase()
    const line = await cutLine(url)
    const store = await opened(line.url)
    await addPeople(store, 'ana')
    const [hold] = await addTables(store, tableRow('a'))
    line.cutAtReply()
    await expect(store.commit(answer(hold, 0))).rejects.toThrow(UnsureError)
    // Whoever takes the table anew sees all there is, and nothing comes after it under the old hold.
    const again = (await store.acquire('a', NODE))!.hold!
    expect([again, (await store.table('a', 0))!.lines.length]).toEqual([{ id: 'a', epoch: 2, rev: 2 }, 1])
    expect((await store.commit(answer(written(hold), 1))).lost).toEqual(['a'])
    expect((await store.commit(answer(again, 1))).lost).toEqual([])
  })

  test('that does not answer in time is unsure, and a straggler is void once the table is taken anew', async () => {
    const url = await newDatabase()
    const store = await opened(url)
    await addPeople(store, 'ana')
    const [hold] = await addTables(store, tableRow('a'))
    const client = await asking(url)
    await client.query('begin')
    await client.query(`update tables set changed = 1 where id = 'a'`)
    await expect(store.commit(answer(hold, 0))).rejects.toThrow(UnsureError)
    const taking = store.acquire('a', NODE)
    await client.query('commit')
    const again = (await taking)!.hold!
    const { lines } = (await store.table('a', 0))!
    // It came through before, or never does.
    expect(again.rev).toBe(hold.rev + lines.length)
    expect((await store.commit(answer(again, lines.length))).lost).toEqual([])
    expect((await store.table('a', 0))!.lines).toHaveLength(lines.length + 1)
  })

  test('whose standby has not confirmed a commit is unsure, though the database calls it a success', async () => {
    const url = await newDatabase()
    const client = await asking(url)
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = on`)
    const store = await opened(url)
    await addPeople(store, 'ana')
    const [hold] = await addTables(store, tableRow('a'))
    await client.query('set synchronous_commit = off')
    const standby = async (name: string) => {
      await client.query(`alter system set synchronous_standby_names = '${name}'`)
      await client.query('select pg_reload_conf()')
    }
    await standby('nobody')
    onTestFinished(() => standby(''))
    await new Promise((resolve) => setTimeout(resolve, 200))
    const committing = store.commit(answer(hold, 0)).then(
      () => 'kept',
      (problem) => problem,
    )
    const waiting = `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'`
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
    expect(await committing).toBeInstanceOf(UnsureError)
    await standby('')
    expect((await store.table('a', 0))!.lines).toHaveLength(1)
  })
})
