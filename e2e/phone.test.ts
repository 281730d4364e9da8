import type { Sight } from '@quayside/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { overflow, small, tabs } from './support/phone.ts'
import { buttonOf, lit, Player } from './support/player.ts'
import { asked, isOver, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

const tray = (page: Page, name: string) => page.locator('.dock').getByRole('button', { name })
const current = (page: Page) => page.locator('.tabs [aria-current="page"]')

/** A circle on one's island that takes a worker, and a worker that was just placed. */
const FREE = '.island [data-lit]'
const PLACED = '.island .field:has(.drafted), .island .circles .drafted'

/** Workers in the tray. */
const toPlace = (page: Page) =>
  page.evaluate(() => Number.parseInt(document.querySelector('.dock .pool')?.textContent ?? '', 10) || 0)

/** Places every worker, tap by tap. */
async function placeAll(player: Player): Promise<void> {
  for (let left = await toPlace(player.page); left > 0; left--) {
    await player.press(FREE)
    await eventually(() => toPlace(player.page)).toBe(left - 1)
  }
}

/** Enough workers for several taps. */
const fiveToPlace = ({ view }: Sight) => (view.players as { spare: number }[])[0].spare >= 5

describe('on a phone', () => {
  test('nothing sticks out at home, in any part of the table, and at the end', async () => {
    const guest = await server.visit({
      device: 'phone',
      tables: [
        keptTable({ id: 'waiting', options: { players: 5 }, until: asked('captain-load') }),
        keptTable({ id: 'end', until: isOver }),
      ],
    })
    const { page } = guest
    await guest.go('/')
    await page.getByRole('button', { name: /now/i }).first().waitFor()
    expect(await overflow(page)).toEqual([])

    await page.getByRole('link', { name: /your turn/ }).tap()
    await new Player(page, true).question()
    await page.locator('[data-place]').first().waitFor()
    expect(await small(page, '.dock button, .tabs button')).toEqual([])
    for (const tab of await tabs(page).all()) {
      await tab.tap()
      await eventually(() => tab.getAttribute('aria-current')).toBe('page')
      expect(await overflow(page)).toEqual([])
    }

    // Going back leaves no sheet behind.
    await page.getByRole('button', { name: 'Rules' }).tap()
    await page.getByRole('dialog').locator('h2').first().waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^A table for three/ }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)

    await guest.go('/local/end')
    await new Player(page, true).seeing('over')
    await page.locator('.result svg').first().waitFor()
    expect(await overflow(page)).toEqual([])
  })

  test('the first tap marks and the second commits; tabs show where answers are', async () => {
    const guest = await server.visit({ device: 'phone', tables: [keptTable({ id: 'phone' })] })
    const { page } = guest
    await guest.go('/local/phone')
    const player = new Player(page, true)
    const { seq, answers } = await player.question('choose-role')
    // The part of the table with the answers opens by itself and bears the dot.
    await eventually(() => current(page).textContent()).toContain('Harbour')
    expect(await page.locator('.tabs i').count()).toBe(1)
    expect(await current(page).locator('i').count()).toBe(1)

    const [first, second] = answers
    await page.locator('[data-place^="role:"][data-lit]').first().waitFor()
    await player.press(lit(first.replace('role ', 'role:')))
    await eventually(() => page.locator('.dock .touched .offer').getAttribute('data-answer')).toBe(first)
    await player.press(lit(second.replace('role ', 'role:')))
    await eventually(() => page.locator('.dock .touched .offer').getAttribute('data-answer')).toBe(second)
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
    const guest = await server.visit({ device: 'phone', tables: [mayor] })
    const { page } = guest
    await guest.go('/local/mayor')
    const player = new Player(page, true)
    await player.seeing('gesture')
    const done = page.locator('[data-done]')
    await eventually(() => done.isEnabled()).toBe(true)
    expect(await toPlace(page)).toBe(0)

    await tray(page, 'Lift all').tap()
    await eventually(() => toPlace(page)).toBeGreaterThan(4)
    expect(await done.isEnabled()).toBe(false)
    const all = await toPlace(page)
    // Tap by tap; a piece that is tapped again comes off.
    await player.press(FREE)
    await eventually(() => toPlace(page)).toBe(all - 1)
    await player.press(PLACED)
    await eventually(() => toPlace(page)).toBe(all)
    await placeAll(player)
    await eventually(() => done.isEnabled()).toBe(true)

    await tray(page, 'Lift all').tap()
    await eventually(() => toPlace(page)).toBe(all)
    await tray(page, 'Fill for me').tap()
    await eventually(() => toPlace(page)).toBe(0)
    await player.done()
  })

  test('the last workers of the game can be placed by hand', async () => {
    const last = keptTable({
      id: 'last',
      until: (sight, table) => {
        if (sight.ask?.question.kind !== 'mayor-place') return false
        const proposed = table.propose(0)
        const after = proposed.ok ? table.preview(0, proposed.value) : proposed
        return after.ok && after.value === null
      },
    })
    const guest = await server.visit({ device: 'phone', tables: [last] })
    const { page } = guest
    await guest.go('/local/last')
    const player = new Player(page, true)
    await player.seeing('gesture')
    await tray(page, 'Lift all').tap()
    await eventually(() => toPlace(page)).toBeGreaterThan(1)
    await placeAll(player)
    await player.done()
    await player.seeing('over')
  })
})
