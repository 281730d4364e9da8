import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { eventually } from './support/eventually.ts'
import { setTable } from './support/home.ts'
import { momentTable } from './support/moments.ts'
import { Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

const EXPANSIONS = ['New Buildings', 'Citizens', 'The Smuggler', 'Festival Cards', 'Achievements']
/** Cards that everybody keeps before the first round. */
const CARDS = 4
/** Answers beyond them: some rounds against two opponents that the game plays itself. */
const TURNS = 6

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** One person against two Puertomas, with everything that the edition has and a market of chance. */
async function setAlone(page: Page): Promise<void> {
  await setTable(page)
  await chip(page, 'Alone').click()
  expect(await page.getByText('Played by the game itself').count()).toBe(2)
  for (const name of EXPANSIONS) await chip(page, name).click()
  // Its cards are no use without the festival, which came along.
  expect(await chip(page, 'The Festival').getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('radio', { name: 'Drawn by chance' }).check({ force: true })
  await page.getByRole('button', { name: 'Start the game' }).click()
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe.each(['desk', 'phone'] as const)('everything at once, on a %s', (device) => {
  const touch = device === 'phone'

  test('alone against two Puertomas', async () => {
    const guest = await server.visit({ device, settings: { theme: 'system' } })
    const { page } = guest
    await guest.go('/')
    await setAlone(page)
    const player = new Player(page, touch)

    // The first card by the thing itself, which a finger has to touch twice, the others by their buttons.
    let seen = await player.question('achievement-hold')
    const first = '.cards.large [data-lit]'
    await page.locator(first).first().waitFor()
    if (touch) await player.press(first)
    seen = await player.goneOn(await player.press(first))
    for (let kept = 1; kept < CARDS; kept++) {
      expect(seen.kind).toBe('achievement-hold')
      seen = await player.anything()
    }

    await player.question()
    if (touch) await page.locator('.tabs button').nth(3).tap()
    await page.locator('.automa').first().waitFor()
    expect(await page.locator('.automa').count()).toBe(2)
    for (let turn = 0; turn < TURNS; turn++) {
      seen = await player.question()
      if (seen.moment === 'over') break
      await player.anything()
    }
    await player.question()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    if (touch) {
      for (const tab of await page.locator('.tabs button').all()) {
        await tab.tap()
        await eventually(() => tab.getAttribute('aria-current')).toBe('page')
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
      await page.locator('.tabs button').nth(3).tap()
      await page.locator('.automa').first().waitFor()
    }
    expect(await barriers(page)).toEqual([])
  })
})

test.each(['en', 'pt', 'it'] as const)(
  "the Puertoma's deck keeps to its panel in a low window, in %s",
  async (language) => {
    const tables = [momentTable('puertoma')]
    const guest = await server.visit({ device: { width: 1280, height: 720 }, settings: { language }, tables })
    await guest.go('/local/puertoma')
    const panel = guest.page.locator('.automas')
    await panel.waitFor()
    expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const beside = await guest.page.locator('[data-place^="role:"]').first().boundingBox()
    const { x, width } = (await panel.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(beside!.x)
  },
)
