import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const BIN = fileURLToPath(new URL('../../bin/quayside.js', import.meta.url))

/** The environment of somebody who speaks English and wants no colours. */
export const ENV = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '1' }

export function quayside(args: readonly string[], input = '', more: NodeJS.ProcessEnv = {}) {
  const env = { ...ENV, ...more }
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', input, env })
  return { status, stdout, stderr }
}

/** A folder that is gone when the test is over. */
export function folder(): (file: string) => string {
  const path = mkdtempSync(join(tmpdir(), 'quayside-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return (file) => join(path, file)
}
