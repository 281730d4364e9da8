import type { Page } from 'playwright-core'

/** What the first page is headed by. */
export const HOME = /^A table for \w+ great economic board games\.$/

/** A game against bots with everything as it comes. */
export const playNow = (page: Page, game = 'Puerto Rico'): Promise<void> =>
  page.getByRole('button', { name: `Play now: ${game}`, exact: true }).click()

/** Opens the form of a new table; it stays open where it is. */
export async function openForm(page: Page, game = 'Puerto Rico'): Promise<void> {
  const set = page.getByRole('button', { name: `Set…: ${game}`, exact: true })
  if ((await set.getAttribute('aria-expanded')) !== 'true') await set.click()
  await page.locator('form').waitFor()
}
