import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../../tools/pace.ts'
import { DEFAULTS } from '../src/config.ts'
import { Metrics } from '../src/metrics.ts'
import { type JobRequest, ThinkingPool } from '../src/thinking/pool.ts'
import { THINKING, type ThinkingSettings } from '../src/thinking/settings.ts'
import type { Revealed } from './thinkers/revealing.ts'

const REVEALING = new URL('thinkers/revealing.ts', import.meta.url)
const DOOMED = new URL('thinkers/doomed.ts', import.meta.url)
const SHARING = new URL('thinkers/sharing.ts', import.meta.url)
const SLOW = new URL('thinkers/slow.ts', import.meta.url)

function open(settings: Partial<ThinkingSettings>): { pool: ThinkingPool; metrics: Metrics } {
  const metrics = new Metrics(() => 0)
  const config = { ...DEFAULTS, thinking: { ...THINKING, processes: 1, program: REVEALING, ...settings } }
  const pool = new ThinkingPool({ config, metrics, log: pino({ level: 'silent' }) })
  onTestFinished(async () => {
    await pool.stop()
    metrics.close()
  })
  return { pool, metrics }
}

/** What it is about does not request here. */
const PLAYED = { rules: { game: 'mombasa', version: 1, data: '' }, options: {} }

const request = (name: string, given: Partial<JobRequest> = {}): JobRequest => ({
  kind: 'bot',
  behalf: ['ana'],
  urgency: 0,
  wanted: () => true,
  job: () => ({ ...PLAYED, bot: 'strong', seat: 0, seed: name, state: null }),
  ...given,
})

const listening = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
  })

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const until = (holds: () => boolean) =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: patience(30_000), interval: 20 })

describe('the pool', () => {
  test('starts no process before there is something to think about, and keeps it', async () => {
    const { pool } = open({})
    expect(pool.pids).toEqual([])
    await pool.ask(request('one'))
    const [pid] = pool.pids
    await pool.ask(request('two'))
    expect(pool.pids).toEqual([pid])
  })

  test('limits the time of every question', async () => {
    const { pool } = open({ milliseconds: 1234 })
    const { question } = (await pool.ask(request('one'))) as Revealed
    expect(question).toEqual({ ...PLAYED, bot: 'strong', seat: 0, seed: 'one', state: null, milliseconds: 1234 })
  })

  test.each([
    ['strong', 3000],
    ['master', 3000],
    ['grandmaster', 10_000],
  ])('gives a grade as long as it may take: %s', async (bot, milliseconds) => {
    const { pool } = open({})
    const job = () => ({ ...PLAYED, bot, seat: 0, seed: 'one', state: null })
    const { question } = (await pool.ask(request('one', { job }))) as Revealed
    expect(question).toMatchObject({ bot, milliseconds })
  })

  test.runIf(process.platform === 'linux')('gives its processes little: no secret, no socket, no store', async () => {
    vi.stubEnv('QUAYSIDE_DATA', '/somewhere')
    vi.stubEnv('A_SECRET', 'of the server')
    const ports = await Promise.all(Array.from({ length: 5 }, listening))
    const file = join(mkdtempSync(join(tmpdir(), 'quayside-')), 'quayside.db')
    const store = openSync(file, 'w')
    onTestFinished(() => {
      vi.unstubAllEnvs()
      for (const port of ports) port.close()
      closeSync(store)
      rmSync(dirname(file), { recursive: true })
    })
    const { pool } = open({})
    const { env, priority, open: held } = (await pool.ask(request('one'))) as Revealed
    expect(env.filter((name) => !/^(TMPDIR|TEMP|TMP|NODE_CHANNEL.*)$/.test(name))).toEqual([])
    expect(priority).toBe(10)
    // The line to the server is a socket, and where errors are written may be one.
    expect(held.filter((what) => what.startsWith('socket:')).length).toBeLessThanOrEqual(2)
    expect(held).not.toContain(file)
  })

  test('has no more processes than it may, and takes turns between people', async () => {
    const { pool, metrics } = open({ processes: 2 })
    const order: string[] = []
    const ask = (name: string) => {
      const job = () => {
        order.push(name)
        return request(name).job()
      }
      return pool.ask(request(name, { behalf: [name.slice(0, 3)], job }))
    }
    const asked = ['ana 0', 'ana 1', 'ana 2', 'ana 3', 'rui 0', 'rui 1'].map(ask)
    expect(await metrics.text()).toContain('quayside_thinking_waiting 4')
    expect(pool.pids).toHaveLength(2)
    await Promise.all(asked)
    expect(pool.pids).toHaveLength(2)
    expect(order).toEqual(['ana 0', 'ana 1', 'ana 2', 'rui 0', 'ana 3', 'rui 1'])
  })

  test('tries a job once more when a process died over it, then gives up', async () => {
    const { pool, metrics } = open({ program: DOOMED })
    await expect(pool.ask(request('one'))).rejects.toThrow('ended: 7')
    expect(await metrics.text()).toContain('quayside_thinking_failures_total 2')
    await until(() => pool.pids.length === 0)
  })

  test('gives up when no process can be started', async () => {
    const { pool } = open({ program: new URL('thinkers/stillborn.ts', import.meta.url) })
    await expect(pool.ask(request('one'))).rejects.toThrow('ended: 3')
  })

  test('drops what is not wanted any more by the time its turn comes', async () => {
    const { pool } = open({})
    let wanted = true
    const job = vi.fn(request('two').job)
    const [one, two] = [pool.ask(request('one')), pool.ask(request('two', { wanted: () => wanted, job }))]
    wanted = false
    expect(await one).not.toBeNull()
    expect(await two).toBeNull()
    expect(job).not.toHaveBeenCalled()
  })

  test('lets processes end that have nothing to do', async () => {
    const { pool } = open({ idle: 100 })
    await pool.ask(request('one'))
    const [pid] = pool.pids
    await until(() => pool.pids.length === 0)
    expect(isRunning(pid)).toBe(false)
    expect(await pool.ask(request('two'))).not.toBeNull()
  })

  test('ends its processes in the middle of a thought when it stops', async () => {
    const { pool } = open({ program: SLOW })
    const [one, two] = [pool.ask(request('one')), pool.ask(request('two'))]
    await new Promise((resolve) => setTimeout(resolve, 50))
    const [pid] = pool.pids
    await pool.stop()
    expect(isRunning(pid)).toBe(false)
    expect(await Promise.all([one, two, pool.ask(request('three'))])).toEqual([null, null, null])
    expect(pool.pids).toEqual([])
  })
})

