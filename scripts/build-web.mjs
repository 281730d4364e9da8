// Builds the web client when its sources changed since the last build; otherwise takes milliseconds.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'packages', 'web')
const stampFile = join(web, 'dist', '.sources')
const SOURCES = ['packages/web/src', 'packages/web/public', 'packages/web/index.html', 'packages/web/vite.config.ts']
const BELOW = ['kernel', 'bots', 'table', 'games'].map((name) => `packages/${name}`)

const stamp = createHash('sha256')
for (const path of [...SOURCES, ...BELOW, 'package-lock.json']) add(join(root, path))
const now = stamp.digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== now) build()

/** A file counts by its place, size and time of change: reading them all would take longer than needed. */
function add(path) {
  const found = statSync(path)
  if (found.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!/^(node_modules|test|dist)$/.test(name)) add(join(path, name))
  } else stamp.update(`${path} ${found.size} ${found.mtimeMs}\n`)
}

function build() {
  const began = Date.now()
  console.log('Building the web client ...')
  rmSync(stampFile, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' })
  if (status !== 0) {
    console.error('The web client could not be built; the reason stands above.')
    process.exit(1)
  }
  writeFileSync(stampFile, now)
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
}
