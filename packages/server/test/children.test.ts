import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewTable } from '@quayside/table'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../../tools/pace.ts'
import { Guest } from '../bench/support/guest.ts'
import { Line } from '../bench/support/line.ts'
import { ServerProcess } from '../bench/support/process.ts'
import { TWO_PLAYERS } from './client.ts'

/** The processes of a whole server, as the system sees them. */

const MASTER = { kind: 'bot', bot: 'master', name: 'Eva' } as const
const MASTERS: NewTable = { ...TWO_PLAYERS, chairs: [MASTER, MASTER] }

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const isRunning = (pid: number): boolean => {
  try {
    // What has ended but nobody has asked for is as good as gone.
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

const until = (holds: () => boolean) =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: patience(30_000), interval: 20 })

async function start(): Promise<ServerProcess> {
  const data = await mkdtemp(join(tmpdir(), 'quayside-'))
  const server = new ServerProcess({ data })
  onTestFinished(async () => {
    await server.end('SIGKILL')
    await rm(data, { recursive: true })
  })
  await server.url
  return server
}

/** Two masters play at a table of the server; returns the process that they think in. */
async function letThemThink(server: ServerProcess): Promise<number> {
  const url = await server.url
  const guest = new Guest('Ana')
  await guest.arrive(url)
  const { table } = await guest.setTable(url, MASTERS)
  const line = await Line.open(url, guest.cookie, () => {})
  await line.ask({ t: 'open', table })
  await line.ask({ t: 'begin', table })
  await until(() => childrenOf(server.pid).length > 0)
  return childrenOf(server.pid)[0]
}

describe.runIf(process.platform === 'linux')('the processes that a server thinks in', () => {
  test('end with it when it is told to stop', async () => {
    const server = await start()
    expect(childrenOf(server.pid)).toEqual([])
    const child = await letThemThink(server)
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(isRunning(child)).toBe(false)
    expect(server.complaints).toBe('')
  })

  test('end soon after it when it is killed', async () => {
    const server = await start()
    const child = await letThemThink(server)
    await server.end('SIGKILL')
    await until(() => !isRunning(child))
  })

  test('leave nothing behind when they are killed themselves', async () => {
    const server = await start()
    const child = await letThemThink(server)
    process.kill(child, 'SIGKILL')
    await until(() => childrenOf(server.pid).some((pid) => pid !== child))
    expect(childrenOf(server.pid)).not.toContain(child)
  })
})
