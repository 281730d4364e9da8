import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openServer, Person, twoAtTable } from './client.ts'

const deployed = (path: string): string => readFileSync(new URL(`../../../deploy/${path}`, import.meta.url), 'utf8')

/** All names that `/metrics` knows; a histogram has three. */
function namesIn(metrics: string): Set<string> {
  const types = [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const names = types.flatMap(([, name, type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  )
  return new Set(names)
}

const valueIn = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])

describe('metrics', () => {
  test.each(['grafana/quayside.json', 'prometheus/alerts.yml'])('all that %s speaks of exist', async (file) => {
    const server = await openServer()
    const known = namesIn((await new Person(server).get('/metrics')).text)
    const named = new Set(deployed(file).match(/quayside_\w+/g))
    expect(named.size).toBeGreaterThan(8)
    expect([...named].filter((name) => !known.has(name))).toEqual([])
  })

  test('the dashboard has a panel for each metric', async () => {
    const server = await openServer()
    const known = namesIn((await new Person(server).get('/metrics')).text)
    const shown = new Set(deployed('grafana/quayside.json').match(/quayside_\w+/g))
    const parts = /_(?:bucket|sum|count)$/
    const shownAtAll = new Set([...shown].map((name) => name.replace(parts, '')))
    const missing = [...known].filter((name) => !shownAtAll.has(name.replace(parts, '')))
    expect(missing).toEqual(['quayside_start_timestamp_seconds'])
    expect(JSON.parse(deployed('grafana/quayside.json'))).toMatchObject({ title: 'Quayside' })
  })

  test('tell how things are', async () => {
    const server = await openServer()
    const { table, a } = await twoAtTable(server)
    await a.ask('begin', { table }).catch(() => {})
    const { text } = await new Person(server).get('/metrics')
    const expected = {
      quayside_healthy: 1,
      quayside_sockets: 2,
      quayside_tables_live: 1,
      quayside_tables_playing: 1,
      quayside_tables_sleeping: 0,
      quayside_guests_seen_today: 2,
      quayside_restrictions: 0,
      quayside_last_backup_timestamp_seconds: 0,
      quayside_thinking_running: 0,
    }
    for (const [name, value] of Object.entries(expected)) expect(valueIn(text, name), name).toBe(value)
    expect(valueIn(text, 'quayside_store_bytes')).toBeGreaterThan(10_000)
    expect(valueIn(text, 'quayside_disk_free_bytes')).toBeGreaterThan(0)
    // A game's refusals are counted together: their codes are many.
    expect(text).toMatch(/quayside_socket_refusals_total\{code="game"\} 1/)
  })
})

describe('the id of a request', () => {
  const idOf = async (person: Person, headers: Record<string, string>) =>
    (await person.get('/api/me', headers)).headers.get('x-request-id')

  test('is made here, whatever a client says', async () => {
    const server = await openServer()
    const ana = new Person(server)
    const forged = { 'x-request-id': 'forged-by-a-client', 'x-forwarded-for': '198.51.100.7' }
    const [first, second] = [await idOf(ana, forged), await idOf(ana, {})]
    expect(first).toMatch(/^[a-z2-9]{10}$/)
    expect(second).toMatch(/^[a-z2-9]{10}$/)
    expect(second).not.toBe(first)
  })

  test('is taken over from a proxy that the settings name, if it is one', async () => {
    const server = await openServer({ proxy: 1 })
    const ana = new Person(server)
    const from = (id: string) => ({ 'x-request-id': id, 'x-forwarded-for': '198.51.100.7' })
    expect(await idOf(ana, from('0123456789abcdef'))).toBe('0123456789abcdef')
    for (const strange of ['short', 'x'.repeat(65), 'with space and more', 'quote"{}injected']) {
      expect(await idOf(ana, from(strange)), strange).toMatch(/^[a-z2-9]{10}$/)
    }
  })
})
