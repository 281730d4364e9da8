import { spawnSync } from 'node:child_process'
import { Console } from 'node:console'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, vi } from 'vitest'
import { quayside as called } from '../../src/quayside.ts'

export const BIN = fileURLToPath(new URL('../../bin/quayside.js', import.meta.url))

/** The environment of somebody who speaks English and wants no colours. */
export const ENV = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '1' }

/** A real process. */
export function quayside(args: readonly string[], input = '', more: NodeJS.ProcessEnv = {}) {
  const env = { ...ENV, ...more }
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', input, env })
  return { status, stdout, stderr }
}

/** The same without a process of its own, which is far cheaper; one at a time, since it borrows the streams. */
export async function inside(args: readonly string[], input = '') {
  const [stdout, stderr] = [new Heard(), new Heard()]
  const { log, error } = new Console({ stdout, stderr })
  const borrowed = [
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(input)]) as typeof process.stdin),
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(stdout as Writable as typeof process.stdout),
    vi.spyOn(process, 'stderr', 'get').mockReturnValue(stderr as Writable as typeof process.stderr),
    vi.spyOn(console, 'log').mockImplementation(log),
    vi.spyOn(console, 'error').mockImplementation(error),
  ]
  for (const name of ['LANG', 'LC_ALL', 'LC_MESSAGES', 'NO_COLOR'] as const) vi.stubEnv(name, ENV[name])
  try {
    const status = await called(args)
    return { status, stdout: stdout.text, stderr: stderr.text }
  } finally {
    for (const spy of borrowed) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}

/** Keeps what is written to it. */
class Heard extends Writable {
  text = ''

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += bytes
    done()
  }
}

/** The lines that take more columns than they may. */
export const widerThan = (columns: number, text: string): string[] =>
  text.split('\n').filter((line) => [...line].length > columns)

/** Always the first answer: enough lines for any game. */
export const FIRST_ANSWERS = '1\n'.repeat(5000)

/** A call went well, says this, and leaves nothing unsaid. */
export function expectWell({ status, stdout, stderr }: Awaited<ReturnType<typeof inside>>, says: RegExp): void {
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(says)
  expect(stdout).not.toMatch(/undefined|\[object|NaN/)
}

/** A folder that is gone when the test is over. */
export function folder(): (file: string) => string {
  const path = mkdtempSync(join(tmpdir(), 'quayside-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return (file) => join(path, file)
}
