import type { Locator, Page } from 'playwright-core'

/** The ways into a game from the page of all games. */
export const cover = (page: Page, game = 'Puerto Rico'): Locator => page.locator('.cover', { hasText: game })

/** A table against bots, at once. */
export const playNow = (page: Page, game?: string): Promise<void> =>
  cover(page, game)
    .getByRole('button', { name: /^Play now/ })
    .click()

/** Opens the form of a new table; it stays open where it is. */
export async function setTable(page: Page, game?: string): Promise<void> {
  const set = cover(page, game).getByRole('button', { name: /^Set/ })
  if ((await set.getAttribute('aria-expanded')) !== 'true') await set.click()
  await page.locator('form').waitFor()
}
