// Finds a Chromium for the browser tests, and installs one where that is possible.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { installPackage, run } from './debian.mjs'

/** A Chromium without windows needs a fifth less time than one that only hides them. */
const SHELL = '/usr/bin/chromium-headless-shell'
const KNOWN = [
  process.env.QUAYSIDE_CHROMIUM,
  SHELL,
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
  if (!process.env.QUAYSIDE_CHROMIUM && !existsSync(SHELL)) installPackage('chromium-headless-shell')
  return find() ?? (install() ? find() : undefined)
}

function find() {
  const own = require('playwright-core').chromium.executablePath()
  return [...KNOWN, own].find((path) => path && existsSync(path))
}

/** By Debian's packages, else by Playwright's own download. */
function install() {
  if (installPackage('chromium')) return true
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js')
  return run(process.execPath, [cli, 'install', 'chromium'])
}
