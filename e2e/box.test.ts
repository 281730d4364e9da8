import { gameById } from '@quayside/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { setTable } from './support/home.ts'
import { Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
const ANSWERS = 4

type Entry = { price: number; helm: number; source: string }

/** The built-in data of a game with one number measured from the box. */
function packOf(game: string): object {
  const pack = structuredClone(gameById(game)!.data!.pack) as {
    cards: { action: Entry[] }
    merchants: Entry[]
  }
  if (game === 'mombasa')
    Object.assign(pack.cards.action[0], { price: pack.cards.action[0].price + 1, source: 'owner' })
  else Object.assign(pack.merchants[0], { helm: pack.merchants[0].helm + 1, source: 'owner' })
  return { ...pack, name: 'My box' }
}

const open = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe.each([
  ['desk', 'mombasa', 'Mombasa'],
  ['phone', 'cooper-island', 'Cooper Island'],
] as const)('the owner’s box, on a %s', (device, game, title) => {
  test('a file is opened, a table set with it and played, and it survives reload', async () => {
    const guest = await server.visit({ device })
    const { page } = guest
    await guest.go(`/about/${game}`)
    await page.getByRole('link', { name: /^The owner’s box/ }).click()

    await open(page, 'noise.json', Buffer.from([0, 255, 7, 123, 200, 10]))
    await page.getByText('This is no data pack: it is not written as JSON.').waitFor()
    await open(
      page,
      'bad.json',
      JSON.stringify({ ...packOf(game), name: '<img src=x onerror=alert(1)>', map: 3, solo: 3 }),
    )
    await page.getByText(/Not taken: \d/).waitFor()
    expect(await page.locator('ol li').count()).toBeGreaterThan(0)
    await open(page, 'box.json', JSON.stringify(packOf(game)))
    await page.getByText('“My box” is in the box.').waitFor()
    await page.getByText('1 entry differs from what is built in').click()
    expect(await page.locator('[data-entry] dd').count()).toBe(1)
    expect(await tooWide(page)).toBe(0)
    expect(await barriers(page)).toEqual([])

    await guest.go('/')
    await setTable(page, title)
    await page.getByRole('button', { name: 'All options' }).click()
    await page.getByRole('radio', { name: 'My box' }).check()
    await page.locator('form .go .prim').click()
    const player = new Player(page, device === 'phone')
    await player.begun()
    for (let i = 0; i < ANSWERS; i++) await player.anything()
    await page.reload()
    await player.question()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('Played with “My box”').waitFor()
    const at = page.url()

    await guest.go('/box')
    await page.getByRole('button', { name: 'Remove: My box' }).click()
    await page.goto(at)
    await page.getByRole('heading', { name: /played with the data pack My box/ }).waitFor()
  })
})
