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
    .locator('.percent')
    .first()
    .waitFor({ timeout: patience(30_000) })

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

  test('says why an answer was good or not', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await guest.go('/local/end/replay')
    await page.getByRole('button', { name: 'Why?' }).click()
    const why = page.getByRole('region', { name: 'Why?' })
    await eventually(() => why.textContent()).toContain('Go to an answer')
    await page.getByRole('button', { name: 'One answer forward' }).click()
    await why.getByText(/could expect \d+ points? at the end/).waitFor({ timeout: patience(30_000) })
    await why.getByText(/^(best|good|slip|blunder)$/).waitFor({ timeout: patience(30_000) })
    await page.getByRole('button', { name: 'Answers', exact: true }).click()
    await eventually(() => page.locator('[data-step="1"]').textContent()).toMatch(/best|good|slip|blunder/)
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
    await page.locator('.cover').first().waitFor()
    await page.goBack()
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
  expect(await page.getByRole('button', { name: /Analyse|Why/ }).count()).toBe(0)
  expect(await page.locator('.percent').count()).toBe(0)
})
