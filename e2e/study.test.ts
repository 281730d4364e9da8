import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { patience } from '../tools/pace.ts'
import { barriers } from './support/barriers.ts'
import { eventually } from './support/eventually.ts'
import { asked, isOver, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

/** The analysis board. */

const server = openServer()
const options = { players: 2 }
const tables = [
  keptTable({ id: 'end', options, until: isOver }),
  keptTable({ id: 'running', options, until: asked('builder-build') }),
]

const seq = async (page: Page) => Number(await page.locator('.table').getAttribute('data-seq'))
const isTold = (page: Page) => eventually(() => page.locator('[data-line]').count()).toBeGreaterThan(0)
const rowShown = (page: Page) => page.locator('[data-study] [aria-selected="true"]').innerText()

/** Plays a line of the engine: what is laid out first is sealed as soon as it lies there. */
async function playLine(page: Page, rank: number): Promise<void> {
  const shown = await rowShown(page)
  await page.locator(`[data-line="${rank}"]`).click()
  await eventually(async () => {
    const done = page.locator('[data-done]:enabled')
    if ((await rowShown(page)) === shown && (await done.count()) > 0)
      await done.click({ timeout: 1000 }).catch(() => {})
    return rowShown(page)
  }).not.toBe(shown)
}

/** The study of a moment of the finished game. */
async function openFromReplay(page: Page, go: (path: string) => Promise<unknown>, line: number): Promise<void> {
  await go(`/local/end/replay#${line}`)
  await page.locator('[data-place]').first().waitFor()
  await page.locator('[data-open-study]').click()
  await page.locator('[data-study]').waitFor()
}

/** How many lines the game of the table has, those taken back left out: its end, as a study counts. */
async function lastMoment(page: Page): Promise<number> {
  return Number(await page.locator('[data-study] .number').last().innerText())
}

describe('a study', () => {
  test('goes from a finished game to a branch that wins, and is opened by its link on another device', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await openFromReplay(page, (path) => guest.go(path), 60)
    await page.keyboard.press('End')
    const over = page.getByText('The game is over here.')
    await over.waitFor()
    await page.getByRole('radio', { name: 'As it was' }).check({ force: true })
    const end = await lastMoment(page)
    // Some answers before the end, a line of one's own is played out by what the engine finds best.
    for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'One answer back' }).click()
    await page.keyboard.press('b')
    await page.getByText('The next answer begins a line of its own').waitFor()
    while ((await over.count()) === 0) {
      await page.locator('[data-line="0"]').or(over).first().waitFor()
      if ((await over.count()) === 0) await playLine(page, 0)
    }
    expect(await lastMoment(page)).toBe(end)
    await page.locator('[data-mark="good"]').click()
    await page.getByLabel('Name of this line').fill('The better end')
    await page.getByLabel('What you think of it').fill('<img src=x onerror=alert(1)>')
    await page.getByLabel('What you think of it').blur()
    await page.locator('[data-share]').click()
    await page.locator('[data-share-now]').click()
    const link = await page.getByLabel('Link to the study').inputValue()
    expect(link).toMatch(/\/study\/shared\/[a-z2-9]{26}$/)
    expect(await barriers(page)).toEqual([])

    // It stands on the shelf.
    await page.reload()
    await page.locator('[data-study]').waitFor()
    expect(await rowShown(page)).toContain('The better end')

    const other = await server.visit({ device: 'phone' })
    await other.go(new URL(link).pathname)
    await other.page.locator('.tabs button').last().click()
    await other.page.locator('[data-study]').waitFor()
    const told = other.page.locator('.node', { hasText: 'The better end' })
    await told.waitFor()
    expect(await told.innerText()).toContain('<img src=x onerror=alert(1)>')
    await told.click()
    await other.page.getByText('The game is over here.').waitFor()
    // Read only: there is nothing to share, but it can be kept.
    expect(await other.page.locator('[data-share]').count()).toBe(0)
    await other.page.locator('[data-keep]').click()
    await eventually(() => other.page.url()).toMatch(/\/study\/[0-9a-f]{16}$/)

    // Taken back, it is nobody's any more.
    await page.locator('[data-share]').click()
    await page.locator('[data-unshare]').click()
    await page.locator('[data-share-now]').waitFor()
    const late = await server.visit({})
    late.expectRefusals()
    await late.go(new URL(link).pathname)
    await late.page.getByText('There is no such study here.').waitFor()
  })

  test('has a first line at once, drops no frame for it, and is quiet when it is off', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await openFromReplay(page, (path) => guest.go(path), 40)
    await isTold(page)
    const times: number[] = []
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press(i % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
      await eventually(() => page.locator('[data-engine][data-first]').count()).toBe(1)
      times.push(Number(await page.locator('[data-engine]').getAttribute('data-first')))
    }
    const middle = times.toSorted((a, b) => a - b)[4]
    expect(middle).toBeLessThan(patience(300))
    // While it thinks the page is free: frames come as if it were off.
    const longest = () =>
      page.evaluate(async () => {
        let last = performance.now()
        const gaps: number[] = []
        for (let i = 0; i < 40; i++) {
          await new Promise(requestAnimationFrame)
          gaps.push(performance.now() - last)
          last = performance.now()
        }
        return gaps.toSorted((a, b) => a - b)[36]
      })
    const thinking = await longest()
    await page.keyboard.press('e')
    await page.getByText('The engine is off').waitFor()
    expect(await page.locator('[data-line]').count()).toBe(0)
    expect(thinking).toBeLessThan((await longest()) + patience(34))
    await page.keyboard.press('e')
    await isTold(page)
  })

  test('is noted in, put in order, removed and undone', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await openFromReplay(page, (path) => guest.go(path), 20)
    await page.keyboard.press('b')
    await isTold(page)
    await playLine(page, 0)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('b')
    await isTold(page)
    await playLine(page, 0)
    const second = page.locator('[data-study] .label', { hasText: 'B' })
    await eventually(() => second.count()).toBe(1)
    await page.locator('[data-prune]').click()
    await eventually(() => second.count()).toBe(0)
    await page.locator('[data-undo-change]').click()
    await eventually(() => second.count()).toBe(1)
    await second.click()
    await page.locator('[data-mark="blunder"]').click()
    await eventually(() => rowShown(page)).toContain('??')
    // Before the other it is the first.
    await page.locator('[data-promote]').click()
    await eventually(() => rowShown(page)).toMatch(/^A/)
    await page.locator('[data-compare]').click()
    await page.locator('[data-compared] table').waitFor()
  })

  test('is saved as a file and comes back from it; anything else is refused', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await openFromReplay(page, (path) => guest.go(path), 30)
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save]').click()])
    const saved = readFileSync(await download.path(), 'utf8')
    await guest.go('/study')
    const file = page.locator('input[type=file]')
    for (const [name, bytes, why] of [
      ['bytes', Buffer.from([0, 1, 2, 255, 254]), 'it is not JSON'],
      ['other', Buffer.from('{"a":1}'), 'is no study'],
      ['wrong', Buffer.from(saved.replace(/"line": "0 [^"]+"/, '"line": "0 nonsense"')), 'do not allow'],
    ] as const) {
      await file.setInputFiles({ name, mimeType: 'application/json', buffer: bytes })
      await page.getByRole('alert').getByText(why).waitFor()
    }
    expect(new URL(page.url()).pathname).toBe('/study')
    await file.setInputFiles({ name: 'study.json', mimeType: 'application/json', buffer: Buffer.from(saved) })
    await page.locator('[data-study]').waitFor()
    expect(await seq(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
  })

  test('of a running table knows what its seat knows, and is shared only once the game is over', async () => {
    const guest = await server.visit({ tables })
    const { page } = guest
    await guest.go('/local/running')
    await page.locator('[data-place]').first().waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('[data-open-study]').click()
    await page.locator('[data-study]').waitFor()
    expect(await page.getByRole('radio', { name: 'As it was' }).isDisabled()).toBe(true)
    await page.getByText('This game still runs').waitFor()
    expect(await page.locator('[data-share], [data-save]').count()).toBe(0)
  })

  test('begins from nothing, with a game and its options', async () => {
    const guest = await server.visit({})
    const { page } = guest
    await guest.go('/study')
    expect(await barriers(page)).toEqual([])
    await page.locator('[data-game]').selectOption('mombasa')
    await page.locator('[data-open-study]').click()
    await page.locator('[data-study]').waitFor()
    await isTold(page)
    expect(await barriers(page)).toEqual([])
  })

  test('leaves the dock room for whole words beside its drawer', async () => {
    const guest = await server.visit({ device: { width: 1440, height: 900 } })
    const { page } = guest
    await guest.go('/study')
    await page.locator('[data-game]').selectOption('cooper-island')
    await page.locator('[data-open-study]').click()
    await isTold(page)
    const offered = page.locator('.dock [data-end]')
    await offered.first().waitFor()
    const narrowest = () =>
      offered.evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().width)))
    await eventually(narrowest).toBeGreaterThan(130)
  })
})

describe('what decided a game', () => {
  test('is looked for by itself after the game, told with what was better, and tried out in a study', async () => {
    const guest = await server.visit({ tables, settings: { lookBack: true } })
    const { page } = guest
    await guest.go('/local/end')
    await page.locator('[data-looked-back]').waitFor({ timeout: patience(60_000) })
    const found = Number(await page.locator('[data-looked-back]').getAttribute('data-looked-back'))
    expect(found).toBeLessThanOrEqual(3)
    await page.locator('[data-looked-back] a').click()
    await page.getByRole('tabpanel', { name: 'Turning points' }).waitFor()
    await eventually(() => page.locator('[data-try]').count()).toBe(found)
    await page.locator('[data-accuracy]').waitFor({ timeout: patience(60_000) })
    expect(await page.locator('[data-accuracy] li').first().innerText()).toMatch(/\d+%/)
    if (found === 0) return
    const line = Number(await page.locator('[data-try]').first().getAttribute('data-try'))
    await page.locator('[data-try]').first().click()
    await page.locator('[data-study]').waitFor()
    expect(await seq(page)).toBeLessThanOrEqual(line)
    await eventually(() => page.locator('[data-decisive]').count()).toBe(found)
    await isTold(page)
  })
})
