import { TABLE_REASONS } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { fromMenu, handOver, join, openTable, twoAtTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { buttonOf, Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'
import type { Visitor } from './support/visitor.ts'

const server = openServer()

const strip = ({ page }: Visitor) => page.locator('.strip[role="status"]')
const refusal = ({ page }: Visitor) => page.locator('.dock .no')

describe('two browsers', () => {
  test('one sets a table, the other joins by its link; they play, talk, reload and take back', async () => {
    const { host, guest, link, playUntil } = await twoAtTable(server)
    expect(link).toMatch(/\/join\/[a-z0-9-]+\/[a-z0-9-]+$/)
    // The secret of the invitation does not stay in the address.
    expect(guest.visitor.page.url()).toMatch(/\/table\/[a-z0-9-]+$/)

    let answers = 0
    await playUntil(() => answers++ >= 6)

    await fromMenu(host.visitor, 'Chat')
    await host.visitor.page.getByRole('textbox', { name: 'Message' }).fill('Good evening <b>all</b>')
    await host.visitor.page.getByRole('button', { name: 'Send' }).click()
    await fromMenu(guest.visitor, 'Chat')
    const talk = guest.visitor.page.locator('[role="log"]')
    await eventually(() => talk.textContent()).toContain('Good evening <b>all</b>')
    expect(await talk.textContent()).toContain('Marta')

    // In the middle of a turn.
    const before = [await host.player.look(), await guest.player.look()]
    await Promise.all([host.visitor.page.reload(), guest.visitor.page.reload()])
    for (const [i, { player }] of [host, guest].entries()) {
      // The dock of somebody who was there all along still tells what happened last.
      const { title: _told, ...stands } = before[i]
      await eventually(() => player.look()).toMatchObject(stands)
    }

    // Undo takes the answer back for everybody, but not past another person.
    const asked = await playUntil(async ({ player }) => (await player.look()).answers.includes('role builder'))
    const other = asked === host ? guest : host
    const choosing = await asked.player.look()
    const chosen = await asked.player.answer('role builder')
    await asked.player.question('builder-build')
    const undo = asked.visitor.page.locator('.dock .undo')
    expect(await undo.getAttribute('title')).toBe('Undo: Choose Builder')
    await undo.click()
    const undone = await asked.player.goneOn(chosen)
    expect(undone).toMatchObject({ kind: 'choose-role', answers: choosing.answers })
    await eventually(async () => (await other.player.look()).seq).toBe(undone.seq)

    await asked.player.answer('role builder')
    await asked.player.anything()
    await other.player.question('builder-build')
    expect(await other.visitor.page.locator('.dock .undo').getAttribute('aria-disabled')).toBe('true')
  })

  test('who is muted or shut out by those who run the server is told so', async () => {
    const { host, guest } = await twoAtTable(server)
    const { page } = guest.visitor
    const people = await server.operate({ do: 'people', like: 'Tiago', limit: 50 })
    const lasting = { guest: people.find(({ here }) => here)!.id, until: null, reason: '' }
    await server.operate({ do: 'mute', ...lasting })
    await fromMenu(guest.visitor, 'Chat')
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello?')
    await page.getByRole('button', { name: 'Send' }).click()
    await eventually(() => page.getByRole('alert').allTextContents()).toEqual(['You have been muted on this server.'])
    await server.operate({ do: 'ban', ...lasting })
    await eventually(() => page.locator('[data-warning="banned"]').textContent()).toContain('You have been shut out')
    expect(await host.visitor.page.locator('[data-warning="banned"]').count()).toBe(0)
  })

  test('a table that gathers is closed by who set it, and whoever waits there learns it', async () => {
    const [host, guest] = await Promise.all([server.visit(), server.visit()])
    await host.go('/')
    const link = await openTable(host, 'Marta')
    await join(guest, link, 'Marta')
    // Two of the same name at one table would be taken for one another.
    const taken = guest.page.getByRole('alert').filter({ hasText: TABLE_REASONS['name-taken'] })
    await taken.waitFor()
    await join(guest, link, 'Tiago')
    await host.page.getByRole('button', { name: 'Close this table…' }).click()
    await host.page.getByRole('button', { name: 'Close this table', exact: true }).click()
    await eventually(() => new URL(host.page.url()).pathname).toBe('/')
    await guest.page.getByText('This table is not there').waitFor()
  })

  test('a bot takes over and gives the seat back; a rematch that both want takes both along', async () => {
    const { host, guest } = await twoAtTable(server)
    const table = host.visitor.page.url()
    await handOver(host.visitor)
    const back = host.visitor.page.locator('.dock').getByRole('button', { name: 'Take your seat back' })
    await back.waitFor()
    expect((await host.player.look()).title).toBe('A bot plays for you.')
    // With a bot opposite, the other one is asked sooner or later.
    await guest.player.anything()
    await guest.player.question()
    await back.click()
    await eventually(() => back.count()).toBe(0)
    expect((await host.player.look()).title).not.toBe('A bot plays for you.')

    // Bots play to the end while nobody looks.
    await handOver(host.visitor)
    await handOver(guest.visitor)
    for (const { visitor } of [host, guest]) await visitor.go('/')
    const record = `${server.url}/api/tables/${table.split('/').at(-1)}/record`
    await eventually(async () => (await host.visitor.page.request.get(record)).status()).toBe(200)
    for (const { visitor, player } of [host, guest]) {
      await visitor.page.goto(table)
      await player.seeing('over')
    }
    // Nobody is seated unasked.
    await host.visitor.page.getByRole('button', { name: 'Play again' }).click()
    await host.visitor.page.getByText('Waiting for Tiago.').waitFor()
    await guest.visitor.page.getByText('Marta would like to play again.').waitFor()
    await guest.visitor.page.getByRole('button', { name: 'I am in' }).click()
    for (const { visitor } of [host, guest]) {
      await visitor.page.waitForURL((url) => /\/table\//.test(url.pathname) && url.href !== table)
      await visitor.page.getByText('Every seat is taken').waitFor()
    }
    expect(host.visitor.page.url()).toBe(guest.visitor.page.url())
    await host.visitor.page.getByRole('button', { name: 'Begin the game' }).click()
    const [a, b] = await Promise.all([host, guest].map(({ player }) => player.begun()))
    expect([a.seq, b.seq]).toEqual([0, 0])
  })
})

describe('a line that breaks', () => {
  test('answers are kept without a network, and a server that starts anew goes on', async () => {
    const { host, guest, playUntil } = await twoAtTable(server, { keepsClient: true })
    for (const { visitor } of [host, guest]) await visitor.installed()
    const asked = await playUntil(async ({ player }) => (await player.look()).kind === 'choose-role')
    const other = asked === host ? guest : host
    const { visitor, player } = asked
    for (const each of [host, guest]) each.visitor.expectNoNetwork()
    const before = await player.look()
    await visitor.context.setOffline(true)
    await strip(visitor).waitFor()
    await player.press(buttonOf('role builder'))
    await eventually(() => refusal(visitor).textContent()).toContain('kept')
    expect((await player.look()).seq).toBe(before.seq)

    await visitor.context.setOffline(false)
    const after = await player.goneOn(before)
    expect(after.kind).toBe('builder-build')
    await strip(visitor).waitFor({ state: 'detached' })
    await eventually(async () => (await other.player.look()).seq).toBe(after.seq)

    // Whoever comes back is asked the same; what the dock last told of others is in the log.
    const standing = async () => {
      const both = [await host.player.look(), await guest.player.look()]
      return both.map(({ title: _told, ...stands }) => stands)
    }
    const seen = await standing()
    await server.stopServer()
    for (const each of [host, guest]) await strip(each.visitor).waitFor()
    await server.startServer()
    for (const each of [host, guest]) await strip(each.visitor).waitFor({ state: 'detached' })
    expect(await standing()).toEqual(seen)
    let answers = 0
    await playUntil(() => answers++ >= 3)
  })

  test('an answer whose reply was lost counts once, and nothing is said of it', async () => {
    const { playUntil } = await twoAtTable(server)
    const { visitor, player } = await playUntil(async (member) => (await member.player.look()).kind === 'choose-role')
    await player.answer('role builder')
    await player.question('builder-build')
    const page = await visitor.context.newPage()
    let gestures: string[] = []
    await page.routeWebSocket(/\/ws\?/, (socket) => {
      const server = socket.connectToServer()
      let cut: number | undefined
      socket.onMessage((message) => {
        const { id, ask } = JSON.parse(String(message))
        if (ask.t === 'answer') gestures = [...gestures, ask.gesture]
        if (ask.t === 'answer' && gestures.length === 1) cut = id
        server.send(message)
      })
      // From the reply on nothing comes through any more.
      server.onMessage((message) => {
        if (cut === undefined) socket.send(message)
        else if (JSON.parse(String(message)).id === cut) void socket.close({ code: 1012 })
      })
    })
    await page.goto(visitor.page.url())
    const again = new Player(page)
    await again.question('builder-build')
    visitor.expectNoNetwork()
    await again.answer('pass')
    await eventually(() => gestures.length).toBe(2)
    expect(gestures[1]).toBe(gestures[0])
    await eventually(async () => (await again.look()).seq).toBe((await player.look()).seq)
    expect(await page.locator('.dock .no').count()).toBe(0)
    await page.close()
  })

  test('what was answered elsewhere is not answered again, and one is told', async () => {
    const { playUntil } = await twoAtTable(server)
    const { visitor, player } = await playUntil(async (member) => (await member.player.look()).kind === 'choose-role')
    const page = await visitor.context.newPage()
    let deaf = false
    await page.routeWebSocket(/\/ws\?/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        if (!deaf || !('t' in JSON.parse(String(message)))) socket.send(message)
      })
    })
    await page.goto(visitor.page.url())
    const second = new Player(page)
    const { answers } = await second.question('choose-role')

    // The first window loses its line and keeps an answer; the second one gives another. The kept one comes too late.
    visitor.expectNoNetwork()
    const line = await visitor.context.newCDPSession(visitor.page)
    await line.send('Network.enable')
    const cut = (offline: boolean) =>
      line.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
    await cut(true)
    await strip(visitor).waitFor()
    await player.press(buttonOf(answers[0]))
    await eventually(() => refusal(visitor).textContent()).toContain('kept')
    const { seq } = await second.answer('role builder')
    await cut(false)
    await strip(visitor).waitFor({ state: 'detached' })
    await eventually(async () => (await player.look()).seq).toBe(seq)
    await eventually(() => refusal(visitor).textContent()).toBe(TABLE_REASONS.stale)

    // The second window hears nothing any more: what it answers is stale.
    const building = await second.question('builder-build')
    deaf = true
    const now = await player.answer('pass')
    await second.press(buttonOf(building.answers[0]))
    await eventually(() => page.locator('.dock .no').textContent()).toBe(TABLE_REASONS.stale)
    expect((await player.look()).seq).toBe(now.seq)
  })
})

