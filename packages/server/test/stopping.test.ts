import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../../tools/pace.ts'
import type { Store } from '../src/index.ts'
import { codeOf, openServer, randomGame, type TestServer, twoAtTable } from './client.ts'

/** Milliseconds within which a server on a quiet machine has ended, whoever and whatever keeps it. */
const SOON = 9000

/** A store whose calls of one method wait at a gate, once it is shut. */
class Gate {
  waiting = 0
  private readonly method: string
  private opened = Promise.resolve()
  private release = () => {}

  constructor(method: keyof Store | keyof Store['people']) {
    this.method = method
  }

  shut(): void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.opened = promise
    this.release = resolve
  }

  open(): void {
    this.release()
  }

  readonly wrap = <T extends object>(store: T): T =>
    new Proxy(store, {
      get: (inner, name) => {
        const value = Reflect.get(inner, name)
        if (name === 'people') return this.wrap(value as object)
        if (typeof value !== 'function') return value
        if (name !== this.method) return value.bind(inner)
        return async (...args: unknown[]) => {
          this.waiting++
          await this.opened
          return value.apply(inner, args)
        }
      },
    })

  reached(): Promise<void> {
    return vi.waitFor(() => expect(this.waiting).toBeGreaterThan(0), { timeout: patience(10_000), interval: 5 })
  }
}

/** Bytes to the server, and what comes back. */
function dial(server: TestServer, text: string): { socket: Socket; heard(): string; closed: Promise<unknown> } {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  socket.on('error', () => {})
  socket.write(text)
  onTestFinished(() => void socket.destroy())
  return { socket, heard: () => heard, closed: once(socket, 'close') }
}

const request = (path: string, cookie: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n${more}\r\n`

const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'

async function stopsSoon(stopping: Promise<void>): Promise<void> {
  const began = performance.now()
  await stopping
  expect(performance.now() - began).toBeLessThan(patience(SOON))
}

describe('a server that is told to stop', () => {
  test('hangs up on whoever is just coming in', async () => {
    const gate = new Gate('session')
    const server = await openServer({}, gate.wrap)
    const ana = await server.guest('Ana')
    gate.waiting = 0
    gate.shut()
    const late = dial(server, request('/ws?protocol=1', ana.cookie, UPGRADE))
    await gate.reached()
    const stopping = server.stop()
    gate.open()
    await stopsSoon(stopping)
    await late.closed
    expect(late.heard()).not.toContain('101 Switching')
  })

  test('does not wait for those who send half a request, or nothing, or do not say goodbye', async () => {
    const server = await openServer()
    const { a, r, ana } = await twoAtTable(server)
    const half = `POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: ${ana.cookie}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{`
    const dialled = [dial(server, ''), dial(server, 'GET /api/me HT'), dial(server, half)]
    const deaf = await ana.connect()
    deaf.socket.pause()
    await ana.get('/healthz')
    await stopsSoon(server.stop())
    await Promise.all(dialled.map(({ closed }) => closed))
    await a.until(() => a.closed !== null)
    await r.until(() => r.closed !== null)
    expect([a.closed, r.closed]).toEqual([1001, 1001])
  })

  test('finishes what it was asked, and asks whoever comes now to come back', async () => {
    const gate = new Gate('session')
    const server = await openServer({}, gate.wrap)
    const ana = await server.guest('Ana')
    // In one piece with a whole request, so that its beginning has been read when that is answered.
    const begun = dial(server, `${request('/healthz', ana.cookie)}GET /api/me HTTP/1.1\r\nhost: x\r\n`)
    await vi.waitFor(() => expect(begun.heard()).toContain('"ok":true'), { timeout: patience(10_000), interval: 5 })
    gate.waiting = 0
    gate.shut()
    const asked = dial(server, request('/api/me', ana.cookie))
    await gate.reached()
    const stopping = server.stop()
    begun.socket.write('\r\n')
    await begun.closed
    gate.open()
    await asked.closed
    await stopping
    expect(begun.heard()).toMatch(/503 [\s\S]*connection: close[\s\S]*"code":"stopping"/i)
    expect(asked.heard()).toMatch(/^HTTP\/1.1 200 [\s\S]*"name":"Ana"/)
  })

  test('keeps every answer it has taken, though the store is slow', async () => {
    const gate = new Gate('commit')
    const server = await openServer({}, gate.wrap)
    const { table, ana, lines } = await twoAtTable(server)
    await randomGame(lines, table, 'before', 5)
    gate.waiting = 0
    gate.shut()
    const asked = lines.find((line) => line.at(table).sight!.ask)!
    const { seq, ask } = asked.at(table).sight!
    const reply = codeOf(asked.ask('answer', { table, seq, answers: [ask!.answers[0].text] }))
    await gate.reached()
    const stopping = server.stop()
    gate.open()
    await stopping
    await reply
    await server.start()
    const again = await ana.connect()
    expect((await again.open(table)).sight!.seq).toBeGreaterThan(seq)
  })

  test.skipIf(process.platform === 'win32')('ends at a deadline, whatever keeps it', async () => {
    const program = fileURLToPath(new URL('./stopping/endless.ts', import.meta.url))
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stderr.on('data', (data) => {
      said += data
    })
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])
    expect(said).toMatch(/has not stopped within 0.2 s and ends now/)
  })
})
