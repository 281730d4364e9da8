import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULTS } from '@quayside/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { heard, openServer, Person, randomGame } from '../packages/server/test/client.ts'
import { CONFIGS, FrontProxy, INSTALLED, type ProxyName } from './support/proxy.ts'

const PAGE = { accept: 'text/html' }

/** A server as `docs/hosting.md` has it behind a proxy. */
async function behind(name: ProxyName, heartbeat = DEFAULTS.heartbeat, idle?: number) {
  const server = await openServer({ proxy: 1, web: DEFAULTS.web, heartbeat })
  const proxy = await FrontProxy.open(name, Number(new URL(server.url).port), idle)
  onTestFinished(() => proxy.close())
  return { server, proxy }
}

describe.each(INSTALLED)('behind %s', (name) => {
  test('the page comes by https, and plain http leads there', async () => {
    const { proxy } = await behind(name)
    const page = await fetch(proxy.url, { headers: PAGE })
    expect(page.status).toBe(200)
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
    const html = await page.text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]
    const loaded = await fetch(proxy.url + script)
    expect(loaded.status).toBe(200)
    expect(loaded.headers.get('cache-control')).toContain('immutable')
    const plain = await fetch(`http://localhost:${proxy.http}/table/x`, { redirect: 'manual', headers: PAGE })
    expect(plain.status).toBe(301)
    expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost.*\/table\/x$/)
  })

  test('people sit down and play, with cookies for https only and from our own pages alone', async () => {
    const { proxy } = await behind(name)
    const [ana, rui] = [new Person(proxy), new Person(proxy)]
    const first = await ana.get('/api/me')
    expect(first.headers.get('set-cookie')).toMatch(/; Secure/)
    await rui.get('/api/me')
    const origin = proxy.url
    for (const [person, called] of [
      [ana, 'Ana'],
      [rui, 'Rui'],
    ] as const) {
      expect((await person.send('PATCH', '/api/me', { name: called }, { origin })).status).toBe(200)
    }
    const foreign = await ana.send('PATCH', '/api/me', { name: 'Eve' }, { origin: 'https://evil.example' })
    expect(foreign.body.error.code).toBe('foreign-origin')

    const { table, invite } = await ana.setTable()
    const [a, r] = [await ana.connect({ origin }), await rui.connect({ origin })]
    await expect(ana.connect({ origin: 'https://evil.example' })).rejects.toThrow('403')
    await a.open(table)
    await r.open(table, { invite })
    await r.ask('sit', { table, seat: 1 })
    await a.ask('begin', { table })
    await r.until(() => r.at(table).sight !== null)
    await randomGame([a, r], table, `through ${name}`, 40)
    await heard([a, r])
    expect(a.at(table).sight!.seq).toBe(r.at(table).sight!.seq)
  })

  test('the address of a client is the one it has, whatever it says', async () => {
    const { proxy } = await behind(name)
    const status = (host: string, headers = {}) => metricsStatus(proxy, host, headers)
    // Only callers on this machine may see metrics.
    expect(await status('127.0.0.1')).toBe(200)
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === 'IPv4')
    expect(outside, 'this machine has no address but its own').toBeDefined()
    expect(await status(outside!.address)).toBe(404)
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'client-ip']) {
      const lie = header === 'forwarded' ? 'for=127.0.0.1' : '127.0.0.1'
      expect(await status(outside!.address, { [header]: lie }), header).toBe(404)
    }
  })

  test('the proxy gives requests their ids, and clients cannot', async () => {
    const { proxy } = await behind(name)
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { headers } = await fetch(`${proxy.url}/api/me`, { headers: { 'x-request-id': 'chosen-by-client' } })
        return headers.get('x-request-id')!
      }),
    )
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) {
      expect(id).not.toContain('chosen')
      // Longer than those that Quayside makes itself.
      expect(id.length).toBeGreaterThan(12)
    }
  })

  test('long uploads are refused', async () => {
    const { proxy } = await behind(name)
    const ana = new Person(proxy)
    await ana.get('/api/me')
    const reply = await ana
      .fetch('/api/me', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'x'.repeat(1_000_000) }),
      })
      .catch((problem: Error) => ({ status: String(problem.cause ?? problem) }))
    // Some hang up while more is being sent.
    expect(String(reply.status)).toMatch(/413|EPIPE|ECONNRESET|other side closed/)
    expect((await ana.get('/api/me')).body.name).toBe('')
  })

  test('an idle websocket outlives the proxy’s patience, because the server asks more often', async () => {
    const { proxy } = await behind(name, 500, 2)
    const ana = new Person(proxy)
    await ana.get('/api/me')
    const a = await ana.connect()
    const began = Date.now()
    await expect(a.until(() => a.closed !== null, 5000)).rejects.toThrow('in vain')
    expect(Date.now() - began).toBeGreaterThan(4500)
    await a.ask('ping')
  })

  test('where it would wait for less than the server’s questions, sockets would break', async () => {
    // Caddy never closes a websocket by itself.
    const { proxy } = await behind(name, 3600_000, 1)
    const ana = new Person(proxy)
    await ana.get('/api/me')
    const a = await ana.connect()
    if (name === 'caddy') return a.ask('ping')
    await a.until(() => a.closed !== null)
    return expect(a.closed).toBeGreaterThan(0)
  })

  test('as it is deployed it waits for longer than the server’s questions', () => {
    const waits = [...CONFIGS[name].matchAll(/(?:proxy_read_timeout|proxy_send_timeout|timeout tunnel) (\d+)s/g)]
    expect(waits.length).toBe({ caddy: 0, nginx: 2, haproxy: 1 }[name])
    for (const [, seconds] of waits) expect(Number(seconds) * 1000).toBeGreaterThan(2 * DEFAULTS.heartbeat)
  })
})

/** Asks for metrics by a certain address of this machine, which is then also the client's. */
const metricsStatus = (proxy: FrontProxy, host: string, headers: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { host, port: proxy.https, path: '/metrics', servername: 'localhost' }
    const asked = request(
      { ...options, headers: { host: `localhost:${proxy.https}`, ...headers }, checkServerIdentity: () => undefined },
      (reply) => {
        reply.resume()
        resolve(reply.statusCode!)
      },
    )
    asked.on('error', reject)
    asked.end()
  })

describe.runIf(existsSync('/usr/bin/systemd-analyze'))('the services', () => {
  const deployed = fileURLToPath(new URL('../deploy/systemd', import.meta.url))

  /** The units as they are, but with a program that there is here. */
  function units(): string {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-units-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    cpSync(deployed, folder, { recursive: true })
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      const text = readFileSync(path, 'utf8').replaceAll('/opt/quayside/node_modules/.bin/quayside', '/bin/true')
      writeFileSync(path, text)
    }
    return folder
  }

  test('are what systemd understands', () => {
    const folder = units()
    const files = readdirSync(folder).map((name) => join(folder, name))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' })
    const ours = stderr.split('\n').filter((line) => line.includes('quayside'))
    expect(ours).toEqual([])
    expect(status).toBe(0)
  })

  test('may do little', () => {
    const unit = join(units(), 'quayside.service')
    const asked = ['security', '--offline=true', '--threshold=25', '--no-pager', unit]
    const { status, stdout } = spawnSync('systemd-analyze', asked, { encoding: 'utf8' })
    expect(status, stdout).toBe(0)
  })
})
