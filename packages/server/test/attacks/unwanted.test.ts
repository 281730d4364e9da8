import type { FriendsReply } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../src/limits.ts'
import { codeOf, GENEROUS, heard, idOf, type Line, openServer, type Person, type TestServer } from '../client.ts'

/** Somebody who was blocked tries to find that out, or to come near all the same. */

const lists = async (person: Person): Promise<FriendsReply> => (await person.get('/api/friends')).body

/** Ana has blocked Mallory; they met at a table of somebody else's. */
async function blocked(server: TestServer) {
  const [ana, mallory, leo] = await Promise.all(['Ana', 'Mallory', 'Leo'].map((name) => server.guest(name)))
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const met = await leo.setTable({ chairs: [...chairs], options: { players: 3 } })
  const [a, m] = [await ana.connect(), await mallory.connect()]
  for (const [seat, line] of [a, m].entries()) {
    await line.open(met.table, { invite: met.invite })
    await line.ask('sit', { table: met.table, seat: seat + 1 })
  }
  const reply = await ana.send('POST', '/api/blocks', { table: met.table, seat: 2 })
  expect(reply.body.blocked).toMatchObject([{ name: 'Mallory' }])
  return { ana, mallory, leo, a, m, met }
}

/** What a request is refused with, word for word. */
const refusal = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'taken',
    (problem: Error) => problem.message,
  )

describe('somebody who is blocked', () => {
  test('finds the same as where there is no table: by link, by code, in lists, in the same words', async () => {
    const server = await openServer()
    const { ana, mallory, m, a } = await blocked(server)
    const gone = await ana.setTable()
    await a.open(gone.table)
    const { code: goneCode } = (await ana.send('POST', `/api/tables/${gone.table}/code`, {})).body
    await a.ask('call-off', { table: gone.table })
    const here = await ana.setTable({ listed: true })
    const { code } = (await ana.send('POST', `/api/tables/${here.table}/code`, {})).body

    const open = ({ table, invite }: { table: string; invite: string }) => refusal(m.open(table, { invite }))
    expect(await open(here)).toBe(await open(gone))
    const typed = async (digits: string) => (await mallory.send('POST', '/api/codes', { code: digits })).text
    expect(await typed(code)).toBe(await typed(goneCode))
    expect((await mallory.get(`/api/tables/${here.table}/history`)).text).toBe(
      (await mallory.get(`/api/tables/${gone.table}/history`)).text,
    )
    await m.ask('lobby')
    await m.until(() => m.lobby !== null)
    expect(m.lobby!.open).toEqual([])
    const other = await (await server.guest('Eva')).connect()
    await other.open(here.table)
  })

  test('who waits at a table when it happens has to go as from one that is closed', async () => {
    const server = await openServer()
    const { ana, mallory, m, met, a } = await blocked(server)
    const { table, invite } = await ana.setTable()
    // Blocked already, so no way in; unblocked, in and waiting.
    const [tie] = (await lists(ana)).blocked
    await ana.send('DELETE', `/api/blocks/${tie.id}`, {})
    await m.open(table, { invite })
    await ana.send('POST', '/api/blocks', { table: met.table, seat: 2 })
    await m.until(() => m.closed !== null)
    const back = await mallory.connect()
    expect(await codeOf(back.open(table, { invite }))).toBe('no-such-table')
    // Where they sit already they go on sitting.
    expect((await back.open(met.table)).viewer).toBe(2)
    await heard([a])
    expect(a.closed).toBeNull()
  })

  test('asks for friendship and is told what everybody is told; nobody hears of it', async () => {
    const server = await openServer()
    const { ana, mallory, leo, met } = await blocked(server)
    const ask = async (seat: number) => {
      const { status, body } = await mallory.send('POST', '/api/friends', { table: met.table, seat })
      return [status, body.asked.length]
    }
    expect(await ask(0)).toEqual([200, 1])
    expect(await ask(1)).toEqual([200, 2])
    expect((await lists(leo)).asks).toMatchObject([{ name: 'Mallory' }])
    expect((await lists(ana)).asks).toEqual([])
    expect((await lists(mallory)).asked.map(({ name }) => name)).toEqual(['Leo', 'Ana'])
  })

  test('talks, and cannot tell that one of them does not read it', async () => {
    const server = await openServer()
    const { a, m, met } = await blocked(server)
    const { table } = met
    await m.ask('chat', { table, text: 'can you read me?' })
    await heard([a, m])
    expect(m.at(table).chat).toHaveLength(1)
    expect(a.received.join('')).not.toContain('can you read me')
    expect(m.received.join('')).not.toMatch(/block/)
  })
})

