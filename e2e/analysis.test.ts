import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { patience } from '../tools/pace.ts'
import { barriers } from './support/barriers.ts'
import { eventually } from './support/eventually.ts'
import { asked, isOver, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

/** Looking back on a finished game with the eyes of a master. */

const server = openServer()
const options = { players: 2 }
const tables = [
  keptTable({ id: 'end', options, until: isOver }),
  keptTable({ id: 'running', options, until: asked('builder-build') }),
]

/** The chances shown, in percents. */
async function chances(page: Page): Promise<number[]> {
  const texts = await page
    .getByRole('row', { name: /^Chance to win/ })
    .getByRole('cell')
    .allTextContents()
  return texts.map((text) => Number.parseInt(text, 10))
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Chances take a while where many tests run at once. */
const analysed = (page: Page) =>
  page
    .getByRole('table', { name: 'Chance to win, round by round' })
    .waitFor({ state: 'attached', timeout: patience(30_000) })

const KEPT = 'quayside.analysis.'
/** How many games were played out in thought, as far as that is written down. */
const written = (page: Page) =>
  page.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith(prefix))
    const { outlooks } = JSON.parse(localStorage.getItem(key ?? '') ?? '{"outlooks":[]}')
    return (outlooks as { playouts: number }[]).reduce((all, { playouts }) => all + playouts, 0)
  }, KEPT)