describe('a long thought', () => {
  const thought = (seed: string, given: Partial<JobRequest> = {}, bot = 'master') =>
    request(seed, { job: () => ({ ...PLAYED, bot, seat: 0, seed, state: null }), ...given })

  test('is shared by all processes that are free, and what they found is put together', async () => {
    const { pool, metrics } = open({ program: SHARING, processes: 3 })
    expect(await pool.ask(thought('one'))).toEqual(['way 1 of 3'])
    expect(await pool.ask(thought('two', {}, 'grandmaster'))).toEqual(['way 1 of 3'])
    expect(pool.pids).toHaveLength(3)
    expect(await metrics.text()).toContain('quayside_thinking_seconds_count{kind="bot"} 2')
  })

  test.each(['one', 'dies 0'])('for advice is a master’s, and one process tells of what came: %s', async (seed) => {
    const { pool, metrics } = open({ program: SHARING, processes: 3 })
    const job = () => ({ ...PLAYED, seat: 0, seed, state: null })
    const told = (await pool.ask(request('', { kind: 'advice', job }))) as string[]
    expect(new Set(told)).toEqual(new Set(['way 1 of 3']))
    const text = await metrics.text()
    expect(text).toContain('quayside_thinking_seconds_count{kind="advice"} 1')
    expect(text).toContain('quayside_thinking_seconds_count{kind="telling"} 1')
  })

  test('of a strong bot is no long one', async () => {
    const { pool } = open({ program: SHARING, processes: 3 })
    expect(await pool.ask(thought('one', {}, 'strong'))).toEqual(['whole'])
    expect(pool.pids).toHaveLength(1)
  })

  test('has one process as long as others wait, who take turns as ever', async () => {
    const { pool } = open({ program: SHARING, processes: 2 })
    const order: string[] = []
    const ask = async (who: string) => {
      const job = () => {
        order.push(who)
        return thought(who).job()
      }
      const [answer] = (await pool.ask(thought(who, { behalf: [who.slice(0, 3)], job }))) as string[]
      return answer
    }
    const answers = await Promise.all(['ana 0', 'ana 1', 'ana 2', 'rui 0'].map(ask))
    expect(order).toEqual(['ana 0', 'ana 1', 'rui 0', 'ana 2'])
    // The first found nobody waiting, and the last had nobody behind it.
    expect(answers.slice(0, 2)).toEqual(['way 1 of 2', 'whole'])
    expect(answers[3]).toBe('whole')
  })

  test('is had from the others when a process dies over its part', async () => {
    const { pool, metrics } = open({ program: SHARING, processes: 3 })
    expect(await pool.ask(thought('dies 1'))).toEqual(['way 1 of 3'])
    await until(() => pool.pids.length === 2)
    expect(await metrics.text()).toContain('quayside_thinking_failures_total 1')
  })

  test('is tried by one process when all have died over it', async () => {
    const { pool, metrics } = open({ program: SHARING, processes: 2 })
    await expect(pool.ask(thought('dies all'))).rejects.toThrow('ended: 7')
    expect(await metrics.text()).toContain('quayside_thinking_failures_total 3')
  })

  test('does not wait for a process that is late, which ends', async () => {
    const { pool } = open({ program: SHARING, processes: 3 })
    expect(await pool.ask(thought('hangs 2'))).toEqual(['way 1 of 3'])
    await until(() => pool.pids.length === 2)
  })

  test('that nobody wants any more makes room for somebody who waits', async () => {
    const { pool } = open({ program: SHARING, processes: 2 })
    let wanted = true
    const forgotten = pool.ask(thought('hangs all', { wanted: () => wanted }))
    const before = [...pool.pids]
    wanted = false
    expect(await pool.ask(thought('one', { behalf: ['rui'] }))).not.toBeNull()
    expect(await forgotten).toBeNull()
    for (const pid of before) expect(pool.pids).not.toContain(pid)
  })
})
