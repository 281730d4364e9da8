import { LANGUAGES } from '@quayside/kernel'
import { OUTDATED } from '@quayside/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { reloadWords } from '../packages/web/src/app/reload-words.ts'
import version1 from '../packages/web/test/old/version-1.json' with { type: 'json' }
import { patience } from '../tools/pace.ts'
import { twoAtTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
const PREFIX = 'quayside.table.'

const OLD = Object.entries(version1).map(([key, text]) => ({ id: key.slice(PREFIX.length), text }))
/** More answers than any of them needs to its end. */
const MOST = 400

/** What stands on a page where something was not told that it counts on: older rules tell less. */
const odd = (page: Page) =>
  page.evaluate(() => /.{0,60}\b(?:undefined|NaN)\b.{0,20}/.exec(document.body.innerHTML)?.[0] ?? null)

const notice = (page: Page) => page.locator('[data-warning="reload"]')

describe('a table that this browser kept from under older rules', () => {
  test.each(['puertorico', 'mombasa', 'cooper'])('%s is played to its end under them', async (id) => {
    const guest = await server.visit({ tables: OLD })
    const { page } = guest
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await guest.go(`/local/${id}`)
    const player = new Player(page)
    let answers = 0
    for (let seen = await player.ready(); seen.moment !== 'over'; seen = await player.ready()) {
      if (answers++ > MOST) throw new Error('it does not end')
      expect(await odd(page)).toBeNull()
      await player.anything()
    }
    expect(answers).toBeGreaterThan(5)
    expect(loaded.some((path) => /\/1-[0-9a-f]{16}-/.test(path))).toBe(true)
    const text = await page.evaluate((key) => localStorage.getItem(key)!, PREFIX + id)
    expect(JSON.parse(text)).toMatchObject({ rules: { version: 1 }, saved: { phase: 'over' } })
  })

  test('shows the prices that it began with, though they have been corrected', async () => {
    const guest = await server.visit({ tables: OLD })
    await guest.go('/local/cooper')
    await new Player(guest.page).ready()
    const label = (place: string) => guest.page.locator(`[data-place="${place}"]`).first().textContent()
    expect(await label('merchant:merchant-5')).toContain('costs 5 gold and 2 cloth, 4 helm points')
    expect(await label('dock:dock-2')).toContain('costs 1 coin and 3 wood, 1 helm point')
  })

  test('and that is over can be looked back on and analysed', async () => {
    const guest = await server.visit({ tables: OLD })
    const { page } = guest
    await guest.go('/local/puertoover/replay')
    await page.locator('[data-place]').first().waitFor()
    await page.getByRole('button', { name: 'To the end' }).click()
    await eventually(() => page.locator('.moment').innerText()).toContain('The game is over.')
    await page
      .locator('.percent')
      .first()
      .waitFor({ timeout: patience(30_000) })
  })
})

describe('a page that is too old', () => {
  test.each(LANGUAGES)('is told so in %s when the server speaks another protocol', async (language) => {
    const guest = await server.visit({ settings: { language } })
    const { page } = guest
    let old = true
    await page.routeWebSocket(/\/ws\?/, (socket) => {
      if (old) socket.close({ code: OUTDATED, reason: 'another protocol' })
      else socket.connectToServer()
    })
    await guest.go('/')
    await eventually(() => notice(page).textContent()).toContain(reloadWords[language].title)
    old = false
    await page.getByRole('button', { name: reloadWords[language].reload }).click()
    await page.locator('.cover').first().waitFor()
    expect(await notice(page).count()).toBe(0)
  })

  test('is told so at a table of rules that it does not know, and loses nothing', async () => {
    const { host, playUntil } = await twoAtTable(server)
    let answers = 0
    await playUntil(() => answers++ >= 4)
    const before = await host.player.look()
    const page = await host.visitor.context.newPage()
    let old = true
    await page.routeWebSocket(/\/ws\?/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        const text = String(message)
        socket.send(old ? text.replaceAll(/"version":\d+/g, '"version":99') : text)
      })
    })
    await page.goto(host.visitor.page.url())
    await eventually(() => notice(page).textContent()).toContain(reloadWords.en.title)
    expect(await page.locator('[data-place]').count()).toBe(0)
    old = false
    await page.getByRole('button', { name: reloadWords.en.reload }).click()
    // The dock of somebody who was there all along still tells what happened last.
    const { title: _told, ...stands } = before
    await eventually(() => new Player(page).look()).toMatchObject(stands)
  })
})
