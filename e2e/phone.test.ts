import type { Sight } from '@quayside/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openHouse } from './support/house.ts'
import { buttonOf, lit, Player } from './support/player.ts'
import { asked, isOver, keptTable } from './support/tables.ts'

const house = openHouse()

/** What sticks out of the screen at its right, if the page can be pushed sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 8)
  })

const tabs = (page: Page) => page.locator('.tabs button')
const tray = (page: Page, name: string) => page.locator('.tray').getByRole('button', { name })
const current = (page: Page) => page.locator('.tabs [aria-current="page"]')

/** Targets that a finger has to meet and that are smaller than it. */
const small = (page: Page, selector: string) =>
  page.evaluate(
    (what) =>
      [...document.querySelectorAll<HTMLElement>(what)]
        .filter((target) => target.offsetParent)
        .filter((target) => target.offsetHeight < 44 || target.offsetWidth < 44)
        .map((target) => `${target.textContent?.trim()} ${target.offsetWidth}×${target.offsetHeight}`),
    selector,
  )

/** A circle on one's island that takes a worker, and a worker that was just placed. */
const FREE = '.island [data-lit]'
const PLACED = '.island .field:has(.drafted), .island .circles .drafted'

/** Enough workers for several taps. */
const fiveToPlace = ({ view }: Sight) => (view.players as { spare: number }[])[0].spare >= 5

describe('on a phone', () => {
  test('nothing sticks out at home, in any part of the table, and at the end', async () => {
    const guest = await house.visit({
      device: 'phone',
      tables: [
        keptTable({ id: 'captain', options: { players: 5 }, until: asked('captain-load') }),
        keptTable({ id: 'end', until: isOver }),
      ],
    })
    const { page } = guest
    await guest.go('/')
    await page.getByRole('button', { name: /now/i }).first().waitFor()
    expect(await overflow(page)).toEqual([])

    await guest.go('/local/captain')
    await new Player(page, true).question()
    await page.locator('[data-place]').first().waitFor()
    expect(await small(page, '.dock button, .tabs button')).toEqual([])
    for (const tab of await tabs(page).all()) {
      await tab.tap()
      await expect.poll(() => tab.getAttribute('aria-current')).toBe('page')
      expect(await overflow(page)).toEqual([])
    }

    await guest.go('/local/end')
    await new Player(page, true).seeing('over')
    await page.locator('.result svg').first().waitFor()
    expect(await overflow(page)).toEqual([])
  })

  test('the first tap marks and the second commits; tabs show where answers are', async () => {
    const guest = await house.visit({ device: 'phone', tables: [keptTable({ id: 'phone' })] })
    const { page } = guest
    await guest.go('/local/phone')
    const player = new Player(page, true)
    const { seq, answers } = await player.question('choose-role')
    // The part of the table with the answers opens by itself and bears the dot.
    await expect.poll(() => current(page).textContent()).toContain('Harbour')
    expect(await page.locator('.tabs i').count()).toBe(1)
    expect(await current(page).locator('i').count()).toBe(1)

    const [first, second] = answers
    await page.locator('[data-place^="role:"][data-lit]').first().waitFor()
    await player.press(lit(first.replace('role ', 'role:')))
    await expect.poll(() => page.locator('.dock .answer.strong').getAttribute('data-answer')).toBe(first)
    await player.press(lit(second.replace('role ', 'role:')))
    await expect.poll(() => page.locator('.dock .answer.strong').getAttribute('data-answer')).toBe(second)
    const before = await player.look()
    expect(before.seq).toBe(seq)
    await player.press(lit(second.replace('role ', 'role:')))
    await player.goneOn(before)

    // A button of the dock commits at once.
    const next = await player.question()
    if (next.moment === 'question') await player.goneOn(await player.press(buttonOf(next.answers[0])))
  })

  test('workers are placed by taps, or all at once by "Fill for me"', async () => {
    const mayor = keptTable({ id: 'mayor', until: asked('mayor-place', fiveToPlace) })
    const guest = await house.visit({ device: 'phone', tables: [mayor] })
    const { page } = guest
    await guest.go('/local/mayor')
    const player = new Player(page, true)
    await player.seeing('gesture')
    const done = page.locator('[data-done]')
    const status = page.locator('.tray [role="status"]')
    await expect.poll(() => done.isEnabled()).toBe(true)
    await expect.poll(() => status.textContent()).toContain('All placed')

    await tray(page, 'Lift all').tap()
    await expect.poll(() => status.textContent()).toMatch(/\d+ to place/)
    expect(await done.isEnabled()).toBe(false)
    const all = Number.parseInt((await status.textContent())!, 10)
    // Tap by tap; a piece that is tapped again comes off.
    await player.press(FREE)
    await expect.poll(() => status.textContent()).toContain(`${all - 1} to place`)
    await player.press(PLACED)
    await expect.poll(() => status.textContent()).toContain(`${all} to place`)
    for (let left = all; left > 0; left--) {
      await player.press(FREE)
      if (left > 1) await expect.poll(() => status.textContent()).toContain(`${left - 1} to place`)
    }
    await expect.poll(() => status.textContent()).toContain('All placed')

    await tray(page, 'Lift all').tap()
    await expect.poll(() => status.textContent()).toContain(`${all} to place`)
    await tray(page, 'Fill for me').tap()
    await expect.poll(() => status.textContent()).toContain('All placed')
    await player.done()
  })

  test('the last workers of the game can be placed by hand', async () => {
    const last = keptTable({
      id: 'last',
      seed: 'last25',
      until: (sight, table) => {
        if (sight.ask?.question.kind !== 'mayor-place') return false
        const proposed = table.propose(0)
        const after = proposed.ok ? table.preview(0, proposed.value) : proposed
        return after.ok && after.value === null
      },
    })
    const guest = await house.visit({ device: 'phone', tables: [last] })
    const { page } = guest
    await guest.go('/local/last')
    const player = new Player(page, true)
    await player.seeing('gesture')
    const status = page.locator('.tray [role="status"]')
    await tray(page, 'Lift all').tap()
    await expect.poll(() => status.textContent()).toMatch(/\d+ to place/)
    for (let left = Number.parseInt((await status.textContent())!, 10); left > 0; left--) {
      await player.press(FREE)
      if (left > 1) await expect.poll(() => status.textContent()).toContain(`${left - 1} to place`)
    }
    await player.done()
    await player.seeing('over')
  })
})
