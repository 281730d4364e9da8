import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../src/limits.ts'
import { codeOf, GENEROUS, openServer, type Person, type TestServer } from '../client.ts'
import { one } from '../sql.ts'

/** One guest, or many of one address, set so many tables that others find no place in the lobby. */

const LISTED = { listed: true } as const
const FEW = { ...GENEROUS, guestListed: 2, addressListed: 3 }
const set = (person: Person) =>
  person.setTable(LISTED).then(
    () => 'set',
    (problem: Error) => problem.message,
  )

async function openTables(server: TestServer): Promise<readonly { readonly names: readonly string[] }[]> {
  const line = await (await server.guest('Reader')).connect()
  await line.ask('lobby')
  await line.until(() => line.lobby !== null)
  return line.lobby!.open
}

describe('tables in the lobby', () => {
  test('are few of one guest and few of one address, also after a restart', async () => {
    const server = await openServer({ proxy: 1, limits: FEW })
    const from = { 'x-forwarded-for': '203.0.113.1' }
    const [mallory, trudy] = [await server.guest('Mallory', from), await server.guest('Trudy', from)]
    expect([await set(mallory), await set(mallory)]).toEqual(['set', 'set'])
    expect(await set(mallory)).toContain('too-many-listed')
    await mallory.setTable({ listed: false })
    expect([await set(trudy), await set(trudy)]).toEqual(['set', expect.stringContaining('too-many-listed')])
    const ana = await server.guest('Ana', { 'x-forwarded-for': '198.51.100.7' })
    expect(await set(ana)).toBe('set')
    await server.restart()
    expect(await set(mallory)).toContain('too-many-listed')
  })

  test('that have begun leave room for others', async () => {
    const server = await openServer({ limits: FEW })
    const ana = await server.guest('Ana')
    const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'steady', name: 'Leo' }] as const
    const { table } = await ana.setTable({ listed: true, chairs: [...chairs] })
    await set(ana)
    expect(await set(ana)).toContain('too-many-listed')
    const a = await ana.connect()
    await a.open(table)
    await a.ask('begin', { table })
    expect(await set(ana)).toBe('set')
  })

  test('of a host who had set many before there was a limit do not crowd out the others', async () => {
    const server = await openServer()
    const [ana, mallory] = [await server.guest('Ana'), await server.guest('Mallory')]
    await ana.setTable(LISTED)
    for (let i = 0; i < 60; i++) await mallory.setTable(LISTED)
    await server.stop()
    const again = await openServer({
      data: server.folder,
      database: server.database,
      limits: { ...GENEROUS, guestListed: LIMITS.guestListed },
    })
    const shown = await openTables(again)
    expect(shown).toHaveLength(LIMITS.guestListed + 1)
    expect(shown.at(-1)!.names).toEqual(['Ana'])
    await again.stop()
    expect(one(server, 'select count(*) from tables')).toBe(61)
  })
})

describe('games with bots', () => {
  test('go on only so many at a time of one host', async () => {
    const server = await openServer({ limits: { ...GENEROUS, guestBotGames: 2 }, linger: 0 })
    const ana = await server.guest('Ana')
    const begin = async () => {
      const { table } = await ana.setTable({ chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'steady', name: 'Leo' }] })
      const line = await ana.connect()
      await line.open(table)
      return { line, code: await codeOf(line.ask('begin', { table })) }
    }
    const games = [await begin(), await begin(), await begin()]
    expect(games.map(({ code }) => code)).toEqual(['not refused', 'not refused', 'too-many-games'])
    await games[0].line.close()
    // The server notices a little later that nobody is there any more.
    for (;;) if ((await begin()).code === 'not refused') break
  })
})