describe('somebody who watches', () => {
  test('is told no secrets before the end', async () => {
    const [marta, eva] = await Promise.all([server.visit(), server.visit()])
    await marta.go('/')
    const link = await openTable(marta, 'Marta')
    await marta.page.getByRole('button', { name: /^Seat a bot/ }).click()

    const received: string[] = []
    eva.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))))
    await eva.page.goto(link)
    await eva.page.getByText('Every seat is taken').waitFor()
    await marta.page.getByRole('button', { name: 'Begin the game' }).click()
    const player = new Player(marta.page)
    const watcher = new Player(eva.page)
    await eva.page.locator('[data-place^="vp:"]').first().waitFor()
    for (let i = 0; i < 8; i++) {
      const { seq } = await player.anything()
      await eventually(async () => (await watcher.look()).seq).toBeGreaterThanOrEqual(seq)
      const seen = await watcher.look()
      expect(seen.points.length).toBeGreaterThan(0)
      expect(new Set(seen.points)).toEqual(new Set(['?']))
      expect(seen.answers).toEqual([])
    }
    const table = marta.page.url().split('/').at(-1)
    await handOver(marta)
    await marta.go('/')
    await watcher.seeing('over')

    const reply = await marta.page.request.get(`${server.url}/api/tables/${table}/record`)
    const { start } = await reply.json()
    const told = received.map((text) => JSON.parse(text))
    const end = told.findIndex((message) => JSON.stringify(message).includes('"game-over"'))
    expect(end).toBeGreaterThan(50)
    expect(start.seed).toMatch(/^[0-9a-f]+$/)
    for (const [i, message] of told.slice(0, end).entries()) {
      expect(received[i]).not.toContain(start.seed)
      expect(secretsIn(message)).toEqual([])
    }
    // What opens at the end was looked for in the right places.
    expect(secretsIn(told[end]).length).toBeGreaterThan(0)
  })
})

/** Names that only secrets have, wherever in a message they stand: points in chips, totals, seeds and the stack. */
function secretsIn(message: unknown): string[] {
  const found: string[] = []
  const walk = (value: unknown, path: readonly string[]): void => {
    const last = path.at(-1) ?? ''
    if (['vp', 'total', 'rank', 'seed', 'salt', 'stack'].includes(last) && value !== null) found.push(path.join('.'))
    if (Array.isArray(value) && Array.isArray(value[0]) && value.length === 2) {
      // A patch: where, and what stands there now.
      walk(value[1], [...path, ...value[0].map(String)])
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
    } else if (value === 'chips') found.push(path.join('.'))
  }
  walk(message, [])
  return found
}
