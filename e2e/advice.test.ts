import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { patience } from '../tools/pace.ts'
import { barriers } from './support/barriers.ts'
import { join, openTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { setTable } from './support/home.ts'
import { Player, placesOf } from './support/player.ts'
import { asked, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
const ROWS = '[data-advice] [data-advised]'
const WAIT = { timeout: patience(30_000) }

const captain = (id: string, advice = true) =>
  keptTable({ id, advice, until: asked('captain-load', ({ ask }) => ask!.answers.length > 2) })

const isEvery = (wanted: readonly string[], found: readonly (string | null)[]) =>
  wanted.length > 0 && wanted.every((place) => found.includes(place))

describe('advice', () => {
  test('comes by a key, is read out, looked at on the board and taken', async () => {
    const guest = await server.visit({ settings: { theme: 'system' }, tables: [captain('keys')] })
    const { page } = guest
    await guest.go('/local/keys')
    const player = new Player(page)
    const before = await player.question('captain-load')
    await page.keyboard.press('h')
    const rows = page.locator(ROWS)
    await rows.first().waitFor(WAIT)
    const count = await rows.count()
    expect(count).toBeGreaterThan(1)
    for (const row of await rows.all()) expect(await row.innerText()).toMatch(/Ship .*\n\d+% to win, about \d+ points?/)

    // The best is in focus and lit; another one is a key away.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const marked = () => page.locator('[data-advice] .strong b').allInnerTexts()
    const named = async (place: number) => (await rows.nth(place).locator('b').innerText()).trim()
    await eventually(focused).toContain(await named(0))
    expect(await marked()).toEqual([await named(0)])
    expect(await page.locator('[data-live="advice"]').textContent()).toContain(`1: ${await named(0)}. `)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await marked()).toEqual([await named(1)])

    // What it is about is strong on the board: a good, and a ship or the wharf.
    const places = await page.$$eval('[data-place].strong', (all) =>
      all.map((place) => place.getAttribute('data-place')),
    )
    await player.enter()
    await player.goneOn(before)
    expect(await page.locator('[data-advice]').count()).toBe(0)
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('quayside.table.keys')!).lines as string[])
    const [seat, ...given] = kept[before.seq].split(' ')
    expect(seat).toBe('0')
    expect(isEvery(placesOf(given.join(' ')), places)).toBe(true)
  })

  test('goes with Escape, and with the question', async () => {
    const guest = await server.visit({ tables: [captain('leaving')] })
    const { page } = guest
    await guest.go('/local/leaving')
    const player = new Player(page)
    await player.question('captain-load')
    await page.keyboard.press('h')
    await page.locator(ROWS).first().waitFor(WAIT)
    await page.keyboard.press('Escape')
    expect(await page.locator('[data-advice]').count()).toBe(0)
    await eventually(() => page.evaluate(() => document.activeElement?.hasAttribute('data-advise'))).toBe(true)
    await page.keyboard.press('h')
    await page.locator(ROWS).first().waitFor(WAIT)
    await player.anything('key')
    await eventually(() => page.locator('[data-advice]').count()).toBe(0)
  })

  test('on a phone a finger looks first, and takes with the second touch', async () => {
    const guest = await server.visit({ device: 'phone', tables: [captain('phone')] })
    const { page } = guest
    await guest.go('/local/phone')
    const player = new Player(page, true)
    const before = await player.question('captain-load')
    await player.press('[data-advise]')
    const second = `li:nth-child(2) > button`
    await page.locator(ROWS).first().waitFor(WAIT)
    await player.press(`[data-advice] ${second}`)
    await eventually(() => page.locator(`[data-advice] ${second}.strong`).count()).toBe(1)
    expect((await player.look()).seq).toBe(before.seq)
    await player.press(`[data-advice] ${second}`)
    expect((await player.goneOn(before)).seq).toBeGreaterThan(before.seq)
  })

  test('on placing workers lays them out, and sends nothing', async () => {
    const mayor = keptTable({ id: 'mayor', until: asked('mayor-place', ({ view }) => (view.round as number) > 4) })
    const guest = await server.visit({ tables: [mayor] })
    const { page } = guest
    await guest.go('/local/mayor')
    const player = new Player(page)
    const before = await player.question('mayor-place')
    await page.getByRole('button', { name: 'Lift all' }).click()
    await eventually(() => page.locator('[data-done]').isDisabled()).toBe(true)
    await page.keyboard.press('h')
    await page.locator(ROWS).first().waitFor(WAIT)
    await page.keyboard.press('Enter')
    await eventually(() => page.locator('[data-done]').isEnabled()).toBe(true)
    expect((await player.look()).seq).toBe(before.seq)
    expect((await player.done()).seq).toBeGreaterThan(before.seq)
  })
})

