// Finds a Chromium for the browser tests, and installs one where that is possible. Prints its path.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const KNOWN = [
  process.env.QUAYSIDE_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const require = createRequire(import.meta.url)

export function chromium() {
  return find() ?? (install() ? find() : undefined)
}

function find() {
  const own = require('playwright-core').chromium.executablePath()
  return [...KNOWN, own].find((path) => path && existsSync(path))
}

/** By Debian's packages as root, else by Playwright's own download. */
function install() {
  const root = process.getuid?.() === 0
  if (root && run('apt-get', ['--version'], 'ignore')) {
    console.error('Installing Chromium for the browser tests ...')
    const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
    run('apt-get', [...quiet, 'update'])
    if (run('apt-get', [...quiet, 'install', '-y', 'chromium'])) return true
  }
  return run(process.execPath, [
    join(dirname(require.resolve('playwright-core/package.json')), 'cli.js'),
    'install',
    'chromium',
  ])
}

function run(command, args, stdio = ['ignore', 'ignore', 'inherit']) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio, env }).status === 0
}
