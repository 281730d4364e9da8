import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { eventually } from './support/eventually.ts'
import { cover } from './support/home.ts'
import { decide, GAMES, lessonOf, lessonOpens, marked, openLesson, seen } from './support/lessons.ts'
import { buttonOf, Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

/** A lesson plays its whole game through before it opens. */
const open = (page: Page, game: string) => openLesson(page, server.url, game)

/** By the contents beside the board. */
const goTo = (page: Page, title: string) => page.locator('.contents button', { hasText: title }).click()

const next = (page: Page) => page.locator('[data-next]').click()

/** At a sign: points at another one first and is told what that is, then at the right one. */
async function sayWhich(page: Page, place: string): Promise<void> {
  const letters = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-mark]')].map((mark) => [mark.dataset.mark!, mark.textContent!]),
  )
  const [, right] = letters.find(([mark]) => mark === place)!
  const wrong = letters.find(([mark]) => mark !== place)
  if (wrong) {
    await page.locator(`[data-letter="${wrong[1].trim()}"]`).click()
    expect(await page.locator('.note .said.right').count()).toBe(0)
  }
  await page.locator(`[data-letter="${right.trim()}"]`).click()
  await page.locator('.note .said.right').waitFor()
}

describe('the lessons', () => {
  test.each(GAMES)('lead through all of %s, and point at what is there', async (game) => {
    const lesson = await lessonOf(game)
    const { page } = await server.visit()
    await open(page, game)
    for (const { id, turn, sign, places = [] } of lesson.stops) {
      await eventually(() => seen(page)).toBe(`${id} ${turn ? 'turn' : 'note'}`)
      if (!turn && places.length > 0) await eventually(() => marked(page)).toEqual([...new Set(places)])
      if (id !== lesson.stops.at(-1)!.id) await page.keyboard.press('ArrowRight')
      if (!sign) continue
      await eventually(() => seen(page)).toBe(`${id} check`)
      await eventually(async () => (await marked(page)).length).toBe(3)
      await sayWhich(page, places[0])
      await page.keyboard.press('ArrowRight')
    }
    expect(await page.locator('[data-next]').count()).toBe(0)
    await page.getByRole('button', { name: 'Play a first game' }).click()
    // The lesson's own board may still be on screen for a moment.
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/local\//)
    await new Player(page).begun()
  })

  test('are found by links from the time when they were called guides', async () => {
    const { page } = await server.visit()
    await page.goto(`${server.url}/guide/mombasa`)
    await lessonOpens(page)
  })

  test('let one decide, stand in nobody’s way, tell what they think of it, and go on as recorded', async () => {
    const { page } = await server.visit({ settings: { theme: 'system' } })
    await open(page, 'puerto-rico')
    await eventually(() => seen(page)).toBe('welcome note')
    expect(await barriers(page)).toEqual([])
    // A gesture begins from nothing where the proposal would be the answer.
    await goTo(page, 'Place your workers')
    await eventually(() => seen(page)).toBe('place-workers turn')
    await decide(page)
    await eventually(() => page.locator('.dock .pool').textContent()).toMatch(/3/)
    await page.getByRole('button', { name: 'Fill for me' }).click()
    await page.locator('[data-done]:not(:disabled)').click()
    await eventually(() => seen(page)).toBe('place-workers told')

    await goTo(page, 'Take your first role')
    await eventually(() => seen(page)).toBe('first-role turn')
    expect(await barriers(page)).toEqual([])
    await decide(page)
    await page.locator(buttonOf('role builder')).click()
    await eventually(() => seen(page)).toBe('first-role told')
    expect(await page.locator('.note .answers').textContent()).toMatch(/Builder.*Settler/)
    expect(await marked(page)).toEqual(['role:settler'])
    // What the table would ask next is not asked here, and cannot be picked.
    expect(await page.locator('main [data-lit], .tabs i').count()).toBe(0)

    // Taken back and answered as the lesson does.
    await page.keyboard.press('u')
    await eventually(() => seen(page)).toBe('first-role turn')
    await decide(page)
    await page.keyboard.press('1')
    await eventually(() => seen(page)).toBe('first-role told')
    expect(await page.locator('.same').isVisible()).toBe(true)
    await next(page)
    await eventually(() => seen(page)).toBe('first-tile turn')

    // A reload goes on where one was, and from there one can leave for a table of one's own.
    await page.reload()
    await lessonOpens(page)
    await eventually(() => seen(page)).toBe('first-tile turn')
    await page.locator('[data-play-on]').click()
    const player = new Player(page)
    expect((await player.question('settler-take')).answers).toContain('take quarry')
    await player.answer('take quarry')
  })

  test('lead through all of it on a phone', async () => {
    const lesson = await lessonOf('puerto-rico')
    const { page } = await server.visit({ device: 'phone' })
    await page.goto(`${server.url}/`)
    await cover(page)
      .getByRole('link', { name: /^Learn/ })
      .tap()
    await lessonOpens(page)
    for (const { id, turn, sign, places = [] } of lesson.stops) {
      await eventually(() => seen(page)).toBe(`${id} ${turn ? 'turn' : 'note'}`)
      // The part of the table that the note is about has come up by itself.
      if (!turn && places.length > 0) await eventually(() => marked(page)).toContain(places[0])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      if (id === 'first-building') {
        // First one reads, then the question comes.
        expect(await page.locator('.dock').count()).toBe(0)
        await page.locator('[data-decide]').tap()
        await page.locator(buttonOf('pass')).tap()
        await eventually(() => seen(page)).toBe(`${id} told`)
      }
      if (id !== lesson.stops.at(-1)!.id) await page.locator('[data-next]').tap()
      // Whoever does not want to say which it is goes on.
      if (sign && (await seen(page)) === `${id} check`) await page.locator('[data-next]').tap()
    }
    expect(await barriers(page)).toEqual([])
  })
})