describe('what is expected after an answer', () => {
  const at = (page: Page) => page.locator('[data-imagined-at]').getAttribute('data-imagined-at')
  /** Without what an answer that is looked at would bring, and without the log: both come a moment later. */
  const board = async (page: Page) => {
    const places = page.locator('main [data-place]')
    await places.first().waitFor(WAIT)
    return (await places.allInnerTexts()).join('\n').replace(/^[+−]\d+\n?/gm, '')
  }

  test('is stepped through on the board by keys, answers nothing, and leads back to the advice', async () => {
    const guest = await server.visit({ tables: [captain('ahead')] })
    const { page } = guest
    await guest.go('/local/ahead')
    const player = new Player(page)
    const before = await player.question('captain-load')
    const table = await board(page)
    await page.keyboard.press('h')
    await page.locator(`${ROWS}:focus`).waitFor(WAIT)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('[data-imagined-at]').waitFor(WAIT)
    expect(await page.getByText('Imagined, not played').count()).toBe(1)
    expect(await page.locator('[data-sentence]').innerText()).toMatch(/ships? /)
    expect(await board(page)).not.toBe(table)
    expect(await barriers(page)).toEqual([])

    await page.keyboard.press('ArrowRight')
    await eventually(() => at(page)).toBe('1')
    await page.keyboard.press('1')
    await page.keyboard.press('u')
    await page.keyboard.press('ArrowLeft')
    await eventually(() => at(page)).toBe('0')
    expect((await player.look()).seq).toBe(before.seq)

    await page.keyboard.press('Escape')
    await page.locator(ROWS).first().waitFor(WAIT)
    await eventually(() => board(page)).toBe(table)
    expect((await player.look()).seq).toBe(before.seq)
  })

  test('on a phone, by a finger; the board cannot be answered at meanwhile', async () => {
    const guest = await server.visit({
      device: 'phone',
      settings: { language: 'it' },
      tables: [captain('ahead-phone')],
    })
    const { page } = guest
    await guest.go('/local/ahead-phone')
    const player = new Player(page, true)
    const before = await player.question('captain-load')
    await player.press('[data-advise]')
    await page.locator(ROWS).first().waitFor(WAIT)
    await player.press('[data-look-ahead="1"]')
    await page.getByText('Immaginato, non giocato').waitFor(WAIT)
    await player.press('[data-imagined="on"]')
    await eventually(() => at(page)).toBe('1')
    for (const ship of await page.locator('main [data-place^="ship"]').all()) await ship.tap({ force: true })
    expect((await player.look()).seq).toBe(before.seq)
    await player.press('[data-imagined="close"]')
    await page.locator(ROWS).first().waitFor(WAIT)
    expect(await page.locator('[data-imagined-at]').count()).toBe(0)
  })
})

describe('a table without advice', () => {
  test('has no button, and the key means nothing', async () => {
    const guest = await server.visit({ tables: [captain('without', false)] })
    const { page } = guest
    await guest.go('/local/without')
    const player = new Player(page)
    await player.question('captain-load')
    expect(await page.locator('.dock .undo').count()).toBe(1)
    expect(await page.locator('[data-advise]').count()).toBe(0)
    await page.keyboard.press('h')
    await page.waitForTimeout(600)
    expect(await page.locator('[data-advice]').count()).toBe(0)
    expect(page.workers()).toEqual([])
  })

  test('is set with one press', async () => {
    const guest = await server.visit()
    const { page } = guest
    await guest.go('/')
    await setTable(page)
    const chip = page.getByRole('button', { name: 'Advice', exact: true })
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    await chip.click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await new Player(page).question()
    expect(await page.locator('[data-advise]').count()).toBe(0)
  })
})

test('online advice is off unless somebody wants it; then the server gives it', async () => {
  const [marta, tiago] = [await server.visit(), await server.visit()]
  await marta.go('/')
  await setTable(marta.page)
  await marta.page.getByRole('radio', { name: 'Online' }).check()
  const chip = marta.page.getByRole('button', { name: 'Advice', exact: true })
  expect(await chip.getAttribute('aria-pressed')).toBe('false')
  await chip.click()
  const link = await openTable(marta, 'Marta')
  expect(await marta.page.getByText('for everybody').count()).toBe(1)
  await join(tiago, link, 'Tiago')
  await marta.page.getByRole('button', { name: 'Begin the game' }).click()
  const { page } = marta
  await new Player(page).question('choose-role')
  await page.keyboard.press('h')
  await page.locator(ROWS).first().waitFor(WAIT)
  expect(await page.locator(ROWS).first().innerText()).toMatch(/Choose .*\n\d+% to win/)
  // It was thought of elsewhere.
  expect(page.workers()).toEqual([])
})
