// A PostgreSQL for tests, on loopback and in a temporary folder: the machine's own, or Debian's package where that can be installed.
//   node scripts/postgres.mjs      prints its address as a line, then runs until its input ends
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackage } from './debian.mjs'

const DEBIAN = '/usr/lib/postgresql'
const KNOWN = [
  '/usr/local/bin',
  '/opt/homebrew/bin',
  '/usr/bin',
  '/Applications/Postgres.app/Contents/Versions/latest/bin',
]

/** The folder of its programs; undefined where there are none, and none can be installed. */
export function postgres({ install = true } = {}) {
  return find() ?? (install && installPackage('postgresql', 'the tests of the store') ? find() : undefined)
}

function find() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    process.env.QUAYSIDE_POSTGRES_BIN,
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...KNOWN,
  ]
  return folders.find((folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** It refuses to run as root: then it is somebody's who may nothing. */
function otherUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const id = (what) => Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN)
    const [uid, gid] = [id('-u'), id('-g')]
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('There is no user postgres or nobody to run PostgreSQL as.')
}

/** Nothing outlives a power cut here, so nothing waits for the disk. */
const HASTY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
  'max_connections=300',
]

/** `settings` go to the server, `durable` waits for the disk. */
export async function startPostgres(bin, { durable = false, settings = [] } = {}) {
  const user = otherUser()
  const folder = mkdtempSync(join(!durable && existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'quayside-pg-'))
  if (user.uid) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const password = randomBytes(12).toString('hex')
  writeFileSync(join(folder, 'password'), password, { mode: 0o644 })
  const how = [
    '-U',
    'quayside',
    '-A',
    'scram-sha-256',
    `--pwfile=${join(folder, 'password')}`,
    '-E',
    'UTF8',
    '--locale=C',
  ]
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '--no-sync', ...how], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const given = [
    ...(durable ? ['shared_buffers=256MB'] : HASTY),
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    ...settings,
  ]
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', '', ...given.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await new Promise((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-4000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
    server.once('error', reject)
  })
  return {
    url: `postgres://quayside:${password}@127.0.0.1:${port}/postgres`,
    pid: server.pid,
    async stop() {
      // At once: nobody needs what is in it.
      server.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bin = postgres()
  if (!bin) process.exit(1)
  const server = await startPostgres(bin)
  const stop = () => server.stop().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  process.stdin.resume().on('end', stop).on('error', stop)
  console.log(server.url)
}
