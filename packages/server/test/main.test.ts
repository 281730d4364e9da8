import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

interface Run {
  readonly child: ChildProcess
  out: string
  err: string
  readonly ended: Promise<number | null>
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...env } })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const result: Run = { child, out: '', err: '', ended }
  child.stdout.on('data', (data) => {
    result.out += data
  })
  child.stderr.on('data', (data) => {
    result.err += data
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return result
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'quayside-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

async function opened(run: Run): Promise<string> {
  while (!run.out.includes('\n')) await new Promise((resolve) => run.child.stdout!.once('data', resolve))
  return run.out
}

describe('the program', () => {
  test('says one line, tells when the port or the folder is taken, and stops when it is told to', async () => {
    const data = folder()
    const first = run({ PORT: '0', QUAYSIDE_DATA: data })
    const line = await opened(first)
    expect(line).toMatch(/^Quayside is open at http:\/\/127\.0\.0\.1:\d+\n$/)
    const port = line.match(/(\d+)\n/)![1]
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ ok: true })

    const [second, third] = [run({ PORT: port, QUAYSIDE_DATA: folder() }), run({ PORT: '0', QUAYSIDE_DATA: data })]
    expect(await second.ended).toBe(1)
    expect(second).toMatchObject({ out: '', err: `Port ${port} is taken. Set another one: PORT=${Number(port) + 1}\n` })
    expect(await third.ended).toBe(1)
    expect(third).toMatchObject({ out: '', err: `The data folder ${data} is in use by another Quayside server.\n` })

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.err).toBe('')
  })
})
