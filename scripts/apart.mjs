// Runs what is no part of `npm test`, with the real client, built anew where its sources changed.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a file of the tests that people start when they want to look at something. */
export function runApart(file, more = {}) {
  const browser = chromium()
  const env = {
    ...process.env,
    ...more,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    ...(browser ? { QUAYSIDE_CHROMIUM: browser } : {}),
  }
  for (const command of [
    ['node', 'scripts/build-web.mjs'],
    ['vitest', 'run', '--project', 'apart', file],
  ]) {
    const { status } = spawnSync(command[0], command.slice(1), {
      cwd: root,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) process.exit(status ?? 1)
  }
}
