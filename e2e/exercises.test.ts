import { gameById } from '@quayside/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadExercises } from '../packages/web/src/exercises/exercise.ts'
import { linesOf } from '../packages/web/src/exercises/search.ts'
import { patience } from '../tools/pace.ts'
import { barriers } from './support/barriers.ts'
import { eventually } from './support/eventually.ts'
import { buttonOf } from './support/player.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

const seen = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[data-exercise]')
    return `${shown?.dataset.exercise} ${shown?.dataset.phase} ${shown?.dataset.right ?? ''}`.trim()
  })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await page.waitForSelector('[data-exercise]', { timeout: patience(30_000) })
}

describe('the exercises', () => {
  test('say what a poorer answer has brought and what the best would have, and keep what is solved', async () => {
    const all = (await loadExercises('puerto-rico'))!
    const exercise = all.exercises.find(({ id }) => id === 'sell')!
    const lines = linesOf(gameById('puerto-rico')!, all, exercise)
    const { page } = await server.visit({ settings: { theme: 'system' } })
    await open(page, '/exercises/puerto-rico')
    await eventually(() => seen(page)).toBe('load-most task')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await eventually(() => seen(page)).toBe('sell task')

    await page.locator('[data-decide]').click()
    await page.locator(buttonOf('sell corn')).click()
    await eventually(() => seen(page)).toBe('sell told false')
    expect(await page.locator('.note .answers').textContent()).toMatch(/Coins: 3.*Coins: 7/)
    expect(await barriers(page)).toEqual([])

    await page.locator('[data-again]').click()
    await eventually(() => seen(page)).toBe('sell task')
    await page.locator('[data-decide]').click()
    await page.locator(buttonOf(lines[0].texts[0])).click()
    await eventually(() => seen(page)).toBe('sell told true')

    // What is solved is known after a reload, and the first that is not comes up.
    await page.reload()
    await eventually(() => seen(page)).toBe('load-most task')
    expect(await page.locator('.list .cap').textContent()).toBe('Solved: 1 of 10')
  })

  test('are all laid out on a phone', async () => {
    const { exercises } = (await loadExercises('cooper-island'))!
    const { page } = await server.visit({ device: 'phone' })
    await open(page, '/exercises/cooper-island')
    for (const { id } of exercises) {
      await eventually(() => seen(page)).toBe(`${id} task`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      if (id !== exercises.at(-1)!.id) await page.locator('[data-next]').tap()
    }
    await page.locator('[data-decide]').tap()
    await page.locator('section.dock .offer').first().waitFor()
    expect(await barriers(page)).toEqual([])
  })

  test('and the primer are reached from the page about the game and from its lesson', async () => {
    const guest = await server.visit()
    const { page } = guest
    await guest.go('/about/mombasa')
    await page.getByRole('link', { name: 'How to play well' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mombasa: How to play well' }).waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/[{}]|NaN|undefined/)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: 'First-game guide' }).click()
    await page.waitForSelector('[data-stop]', { timeout: patience(30_000) })
    await page.locator('.contents').getByRole('link', { name: 'Ten exercises' }).click()
    await page.waitForSelector('[data-exercise]', { timeout: patience(30_000) })
  })
})