describe('the replay of a finished game', () => {
  test('looks into it by itself and shows everybody’s chance to win', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await guest.go('/local/end/replay')
    await analysed(page)
    expect(sum(await chances(page))).toBe(100)
    await page.getByRole('button', { name: 'To the end' }).click()
    await eventually(async () => Math.max(...(await chances(page)))).toBe(100)
    const told = page.getByRole('table', { name: 'Chance to win, round by round' })
    const rounds = await told.getByRole('row').count()
    expect(rounds).toBeGreaterThan(5)
    expect(await told.getByRole('row').last().getByRole('cell').allTextContents()).toContain('100%')
    expect(await barriers(page)).toEqual([])
  })

  test('begins with what turned it: what changed most first, and as the numbers say', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await guest.go('/local/end/replay')
    await analysed(page)
    const rows = page.getByRole('tabpanel', { name: 'Turning points' }).getByRole('listitem')
    if ((await rows.count()) === 0) {
      await page.getByText('no single answer turned the game').waitFor()
      return
    }
    const told = await rows.allTextContents()
    const changes = told.map((text) => {
      const [, from, to] = /(\d+)% → (\d+)%/.exec(text)!.map(Number)
      expect(text).toContain(`${to < from ? '−' : '+'}${Math.abs(to - from)}%`)
      return Math.abs(to - from)
    })
    expect(changes).toEqual(changes.toSorted((a, b) => b - a))
    // A row leads to its moment, where it stands as the row says.
    await rows.first().getByRole('button').first().click()
    const both = () =>
      page.evaluate(() => {
        const row = document.querySelector('[aria-current="step"]')?.textContent ?? ''
        const shown = [...document.querySelectorAll('.percent')].map(({ textContent }) => textContent)
        return shown.includes(/→ (\d+%)/.exec(row)?.[1] ?? '')
      })
    await eventually(both).toBe(true)
  })

  test('says why an answer was good or not', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await guest.go('/local/end/replay')
    await page.getByRole('tab', { name: 'Why?' }).click()
    const why = page.getByRole('region', { name: 'Why?' })
    await eventually(() => why.textContent()).toContain('Go to an answer')
    await page.getByRole('button', { name: 'One answer forward' }).click()
    await why.getByText(/could expect \d+ points? at the end/).waitFor({ timeout: patience(30_000) })
    const percents = await why.locator('li b').allTextContents()
    const shown = percents.map((text) => Number.parseInt(text, 10))
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    await why.getByText(/^(best|about equal|good|slip|blunder)$/).waitFor({ timeout: patience(30_000) })
  })

  test('steps through what a master expected, and comes back to what was played', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await guest.go('/local/end/replay')
    await page.getByRole('tab', { name: 'Why?' }).click()
    await page.getByRole('button', { name: 'One answer forward' }).click()
    const ahead = page.locator('[data-look-ahead="0"]')
    await ahead.waitFor({ timeout: patience(30_000) })
    const board = () => page.locator('main').innerText()
    const played = await board()
    await ahead.click()
    await page.getByText('Imagined, not played').waitFor()
    const at = () => page.locator('[data-imagined-at]').getAttribute('data-imagined-at')
    await page.keyboard.press('ArrowRight')
    await eventually(at).toBe('1')
    expect(await page.locator('.replay').getAttribute('data-at')).toBe('1')
    await eventually(async () => (await board()) === played).toBe(false)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eventually(board).toBe(played)
    // Whoever goes on in the game leaves what was imagined.
    await ahead.click()
    await page.getByRole('region', { name: 'Imagined, not played' }).waitFor()
    await page.getByRole('tab', { name: /^Answers/ }).click()
    await page.locator('#replay-page [data-at], #replay-page button').nth(4).click()
    await eventually(() => page.locator('[data-imagined-at]').count()).toBe(0)
  })

  test('goes on where it stopped when the page is loaded again', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await guest.go('/local/end/replay')
    await analysed(page)
    await page.reload()
    // Before anything could have been thought: it is kept.
    const before = await written(page)
    expect(before).toBeGreaterThan(100)
    await page
      .locator('.percent')
      .first()
      .waitFor({ timeout: patience(2000) })
    expect(sum(await chances(page))).toBe(100)
    expect(await page.getByText(/Go on with the analysis|games played out/).count()).toBe(1)
    await eventually(() => page.getByText(/of \d+$|games played out/).count()).toBeGreaterThan(0)
    expect(await written(page)).toBeGreaterThanOrEqual(before)
  })

  test('has a drawer that stays as one left it, beside a board that never lies under it', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await guest.go('/local/end/replay')
    const drawer = page.locator('aside')
    await drawer.waitFor()
    const box = (await drawer.boundingBox())!
    const board = (await page.locator('main').boundingBox())!
    expect(box.width).toBe(340)
    expect(board.x + board.width).toBeLessThanOrEqual(box.x)
    expect(box.y + box.height).toBe(page.viewportSize()!.height)
    expect((await page.getByRole('region', { name: 'Replay controls' }).boundingBox())!.height).toBe(104)
    await page.getByRole('tab', { name: /^Answers/ }).click()
    expect((await page.locator('ol.all').boundingBox())!.height).toBeGreaterThan(500)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await eventually(() => drawer.count()).toBe(0)
    await page.reload()
    await page.getByRole('slider', { name: 'Timeline' }).waitFor()
    expect(await drawer.count()).toBe(0)
    await page.keyboard.press('l')
    await drawer.waitFor()
    expect(await page.getByRole('tab', { name: /^Answers/ }).getAttribute('aria-selected')).toBe('true')
    // On a tablet it lies over the board, when it is wanted.
    await page.setViewportSize({ width: 1024, height: 768 })
    await eventually(() => drawer.count()).toBe(0)
    await page.getByRole('button', { name: 'Analysis' }).click()
    await drawer.waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => drawer.count()).toBe(0)
  })

  test('knows what it has found when one comes back', async () => {
    const guest = await server.visit({ tables, device: 'phone' })
    const { page } = guest
    await guest.go('/local/end/replay')
    await analysed(page)
    await page.evaluate(() => {
      history.pushState(null, '', '/')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('slider', { name: 'Timeline' }).waitFor({ state: 'detached' })
    await page.goBack()
    await page.locator('nav.tabs button').last().click()
    await page
      .locator('.percent')
      .first()
      .waitFor({ timeout: patience(2000) })
    expect(sum(await chances(page))).toBe(100)
  })
})

test('a game that runs is not looked into', async () => {
  const guest = await server.visit({ tables })
  const { page } = guest
  await guest.go('/local/running/replay')
  await page.getByRole('slider', { name: 'Timeline' }).waitFor()
  await page.waitForTimeout(3000)
  expect(await page.getByRole('button', { name: /Analyse|Analysis/ }).count()).toBe(0)
  expect(await page.getByRole('tab').count()).toBe(0)
  expect(await page.locator('.percent').count()).toBe(0)
})
