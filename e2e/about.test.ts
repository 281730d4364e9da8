import { games } from '@quayside/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { Player } from './support/player.ts'
import { isOver, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

/** Pixels by which a page is wider than the screen. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('pages about the games', () => {
  test('are reached from home, and tell of every component how sure it is', async () => {
    const guest = await server.visit()
    const { page } = guest
    await guest.go('/')
    await page.getByRole('link', { name: 'About the games and their data' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Mombasa' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mombasa' }).waitFor()
    const books = page.getByRole('button', { name: 'Books', exact: true })
    await books.click()
    expect(await books.getAttribute('aria-expanded')).toBe('true')
    expect(await page.getByText('Book A: needs 2 bananas; gives £2').count()).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'To the tables' }).click()
    await page.getByRole('heading', { level: 1, name: /^A table for three/ }).waitFor()
  })

  test('are reached from the rules', async () => {
    const guest = await server.visit()
    const { page } = guest
    await guest.go('/')
    await page.getByRole('button', { name: 'Rules' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^About Puerto Rico/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Puerto Rico' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test.each(['en', 'pt', 'it'] as const)('fit a phone in %s, and nothing stands in the way', async (language) => {
    const guest = await server.visit({ settings: { language, theme: 'system' }, device: 'phone' })
    const { page } = guest
    await guest.go('/about')
    for (const { id } of games) {
      await guest.wander(`/about/${id}`)
      await page.getByRole('heading', { level: 1, name: id.replace('-', ' ') }).waitFor()
      await page.locator('main button[aria-expanded]').first().click()
      expect(await tooWide(page)).toBe(0)
      if (language === 'pt') expect(await barriers(page)).toEqual([])
    }
  })
})

describe('the end', () => {
  test.each([
    ['mombasa', { players: 3 }, 'Share values', 'Shares at the end'],
    ['cooper-island', { players: 2 }, 'Land', 'What they have in the end'],
  ])('of %s has charts and tables of its own', async (game, options, chart, table) => {
    const kept = keptTable({ id: 'end', game, options, until: isOver })
    const guest = await server.visit({ settings: { theme: 'system' }, tables: [kept] })
    const { page } = guest
    await guest.go('/local/end')
    await new Player(page).seeing('over')
    await page.getByRole('heading', { name: table }).waitFor()
    await page.getByRole('button', { name: chart, exact: true }).click()
    expect(await tooWide(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: chart, exact: true }).click()
    expect(await tooWide(page)).toBe(0)
    await page.getByRole('link', { name: /^About/ }).click()
    await page.locator('main h1').waitFor()
  })
})
