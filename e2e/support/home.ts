import type { Locator, Page } from 'playwright-core'

/** The ways into a game from the page of all games. */
export const cover = (page: Page, game = 'Puerto Rico'): Locator => page.locator('.cover', { hasText: game })

/** A table against bots, at once. */
export const playNow = (page: Page, game?: string): Promise<void> =>
  cover(page, game)
    .getByRole('button', { name: /^Play now/ })
    .click()

/** Opens the form of a new table. */
export async function setTable(page: Page, game?: string): Promise<void> {
  await cover(page, game).locator('button[aria-expanded]').click()
  await page.locator('form').waitFor()
}