test('no reply and no message names anybody by their id', async () => {
  const server = await openServer()
  const { ana, mallory, leo, a, m, met } = await blocked(server)
  await m.ask('chat', { table: met.table, text: 'hello' })
  await mallory.send('POST', '/api/friends', { table: met.table, seat: 0 })
  await heard([a, m])
  const all = [
    ...a.received,
    ...m.received,
    ...(await Promise.all([ana, mallory, leo].map(async (person) => (await person.get('/api/friends')).text))),
  ].join('')
  for (const person of [ana, mallory, leo]) expect(all).not.toContain(idOf(server, person))
})

test('a tie of somebody else is nobody to me', async () => {
  const server = await openServer()
  const { ana, leo, mallory, met } = await blocked(server)
  await mallory.send('POST', '/api/friends', { table: met.table, seat: 0 })
  const [ask] = (await lists(leo)).asks
  const [block] = (await lists(ana)).blocked
  for (const person of [mallory, ana]) {
    expect((await person.send('POST', `/api/friends/${ask.id}`, {})).status).toBe(404)
  }
  expect((await leo.send('DELETE', `/api/blocks/${block.id}`, {})).status).toBe(404)
  expect((await mallory.send('DELETE', `/api/friends/${block.id}`, {})).status).toBe(404)
  expect((await lists(ana)).blocked).toHaveLength(1)
})

describe('codes of tables', () => {
  test('are guessed a few times an hour from one network, right ones and wrong ones alike', async () => {
    const server = await openServer({ proxy: 1, limits: { ...GENEROUS, codesPerHour: 3 } })
    const ana = await server.guest('Ana', { 'x-forwarded-for': '198.51.100.7' })
    const { table } = await ana.setTable()
    const { code } = (await ana.send('POST', `/api/tables/${table}/code`, {})).body
    const guess = async (person: Person, digits: string) =>
      (await person.send('POST', '/api/codes', { code: digits })).status
    const [one, two] = await Promise.all(
      [1, 2].map((i) => server.guest(`Mallory ${i}`, { 'x-forwarded-for': `2001:db8:7:${i}::1` })),
    )
    const wrong = code === '123456789' ? '987654321' : '123456789'
    expect([await guess(one, wrong), await guess(two, wrong), await guess(one, 'x')]).toEqual([403, 403, 403])
    expect([await guess(one, code), await guess(two, code)]).toEqual([429, 429])
    expect(await guess(ana, code)).toBe(200)
  })

  test('are not guessed by many together either', async () => {
    const limits = { ...GENEROUS, codesPerHour: 1e6, wrongCodesPerHour: 4 }
    const server = await openServer({ limits })
    const ana = await server.guest('Ana')
    const codes = Array.from({ length: 6 }, (_, i) => String(i).repeat(9))
    const statuses: number[] = []
    for (const code of codes) statuses.push((await ana.send('POST', '/api/codes', { code })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 429, 429])
    // A year of guessing as fast as may be finds one of a hundred codes with less than two in a hundred chances.
    expect((LIMITS.wrongCodesPerHour * 24 * 365 * 100) / 1e9).toBeLessThan(2)
  })
})

test('who is muted by those who run the server says nothing, in ready phrases neither', async () => {
  const server = await openServer()
  const { m, mallory, met } = await blocked(server)
  const line: Line = m
  const { callOperator } = await import('../../src/operator/call.ts')
  await callOperator(server.folder, { do: 'mute', guest: idOf(server, mallory), until: null, reason: '' })
  expect(await codeOf(line.ask('say', { table: met.table, phrase: 'hello' }))).toBe('muted')
})
