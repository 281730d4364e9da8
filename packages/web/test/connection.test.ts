// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** A server as a tab sees it: what it answers to the first call, and the websockets that were opened. */
const sockets: FakeSocket[] = []
const called: { resolve(reply: { status: number }): void; reject(): void }[] = []
const noticed = new Map<string, () => void>()

class FakeSocket {
  static readonly OPEN = 1
  readyState = 0
  onopen = () => {}
  onclose = (_event: { code: number }) => {}

  constructor() {
    sockets.push(this)
  }

  close(): void {}

  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }

  closes(code: number): void {
    this.readyState = 3
    this.onclose({ code })
  }
}

/** The page is asked to say that we were signed out; what lets it go on. */
const told = vi.fn((_sure: boolean, _goOn: (dials: boolean) => void) => {})
vi.mock('../src/people/signed-out.ts', () => ({ tellSignedOut: told }))

const hearer = { message: vi.fn(), up: vi.fn(), down: vi.fn() }

/** Answers the call that is under way. */
async function answer(ok: boolean): Promise<void> {
  called.shift()!.resolve({ status: ok ? 200 : 503 })
  await vi.advanceTimersByTimeAsync(0)
}

async function connected() {
  const { connection } = await import('../src/app/connection.ts')
  connection.listen(hearer)
  await answer(true)
  sockets[0].opens()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  sockets.length = 0
  called.length = 0
  vi.clearAllMocks()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => new Promise((resolve, reject) => called.push({ resolve, reject })))
  vi.stubGlobal('location', { protocol: 'http:', host: 'quayside' })
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => noticed.set(name, act))
  vi.stubGlobal('document', { addEventListener() {}, visibilityState: 'visible' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the connection of a tab', () => {
  test.each([1001, 1012, 1006])('comes back by itself when the server stops: %i', async (code) => {
    await connected()
    expect(hearer.up).toHaveBeenCalledTimes(1)
    sockets[0].closes(code)
    expect(hearer.down).toHaveBeenCalledWith(1)

    await vi.advanceTimersByTimeAsync(1000)
    called.shift()!.reject()
    await vi.advanceTimersByTimeAsync(0)
    expect(hearer.down).toHaveBeenLastCalledWith(2)
    await vi.advanceTimersByTimeAsync(2000)
    await answer(false)
    expect(hearer.down).toHaveBeenLastCalledWith(3)
    await vi.advanceTimersByTimeAsync(4000)
    await answer(true)
    sockets[1].opens()
    expect(hearer.up).toHaveBeenCalledTimes(2)
  })

  test('is one, however many reasons there are to try again', async () => {
    await connected()
    sockets[0].closes(1001)
    noticed.get('online')!()
    noticed.get('online')!()
    expect(called).toHaveLength(1)
    await answer(true)
    expect(sockets).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(2)
  })

  test('does not dial as somebody else when its session was ended, until one says so', async () => {
    await connected()
    sockets[0].closes(4004)
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
    expect(hearer.down).toHaveBeenCalledWith(1)
    noticed.get('online')!()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(called).toHaveLength(0)
    told.mock.calls[0][1](true)
    await answer(true)
    sockets[1].opens()
    expect(hearer.up).toHaveBeenCalledTimes(2)
  })
})
