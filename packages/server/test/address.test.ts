import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { examine } from '../src/operator/index.ts'
import { joinByPasskey } from './authenticator.ts'
import { openServer, type TestServer } from './client.ts'

/** A port that nobody uses just now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** What the doctor says of the public address. */
async function told({ folder }: TestServer, env: NodeJS.ProcessEnv = {}) {
  const findings = await examine({ QUAYSIDE_DATA: folder, PORT: '0', ...env })
  return findings.flatMap(({ check, severity, diagnosis }) => (check === 'address' ? [`${severity} ${diagnosis}`] : []))
}

describe('the public address', () => {
  test('leads to the server that runs, and not to another', async () => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const server = await openServer({ port, url })
    expect(await told(server)).toEqual(['ok address-ok'])
    expect(await told(await openServer({ url }))).toEqual(['fail address-other'])
    await server.stop()
    expect(await told(server, { QUAYSIDE_URL: url })).toEqual(['ok address-unseen'])
    expect(await told(await openServer({ url }))).toEqual(['warn address-silent'])
  })

  test('is missed behind a proxy, not at home', async () => {
    expect(await told(await openServer())).toEqual(['ok address-none'])
    expect(await told(await openServer({ proxy: 1 }))).toEqual(['warn address-none'])
  })

  test('without https, in numbers, or new is told with what it costs', async () => {
    const server = await openServer()
    await joinByPasskey(await server.guest('Ana'), 'Ana')
    await server.stop()
    const at = (url: string) => told(server, { QUAYSIDE_URL: url })
    expect(await at('http://club.example.org')).toEqual(['warn address-plain', 'warn address-moved'])
    expect(await at('https://192.0.2.7')).toEqual(['warn address-numbers', 'warn address-moved'])
    expect(await at('https://club.example.org')).toEqual(['ok address-unseen', 'warn address-moved'])
    expect(await at('http://localhost:8080')).toEqual(['ok address-unseen'])
  })
})
