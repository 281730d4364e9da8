import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Server, startServer } from '@quayside/server'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { SCRATCH } from '../../server/test/client.ts'
import { fillOldFolder } from '../../server/test/old/people.ts'
import { clusterUrl } from '../../server/test/store/databases.ts'
import { newDatabase } from '../../server/test/store/kinds.ts'
import { wordsIn } from '../src/words/index.ts'
import { expectWell, inside, widerThan } from './support/cli.ts'

const LANGUAGES = ['en', 'pt', 'it'] as const
const cluster = await clusterUrl()

/** As the support's, but in memory where that can be: a database waits for the disk a thousand times. */
function folder(): (file: string) => string {
  const path = mkdtempSync(join(SCRATCH, 'quayside-admin-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return (file) => join(path, file)
}

/** Settings of the shell, for one test. */
function setting(name: string, value: string): void {
  process.env[name] = value
}

/** The folder of a server on which Ana and Rui played. */
function club(): string {
  const data = folder()('data')
  mkdirSync(data, { mode: 0o700 })
  fillOldFolder(data, 1)
  return data
}

async function open(data: string): Promise<Server> {
  const server = await startServer({ data, port: 0, log: 'silent', web: process.env.QUAYSIDE_WEB ?? '' })
  onTestFinished(() => server.close())
  return server
}

/** Somebody new becomes a member. */
async function becomeMember({ url }: Server, name: string): Promise<void> {
  const cookie = (await fetch(`${url}/api/me`)).headers.getSetCookie()[0].split(';')[0]
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const joined = await fetch(`${url}/api/me/join`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  expect(joined.status).toBe(200)
}

const admin = (data: string, ...args: string[]) => inside(['admin', ...args, '--data', data])

async function json(data: string, ...args: string[]) {
  const { stdout } = await admin(data, ...args, '--json')
  return JSON.parse(stdout)
}

const SETTINGS = ['HOST', 'PORT', 'QUAYSIDE_DATABASE', 'QUAYSIDE_PROXY', 'QUAYSIDE_WEB']
afterEach(() => {
  for (const name of SETTINGS) delete process.env[name]
})

describe('a store in a PostgreSQL', () => {
  test.skipIf(cluster === null).each(LANGUAGES)(
    'is filled from the folder, and looked after from then on: %s',
    async (lang) => {
      const data = club()
      const words = wordsIn(lang).admin
      const say = (...args: string[]) => admin(data, ...args, '--lang', lang)
      expect((await say('copy', 'postgres')).stderr).toContain('QUAYSIDE_DATABASE')
      setting('QUAYSIDE_DATABASE', await newDatabase())
      expect((await say('copy', 'elsewhere')).status).toBe(2)
      const copied = await say('copy', 'postgres')
      expectWell(copied, /2.*10/)
      expect(copied.stdout).toContain(words.copy.toPostgres(data))
      expect((await say('copy', 'postgres')).stderr).toMatch(/something in the goal already/)
      rmSync(data, { recursive: true })
      mkdirSync(data, { mode: 0o700 })
      const status = await say('status')
      expectWell(status, /quayside|Quayside/)
      expect(status.stdout).toContain(words.status.tables({ gathering: 1, playing: 5, over: 3, stopped: 1 }))
      expect(status.stdout).toContain(words.status.backupElsewhere)
      expect(await say('backup', data)).toMatchObject({ status: 1, stderr: expect.stringContaining('pg_dump') })
      const doctor = (await say('doctor')).stdout
      expect(doctor).toContain(words.diagnoses['backup-elsewhere']({ folder: data }))
      const back = await say('copy', 'sqlite')
      expect(back.stdout).toContain(words.copy.toSqlite(data))
    },
  )
})

describe('quayside admin', () => {
  test.each(LANGUAGES)('says how a server is, who and which tables there are: %s', async (lang) => {
    const data = club()
    const server = await open(data)
    const words = wordsIn(lang).admin
    const say = (...args: string[]) => admin(data, ...args, '--lang', lang)
    const status = await say('status')
    expectWell(status, new RegExp(server.url))
    expect(status.stdout).toContain(words.status.tables({ gathering: 1, playing: 5, over: 3, stopped: 1 }))
    expectWell(await say('people'), /aaaa.* +Ana +2026-11-18/)
    expect((await say('people')).stdout).not.toContain(words.member)
    await becomeMember(server, 'Lia')
    expectWell(await say('people', 'Lia'), new RegExp(`Lia .* ${words.member}\\b`))
    const tables = await say('tables', '--phase', 'playing')
    expectWell(tables, /prpeople/)
    expect(tables.stdout).not.toContain('prover')
    expect(tables.stdout.trim().split('\n')).toHaveLength(6)
    const table = await say('table', 'prover')
    expectWell(table, new RegExp(words.phases.over))
    expect(table.stdout).toMatch(/Ana, Rui/)
    expectWell(await say('restrictions'), new RegExp(words.noRestrictions))
  })

  test('mutes and bans for a time or for good, and takes it back', async () => {
    const data = club()
    await open(data)
    expectWell(await admin(data, 'mute', 'Ana', '--for', '12h', '--reason', 'shouting'), /Ana.* is muted until 20/)
    expectWell(await admin(data, 'ban', 'Rui'), /Rui.* is banned until it is lifted/)
    expectWell(await admin(data, 'restrictions'), /Ana +muted +20.* +shouting\n.*Rui +banned +lifted/)
    expectWell(await admin(data, 'unban', 'Rui'), /no longer banned/)
    expectWell(await admin(data, 'unban', 'Rui'), /was not banned/)
    expect(await json(data, 'restrictions')).toMatchObject([{ kind: 'mute', reason: 'shouting' }])
  })

  test('only says what prune and delete would do, until it is told yes', async () => {
    const data = club()
    const pruned = await admin(data, 'prune', '--older-than', '1m')
    expectWell(pruned, /would delete \d+ finished or never begun tables\nwould delete \d+ lines of chat/)
    expect(pruned.stdout).toContain('Nothing was changed')
    expectWell(await admin(data, 'prune', '--older-than', '1m', '--yes', '--dry-run'), /would delete/)
    expect(await json(data, 'tables')).toHaveLength(10)
    expectWell(await admin(data, 'delete', 'Rui'), /would be deleted/)
    expectWell(await admin(data, 'delete', 'Rui', '--yes'), /is deleted; their games have a former player/)
    expect(await json(data, 'people')).toHaveLength(1)
    expectWell(
      await admin(data, 'prune', '--older-than', '1m', '--what', 'chat', '--yes'),
      /^deleted \d+ lines of chat\n$/,
    )
    expect((await json(data, 'status')).totals).toMatchObject({ chat: 0 })
  })

  test('exports a guest to a file that only its owner can read, and never over another', async () => {
    const data = club()
    const file = folder()('ana.json')
    expectWell(await admin(data, 'export', 'Ana', '--out', file), /ana\.json/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const exported = JSON.parse(readFileSync(file, 'utf8'))
    expect(exported).toMatchObject({ guest: { name: 'Ana' } })
    expect(exported.tables).toHaveLength(10)
    const again = await admin(data, 'export', 'Ana', '--out', file)
    expect(again).toMatchObject({ status: 1, stdout: '' })
  })

  test.each(LANGUAGES)('backs up and restores: %s', async (lang) => {
    const data = club()
    await open(data)
    const [copy, fresh] = [folder()('copy'), folder()('fresh')]
    const say = (data: string, ...args: string[]) => admin(data, ...args, '--lang', lang)
    expectWell(await say(data, 'backup', copy), /copy: 2 .* 10 /)
    expectWell(await say(fresh, 'restore', copy, '--dry-run'), / 10 /)
    expect(existsSync(fresh)).toBe(false)
    expectWell(await say(fresh, 'restore', copy), /fresh/)
    const again = await say(fresh, 'restore', copy)
    expect(again.status).toBe(1)
    expect(again.stderr).toContain('--replace')
    expectWell(await say(fresh, 'restore', copy, '--replace'), /before-/)
    expect((await json(fresh, 'status')).totals.guests).toBe(2)
  })
})

describe('mistakes', () => {
  test.each([
    [['dance'], /knows no "dance"/],
    [['mute'], /GUEST is missing|missing/],
    [['status', 'now'], /now/],
    [['status', '--yes'], /--yes/],
    [['prune'], /--older-than/],
    [['prune', '--older-than', '90'], /90d/],
    [['prune', '--older-than', '1d', '--what', 'everything'], /--what/],
    [['tables', '--phase', 'lost'], /--phase/],
    [['people', '--limit', '0'], /--limit/],
    [['ban', 'Ana', '--for', 'ever'], /--for/],
  ])('%j are told and change nothing', async (args, says) => {
    const { status, stdout, stderr } = await admin('/nowhere', ...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(says)
  })

  test('nobody, no folder and no backup are told', async () => {
    const data = club()
    for (const args of [
      ['ban', 'Nobody'],
      ['table', 'nowhere'],
      ['restore', folder()('nothing')],
    ]) {
      const { status, stderr } = await admin(data, ...args)
      expect(status, stderr).toBe(1)
      expect(stderr).toMatch(/^quayside admin \w+: There is no /)
    }
    expect(await json(folder()('empty'), 'status')).toMatchObject({ error: { code: 'no-store' } })
  })

  test('the help fits 85 columns in every language', async () => {
    for (const lang of LANGUAGES) {
      const { stdout } = await inside(['admin', '--help', '--lang', lang])
      expect(stdout).toContain('quayside admin')
      expect(widerThan(85, stdout)).toEqual([])
    }
  })
})

describe('the doctor', () => {
  /** What it finds, by the name of the check. */
  async function found(data: string): Promise<{ [check: string]: string }> {
    const findings: { check: string; diagnosis: string }[] = await json(data, 'doctor')
    return Object.fromEntries(findings.map(({ check, diagnosis }) => [check, diagnosis]))
  }

  /** A folder with everything as it should be. */
  async function well(): Promise<string> {
    const data = club()
    rmSync(`${data}/secret`)
    writeFileSync(`${data}/secret`, `${'ab'.repeat(32)}\n`, { mode: 0o600 })
    await admin(data, 'backup', folder()('copy'))
    const web = folder()('web')
    mkdirSync(web)
    writeFileSync(`${web}/index.html`, '')
    setting('QUAYSIDE_WEB', web)
    setting('PORT', '0')
    return data
  }

  test.each(LANGUAGES)('is content with what is well, whether a server runs or not: %s', async (lang) => {
    const data = await well()
    const words = wordsIn(lang).admin
    expectWell(await admin(data, 'doctor', '--lang', lang), new RegExp(words.diagnoses['server-none']({})))
    await open(data)
    const { stdout, status } = await admin(data, 'doctor', '--lang', lang)
    expect(status).toBe(0)
    expect(stdout).toContain(words.diagnoses['proxy-none']({}))
    expect(await found(data)).toMatchObject({ server: 'server-ok', port: 'port-ok', database: 'database-ok' })
  })

  test('says what is wrong with a folder, and ends with 1', async () => {
    const data = await well()
    expect(Object.values(await found(data)).filter((one) => !/-ok|-none|-free/.test(one))).toEqual([])

    rmSync(`${data}/last-backup`)
    expect(await found(data)).toMatchObject({ backup: 'backup-never' })
    chmodSync(data, 0o755)
    chmodSync(`${data}/secret`, 0o644)
    expect(await found(data)).toMatchObject({ folder: 'folder-open', key: 'key-open' })
    expect((await admin(data, 'doctor')).status).toBe(0)

    writeFileSync(`${data}/secret`, 'no key')
    expect(await found(data)).toMatchObject({ key: 'key-unreadable' })
    rmSync(`${data}/secret`)
    expect(await found(data)).toMatchObject({ key: 'key-missing' })
    setting('QUAYSIDE_WEB', '/nowhere')
    expect(await found(data)).toMatchObject({ client: 'client-missing' })
    const { status, stdout } = await admin(data, 'doctor')
    expect(status).toBe(1)
    expect(stdout).toMatch(/FAIL +client +there are no pages in \/nowhere/)
    writeFileSync(`${data}/quayside.db`, 'x'.repeat(9000))
    expect(await found(data)).toMatchObject({ database: 'database-damaged' })
  })

  test('says what is wrong with the settings', async () => {
    const data = await well()
    setting('HOST', '0.0.0.0')
    expect(await found(data)).toMatchObject({ proxy: 'proxy-open' })
    setting('QUAYSIDE_PROXY', '1')
    expect(await found(data)).toMatchObject({ proxy: 'proxy-exposed' })
    setting('HOST', '127.0.0.1')
    expect(await found(data)).toMatchObject({ proxy: 'proxy-ok' })
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void taken.close())
    setting('PORT', String((taken.address() as { port: number }).port))
    expect(await found(data)).toMatchObject({ port: 'port-taken' })
    setting('PORT', 'many')
    expect(await found(data)).toEqual({ settings: 'settings-bad' })
  })

  test('says by which ways people can be told something, and what is missing', async () => {
    const data = await well()
    expect(await found(data)).toMatchObject({ push: 'push-none', mail: 'mail-none' })
    setting('QUAYSIDE_MAIL_FROM', 'Quayside <quayside@example.org>')
    setting('QUAYSIDE_SMTP', 'smtp://127.0.0.1:1')
    expect(await found(data)).toMatchObject({ mail: 'mail-nowhere' })
    setting('QUAYSIDE_URL', 'http://quayside.lan:8080')
    expect(await found(data)).toMatchObject({ push: 'push-plain', mail: 'mail-silent' })
    const { stdout, status } = await admin(data, 'doctor')
    expect(status).toBe(1)
    expect(stdout).toMatch(/FAIL +mail +127\.0\.0\.1:1 takes no mail/)
    expect(stdout).toContain('deploy/caddy')
    setting('QUAYSIDE_URL', 'https://play.example.org')
    expect(await found(data)).toMatchObject({ push: 'push-ok' })
  })

  test('notices a proxy that nobody has named', async () => {
    const data = await well()
    const { url } = await open(data)
    await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': '198.51.100.7' } })
    expect(await found(data)).toMatchObject({ proxy: 'proxy-unnamed' })
  })
})
