// Installs what the repository needs, when it needs it. Runs before `npm start` and `npm test` on a bare clone, so: no
// dependencies, and nothing newer than Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.quayside-installed')
// What tells a complete installation from an interrupted one, or from one without the development tools.
const mustExist = ['.bin/node', '.bin/quayside', '.bin/tsc', '.bin/biome', '.bin/vitest', '.bin/depcruise', '.bin/vite']

const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!isInstalled()) install()

function isInstalled() {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp &&
    mustExist.every((path) => existsSync(join(modules, path)))
  )
}

function install() {
  const began = Date.now()
  console.log(`Installing Quayside's dependencies (${existsSync(modules) ? 'they changed' : 'first run'}) ...`)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // Without a network npm would try again for more than a minute.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const { status } = npm('ci', '--include=dev', '--include=optional', ...quiet, ...patience)
  if (status !== 0 || !mustExist.every((path) => existsSync(join(modules, path)))) {
    console.error('\nThe installation failed; the reason stands above.')
    console.error('It needs access to the npm registry, once. After that Quayside starts and tests without a network.')
    process.exit(1)
  }
  writeFileSync(stampFile, stamp)
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
}

/** Runs npm with a Node from outside node_modules: the one inside is about to be replaced. */
function npm(...args) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}.bin`))
    .join(delimiter)
  // A package manager called from npm inherits the outer call's settings; these two would change what gets installed.
  const env = { ...process.env, PATH: path, NODE_ENV: '', npm_config_omit: '' }
  const options = { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }
  const cli = process.env.npm_execpath
  if (!cli?.endsWith('.js')) return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return spawnSync(process.execPath.startsWith(modules) ? 'node' : process.execPath, [cli, ...args], options)
}
