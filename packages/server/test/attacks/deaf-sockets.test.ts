import { describe, expect, test } from 'vitest'
import { GENEROUS, type Line, openServer, socketsOf, type TestServer } from '../client.ts'

/** Connections that send what nobody counted, and read nothing of what they are sent. */

const SMALL = { guestBudget: { burst: 200, perSecond: 1 }, guestPatience: { burst: 20, perSecond: 1 } }
const SIZE = 120

async function connected(server: TestServer): Promise<Line> {
  return (await server.guest('Mallory')).connect()
}

const closedWith = async (line: Line): Promise<number | null> => {
  await line.until(() => line.closed !== null)
  return line.closed
}

describe('control frames', () => {
  test('are answered, but no more of them than other requests', async () => {
    const server = await openServer({ limits: { ...GENEROUS, ...SMALL } })
    const line = await connected(server)
    let pongs = 0
    line.socket.on('pong', () => pongs++)
    for (let i = 0; i < 1000; i++) line.socket.ping('x'.repeat(SIZE))
    expect(await closedWith(line)).toBe(1008)
    expect(pongs).toBeGreaterThan(0)
    expect(pongs).toBeLessThanOrEqual(SMALL.guestBudget.burst)
  })

  test('that nobody asked for count too', async () => {
    const server = await openServer({ limits: { ...GENEROUS, ...SMALL } })
    const line = await connected(server)
    for (let i = 0; i < 1000; i++) line.socket.pong('here')
    expect(await closedWith(line)).toBe(1008)
  })

  test('leave the connection to who sends few of them', async () => {
    const server = await openServer({ limits: { ...GENEROUS, ...SMALL } })
    const line = await connected(server)
    const pong = new Promise((resolve) => line.socket.on('pong', (data) => resolve(data.toString())))
    line.socket.ping('hello')
    expect(await pong).toBe('hello')
    await line.ask('ping')
  })
})

describe('whoever reads nothing', () => {
  test('is hung up on before much waits for them, also if they only ping', async () => {
    const server = await openServer({ limits: { ...GENEROUS, buffered: 50_000 } })
    const mallory = await server.guest('Mallory')
    const line = await mallory.connect()
    line.socket.pause()
    // More than the system keeps for a connection, so that the rest would wait in the server's memory.
    const flood = setInterval(() => {
      for (let i = 0; i < 5000; i++) line.socket.ping('x'.repeat(SIZE))
    }, 1)
    // A socket that is paused does not notice that it was ended.
    while ((await socketsOf(mallory)) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    clearInterval(flood)
    line.socket.resume()
    expect(await closedWith(line)).toBe(1006)
  })
})
