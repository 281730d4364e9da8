import { matchReason } from '@quayside/kernel'
import type { Sight } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { lit, Player } from './support/player.ts'
import { asked, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

describe('undo', () => {
  test('says what it takes back, and after a draw why it cannot', async () => {
    const guest = await server.visit({ tables: [keptTable({ id: 'undo' })] })
    const { page } = guest
    await guest.go('/local/undo')
    const player = new Player(page)
    const undo = page.locator('.dock .undo')
    await player.question('choose-role')
    expect(await undo.getAttribute('aria-disabled')).toBe('true')

    await player.answer('role builder')
    const before = await player.question('builder-build')
    expect(await undo.getAttribute('title')).toBe('Undo: Choose Builder')
    expect(await undo.getAttribute('aria-disabled')).toBe('false')
    await undo.click()
    await player.goneOn(before)
    await player.question('choose-role')

    // Bots answer after the settler's own choice; then the row is filled again from what lay face down.
    await player.answer('role settler')
    await player.question('settler-take')
    await player.anything()
    await player.ready()
    expect(await undo.getAttribute('aria-disabled')).toBe('true')
    await player.press('.dock .undo')
    await eventually(() => page.locator('.dock .no').textContent()).toBe(matchReason('en', 'undo-revealed'))
  })
})

describe('what cannot be answered says why', () => {
  test('a building that costs too much, and one that is sold out', async () => {
    const poor = keptTable({
      id: 'builder',
      until: asked('builder-build', ({ view }) => Object.values(view.market as object).includes(0)),
    })
    const guest = await server.visit({ tables: [poor] })
    const { page } = guest
    await guest.go('/local/builder')
    const player = new Player(page)
    const { seq } = await player.question('builder-build')

    const cells = page.locator('.cell.off')
    await eventually(() => cells.count()).toBeGreaterThan(2)
    for (const reason of ['short', 'none left']) {
      const cell = cells.filter({ hasText: reason }).first()
      const place = await cell.getAttribute('data-place')
      await player.press(`[data-place="${place}"]`)
      await eventually(() => page.locator('.dock .no').textContent()).toMatch(
        reason === 'short' ? /coins? short/ : /sold out/,
      )
      expect(await page.locator(`[data-place="${place}"] .refusal`).count()).toBe(1)
      expect(await page.locator('[data-live="refusal"]').textContent()).not.toBe('')
    }
    expect((await player.look()).seq).toBe(seq)
  })

  test('a good on the wrong ship', async () => {
    const guest = await server.visit({ tables: [keptTable({ id: 'captain', until: asked('captain-load', canErr) })] })
    const { page } = guest
    await guest.go('/local/captain')
    const player = new Player(page)
    const { seq, answers } = await player.question('captain-load')
    const good = goodForTwo(answers)!
    await player.press(lit(`pile:${good}`))
    await eventually(async () => (await player.look()).title).toMatch(/: which ship/)
    const wrong = await page.locator('[data-place^="ship:"]:not([data-lit])').first().getAttribute('data-place')
    await player.press(`[data-place="${wrong}"]`)
    await eventually(() => page.locator('.dock .no').textContent()).toMatch(
      /^\S+ can.t join the ship of \d: it carries /,
    )
    await page.keyboard.press('Escape')
    expect(await page.locator('.dock .no').count()).toBe(0)
    expect((await player.look()).seq).toBe(seq)
  })
})

/** A good that two ships would take. */
const goodForTwo = (answers: readonly string[]): string | undefined => {
  const goods = answers.map((answer) => answer.split(' ')[1])
  return goods.find((good, i) => goods.indexOf(good) !== i)
}

/** There is a choice of ships, and one ship that will not have what goes on the others. */
function canErr({ view, ask }: Sight): boolean {
  const good = goodForTwo(ask!.answers.map(({ text }) => text))
  return (view.ships as { good?: string }[]).some((ship) => good && ship.good && ship.good !== good)
}
