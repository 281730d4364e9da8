import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const lock = `${folder}package-lock.json`
/** The lock file as it was when its packages were installed. */
const installed = `${folder}node_modules/.installed-lock.json`

/** Installs the others, which nothing else in the repository needs, unless they are there. */
export function install(): void {
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) return
  console.log('Installing boardgame.io and Colyseus ...')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('the installation failed; it needs access to the npm registry, once')
  copyFileSync(lock, installed)
}
