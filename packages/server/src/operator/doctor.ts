import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import type { Result } from '@quayside/kernel'
import { type Config, ConfigError, configFrom } from '../config.ts'
import { freeBytes } from '../folder.ts'
import { unreadableAmong } from '../rules/known.ts'
import { SECRET } from '../secret.ts'
import { DATABASE, reading } from '../store/file.ts'
import { inspect, peopleIn, rulesRows } from '../store/inspect.ts'
import { publicAddress } from './address.ts'
import { lastBackup, there } from './backup.ts'
import { askServer } from './call.ts'
import { type Finding, finding } from './finding.ts'
import { mail, push } from './reaching.ts'
import type { Status } from './replies.ts'

const NEEDED_NODE = 24
const MEGABYTE = 1024 * 1024
const LOW = 1024 * MEGABYTE
const FULL = 100 * MEGABYTE
const DAY = 24 * 3600_000
const BACKUP_OLD = 3 * DAY
/** How far ahead of the clock something stored may be before the clock is at fault. */
const SKEW = 5 * 60_000
const LOOPBACK = /^(?:localhost|127\.|::1$)/

/** Looks at everything that a server needs, as it is or as it would be started with these settings. */
export async function examine(env: NodeJS.ProcessEnv, now = Date.now()): Promise<Finding[]> {
  let config: Config
  try {
    config = configFrom(env)
  } catch (problem) {
    if (!(problem instanceof ConfigError)) throw problem
    return [finding('settings', 'fail', 'settings-bad', { problem: problem.message })]
  }
  const folder = resolve(config.data)
  const status = await statusOf(folder)
  return [
    finding('settings', 'ok', 'settings-ok', {}),
    nodeVersion(),
    dataFolder(folder),
    ...(existsSync(folder) ? [key(folder, config), ...(await stored(folder, config, now)), disk(folder)] : []),
    ...server(status),
    await port(config, status),
    proxy(config, status),
    ...(await publicAddress(folder, config, status)),
    push(config, status),
    await mail(config, status),
    client(status?.ok ? (status.value.running?.web ?? config.web) : config.web),
  ]
}

function nodeVersion(): Finding {
  const { node } = process.versions
  const ok = Number.parseInt(node, 10) >= NEEDED_NODE
  return finding('node', ok ? 'ok' : 'fail', ok ? 'node-ok' : 'node-old', { version: node, needed: NEEDED_NODE })
}

function dataFolder(folder: string): Finding {
  const found = there(folder)
  if (!found) return finding('folder', 'warn', 'folder-missing', { folder })
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return finding('folder', 'fail', 'folder-unwritable', { folder })
  }
  const open = (found.mode & 0o077) !== 0
  return finding('folder', open ? 'warn' : 'ok', open ? 'folder-open' : 'folder-ok', { folder })
}

/** What is kept: in the folder, or elsewhere. */
async function stored(folder: string, { database: address }: Config, now: number): Promise<Finding[]> {
  if (address !== null) return [await postgres(address), finding('backup', 'ok', 'backup-elsewhere', { folder })]
  const made = existsSync(join(folder, DATABASE))
  return [await database(folder), clock(folder, now), ...(made ? [backups(folder, now)] : [])]
}

async function postgres(address: string): Promise<Finding> {
  // Only who has one needs its driver.
  const { lookAt } = await import('../store/postgres/look.ts')
  const { name, problem, hasty, people, tables } = await lookAt(address)
  if (problem !== null) return finding('database', 'fail', 'postgres-silent', { name, problem })
  if (hasty.length > 0) return finding('database', 'warn', 'postgres-hasty', { name, settings: hasty.join(', ') })
  return finding('database', 'ok', 'postgres-ok', { name, guests: people, tables })
}

function key(folder: string, config: Config): Finding {
  const file = join(folder, SECRET)
  const found = there(file)
  if (!found) {
    const lost = config.database === null && existsSync(join(folder, DATABASE))
    return finding('key', lost ? 'fail' : 'ok', lost ? 'key-missing' : 'key-none', { file })
  }
  try {
    if (!/^[0-9a-f]{64}$/.test(readFileSync(file, 'utf8').trim())) throw new Error()
  } catch {
    return finding('key', 'fail', 'key-unreadable', { file })
  }
  const open = (found.mode & 0o077) !== 0
  return finding('key', open ? 'warn' : 'ok', open ? 'key-open' : 'key-ok', { file })
}

