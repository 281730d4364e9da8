import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { setTable } from './support/home.ts'
import { Player } from './support/player.ts'
import { asked, keptTable, onCores } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

/** Chooses how the bots of a new table play. */
async function chooseBots(page: Page, grade: string): Promise<void> {
  for (const seat of [2, 3]) await page.getByLabel(`Who sits at seat ${seat}`).selectOption({ label: `${grade}, bot` })
}

const isMine = asked('choose-role')
/** Whether the page has started the worker in which bots think. */
const thinks = (page: Page) => page.workers().some((worker) => worker.url().includes('worker'))

/** Who has given each answer of the table on the page so far. */
const answeredBy = (page: Page) =>
  page.evaluate(() => {
    const { lines } = JSON.parse(localStorage.getItem(`quayside.table.${location.pathname.split('/')[2]}`)!)
    return (lines as string[]).map((line) => line[0])
  })

describe('bots of this browser', () => {
  test('strong ones are chosen, think beside the page, and the game goes on', async () => {
    const guest = await server.visit()
    const { page } = guest
    await guest.go('/')
    await setTable(page)
    await chooseBots(page, 'Strong')
    expect(await page.getByText('Looks ahead a little').count()).toBe(2)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const player = new Player(page)
    await player.question('choose-role')
    await player.answer('role builder')
    await player.question('builder-build')
    await player.answer('pass')
    await eventually(() => thinks(page)).toBe(true)
    for (let i = 0; i < 6; i++) await player.anything()
    const seats = await answeredBy(page)
    expect(seats.filter((seat) => seat === '1').length).toBeGreaterThan(2)
    expect(seats.filter((seat) => seat === '2').length).toBeGreaterThan(2)
  })

  test('the one who thinks is named, and undo works meanwhile', async () => {
    const guest = await server.visit({ tables: [keptTable({ id: 'thinking', bot: 'master' })] })
    const { page } = guest
    let wake = () => {}
    const awake = new Promise<void>((resolve) => {
      wake = resolve
    })
    // The bot thinks for as long as the test likes.
    await page.route('**/assets/worker-*', async (route) => {
      await awake
      await route.continue().catch(() => {})
    })
    await guest.go('/local/thinking')
    const player = new Player(page)
    await player.question('choose-role')
    await player.answer('role builder')
    await player.question('builder-build')
    await player.answer('pass')
    await eventually(() => page.locator('.dock .who').textContent()).toContain('Beatriz is thinking')
    await page.locator('.dock .undo').click()
    const { seq } = await player.question('builder-build')
    // What it was thinking about never comes.
    wake()
    await page.waitForTimeout(1500)
    expect((await player.look()).seq).toBe(seq)
    await player.answer('pass')
    await player.ready()
  })

  test('grandmasters are offered too, and think in workers on half of the cores', async () => {
    const guest = await server.visit()
    const { page } = guest
    await onCores(page, 6)
    await guest.go('/')
    await setTable(page)
    const levels = await page.getByLabel('Who sits at seat 2').locator('option').allTextContents()
    expect(levels.map((label) => label.trim())).toEqual(
      ['Casual', 'Steady', 'Strong', 'Master', 'Grandmaster'].map((grade) => `${grade}, bot`),
    )
    await chooseBots(page, 'Grandmaster')
    expect(await page.getByText('Thinks for up to ten seconds').count()).toBe(2)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const player = new Player(page)
    await player.question('choose-role')
    await player.answer('role builder')
    await player.question('builder-build')
    await player.answer('pass')
    await eventually(() => page.workers().length).toBe(3)
    await eventually(() => page.locator('.dock .who').textContent()).toContain('is thinking')
    await eventually(async () => (await answeredBy(page)).includes('1')).toBe(true)
    expect(page.workers().length).toBe(3)
  })

  test('without their worker they play plainly, and nobody waits for ever', async () => {
    const kept = keptTable({ id: 'broken', bot: 'strong', until: isMine })
    const guest = await server.visit({ tables: [kept] })
    const { page } = guest
    guest.expectNoNetwork()
    await page.route('**/assets/worker-*', (route) => route.abort('connectionrefused'))
    await guest.go('/local/broken')
    const player = new Player(page)
    for (let i = 0; i < 4; i++) await player.anything()
    expect((await player.ready()).seq).toBeGreaterThan(8)
  })

  test('and without a network they think as before', async () => {
    const kept = keptTable({ id: 'away', bot: 'strong', until: isMine })
    const guest = await server.visit({ tables: [kept], keepsClient: true })
    const { page } = guest
    await guest.go('/')
    await guest.installed()
    guest.expectNoNetwork()
    await guest.context.setOffline(true)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await guest.go('/local/away')
    const player = new Player(page)
    for (let i = 0; i < 3; i++) await player.anything()
    await player.ready()
    expect(thinks(page)).toBe(true)
    expect(warnings.filter((warning) => warning.includes('dismissed'))).toEqual([])
  })
})
