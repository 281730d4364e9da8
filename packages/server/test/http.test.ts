import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { GENEROUS, openServer, Person, type TestServer } from './client.ts'

const PAGE = { accept: 'text/html,*/*' }

/** A built client with one page and one asset, and a secret beside it. */
function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Quayside</title>')
  writeFileSync(join(folder, 'dist/assets/index-abc123.js'), 'console.log(1)')
  writeFileSync(join(folder, 'secret.txt'), 'do not tell')
  return join(folder, 'dist')
}

/** Asks for a path as it is: fetch would tidy it up. */
const rawGet = (server: TestServer, path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const ask = request({ hostname, port, path, headers: PAGE }, (reply) => {
      let text = ''
      reply.on('data', (data) => {
        text += data
      })
      reply.on('end', () => resolve({ status: reply.statusCode!, text }))
    })
    ask.on('error', reject)
    ask.end()
  })

describe('the client', () => {
  test('is served with its page at every address of its own', async () => {
    const server = await openServer({ web: builtClient() })
    const eva = new Person(server)
    for (const path of ['/', '/index.html', '/table/abc', '/rules?x=1']) {
      const page = await eva.get(path, PAGE)
      expect(page, path).toMatchObject({ status: 200, text: '<!doctype html><title>Quayside</title>' })
      expect(page.headers.get('cache-control')).toBe('no-cache')
    }
    const asset = await eva.get('/assets/index-abc123.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await eva.get('/assets/missing.js')).status).toBe(404)
    expect((await eva.get('/api/missing', PAGE)).body).toEqual({
      error: { code: 'not-found', message: expect.any(String) },
    })
  })

  test('says so when it is not built', async () => {
    const server = await openServer({ web: '/nowhere' })
    const reply = await new Person(server).get('/', PAGE)
    expect(reply.status).toBe(503)
    expect(reply.text).toMatch(/not built/)
  })

  test('nothing outside its folder is served', async () => {
    const server = await openServer({ web: builtClient() })
    const ways = [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
      '//etc/passwd',
      '/%00',
    ]
    for (const path of ways) {
      const { text } = await rawGet(server, path)
      expect(text, path).not.toMatch(/do not tell|root:/)
    }
  })

  test('a strict policy goes with everything, and nothing that breaks plain http', async () => {
    const server = await openServer({ web: builtClient() })
    for (const path of ['/', '/api/me', '/nothing']) {
      const { headers } = await new Person(server).get(path)
      const policy = headers.get('content-security-policy')!
      expect(policy).toBe(
        "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self';" +
          "connect-src 'self';worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';" +
          "frame-ancestors 'none';form-action 'self'",
      )
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('requests that change something', () => {
  test('are refused from other pages and in other forms', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const rename = (headers: Record<string, string>, body = '{"name":"Eve"}') =>
      ana.fetch('/api/me', { method: 'PATCH', headers, body })
    const json = { 'content-type': 'application/json' }
    for (const origin of ['http://evil.example', 'null', server.url.replace(/\d+$/, '1'), 'nonsense']) {
      expect((await rename({ ...json, origin })).body.error.code, origin).toBe('foreign-origin')
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await rename({ 'content-type': type })).body.error.code, type).toBe('bad-request')
    }
    for (const body of ['{', '[]', '"x"', '{"name":"Eve","id":1}', '{"__proto__":{"name":"Eve"}}']) {
      expect((await rename(json, body)).body, body).toEqual({
        error: { code: 'bad-request', message: expect.any(String) },
      })
    }
    const large = await rename(json, JSON.stringify({ name: 'x'.repeat(20_000) }))
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'bad-request' } } })
    expect((await rename({ ...json, origin: server.url })).status).toBe(200)
  })

  test('a table that makes no sense is not set', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const wrong: [object, string][] = [
      [{ game: 'chess' }, 'no-such-game'],
      [{ options: { edition: 'nonsense' } }, 'bad-option'],
      [{ options: { players: 3 } }, 'bad-chairs'],
      [{ chairs: [{ kind: 'me' }, { kind: 'me' }] }, 'bad-request'],
      [{ chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'deep-thought', name: 'D' }] }, 'no-such-bot'],
      [{ chairs: [{ kind: 'me' }, { kind: 'person', person: 'x', name: 'y' }] }, 'bad-request'],
      [{ clock: { kind: 'live', bank: 1, increment: 0 } }, 'bad-request'],
      [{ seed: 'mine' }, 'bad-request'],
    ]
    for (const [wanted, code] of wrong) await expect(ana.setTable(wanted), code).rejects.toThrow(`"${code}"`)
    await expect(new Person(server).setTable()).rejects.toThrow('no-guest')
  })

  test('tables of one address are limited', async () => {
    const server = await openServer({ limits: { ...GENEROUS, tablesPerHour: 2 } })
    const ana = await server.guest('Ana')
    await ana.setTable()
    await ana.setTable()
    await expect(ana.setTable()).rejects.toThrow('429')
  })
})

describe('for whoever runs it', () => {
  test('health and metrics', async () => {
    const server = await openServer()
    const eva = new Person(server)
    expect((await eva.get('/healthz')).body).toEqual({ ok: true })
    const { text } = await eva.get('/metrics')
    for (const name of [
      'http_requests_total',
      'sockets',
      'tables_live',
      'answers_total',
      'commit_seconds',
      'event_loop_lag',
    ]) {
      expect(text).toContain(`quayside_${name}`)
    }
    // Handed on by a proxy: somebody from outside.
    expect((await eva.get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  })

  test('metrics through a known proxy are for callers on this machine, unless they are public', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' }
    const closed = await openServer({ proxy: 1 })
    expect((await new Person(closed).get('/metrics', from)).status).toBe(404)
    expect((await new Person(closed).get('/metrics')).status).toBe(200)
    const open = await openServer({ proxy: 1, publicMetrics: true })
    expect((await new Person(open).get('/metrics', from)).status).toBe(200)
  })
})