async function database(folder: string): Promise<Finding> {
  const file = join(folder, DATABASE)
  if (!there(file)) return finding('database', 'ok', 'database-none', { file })
  const { damage, newer, guests, tables } = inspect(file)
  if (damage.length > 0) return finding('database', 'fail', 'database-damaged', { file, damage: damage[0] })
  if (newer.length > 0) return finding('database', 'fail', 'database-newer', { file, steps: newer.join(', ') })
  const unreadable = await unreadableAmong(rulesRows(file))
  if (unreadable.length > 0) {
    const some = unreadable.slice(0, 5).join(', ')
    return finding('database', 'warn', 'tables-unreadable', { count: unreadable.length, tables: some })
  }
  return finding('database', 'ok', 'database-ok', { file, guests, tables })
}

function disk(folder: string): Finding {
  const free = freeBytes(folder)
  const facts = { megabytes: Math.floor(free / MEGABYTE), folder }
  if (free < FULL) return finding('disk', 'fail', 'disk-full', facts)
  return free < LOW ? finding('disk', 'warn', 'disk-low', facts) : finding('disk', 'ok', 'disk-ok', facts)
}

/** Something that was stored in the future was stored by a clock that was set back since. */
function clock(folder: string, now: number): Finding {
  const date = new Date(now).toISOString()
  let latest = 0
  try {
    const ask = (people: string) =>
      `select max(latest) from (select max(changed) as latest from tables union select max(seen) from ${people})`
    latest = reading(join(folder, DATABASE), (file) => {
      const people = peopleIn(file)
      return people ? ((file.prepare(ask(people)).pluck().get() as number | null) ?? 0) : 0
    })
  } catch {
    // Without a database that can be read there is nothing to compare with.
  }
  const behind = latest > now + SKEW
  const facts = { now: date, latest: new Date(latest).toISOString() }
  return behind ? finding('clock', 'fail', 'clock-behind', facts) : finding('clock', 'ok', 'clock-ok', facts)
}

function backups(folder: string, now: number): Finding {
  const last = lastBackup(folder)
  if (last === null) return finding('backup', 'warn', 'backup-never', {})
  const days = Math.floor((now - last) / DAY)
  const old = now - last > BACKUP_OLD
  return finding('backup', old ? 'warn' : 'ok', old ? 'backup-old' : 'backup-ok', { days })
}

async function statusOf(folder: string): Promise<Result<Status> | null> {
  if (!existsSync(folder)) return null
  return (await askServer(folder, { do: 'status' })) as Result<Status> | null
}

function server(status: Result<Status> | null): Finding[] {
  if (!status) return [finding('server', 'ok', 'server-none', {})]
  if (!status.ok) return [finding('server', 'fail', 'server-mute', { problem: status.error.message })]
  const { running, problems, notices, version } = status.value
  const facts = { pid: running?.pid ?? 0, version }
  return [
    finding('server', 'ok', 'server-ok', facts),
    ...problems.map((problem) => finding('server', 'fail', 'server-ill', { problem })),
    ...notices.map((notice) => finding('server', 'warn', 'server-notice', { notice })),
  ]
}

async function port(config: Config, status: Result<Status> | null): Promise<Finding> {
  const url = status?.ok ? status.value.running?.url : undefined
  if (url) {
    const reached = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    )
    return finding('port', reached ? 'ok' : 'fail', reached ? 'port-ok' : 'port-silent', { url })
  }
  const free = await isFree(config.host, config.port)
  const facts = { host: config.host, port: config.port }
  return finding('port', free ? 'ok' : 'fail', free ? 'port-free' : 'port-taken', facts)
}

const isFree = (host: string, wanted: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(wanted, host, () => probe.close(() => resolve(true)))
  })

/** Whose word about addresses is taken, and who can reach the port. */
function proxy(config: Config, status: Result<Status> | null): Finding {
  const running = status?.ok ? status.value.running : null
  const host = running?.host ?? config.host
  const named = running ? running.proxy !== 'false' : config.proxy !== false
  const local = LOOPBACK.test(host)
  const facts = { host, proxy: running?.proxy ?? String(config.proxy) }
  if (named) {
    return local ? finding('proxy', 'ok', 'proxy-ok', facts) : finding('proxy', 'warn', 'proxy-exposed', facts)
  }
  if (!local) return finding('proxy', 'warn', 'proxy-open', facts)
  const forwarded = running?.untrustedForwards ?? 0
  return forwarded > 0 ? finding('proxy', 'fail', 'proxy-unnamed', facts) : finding('proxy', 'ok', 'proxy-none', facts)
}

function client(web: string): Finding {
  const built = existsSync(join(web, 'index.html'))
  return finding('client', built ? 'ok' : 'fail', built ? 'client-ok' : 'client-missing', { folder: resolve(web) })
}
